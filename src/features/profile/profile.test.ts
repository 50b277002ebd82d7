import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { profileSchema } from './contract.ts';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
  ann = await app.person({ name: 'Ann Bee' });
});
afterAll(() => app.close());

const rowOf = async (person: Person) => {
  const [row] = await app.sql('select * from profiles where id = $1', [person.userId]);
  return row ?? {};
};

describe('a fresh profile', () => {
  test('CALL-01 ENT-01 BIL-02 the caller reads every column of the own row, with its defaults', async () => {
    const { status, body } = await ann.get('/api/profile');
    expect(status).toBe(200);
    expect(profileSchema.strict().parse(body)).toEqual(body);
    expect(body).toMatchObject({
      id: ann.userId,
      name: 'Ann Bee',
      email: ann.email,
      status: 'trial',
      time_zone: 'America/Los_Angeles',
      beta_tester: false,
      phone_reminders_enabled: false,
      reminder_time_am: null,
      reminder_time_pm: null,
      reminder_days_am: [],
      reminder_days_pm: [],
      google_tasks_sync_frequency: 'manual',
      last_google_tasks_sync: null,
      core_word: null,
      core_value_1: null,
    });
  });

  test('BIL-01 the trial ends ten days after the account was made', async () => {
    const { body } = await ann.get('/api/profile');
    expect(Date.parse(body.trial_ends_at) - Date.parse(body.created_at)).toBe(10 * 24 * 3600 * 1000);
  });

  test('BIL-06 a new account is an active member of the start tier without an end', async () => {
    const memberships = await app.sql(
      `select t.name, s.status, s.end_date from subscriptions s join subscription_tiers t on t.id = s.tier_id
        where s.user_id = $1`,
      [ann.userId],
    );
    expect(memberships).toEqual([{ name: 'start', status: 'active', end_date: null }]);
  });

  test('ROL-08 beta_tester is read, and nothing else changes with it', async () => {
    const before = (await ann.get('/api/profile')).body;
    await app.sql('update profiles set beta_tester = true where id = $1', [ann.userId]);
    expect((await ann.get('/api/profile')).body).toEqual({ ...before, beta_tester: true });
    expect((await ann.get('/api/onboarding')).body).toEqual({ next_step: 'goal' });
  });

  test('LAND-03 SES-08 a missing row is made again, once, also when asked several times at once', async () => {
    const bob = await app.person({ name: 'Bob Cee' });
    await app.sql('delete from profiles where id = $1', [bob.userId]);
    expect((await bob.get('/api/profile')).status).toBe(404);
    const made = await Promise.all([1, 2, 3].map(() => bob.post('/api/profile/ensure')));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(made[0]?.body).toMatchObject({
      id: bob.userId,
      name: 'Bob Cee',
      email: bob.email,
      status: 'trial',
    });
    const memberships = await app.sql('select 1 from subscriptions where user_id = $1', [bob.userId]);
    expect(memberships).toHaveLength(1);
  });

  test('nobody reads or makes a profile without a session', async () => {
    expect((await app.nobody.get('/api/profile')).status).toBe(401);
    expect((await app.nobody.post('/api/profile/ensure')).status).toBe(401);
    expect((await app.nobody.patch('/api/profile', { name: 'Eve' })).body.error.message).toBe(
      'No authenticated user found. Please sign in again.',
    );
  });
});

describe('changing it', () => {
  test('CALL-02 what is changed is stored, the rest stays, and the answer is the row', async () => {
    app.setNow('2026-11-19T15:00:00Z');
    const before = await rowOf(ann);
    const changed = await ann.patch('/api/profile', { core_word: 'Joy' });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ core_word: 'Joy', updated_at: '2026-11-19T15:00:00.000Z' });
    expect((await ann.get('/api/profile')).body).toEqual(changed.body);
    expect(await rowOf(ann)).toEqual({
      ...before,
      core_word: 'Joy',
      seq: String(Number(before?.seq) + 1),
      updated_at: new Date('2026-11-19T15:00:00Z'),
    });
  });

  test.each([
    ['PRF-02 the name, trimmed', { name: '  Ann Marie  ' }, { name: 'Ann Marie' }],
    ['PRF-03 the zone', { time_zone: 'Asia/Kolkata' }, { time_zone: 'Asia/Kolkata' }],
    ['PRF-10 the billing name', { billing_name: 'Bee Ltd' }, { billing_name: 'Bee Ltd' }],
    ['PRF-10 no billing name', { billing_name: '   ' }, { billing_name: null }],
  ])('CALL-02 stored is %s', async (_what, changes, stored) => {
    expect((await ann.patch('/api/profile', changes)).body).toMatchObject(stored);
    expect(await rowOf(ann)).toMatchObject(stored);
  });

  test.each([
    ['a blank name', { name: '   ' }],
    ['an unknown zone', { time_zone: 'Mars/Olympus' }],
    ['a blank core word', { core_word: ' ' }],
    ['two core values', { core_value_1: 'Fun', core_value_2: 'Play' }],
    ['the same value twice', { core_value_1: 'Fun', core_value_2: 'fun ', core_value_3: 'Play' }],
    ['a time between quarters', { reminder_time_am: '08:05' }],
    ['a day that is none', { reminder_days_am: ['Monday'] }],
    ['a day twice', { reminder_days_am: ['Mon', 'Mon'] }],
    ['a number that is none', { phone_number: 'call me' }],
    ['nothing at all', {}],
  ])('%s is refused and nothing changes', async (_what, body) => {
    const before = await rowOf(ann);
    expect((await ann.patch('/api/profile', body)).status).toBe(400);
    expect(await rowOf(ann)).toEqual(before);
  });

  test.each(['status', 'trial_ends_at', 'beta_tester', 'email', 'id', 'created_at'])(
    '%s cannot be changed by its owner',
    async (key) => {
      const before = await rowOf(ann);
      const answer = await ann.patch('/api/profile', { name: 'Ann', [key]: 'trialing' });
      expect(answer.status).toBe(400);
      expect(await rowOf(ann)).toEqual(before);
    },
  );

  test('ONB-21 LIM-18 three different core values are stored trimmed', async () => {
    const { body } = await ann.patch('/api/profile', {
      core_value_1: '  Calm ',
      core_value_2: 'Fun',
      core_value_3: 'Faith',
    });
    expect(body).toMatchObject({ core_value_1: 'Calm', core_value_2: 'Fun', core_value_3: 'Faith' });
  });

  test('nobody changes the profile of somebody else', async () => {
    const before = await rowOf(ann);
    const eve = await app.person({ name: 'Eve' });
    await eve.patch('/api/profile', { name: 'Mallory' });
    expect(await rowOf(ann)).toEqual(before);
  });
});

describe('reminder columns', () => {
  test('PRF-15 PRF-16 times are stored as 24-hour text and days as abbreviations in the order of the week', async () => {
    const { status } = await ann.patch('/api/profile', {
      phone_number: '+1 (555) 010-0199',
      phone_reminders_enabled: true,
      reminder_time_am: '08:00',
      reminder_time_pm: '19:15',
      reminder_days_am: ['Fri', 'Mon', 'Sun'],
      reminder_days_pm: ['Sat'],
    });
    expect(status).toBe(200);
    expect(await rowOf(ann)).toMatchObject({
      phone_number: '+15550100199',
      phone_reminders_enabled: true,
      reminder_time_am: '08:00',
      reminder_time_pm: '19:15',
      reminder_days_am: ['Sun', 'Mon', 'Fri'],
      reminder_days_pm: ['Sat'],
    });
  });

  test('PRF-20 MSG-29 text reminders without a number are refused and nothing is written', async () => {
    const bob = await app.person();
    const before = await rowOf(bob);
    const refused = await bob.patch('/api/profile', {
      phone_reminders_enabled: true,
      reminder_time_am: '08:00',
      reminder_days_am: ['Mon'],
    });
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toBe('Phone number is required when text reminders are enabled');
    expect(await rowOf(bob)).toEqual(before);
    await ann.patch('/api/profile', { phone_reminders_enabled: true });
    expect((await ann.patch('/api/profile', { phone_number: null })).status).toBe(400);
  });
});

describe('tables that only the operator writes', () => {
  test('ROL-04 ENT-11 a row of ai_test_access is seen by its person alone and cannot be made by them', async () => {
    const [column] = await app.sql(
      `select string_agg(column_name, ',' order by column_name) as names
         from information_schema.columns where table_name = 'ai_test_access'`,
    );
    expect(column).toEqual({ names: 'id,seq,user_id' });
    await app.sql('insert into ai_test_access (user_id, id) values ($1, $1)', [ann.userId]);
    const bob = await app.person();
    const asPerson = async (person: Person, statement: string) => {
      const client = new pg.Client(app.url);
      await client.connect();
      try {
        await client.query('begin');
        await client.query(`set local app.user_id = '${person.userId}'`);
        await client.query('set local role app_user');
        return (await client.query(statement)).rows;
      } finally {
        await client.end();
      }
    };
    const seen = 'select user_id from ai_test_access';
    expect(await asPerson(ann, seen)).toEqual([{ user_id: ann.userId }]);
    expect(await asPerson(bob, seen)).toEqual([]);
    const grab = `insert into ai_test_access (user_id, id) values ('${bob.userId}', '${bob.userId}')`;
    await expect(asPerson(bob, grab)).rejects.toThrow(/row-level security/);
  });

  test('ENT-04 a category of somebody is a row with name, description and a priority from 1, its own alone', async () => {
    const add = (priority: number) =>
      app.sql(
        `insert into user_categories (user_id, id, category_name, priority) values ($1, gen_random_uuid(), 'Health', $2)
         returning category_name, description, priority`,
        [ann.userId, priority],
      );
    expect(await add(1)).toEqual([{ category_name: 'Health', description: null, priority: 1 }]);
    await expect(add(0)).rejects.toThrow(/user_categories_priority/);
  });
});
