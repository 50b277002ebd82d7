import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness/app.ts';
import { createServices, type Services } from '../../server/services.ts';
import { forgetOldMailings } from './server/due.ts';

let app: TestApp;
let services: Services;

beforeAll(async () => {
  app = await createTestApp();
  services = await createServices(app.config, app.url, { clock: () => new Date('2027-02-06T00:00:00Z') });
});
afterAll(async () => {
  await services.close();
  await app.close();
});

test('what was sent is known for 400 days, so that nothing comes twice, and no longer', async () => {
  const { userId } = await app.person();
  await app.sql(
    `insert into mailings_sent (user_id, kind, about, created_at) values
      ($1, 'weekly-summary', 'old', '2026-01-01T00:00:00Z'), ($1, 'weekly-summary', 'new', '2026-01-03T00:00:00Z')`,
    [userId],
  );
  await forgetOldMailings(services);
  const left = await app.sql('select about from mailings_sent where user_id = $1', [userId]);
  expect(left).toEqual([{ about: 'new' }]);
});
