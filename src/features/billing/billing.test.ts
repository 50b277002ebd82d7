import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (person: Person, feature = 'content_creation', userId = person.userId) =>
  person.post('/rest/v1/rpc/check_feature_access', { p_user_id: userId, p_feature_name: feature });

test('CALL-31 ROL-05 check_feature_access answers a boolean, from the trial and the subscription', async () => {
  app.setNow('2026-03-01T12:00:00.000Z');
  const ann = await app.person();
  expect(await ask(ann)).toEqual({ status: 200, body: true });
  expect(await ask(ann, 'time_travel')).toEqual({ status: 200, body: false });
  app.setNow('2026-03-11T12:00:00.000Z');
  expect(await ask(ann)).toEqual({ status: 200, body: false });
  await app.sql(`with tier as (
      insert into subscription_tiers (id, name) values ('01900000-0000-7000-8000-0000000000aa', 'growth') returning id)
    insert into subscriptions (user_id, id, tier_id, status, start_date, created_at)
    select '${ann.userId}', '01900000-0000-7000-8000-0000000000bb', id, 'active', now(), now() from tier`);
  expect(await ask(ann)).toEqual({ status: 200, body: true });
});

test('CALL-31 CALL-59 the id must be the caller’s own', async () => {
  const [ann, ben] = [await app.person(), await app.person()];
  const answer = await ask(ann, 'content_creation', ben.userId);
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
  const body = { p_user_id: ann.userId, p_feature_name: 'content_creation' };
  expect((await app.nobody.post('/rest/v1/rpc/check_feature_access', body)).status).toBe(401);
});

test('ROL-08 beta_tester is kept and makes no difference', async () => {
  app.setNow('2026-03-01T12:00:00.000Z');
  const ann = await app.person();
  app.setNow('2026-04-01T12:00:00.000Z');
  for (const beta of [true, false]) {
    await app.sql('update profiles set beta_tester = $2 where id = $1', [ann.userId, beta]);
    expect((await ann.get('/api/profile')).body.beta_tester).toBe(beta);
    expect((await ask(ann)).body).toBe(false);
  }
});

test('ROL-09 no call of the API belongs to an administrator', () => {
  expect(app.routes.length).toBeGreaterThan(20);
  for (const { path } of app.routes) expect(path).not.toMatch(/admin/i);
});
