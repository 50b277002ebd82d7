import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  await app.sql(`insert into subscriptions (user_id, id, tier_id, status, start_date, created_at)
    select '${ann.userId}', '01900000-0000-7000-8000-0000000000bb', id, 'active', now(), now()
    from subscription_tiers where name = 'growth'`);
  expect(await ask(ann)).toEqual({ status: 200, body: true });
});

describe('who may create content', () => {
  const NOW = '2026-11-19T12:00:00.000Z';
  const LATER = '2026-11-19T12:00:00.001Z';

  interface Facts {
    trialEnds: string | null;
    paid?: { tier?: string; status?: string; end?: string | null };
  }

  async function creates({ trialEnds, paid }: Facts, feature?: string): Promise<boolean> {
    app.setNow(NOW);
    const person = await app.person();
    if (trialEnds === null) await app.sql('delete from profiles where id = $1', [person.userId]);
    else await app.sql('update profiles set trial_ends_at = $2 where id = $1', [person.userId, trialEnds]);
    if (paid) {
      const { tier = 'growth', status = 'active', end = null } = paid;
      await app.sql(
        `with tier as (insert into subscription_tiers (id, name) values (gen_random_uuid(), $2)
           on conflict (name) do update set name = excluded.name returning id)
         insert into subscriptions (user_id, id, tier_id, status, start_date, end_date, created_at)
         select $1, gen_random_uuid(), id, $3, now(), $4, now() from tier`,
        [person.userId, tier, status, end],
      );
    }
    return (await ask(person, feature)).body;
  }

  const cases: [string, Facts, boolean][] = [
    ['ROL-05 a running trial', { trialEnds: LATER }, true],
    ['ROL-05 a trial at its end', { trialEnds: NOW }, false],
    ['ROL-05 no profile', { trialEnds: null }, false],
    ['ROL-07 an active paid subscription', { trialEnds: NOW, paid: {} }, true],
    ['ROL-07 one that ends later', { trialEnds: NOW, paid: { end: LATER } }, true],
    ['ROL-07 one that has ended', { trialEnds: NOW, paid: { end: NOW } }, false],
    ['ROL-07 one that was cancelled', { trialEnds: NOW, paid: { status: 'canceled' } }, false],
    ['BIL-06 the start tier', { trialEnds: NOW, paid: { tier: 'start' } }, false],
    ['BIL-07 the start tier in capitals', { trialEnds: NOW, paid: { tier: 'START' } }, false],
  ];

  test.each(cases)('BIL-07 what opens gated parts, or not: %s', async (_what, facts, allowed) => {
    expect(await creates(facts)).toBe(allowed);
  });

  test('ROL-05 a feature that nobody knows is nobody’s', async () => {
    const everything = { trialEnds: LATER, paid: {} };
    for (const name of ['', 'anything', 'writing', 'content_creation ', "x' or true"]) {
      expect(await creates(everything, name), name).toBe(false);
    }
  });
});

test('CALL-31 the id must be the caller’s own', async () => {
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
