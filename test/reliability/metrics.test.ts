import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { createTestDatabase, type TestDatabase } from '../harness/postgres.ts';
import { type ServerProcess, startServerProcess, stopServerProcesses } from '../harness/server-process.ts';
import { type MailServer, startMailServer } from '../harness/smtp.ts';

let database: TestDatabase;
let mails: MailServer;
let dataDir: string;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  [database, mails, dataDir] = await Promise.all([
    createTestDatabase(),
    startMailServer(),
    makeTemporaryDirectory(),
  ]);
  server = startServerProcess({
    DATA_DIR: dataDir,
    HOME: process.cwd(),
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    SMTP_URL: mails.url,
    METRICS_PORT: '0',
  });
  url = await server.ready;
}, 60_000);
afterAll(async () => {
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
  await stopServerProcesses();
  await mails.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function metricsUrl(): string {
  const line = server.lines.find((said) => said.startsWith('Metrics are at ')) ?? '';
  return line.replace('Metrics are at ', '');
}

/** Every series by its name and labels, as a Prometheus reads them. */
async function scrape(): Promise<Map<string, number>> {
  const answer = await fetch(metricsUrl());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, series = '', value = ''] = /^(\S+?(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
      expect(value, line).not.toBe('');
      return [series, Number(value)];
    }),
  );
}

const post = (path: string, body: object) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a scrape shows requests by pattern, the pool, the queues and what became of mail', async () => {
  const email = 'canary@canary.example';
  await post('/api/auth/sign-up/email', { name: 'Canary Name', email, password: 'canary-password' });
  await fetch(`${url}/api/canary/01900000-0000-7000-8000-000000000001?canary`);
  await fetch(`${url}/canary`);
  await post('/api/auth/request-password-reset', { email });
  // One confirms the address, one begins the reset.
  await expect
    .poll(async () => (await scrape()).get('mail_deliveries_total{outcome="sent"}'), { timeout: 15_000 })
    .toBe(2);
  mails.refuse = 1;
  await post('/api/auth/request-password-reset', { email });
  await expect
    .poll(async () => (await scrape()).get('mail_deliveries_total{outcome="failed"}'), { timeout: 15_000 })
    .toBe(1);

  const series = await scrape();
  const requests = (labels: string) => series.get(`http_request_duration_seconds_count{${labels}}`);
  expect(requests('method="POST",route="/api/auth/sign-up/email",status_class="2xx"')).toBe(1);
  expect(requests('method="POST",route="/api/auth/request-password-reset",status_class="2xx"')).toBe(2);
  expect(requests('method="GET",route="/api/*",status_class="4xx"')).toBe(1);
  expect(requests('method="GET",route="/*",status_class="4xx"')).toBe(1);
  const total = series.get('database_pool_connections') ?? 0;
  expect(total).toBeGreaterThan(0);
  expect(series.get('database_pool_idle_connections')).toBeLessThanOrEqual(total);
  expect(series.get('database_pool_waiting')).toBe(0);
  expect(series.get('job_queue_depth{queue="mail",state="created"}')).toBe(0);
  expect(series.get('job_queue_depth{queue="recovery-email",state="retry"}')).toBe(1);
  expect(series.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect([...series.keys()].join('\n').toLowerCase()).not.toMatch(/canary|01900000/);
});

test('metrics are on their own port alone, and nothing else is there', async () => {
  const ownPort = await fetch(`${url}/metrics`);
  expect(await ownPort.text()).toContain('<html');
  const { origin } = new URL(metricsUrl());
  for (const path of ['/', '/healthz', '/api/openapi.json', '/metrics/']) {
    expect((await fetch(`${origin}${path}`)).status, path).toBe(404);
  }
});
