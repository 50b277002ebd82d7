import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('readiness names the part that is ill, and only a database that is ill makes the server unready', async () => {
  const up = { database: 'up', jobs: 'up', mail: 'up' };
  expect(await app.nobody.get('/readyz')).toEqual({ status: 200, body: { status: 'ready', parts: up } });

  await app.sql(
    "insert into pgboss.job (name, data, state, start_after) values ('mail', '{}', 'retry', now() + interval '1 hour')",
  );
  const { status, body } = await app.nobody.get('/readyz');
  expect([status, body.parts]).toEqual([200, { ...up, mail: 'retrying' }]);

  await app.sql('alter table pgboss.job rename to away');
  const withoutJobs = await app.nobody.get('/readyz');
  await app.sql('alter table pgboss.away rename to job');
  expect([withoutJobs.status, withoutJobs.body.parts]).toEqual([
    200,
    { database: 'up', jobs: 'down', mail: 'unknown' },
  ]);

  await app.sql('delete from drizzle.__drizzle_migrations');
  expect(await app.nobody.get('/readyz')).toEqual({
    status: 503,
    body: { status: 'not ready', parts: { database: 'not migrated' } },
  });
});
