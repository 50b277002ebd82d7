import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ServerProcess,
  sqlIn,
  startServerProcess,
  stopServerProcesses,
} from '../harness/server-process.ts';

/* Threat 14: what a person is, writes and proves must be in no log, no error and no address. */

let dataDir: string;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'growth-loop-log-'));
  server = startServerProcess({ DATA_DIR: dataDir, HOME: process.cwd(), LOG_LEVEL: 'info' });
  url = await server.ready;
}, 60_000);
afterAll(async () => {
  server.signal('SIGTERM');
  await server.ended;
  await stopServerProcesses();
  await rm(dataDir, { recursive: true, force: true });
});

const CANARY = 'canary';
const account = { name: 'Canary Name', email: 'canary@canary.example', password: 'canary-password' };

/** Everything a call sent and got, where a canary may be only in what the person gets back on purpose. */
async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const everythingSaid = () => [...server.lines, ...server.complaints].join('\n').toLowerCase();

/** One field after another as it should not be, filled with the canary. */
const wrongBodies: Record<string, unknown>[] = [
  { ...account, email: CANARY },
  { ...account, name: { [CANARY]: CANARY } },
  { ...account, password: [CANARY] },
  { ...account, name: CANARY.repeat(100) },
  { [CANARY]: CANARY },
];

test('neither logs nor errors quote a person, also when everything goes wrong', async () => {
  const signedUp = await post('/api/auth/sign-up/email', account);
  expect(signedUp.status).toBe(200);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const token = (await (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).json()).token;

  const failures = [
    await post('/api/auth/sign-up/email', account),
    await post('/api/auth/sign-in/email', { ...account, password: 'canary-wrong' }),
    await post('/api/auth/recovery/exchange', { code: CANARY }),
    await post('/api/auth/session-from-hash', { access_token: CANARY, refresh_token: CANARY }),
    await post(
      '/api/auth/change-password',
      { currentPassword: CANARY, newPassword: 'canary-new' },
      { cookie },
    ),
    await post('/api/auth/change-email', { currentPassword: CANARY, newEmail: account.email }, { cookie }),
    await post(
      '/rest/v1/rpc/check_feature_access',
      { p_user_id: CANARY, p_feature_name: CANARY },
      {
        authorization: `Bearer ${token}`,
      },
    ),
    ...(await Promise.all(wrongBodies.map((body) => post('/api/auth/sign-up/email', body)))),
    await post(`/api/${CANARY}`, {}),
  ];
  await post('/api/auth/request-password-reset', { email: account.email });

  await sqlIn(dataDir, 'alter table auth.session rename to gone');
  const broken = [
    await post('/api/auth/sign-in/email', account),
    await post('/api/auth/sign-up/email', { ...account, email: 'canary-2@canary.example' }),
    await post(
      '/api/auth/change-email',
      { currentPassword: account.password, newEmail: 'c@canary.example' },
      { cookie },
    ),
    await post(
      '/rest/v1/rpc/check_feature_access',
      {
        p_user_id: '01900000-0000-7000-8000-000000000001',
        p_feature_name: CANARY,
      },
      { authorization: `Bearer ${token}` },
    ),
  ];
  await sqlIn(dataDir, 'alter table auth.gone rename to session');

  for (const { status, text } of failures) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text.toLowerCase()).not.toContain(CANARY);
  }
  for (const { status, text } of broken) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text.toLowerCase()).not.toContain(CANARY);
  }
  expect(broken.filter(({ status }) => status === 500).length).toBeGreaterThan(0);
  expect(everythingSaid()).toContain('failed');
  expect(everythingSaid()).not.toContain(CANARY);
  expect(everythingSaid()).not.toContain(token.toLowerCase());
});
