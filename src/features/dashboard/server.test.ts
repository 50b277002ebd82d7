import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { sealedWords } from '../../../test/harness/remote-person.ts';
import { newId } from '../../kernel/ids.ts';
import { CHECKLIST_FACTS, type ChecklistFact } from './contract.ts';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  app.setNow('2026-11-19T17:00:00.000Z');
  ann = await app.person();
});

const trueFacts = async (): Promise<ChecklistFact[]> => {
  const { body } = await ann.get('/api/checklist');
  expect(Object.keys(body).toSorted()).toEqual([...CHECKLIST_FACTS].toSorted());
  return CHECKLIST_FACTS.filter((fact) => body[fact]);
};

const insert = (text: string) => app.sql(text, [ann.userId]);

async function days(from: string, to: string): Promise<void> {
  await app.sql(
    `insert into growth_days (user_id, date, journaled, updated_at)
     select $1, day, true, now() from generate_series($2::date, $3::date, '1 day') day`,
    [ann.userId, from, to],
  );
}

test('DASH-30 a new account has nothing ticked', async () => {
  expect(await trueFacts()).toEqual([]);
});

test('DASH-30 each fact ticks its own item', async () => {
  await insert("insert into impact_intentions (user_id, intention_type) values ($1, 'heard')");
  expect(await trueFacts()).toEqual(['intentions_chosen']);
  await insert("update profiles set core_word = 'Joy', core_value_1 = 'a', core_value_2 = 'b' where id = $1");
  expect(await trueFacts()).toEqual(['intentions_chosen', 'core_word_chosen']);
  await insert("update profiles set core_value_3 = 'c', email_reminders_enabled = true where id = $1");
  const begun = ['intentions_chosen', 'core_word_chosen', 'core_values_chosen', 'reminder_set'];
  expect((await trueFacts()).toSorted()).toEqual(begun.toSorted());
});

test('DASH-30 an action, a goal and their completion', async () => {
  const [task, goal] = [newId(), newId()];
  await ann.post('/api/tasks', { id: task, ...sealedWords('Walk') });
  await ann.post('/api/goals/use', { id: goal, ...sealedWords('Sleep early') });
  expect(await trueFacts()).toEqual(['goal_named']);
  await ann.patch(`/api/tasks/${task}`, { completed: true });
  await ann.patch(`/api/goals/${goal}`, { completed: true });
  expect(await trueFacts()).toEqual(['action_completed', 'goal_named', 'goal_reached']);
  await ann.delete(`/api/tasks/${task}`);
  expect(await trueFacts()).toContain('action_completed');
});

test('DASH-30 a streak that once was stays ticked, and is the longest one', async () => {
  await days('2026-01-01', '2026-01-06');
  await days('2026-01-08', '2026-01-09');
  expect(await trueFacts()).toEqual(['three_days']);
  await days('2026-01-07', '2026-01-07');
  expect(await trueFacts()).toEqual(['three_days', 'seven_days']);
});

test('DASH-30 badges: the best week from Sunday to Saturday and the best month', async () => {
  const points = (date: string, amount: number) =>
    app.sql(
      `insert into score_history (user_id, id, points, type, description, date, once, created_at)
       values ($1, $2::uuid, $3, 'test', 'Test', $4, $2::uuid::text, now())`,
      [ann.userId, newId(), amount, date],
    );
  await points('2026-11-14', 149);
  await points('2026-11-15', 149);
  expect(await trueFacts()).toEqual([]);
  await points('2026-11-21', 1);
  expect(await trueFacts()).toEqual(['weekly_badge']);
  await points('2026-11-28', 301);
  expect(await trueFacts()).toEqual(['weekly_badge', 'monthly_badge']);
});

test('DASH-30 entries, lessons, visions, a closed loop', async () => {
  await insert(`insert into journal_entries (user_id, id, date, celebration, goal, reflection, value_alignment, action, created_at)
    select $1, gen_random_uuid(), '2026-11-01', 'x', 'x', 'x', 'x', 'x', now() from generate_series(1, 29)`);
  await insert(`insert into lessons_learned (user_id, id, lesson, date, created_at)
    select $1, gen_random_uuid(), 'x', '2026-11-01', now() from generate_series(1, 10)`);
  await insert(`insert into growth_days (user_id, date, journaled, task_completed, lesson_learned, vision_reviewed, updated_at)
    values ($1, '2026-11-01', true, true, true, true, now())`);
  await insert(`update profiles set professional_vision = 'x', personal_vision = 'x', health_vision = 'x',
    relationships_vision = 'x' where id = $1`);
  const most = ['entry_written', 'lesson_noted', 'loop_closed', 'vision_reviewed', 'ten_lessons'];
  expect((await trueFacts()).toSorted()).toEqual(most.toSorted());
  await insert(`insert into journal_entries (user_id, id, date, celebration, goal, reflection, value_alignment, action, created_at)
    values ($1, gen_random_uuid(), '2026-11-02', 'x', 'x', 'x', 'x', 'x', now())`);
  await insert("update profiles set ideal_day = 'x' where id = $1");
  await insert(`insert into bucket_list_items (user_id, id, item, created_at, updated_at)
    values ($1, gen_random_uuid(), 'Swim', now(), now())`);
  expect(await trueFacts()).toEqual(
    expect.arrayContaining(['thirty_entries', 'visions_written', 'bucket_list_started']),
  );
});

test('DASH-31 nothing of the checklist is stored: no table holds it and no call writes it', async () => {
  const writes = app.routes.filter(({ path, method }) => path.includes('checklist') && method !== 'get');
  expect(writes).toEqual([]);
  const tables = await app.sql("select tablename from pg_tables where tablename like '%checklist%'");
  expect(tables).toEqual([]);
  for (const method of ['post', 'put', 'patch', 'delete'] as const) {
    expect((await ann[method]('/api/checklist', {})).status).toBe(404);
  }
});

test("facts are one's own", async () => {
  await days('2026-11-01', '2026-11-10');
  const bob = await app.person();
  const { body } = await bob.get('/api/checklist');
  expect(CHECKLIST_FACTS.filter((fact) => body[fact])).toEqual([]);
  expect((await app.nobody.get('/api/checklist')).status).toBe(401);
});
