import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Collector, type ReceivedSpan, startCollector } from '../../test/harness/collector.ts';
import { createTestDatabase, type TestDatabase } from '../../test/harness/postgres.ts';
import type { TelemetryConfig } from './config/telemetry.ts';
import { Database } from './database.ts';
import type { Log, LogFields } from './log.ts';
import { statement } from './statement.ts';
import { type SpanStart, startTelemetry, type Telemetry } from './telemetry.ts';

let place: TestDatabase;
let collector: Collector;
let telemetry: Telemetry;
const lines: [string, LogFields | undefined][] = [];
const opened: { close(): Promise<void> }[] = [];

const note = (event: string, fields?: LogFields) => void lines.push([event, fields]);
const log: Log = { info: note, warn: note, error: note };

beforeAll(async () => {
  place = await createTestDatabase();
});
afterAll(() => place.drop());
beforeEach(async () => {
  collector = await startCollector();
  telemetry = await start();
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  await collector.close();
  lines.splice(0);
});

async function start(changes: Partial<TelemetryConfig> = {}): Promise<Telemetry> {
  const config: TelemetryConfig = {
    endpoint: collector.url,
    headers: {},
    serviceName: 'growth-loop',
    sampler: 'parentbased_always_on',
    sampledShare: 1,
    metricsEveryMs: 60_000,
    timeoutMs: 60_000,
    ...changes,
  };
  const started = await startTelemetry({ telemetry: config }, { log, metrics: undefined });
  if (!started) throw new Error('nothing was started');
  opened.push(started);
  return started;
}

const span = (name: string): SpanStart => ({ name, kind: 'server', fields: {} });
const nothing = async () => undefined;

async function traces({ tracer }: Telemetry, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await tracer.trace(span('call'), nothing);
}

function named(name: string): ReceivedSpan {
  const found = collector.spans.find((each) => each.name === name);
  if (!found) throw new Error(`no span ${name}`);
  return found;
}

const partsOf = ({ spanId }: ReceivedSpan) =>
  collector.spans.filter(({ parentId }) => parentId === spanId).map(({ name }) => name);

test.each([
  ['always_on', 0, 200, 200],
  ['always_off', 1, 0, 0],
  ['traceidratio', 0.5, 60, 140],
  ['parentbased_always_on', 0, 200, 200],
  ['parentbased_always_off', 1, 0, 0],
  ['parentbased_traceidratio', 0.5, 60, 140],
  ['parentbased_traceidratio', 0, 0, 0],
] as const)(
  '%s with a share of %s sends what is to be expected of 200 traces, each whole',
  async (...row) => {
    const [sampler, sampledShare, least, most] = row;
    const sampled = await start({ sampler, sampledShare });
    for (let index = 0; index < 200; index++) {
      await sampled.tracer.trace(span('call'), () => sampled.tracer.within(() => span('part'), nothing));
    }
    await sampled.close();
    const count = (name: string) => collector.spans.filter((each) => each.name === name).length;
    expect(count('call')).toBeGreaterThanOrEqual(least);
    expect(count('call')).toBeLessThanOrEqual(most);
    expect(count('part')).toBe(count('call'));
  },
);

test('each span belongs to the trace it was begun in, and to none once that has ended', async () => {
  const { tracer } = telemetry;
  let goOn = () => {};
  const later = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let left: Promise<void> | undefined;
  const call = (name: string) =>
    tracer.trace(span(name), async () => {
      await tracer.within(() => span(`first of ${name}`), turn);
      left = later.then(() => tracer.within(() => span('left behind'), nothing));
      await tracer.within(() => span(`second of ${name}`), turn);
    });
  await Promise.all([call('one'), call('other')]);
  goOn();
  await left;
  await tracer.within(() => span('nowhere'), nothing);
  await telemetry.close();
  for (const name of ['one', 'other']) {
    expect(partsOf(named(name))).toEqual([`first of ${name}`, `second of ${name}`]);
  }
  expect(collector.spans).toHaveLength(6);
});

test('a collector that takes nothing keeps so many spans waiting and no more', async () => {
  collector.answers = false;
  await traces(telemetry, 10_000);
  await expect.poll(() => collector.spans.length).toBe(512);
  collector.goOn();
  await telemetry.close();
  expect(collector.spans).toHaveLength(512 + 2048);
});

test('a collector that refuses is told of in one line, without its words', async () => {
  collector.status = 400;
  await traces(telemetry, 3 * 512);
  await expect.poll(() => collector.headers.length).toBeGreaterThanOrEqual(3);
  await telemetry.close();
  expect(lines).toEqual([['telemetry was not taken', { status: 400, stack: expect.any(String) }]]);
});

const now = statement<{ now: string }>('the-time').sql('select now()::text as now');

test.each([true, false])(
  'statements have their names, prepared (%s) or not, others their verb',
  async (prepares) => {
    const database = new Database(place.url, { prepares, tracer: telemetry.tracer });
    opened.push(database);
    const call = (name: string, work: () => Promise<unknown>) => telemetry.tracer.trace(span(name), work);
    const userId = '01900000-0000-7000-8000-000000000001';
    await call('as a job', () => database.asJob(userId, new Date(), (actor) => actor.run(now())));
    await call('as the server', () =>
      database.asServer((tx) => tx.execute(sql`select count(*) from profiles where id = ${userId}`)),
    );
    await call('given up', () =>
      database.asServer(async () => {
        throw new Error('given up');
      }),
    ).catch(() => undefined);
    await database.pool.query('select 1');
    await telemetry.close();
    expect(partsOf(named('as a job'))).toEqual(['begin', 'open', 'the-time', 'commit']);
    expect(partsOf(named('as the server'))).toEqual(['begin', 'select', 'commit']);
    expect(partsOf(named('given up'))).toEqual(['begin', 'rollback']);
    expect(collector.spans).toHaveLength(3 + 9);
  },
);

test('in front of a pooler, a query has the transaction that it is sent in', async () => {
  const database = new Database(place.url, { pooled: true, tracer: telemetry.tracer });
  opened.push(database);
  await telemetry.tracer.trace(span('call'), () => database.pool.query('select 1'));
  await telemetry.close();
  expect(partsOf(named('call'))).toEqual(['begin', 'select', 'commit']);
});

test('who waits for a connection gets its statement into its own trace', async () => {
  const database = new Database(place.url, { connections: 1, tracer: telemetry.tracer });
  opened.push(database);
  const ask = (name: string) =>
    telemetry.tracer.trace(span(name), () => database.pool.query({ name: `of ${name}`, text: 'select 1' }));
  await Promise.all([ask('one'), ask('two'), ask('three')]);
  await telemetry.close();
  for (const name of ['one', 'two', 'three']) expect(partsOf(named(name))).toEqual([`of ${name}`]);
});
