import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { newId } from '../../src/kernel/ids.ts';
import { startCollector } from '../harness/collector.ts';
import { logLines } from '../harness/log-lines.ts';
import { createTestDatabase, type TestDatabase } from '../harness/postgres.ts';
import { LOADS_QUICKLY } from '../harness/quick-start.ts';
import { sealedWords, signUpAt } from '../harness/remote-person.ts';
import {
  occupyPort,
  type ServerProcess,
  startServerProcess,
  stopServer,
  stopServerProcesses,
} from '../harness/server-process.ts';

/* A server is not held up by its collector: with none, with one that takes nothing, and with one that is away. */

const NOTES_MODULES = `--import=${pathToFileURL(join(import.meta.dirname, '..', 'harness', 'noted-modules.ts')).href}`;

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  [database, dataDir] = await Promise.all([createTestDatabase(), makeTemporaryDirectory()]);
});
afterEach(() => stopServerProcesses());
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (settings: Record<string, string> = {}): ServerProcess =>
  startServerProcess({
    DATA_DIR: dataDir,
    HOME: process.cwd(),
    LOG_LEVEL: 'info',
    DATABASE_URL: database.url,
    AUTH_RATE_LIMIT: 'off',
    ...settings,
  });

/** Signs somebody up who writes something: a call, and a job for the email. */
async function write(server: ServerProcess): Promise<number> {
  const url = await server.ready;
  const { token } = await signUpAt(url, `${newId()}@example.com`);
  const answer = await fetch(`${url}/api/tasks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: newId(), ...sealedWords('Call Dad') }),
  });
  return answer.status;
}

const loadedBy = ({ lines }: ServerProcess) =>
  [...new Set(lines)]
    .filter((line) => line.startsWith('loaded '))
    .map((line) => line.slice('loaded '.length));

test('the libraries are loaded where a collector is named, and nowhere else', async () => {
  const collector = await startCollector();
  const NODE_OPTIONS = `${LOADS_QUICKLY} ${NOTES_MODULES}`;
  const [without, named] = [
    start({ NODE_OPTIONS }),
    start({
      NODE_OPTIONS,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip',
    }),
  ];
  expect(await Promise.all([write(without), write(named)])).toEqual([200, 200]);
  expect(await Promise.all([stopServer(without), stopServer(named)])).toEqual([0, 0]);
  await collector.close();
  expect(collector.spans.map(({ name }) => name)).toContain('POST /api/tasks');
  expect(new Set(collector.headers.map((headers) => headers['content-encoding']))).toEqual(new Set(['gzip']));
  // What better-auth loads of it has no effect without a provider.
  const always = ['@opentelemetry/api', '@opentelemetry/semantic-conventions'];
  expect(loadedBy(without).filter((name) => !always.includes(name))).toEqual([]);
  expect(loadedBy(named)).toEqual(
    expect.arrayContaining(['@opentelemetry/sdk-trace', '@opentelemetry/exporter-metrics-otlp-proto']),
  );
});

test('a collector that takes what it is sent and never answers holds up neither a call nor the end', async () => {
  const collector = await startCollector();
  collector.answers = false;
  const server = start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    // Longer than this test: whoever waited for an answer would wait for good.
    OTEL_EXPORTER_OTLP_TIMEOUT: '900000',
    OTEL_METRIC_EXPORT_INTERVAL: '900000',
  });
  expect(await write(server)).toBe(200);
  await expect.poll(() => collector.spans.map(({ name }) => name)).toContain('POST /api/tasks');
  for (let round = 0; round < 5; round++) expect(await write(server)).toBe(200);
  expect(await stopServer(server)).toBe(0);
  expect([...collector.metrics.keys()]).toContain('http_request_duration_seconds');
  await collector.close();
}, 30_000);

test('a collector that is away leaves one line, and nothing else', async () => {
  const nobody = await occupyPort();
  await nobody.release();
  const server = start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${nobody.port}`,
    OTEL_EXPORTER_OTLP_TIMEOUT: '100',
    OTEL_METRIC_EXPORT_INTERVAL: '200',
  });
  expect(await write(server)).toBe(200);
  const complaints = () => logLines(server).filter(({ msg }) => msg === 'telemetry was not taken');
  await expect.poll(complaints).toHaveLength(1);
  expect(await write(server)).toBe(200);
  expect(await stopServer(server)).toBe(0);
  expect(complaints()).toMatchObject([{ level: 'warn', system_code: 'ECONNREFUSED' }]);
  expect(logLines(server).filter(({ level }) => level === 'error')).toEqual([]);
  expect(server.complaints).toEqual([]);
});
