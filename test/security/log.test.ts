import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { appCode } from '../harness/authenticator-app.ts';
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
  dataDir = await makeTemporaryDirectory();
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

/** Ids that stand for a person: whose it is, and in which session. */
function idsIn(token: string): string[] {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return Object.values<unknown>(payload).filter(
    (value) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value),
  ) as string[];
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

/** Turns two-step sign-in on and signs in by it. Answers what of it opens an account. */
async function signInByTwoSteps(cookie: string): Promise<string[]> {
  const factor = '/api/auth/second-factor';
  const begun = JSON.parse((await post(`${factor}/begin`, {}, { cookie })).text);
  const code = appCode(begun.secret, new Date());
  const { recovery_codes } = JSON.parse((await post(`${factor}/confirm`, { code }, { cookie })).text);
  expect(recovery_codes).toHaveLength(10);
  const asked = await post('/api/auth/sign-in/email', account);
  const [right = ''] = asked.headers.getSetCookie().map((line) => line.split(';')[0]);
  expect(right).toMatch(/^growth-loop\.second-factor=/);
  const step = (typed: string) =>
    post('/api/auth/sign-in/second-factor', { code: typed, remember: true }, { cookie: right });
  expect((await step('canary')).text).not.toContain(CANARY);
  expect((await step(code)).status).toBe(401);
  const signedIn = await step(recovery_codes[0]);
  expect(signedIn.status).toBe(200);
  const given = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=')[1] ?? '');
  return [begun.secret, ...recovery_codes, right.split('=')[1] ?? '', ...given].filter(Boolean);
}

test('neither logs nor errors quote a person, also when everything goes wrong', async () => {
  const signedUp = await post('/api/auth/sign-up/email', account);
  expect(signedUp.status).toBe(200);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const token = (await (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).json()).token;

  const secrets = await signInByTwoSteps(cookie);

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
  const named = { authorization: `Bearer ${token}` };
  const [userId = '', sessionId = ''] = idsIn(token);
  expect([userId, sessionId]).not.toContain('');
  // A token of Google's is somebody's key to their tasks.
  const sync = { userId, accessToken: `ya29.${CANARY}` };
  expect((await post('/functions/v1/sync-google-tasks', sync, named)).status).toBe(409);
  await fetch(`${url}/google-return#access_token=ya29.${CANARY}`);
  await fetch(`${url}/api/tasks?${CANARY}=${CANARY}&user=${userId}`, { headers: named });
  await fetch(`${url}/api/tasks/${userId}`, { method: 'DELETE', headers: named });
  await fetch(`${url}/${CANARY}/${userId}?${CANARY}`, { headers: { ...named, 'x-request-id': CANARY } });

  await sqlIn(dataDir, 'alter table auth.user rename to gone');
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
  await sqlIn(dataDir, 'alter table auth.gone rename to "user"');

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
  expect(everythingSaid()).toContain('request failed');
  expect(everythingSaid()).not.toContain(CANARY);
  expect(everythingSaid()).not.toContain(token.toLowerCase());
  for (const secret of secrets) expect(everythingSaid()).not.toContain(secret.toLowerCase());
  for (const id of [userId, sessionId]) expect(everythingSaid()).not.toContain(id);
  expect(everythingSaid()).not.toMatch(/127\.0\.0\.1|::1/);
});

/** What the API document says of a value. */
interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minItems?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** A value as the document describes it, with the canary wherever a text may stand. */
function filled(schema: Schema): unknown {
  const { type, format } = schema;
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (choice) return filled(choice);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const kind = Array.isArray(type) ? type[0] : type;
  if (kind === 'object') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, filled(part)]),
    );
  }
  if (kind === 'array') return schema.items ? [filled(schema.items)] : [];
  if (kind === 'integer' || kind === 'number') return 1;
  if (kind === 'boolean') return true;
  if (format === 'uuid') return randomUUID();
  if (format === 'date-time') return '2026-11-19T14:00:00.000Z';
  return `${CANARY} text`;
}

interface Operation {
  security?: unknown;
  requestBody?: { content: { 'application/json'?: { schema: Schema } } };
}

test('a canary in every text of every call is in no log and no error, also when nothing can be stored', async () => {
  const person = await post('/api/auth/sign-up/email', { ...account, email: 'canary-3@canary.example' });
  const cookie = person.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { token } = await (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).json();
  const document: { paths: Record<string, Record<string, Operation>> } = await (
    await fetch(`${url}/api/openapi.json`)
  ).json();
  const writes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security, requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      return schema && security ? [{ path, method: method.toUpperCase(), schema }] : [];
    }),
  );
  expect(writes.length).toBeGreaterThanOrEqual(15);

  const refused: { call: string; status: number; text: string }[] = [];
  const sendAll = async () => {
    for (const { path, method, schema } of writes) {
      const response = await fetch(`${url}${path.replaceAll(/\{\w+\}/g, randomUUID())}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(filled(schema)),
      });
      const text = await response.text();
      if (!response.ok) refused.push({ call: `${method} ${path}`, status: response.status, text });
    }
  };
  await sendAll();
  await sqlIn(dataDir, 'revoke all on all tables in schema public from app_user');
  await sendAll();
  await sqlIn(dataDir, 'grant select, insert, update, delete on all tables in schema public to app_user');

  expect(refused.filter(({ status }) => status >= 500).length).toBeGreaterThan(5);
  for (const { call, text } of refused) expect(text.toLowerCase(), call).not.toContain(CANARY);
  expect(everythingSaid()).not.toContain(CANARY);
});
