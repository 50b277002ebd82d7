import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { newId } from '../../src/kernel/ids.ts';
import { Client } from '../harness/client.ts';
import { type Collector, type ReceivedSpan, startCollector } from '../harness/collector.ts';
import { createTestDatabase, type TestDatabase } from '../harness/postgres.ts';
import { type Sealing, sealingOf } from '../harness/sealing.ts';
import {
  type ServerProcess,
  startServerProcess,
  stopServer,
  stopServerProcesses,
} from '../harness/server-process.ts';
import { type MailServer, startMailServer } from '../harness/smtp.ts';

/*
 * What a collector is sent of a person who signs up, writes, is refused and meets a failure: what the server did, and no
 * byte of who they are, what they wrote, and from where.
 */

const CANARY = 'Canary-Tw9';
const ADDRESS = '203.0.113.77';
const account = {
  name: `${CANARY} Name`,
  email: 'canary-tw9@canary.example',
  password: 'canary-tw9-password',
};
const FOREIGN_TRACE = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const FOREIGN_SPAN = 'c0ffee00c0ffee00';

let database: TestDatabase;
let owner: pg.Client;
let mails: MailServer;
let collector: Collector;
let dataDir: string;
let server: ServerProcess;
let url: string;
let client: Client;
let token: string;
let userId: string;
let sealing: Sealing;
/** What must be in nothing that is sent. */
const secrets = new Set([CANARY, account.email, 'canary', ADDRESS, '127.0.0.1', FOREIGN_TRACE, FOREIGN_SPAN]);

/** What a stranger may say of themselves and of traces. */
const ofStranger = {
  traceparent: `00-${FOREIGN_TRACE}-${FOREIGN_SPAN}-01`,
  tracestate: `${CANARY.toLowerCase()}=1`,
  baggage: `user=${CANARY}`,
  'user-agent': `${CANARY}/1.0`,
  'x-forwarded-for': ADDRESS,
};

async function call(method: string, path: string, body?: object) {
  const init = {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...ofStranger },
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
  const answer = await fetch(`${url}${path}`, init);
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text), headers: answer.headers };
}

beforeAll(async () => {
  [database, mails, collector, dataDir] = await Promise.all([
    createTestDatabase(),
    startMailServer(),
    startCollector(),
    makeTemporaryDirectory(),
  ]);
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  server = startServerProcess({
    DATA_DIR: dataDir,
    HOME: process.cwd(),
    LOG_LEVEL: 'info',
    DATABASE_URL: database.url,
    SMTP_URL: mails.url,
    TRUST_PROXY: 'true',
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=key%20of%20the%20collector',
    OTEL_METRIC_EXPORT_INTERVAL: '500',
  });
  url = await server.ready;
  client = new Client({ config: { appUrl: url }, fetch: (path, init) => fetch(`${url}${path}`, init) });
  const signedUp = await client.post('/api/auth/sign-up/email', account, ofStranger);
  expect(signedUp.status).toBe(200);
  userId = signedUp.body.user.id;
  token = await client.token();
  sealing = await sealingOf({ userId, get: (path) => call('GET', path) });
  for (const secret of [
    userId,
    token,
    ...client.cookie.split('; ').map((pair) => pair.split('=')[1] ?? ''),
  ]) {
    secrets.add(secret);
  }
}, 60_000);
afterAll(async () => {
  await stopServerProcesses();
  await collector.close();
  await mails.close();
  await owner.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The root that a call left, once it has arrived with everything in it. */
/** A job waits for its turn, and longer for its next one. */
const JOB = { timeout: 30_000 };

async function traceOf(
  name: string,
  isMeant: (root: ReceivedSpan) => boolean = () => true,
  within: { timeout?: number } = {},
) {
  const find = () =>
    collector.spans.find((span) => span.name === name && span.parentId === '' && isMeant(span));
  await expect.poll(find, within).toBeDefined();
  const root = find();
  if (!root) throw new Error(name);
  return { root, parts: collector.spans.filter((span) => span.parentId === root.spanId) };
}

const requestId = ({ headers }: { headers: Headers }) => headers.get('x-request-id') ?? '';
const ofRequest = (id: string) => (root: ReceivedSpan) => root.attributes['growth_loop.request_id'] === id;

function expectTransaction(parts: ReceivedSpan[], statements: string[]): void {
  const names = parts.map(({ name }) => name);
  expect(names[0]).toBe('begin');
  expect(names.slice(1, -1)).toEqual(expect.arrayContaining(statements));
  expect(names.at(-1)).toBe('commit');
}

async function newLesson() {
  const id = newId();
  const texts = await sealing.row('lessons_learned', id, { lesson: `${CANARY} lesson` });
  secrets.add(id).add(texts.lesson);
  return { id, format: 3, ...texts };
}

test('a write is a span with its opening, its statements by name, and its commit in it', async () => {
  const id = newId();
  const texts = await sealing.row('tasks', id, { text: `${CANARY} task` });
  secrets.add(id).add(texts.text);
  const answer = await call('POST', '/api/tasks', { id, format: 3, ...texts });
  expect(answer.status).toBe(200);
  const changed = await call('PATCH', `/api/tasks/${id}?q=${CANARY}`, { completed: true });
  expect(changed.status).toBe(200);

  const { root, parts } = await traceOf('PATCH /api/tasks/:id');
  expect(root).toMatchObject({ kind: 2, status: 0, events: 0, parentId: '' });
  expect(root.attributes).toEqual({
    'http.request.method': 'PATCH',
    'http.route': '/api/tasks/:id',
    'http.response.status_code': 200,
    'growth_loop.request_id': requestId(changed),
  });
  expectTransaction(parts, ['task-complete']);
  for (const part of parts) {
    expect(part).toMatchObject({ traceId: root.traceId, kind: 3, status: 0 });
    expect(part.attributes).toEqual({ 'db.system.name': 'postgresql' });
  }
});

test('a whole page is one trace, whatever it touches', async () => {
  const [id, taskId] = [newId(), newId()];
  const answers = ['celebration', 'goal', 'goal_importance', 'reflection', 'value_alignment', 'action'];
  const texts = Object.fromEntries(answers.map((answer) => [answer, `${CANARY} ${answer}`]));
  const sealed = await sealing.row('journal_entries', id, texts);
  const task = { id: taskId, format: 3, ...(await sealing.row('tasks', taskId, { text: `${CANARY} line` })) };
  for (const secret of [id, taskId, task.text, ...Object.values(sealed)]) secrets.add(secret);
  const start_time = new Date().toISOString();
  const saved = await call('POST', '/api/journal/entries', {
    id,
    format: 3,
    start_time,
    ...sealed,
    tasks: [task],
  });
  expect(saved.status).toBe(200);

  const { root, parts } = await traceOf('POST /api/journal/entries');
  expectTransaction(parts, ['journal-insert', 'tasks-insert']);
  expect(parts.filter(({ traceId }) => traceId !== root.traceId)).toEqual([]);
});

test('what fails is told by its code alone, in the call and in its statement', async () => {
  await owner.query(`
    create function fail() returns trigger language plpgsql as $$ begin
      raise exception 'the lesson ${CANARY} of %', new.user_id using detail = '${account.email}';
    end $$`);
  await owner.query(
    'create trigger fail before insert on lessons_learned for each row execute function fail()',
  );
  const failed = await call('POST', '/api/lessons', await newLesson());
  await owner.query('drop trigger fail on lessons_learned');
  expect(failed.status).toBe(500);

  const { root, parts } = await traceOf('POST /api/lessons', ofRequest(requestId(failed)));
  const code = { 'error.type': 'P0001', 'db.response.status_code': 'P0001' };
  expect(root).toMatchObject({ status: 2, statusMessage: '', events: 0 });
  expect(root.attributes).toMatchObject({ ...code, 'http.response.status_code': 500 });
  const broken = parts.filter(({ status }) => status === 2);
  expect(broken.map(({ attributes }) => attributes)).toContainEqual({
    'db.system.name': 'postgresql',
    ...code,
  });
});

test('what is refused is no failure, and names its code', async () => {
  const lesson = await newLesson();
  expect((await call('POST', '/api/lessons', lesson)).status).toBe(200);
  const other = await newLesson();
  const refused = await call('POST', '/api/lessons', { ...other, id: lesson.id });
  expect(refused.status).toBe(409);
  const { root } = await traceOf('POST /api/lessons', ofRequest(requestId(refused)));
  expect(root).toMatchObject({ status: 0, attributes: { 'growth_loop.code': 'conflict' } });
});

test('each attempt at a job is a trace of its own', async () => {
  mails.refuse = 1;
  await client.post('/api/auth/request-password-reset', { email: account.email }, ofStranger);
  const failed = await traceOf('recovery-email', ({ status }) => status === 2, JOB);
  expect(failed.root).toMatchObject({ kind: 5, statusMessage: '', events: 0 });
  expect(failed.root.attributes).toEqual({
    'messaging.system': 'pg-boss',
    'messaging.operation.type': 'process',
    'messaging.destination.name': 'recovery-email',
    'growth_loop.attempt': 1,
    'error.type': expect.stringMatching(/^[A-Z]+$/),
  });
  const isSecond = ({ attributes }: ReceivedSpan) => attributes['growth_loop.attempt'] === 2;
  const again = await traceOf('recovery-email', isSecond, JOB);
  expect(again.root.status).toBe(0);
  expect(again.root.traceId).not.toBe(failed.root.traceId);
}, 90_000);

test('words that the server opens or is sent open leave nothing in a trace', async () => {
  const opened = await call('POST', '/functions/v1/decrypt-user-entries', { type: 'lessons' });
  expect(opened.body.textContent).toContain(CANARY);
  const named = await call('PATCH', '/api/profile', { core_word: CANARY });
  expect(named.status).toBe(200);
  expect((await call('POST', '/api/lessons', { id: CANARY, lesson: CANARY })).status).toBe(400);
  expect((await call('GET', `/api/${CANARY}/${userId}`)).status).toBe(404);
  const wrong = await client.post('/api/auth/sign-in/email', { ...account, password: `${CANARY}-wrong` });
  expect(wrong.status).toBe(401);
  const { root } = await traceOf('GET /api/*');
  expect(root.attributes['http.route']).toBe('/api/*');
  await traceOf('POST /api/auth/sign-in/email');
});

test('metrics are the same as Prometheus reads', async () => {
  const line = server.lines.find((said) => said.startsWith('Metrics are at ')) ?? '';
  const text = await (await fetch(line.replace('Metrics are at ', ''))).text();
  // `nodejs_active_*` has series only while something of a kind is under way.
  const exposed = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
    .filter(
      ([, name, type]) =>
        type !== 'summary' &&
        !name?.startsWith('nodejs_active_') &&
        new RegExp(`^${name}[_{ ]`, 'm').test(text),
    )
    .map(([, name = '', type = '']) => [name, type]);
  expect(exposed.length).toBeGreaterThan(20);
  await expect
    .poll(() => [...collector.metrics.keys()])
    .toEqual(expect.arrayContaining(exposed.map(([name]) => name)));
  for (const [name = '', type] of exposed) expect(collector.metrics.get(name)?.kind, name).toBe(type);

  const labels = { method: 'PATCH', route: '/api/tasks/:id', status_class: '2xx' };
  const duration = () =>
    collector.metrics
      .get('http_request_duration_seconds')
      ?.points.find(({ attributes }) => JSON.stringify(attributes) === JSON.stringify(labels));
  await expect.poll(() => duration()?.count).toBe(1);
  const { bounds = [], buckets = [], sum = 0 } = duration() ?? {};
  expect(bounds).toEqual([0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]);
  const bucket = buckets.indexOf(1);
  expect(buckets.reduce((all, count) => all + count)).toBe(1);
  expect(sum).toBeLessThanOrEqual(bounds[bucket] ?? Infinity);
  expect(sum).toBeGreaterThan(bounds[bucket - 1] ?? 0);
  const mail = collector.metrics.get('mail_deliveries_total')?.points ?? [];
  expect(mail.find(({ attributes }) => attributes.outcome === 'failed')?.value).toBe(1);
});

test('no byte that was sent is about a person, nor of a library’s own spans', async () => {
  await fetch(`${url}/healthz`);
  expect(await stopServer(server)).toBe(0);
  expect(collector.spans.length).toBeGreaterThan(60);
  // better-auth and others have spans too: theirs would be told to OpenTelemetry's global provider.
  expect([...new Set(collector.spans.map(({ scope }) => scope))]).toEqual(['growth-loop']);
  expect(collector.spans.filter(({ name }) => /healthz/.test(name))).toEqual([]);
  expect(collector.spans.filter(({ events, statusMessage }) => events > 0 || statusMessage !== '')).toEqual(
    [],
  );
  for (const resource of collector.resources) {
    expect(resource).toEqual({
      'service.name': 'growth-loop',
      'service.version': expect.stringMatching(/^\d+\.\d+\.\d+/),
      'service.instance.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }
  expect(new Set(collector.headers.map((headers) => headers['x-collector-key']))).toEqual(
    new Set(['key of the collector']),
  );
  const sent = Buffer.concat(collector.bodies);
  const readable = sent.toString('latin1').toLowerCase();
  for (const secret of secrets) {
    const bytes = Buffer.from(secret);
    const forms = [secret, bytes.toString('hex'), bytes.toString('base64').slice(0, -4)];
    for (const form of forms.filter(Boolean)) expect(readable, form).not.toContain(form.toLowerCase());
  }
  for (const id of [userId, FOREIGN_TRACE]) {
    expect(sent.includes(Buffer.from(id.replaceAll('-', ''), 'hex')), id).toBe(false);
  }
});
