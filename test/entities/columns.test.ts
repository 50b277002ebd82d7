import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../harness/postgres.ts';

const person = '01900000-0000-7000-8000-0000000000aa';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;

interface Column {
  data_type: string;
  column_default: string | null;
  is_nullable: 'YES' | 'NO';
}

async function columnsOf(table: string): Promise<Record<string, Column>> {
  const { rows } = await pool.query(
    `select column_name, data_type, column_default, is_nullable from information_schema.columns
     where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return Object.fromEntries(rows.map(({ column_name, ...column }) => [column_name, column]));
}

const constraintsOf = async (table: string): Promise<string> => {
  const { rows } = await pool.query(
    'select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = $1::regclass',
    [table],
  );
  return rows.map((row) => row.text).join('\n');
};

const policiesOf = async (table: string) => {
  const { rows } = await pool.query(
    'select cmd, roles::text[] as roles from pg_policies where tablename = $1',
    [table],
  );
  return rows;
};

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  await pool.query('insert into auth."user" (id, name, email) values ($1, $2, $3)', [
    person,
    'Ann',
    'ann@example.com',
  ]);
  await pool.query('insert into sync_heads (user_id, seq) values ($1, 0) on conflict do nothing', [person]);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('ENT-01 VIS-12 profiles has the columns, types and defaults that the specification names', async () => {
  const columns = await columnsOf('profiles');
  const visions = [
    'professional_vision',
    'personal_vision',
    'health_vision',
    'relationships_vision',
    'ideal_day',
  ];
  const names = [
    ...[
      'id',
      'name',
      'email',
      'status',
      'created_at',
      'updated_at',
      'trial_ends_at',
      'time_zone',
      'core_word',
    ],
    ...['core_value_1', 'core_value_2', 'core_value_3', 'beta_tester', 'billing_name', 'phone_number'],
    ...[
      'phone_reminders_enabled',
      'reminder_time_am',
      'reminder_time_pm',
      'reminder_days_am',
      'reminder_days_pm',
    ],
    ...['google_tasks_sync_frequency', 'last_google_tasks_sync'],
    ...visions.flatMap((vision) => [vision, `${vision}_frequency`, `${vision}_next_review`]),
    ...['bucket_list_frequency', 'bucket_list_next_review'],
  ];
  expect(Object.keys(columns)).toEqual(expect.arrayContaining(names));
  expect(columns.time_zone?.column_default).toContain('America/Los_Angeles');
  expect(columns.google_tasks_sync_frequency?.column_default).toContain('manual');
  expect(columns.status?.column_default).toContain('trial');
  expect(columns.phone_reminders_enabled?.data_type).toBe('boolean');
  expect(columns.reminder_time_am).toMatchObject({ data_type: 'text', is_nullable: 'YES' });
  expect(columns.reminder_days_am?.data_type).toBe('ARRAY');
  expect(columns.last_google_tasks_sync?.data_type).toBe('timestamp with time zone');
  expect(await constraintsOf('profiles')).toMatch(/trial.*trialing/);
});

async function expectColumns(table: string, names: string[]): Promise<void> {
  expect(Object.keys(await columnsOf(table))).toEqual(expect.arrayContaining(names));
}

describe('every entity has the columns that the specification names', () => {
  test('ENT-02 previous_goals', () =>
    expectColumns('previous_goals', 'id user_id text status use_count last_used_at completed_at'.split(' ')));
  test('ENT-03 impact_intentions', () =>
    expectColumns('impact_intentions', 'user_id intention_type'.split(' ')));
  test('ENT-04 user_categories', () =>
    expectColumns('user_categories', 'id user_id category_name description priority'.split(' ')));
  test('ENT-05 tasks', () =>
    expectColumns('tasks', 'id user_id text completed completed_at created_at'.split(' ')));
  test('ENT-06 growth_days', () =>
    expectColumns(
      'growth_days',
      'user_id date journaled task_completed lesson_learned vision_reviewed updated_at'.split(' '),
    ));
  test('ENT-07 journal_entries', () =>
    expectColumns(
      'journal_entries',
      'user_id date celebration goal goal_importance reflection value_alignment action start_time end_time created_at'.split(
        ' ',
      ),
    ));
  test('ENT-08 lessons_learned', () => expectColumns('lessons_learned', 'id user_id lesson date'.split(' ')));
  test('ENT-09 score_history', () =>
    expectColumns('score_history', 'user_id points type description'.split(' ')));
  test('ENT-10 bucket_list_items', () =>
    expectColumns(
      'bucket_list_items',
      'id user_id item reason status created_at updated_at completed_at completion_story'.split(' '),
    ));
  test('ENT-11 ai_test_access', () => expectColumns('ai_test_access', 'id user_id'.split(' ')));
  test('ENT-12 subscriptions', () =>
    expectColumns('subscriptions', 'user_id tier_id status start_date end_date created_at'.split(' ')));
  test('ENT-13 subscription_tiers', () => expectColumns('subscription_tiers', 'id name'.split(' ')));
  test('ENT-14 customizations', () =>
    expectColumns('customizations', 'user_id section_locations'.split(' ')));
  test('ENT-15 platforms', () => expectColumns('platforms', 'name share_url format_instructions'.split(' ')));
  test('ENT-16 call_to_actions', () => expectColumns('call_to_actions', 'user_id text use_count'.split(' ')));
  test('ENT-17 voice_profiles', () =>
    expectColumns(
      'voice_profiles',
      'user_id tone_style story_patterns common_language themes post_structure'.split(' '),
    ));
  test('ENT-18 content_choices', () =>
    expectColumns('content_choices', 'user_id lesson_id choice_text choice_type'.split(' ')));
});

async function refuses(statement: string, values: unknown[]): Promise<void> {
  await expect(pool.query(statement, values)).rejects.toThrow(/violates check constraint|duplicate key/);
}

test('ENT-03 an intention outside the twelve is refused, and the same one twice', async () => {
  const insert = 'insert into impact_intentions (user_id, intention_type) values ($1, $2)';
  await refuses(insert, [person, 'famous']);
  await pool.query(insert, [person, 'heard']);
  await refuses(insert, [person, 'heard']);
});

test('ENT-06 a second row for the same person and day is refused', async () => {
  const insert = "insert into growth_days (user_id, date, updated_at) values ($1, '2026-11-19', now())";
  await pool.query(insert, [person]);
  await refuses(insert, [person]);
});

test('ENT-10 ENT-18 another status or type is refused', async () => {
  await refuses(
    `insert into bucket_list_items (user_id, id, item, status, created_at, updated_at)
     values ($1, gen_random_uuid(), 'x', 'lost', now(), now())`,
    [person],
  );
  await refuses(
    `insert into content_choices (user_id, id, choice_text, choice_type, created_at)
     values ($1, gen_random_uuid(), 'x', 'joke', now())`,
    [person],
  );
});

test('ENT-16 a call to action is its person’s own, has a text, and was used as often as its count says', async () => {
  const columns = await columnsOf('call_to_actions');
  expect(columns.text).toMatchObject({ data_type: 'text', is_nullable: 'NO' });
  expect(columns.use_count).toMatchObject({ data_type: 'integer', is_nullable: 'NO' });
  const insert = `insert into call_to_actions (user_id, id, text, created_at)
    values ($1, gen_random_uuid(), $2, now()) returning user_id, text, use_count`;
  const { rows } = await pool.query(insert, [person, 'Write to me']);
  expect(rows).toEqual([{ user_id: person, text: 'Write to me', use_count: 0 }]);
  const counted = await pool.query(
    'update call_to_actions set use_count = use_count + 1 returning use_count',
  );
  expect(counted.rows).toEqual([{ use_count: 1 }]);
  await expect(pool.query(insert, [person, null])).rejects.toThrow(/null value in column "text"/);
  const stranger = '01900000-0000-7000-8000-0000000000bb';
  await expect(pool.query(insert, [stranger, 'Nobody’s'])).rejects.toThrow(/foreign key/);
  expect(await policiesOf('call_to_actions')).toEqual([{ cmd: 'ALL', roles: ['app_user'] }]);
});
