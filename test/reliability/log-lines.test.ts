import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { type BreakableWay, openBreakableWay } from '../harness/breakable-way.ts';
import { type LogLine, logLines } from '../harness/log-lines.ts';
import { createTestDatabase, type TestDatabase } from '../harness/postgres.ts';
import { type ServerProcess, startServerProcess, stopServerProcesses } from '../harness/server-process.ts';

/* What an operator sees: each failure leaves one line that says where it happened, and none says of whom. */

let database: TestDatabase;
let way: BreakableWay;
let dataDir: string;
let server: ServerProcess;
let url: string;
let owner: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  way = await openBreakableWay(database.url);
  dataDir = await makeTemporaryDirectory();
  server = startServerProcess({
    DATA_DIR: dataDir,
    HOME: process.cwd(),
    LOG_LEVEL: 'info',
    DATABASE_URL: way.url,
    // Nobody listens there: every mail fails.
    SMTP_URL: 'smtp://127.0.0.1:9',
    REMINDER_WEBHOOK_URL: 'http://127.0.0.1:9/canary',
    CRM_WEBHOOK_URL: 'http://127.0.0.1:9/canary',
  });
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  url = await server.ready;
  // The last thing a start does, after it has said that it is ready.
  await vi.waitFor(
    async () => expect((await owner.query('select 1 from pgboss.schedule')).rowCount).toBe(12),
    20_000,
  );
}, 60_000);
afterAll(async () => {
  way.set('open');
  server.signal('SIGTERM');
  await server.ended;
  await stopServerProcesses();
  await owner.end();
  await way.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});
afterEach(() => way.set('open'));

let people = 0;
const somebody = () => ({
  name: 'Canary Name',
  email: `canary-${people++}@canary.example`,
  password: 'canary-password',
});

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const signUp = () => post('/api/auth/sign-up/email', somebody());

async function linesOf(work: () => Promise<unknown>, settle = 300): Promise<LogLine[]> {
  const before = server.lines.length;
  await work();
  await new Promise((done) => setTimeout(done, settle));
  const said = [...server.lines.slice(before), ...server.complaints].join('\n').toLowerCase();
  expect(said).not.toMatch(/canary|127\.0\.0\.1/);
  // Each sign-up has a mail that fails, again and again, at times of its own.
  return logLines(server, before).filter(({ job }) => job !== 'confirmation-email');
}

const levels = (lines: LogLine[]) => lines.map(({ level }) => level);

const FAIL = `create function broken() returns trigger language plpgsql
  as $$ begin raise exception 'canary %', new using errcode = 'disk_full'; end $$`;

test('a request leaves one line: method, pattern, status, time, and the id that its answer carries', async () => {
  const ids: (string | null)[] = [];
  const lines = await linesOf(async () => {
    ids.push((await signUp()).headers.get('x-request-id'));
    const refused = await post('/api/canary?canary=canary', {});
    const { error } = await refused.json();
    expect(error.request_id).toBe(refused.headers.get('x-request-id'));
    ids.push(error.request_id);
    ids.push((await fetch(`${url}/healthz`)).headers.get('x-request-id'));
  });
  const common = { time: expect.any(Number), level: 'info', msg: 'request', duration_ms: expect.any(Number) };
  expect(lines).toEqual([
    { ...common, request_id: ids[0], method: 'POST', route: '/api/auth/sign-up/email', status: 200 },
    { ...common, request_id: ids[1], method: 'POST', route: '/api/*', status: 404, code: 'not_found' },
    { ...common, request_id: ids[2], method: 'GET', route: '/healthz', status: 200 },
  ]);
  expect(new Set(ids).size).toBe(3);
});

test('a page leaves one line, and the files it is made of none', async () => {
  const page = await (await fetch(`${url}/tasks?canary=canary`)).text();
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(2);
  const lines = await linesOf(async () => {
    await fetch(`${url}/tasks?canary=canary`);
    for (const file of files) expect((await fetch(`${url}${file}`)).status).toBe(200);
    expect((await fetch(`${url}/assets/canary.js`)).status).toBe(404);
  });
  expect(lines).toMatchObject([
    { level: 'info', method: 'GET', route: '/*', status: 200 },
    { level: 'info', method: 'GET', route: '/assets/*', status: 404 },
  ]);
});

test.each([
  ['profiles', 500, 'profile_failed'],
  ['auth.user', 503, undefined],
  ['auth.session', 503, undefined],
])('a sign-up that fails at %s leaves one error line with its cause', async (table, status, code) => {
  await owner.query(FAIL);
  await owner.query(`create trigger broken before insert on ${table} for each row execute function broken()`);
  const answers: Response[] = [];
  const lines = await linesOf(async () => answers.push(await signUp()));
  await owner.query('drop function broken cascade');
  expect(answers[0]?.status).toBe(status);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: 'error',
    msg: 'request failed',
    route: '/api/auth/sign-up/email',
    status,
    sql_state: '53100',
    request_id: answers[0]?.headers.get('x-request-id'),
    stack: expect.stringMatching(/at .*sign-up|at .*auth\/server/),
  });
  if (code) expect(lines[0]?.code).toBe(code);
  expect(levels(await linesOf(signUp))).toEqual(['info']);
});

test('a dead database leaves one error line for a call, and jobs and sync push that wait for it one warning each', async () => {
  way.set('down');
  const lines = await linesOf(async () => expect((await signUp()).status).toBe(503), 4000);
  expect(levels(lines).filter((level) => level === 'error')).toHaveLength(1);
  expect(lines.find(({ level }) => level === 'error')).toMatchObject({
    msg: 'request failed',
    route: '/api/auth/sign-up/email',
    status: 503,
    stack: expect.stringContaining('caused by'),
  });
  const warnings = lines.filter(({ level }) => level === 'warn').map(({ msg }) => msg);
  expect(warnings.toSorted()).toEqual(['jobs wait for the database', 'sync push waits for the database']);
  const readiness = await linesOf(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503));
  expect(readiness).toMatchObject([
    { level: 'error', route: '/readyz', stack: expect.stringContaining('isMigrated') },
  ]);
});

test('a mail that is not taken and a webhook that does not answer leave one error line each', async () => {
  const person = somebody();
  const signedUp = await post('/api/auth/sign-up/email', person);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { token } = await (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).json();

  const mail = await linesOf(() => post('/api/auth/request-password-reset', { email: person.email }), 2500);
  expect(mail.filter(({ level }) => level !== 'info')).toMatchObject([
    { level: 'error', msg: 'job failed', job: 'recovery-email', attempt: 1, system_code: 'ESOCKET' },
  ]);

  const facts = {
    full_name: 'Canary Name',
    email: person.email,
    core_word: 'canary',
    core_value_1: 'canary',
    core_value_2: 'canary',
    core_value_3: 'canary',
  };
  const eventType = 'core_profile_update';
  const authorization = `Bearer ${token}`;
  const webhook = await linesOf(async () => {
    const payload = { ...facts, first_name: 'Canary', last_name: 'Name' };
    const now = await post('/functions/v1/trigger-reminder', { eventType, payload }, { authorization });
    expect(now.status).toBe(424);
    const later = await post('/functions/v1/sendToGHL', { eventType, ...facts }, { authorization });
    expect(later.status).toBe(200);
  }, 2500);
  expect(webhook.find(({ status }) => status === 424)).toMatchObject({ code: 'webhook_unreachable' });
  const failures = webhook.filter(({ level, job }) => level !== 'info' && job === 'webhook');
  expect(failures).toMatchObject([
    {
      level: 'error',
      msg: 'job failed',
      attempt: 1,
      code: 'webhook_unreachable',
      system_code: 'ECONNREFUSED',
    },
  ]);
});
