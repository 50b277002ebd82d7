import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ANN, BEN, id, withRelease } from '../harness/releases.ts';

/* Each migration meets the data that the release before it had written. */

test('0003: streaks are counted from days that were marked before, points find their entry, saves stay known', async () => {
  const data = `
    insert into auth."user" (id, name, email) values ('${ANN}', 'Ann', 'ann@example.com'), ('${BEN}', 'Ben', 'ben@example.com');
    insert into profiles (id, name, email, created_at, updated_at, trial_ends_at)
      values ('${ANN}', 'Ann', 'ann@example.com', now(), now(), now());
    insert into growth_days (user_id, date, journaled, task_completed, lesson_learned, updated_at)
      select '${ANN}', day, day <> '2026-11-10', day >= '2026-11-17', false, now()
      from generate_series('2026-10-01'::date, '2026-11-19'::date, '1 day') day;
    insert into growth_days (user_id, date, journaled, updated_at) values ('${BEN}', '2026-11-18', true, now());
    insert into journal_entries (user_id, id, date, celebration, goal, reflection, value_alignment, action, format, created_at)
      values ('${ANN}', '${id(1)}', '2026-11-19', 'a', 'b', 'c', 'd', 'e', 2, '2026-11-19T17:00:00Z'),
        ('${ANN}', '${id(2)}', '2026-11-19', 'a', 'b', 'c', 'd', 'e', 2, '2026-11-19T18:00:00Z');
    insert into score_history (user_id, id, points, type, description, date, once, created_at)
      values ('${ANN}', '${id(3)}', 20, 'journal', 'x', '2026-11-19', '2026-11-19', '2026-11-19T17:00:00Z'),
        ('${ANN}', '${id(4)}', 10, 'action', 'x', '2026-11-19', '${id(5)}', '2026-11-19T17:00:00Z');
    insert into write_receipts (user_id, id, digest, created_at) values ('${ANN}', '${id(1)}', 'digest', now());`;
  await withRelease(3, data, async (client) => {
    const { rows: starts } = await client.query(
      `select user_id, date::text, journal_starts, action_starts, lesson_starts from growth_days
       where journal_starts or action_starts or lesson_starts order by user_id, date`,
    );
    const begins = { journal_starts: false, action_starts: false, lesson_starts: false };
    expect(starts).toEqual([
      { user_id: ANN, date: '2026-10-01', ...begins, journal_starts: true },
      { user_id: ANN, date: '2026-11-11', ...begins, journal_starts: true },
      { user_id: ANN, date: '2026-11-17', ...begins, action_starts: true },
      { user_id: BEN, date: '2026-11-18', ...begins, journal_starts: true },
    ]);
    const { rows: scores } = await client.query('select type, id from score_history order by type');
    expect(scores).toEqual([
      { type: 'action', id: id(4) },
      { type: 'journal', id: id(1) },
    ]);
    const { rows: keys } = await client.query('select user_id, id, digest from idempotency_keys');
    expect(keys).toEqual([{ user_id: ANN, id: id(1), digest: 'digest' }]);
    // The gap closes when the missing day is marked late.
    await client.query(`update growth_days set journaled = true where user_id = $1 and date = '2026-11-10'`, [
      ANN,
    ]);
    const { rows: runs } = await client.query(
      'select date::text from growth_days where user_id = $1 and journal_starts',
      [ANN],
    );
    expect(runs).toEqual([{ date: '2026-10-01' }]);
  });
});

test('0004: rows have numbers as if written day by day, days have their points, and everybody has a head', async () => {
  const data = `
    insert into auth."user" (id, name, email) values ('${ANN}', 'Ann', 'ann@example.com'), ('${BEN}', 'Ben', 'ben@example.com');
    insert into profiles (id, name, email, created_at, updated_at, trial_ends_at)
      values ('${ANN}', 'Ann', 'ann@example.com', '2026-10-01', now(), now());
    insert into growth_days (user_id, date, journaled, updated_at) values
      ('${ANN}', '2026-11-18', true, '2026-11-18T17:00:00Z'), ('${ANN}', '2026-11-19', true, '2026-11-19T17:00:00Z');
    insert into journal_entries (user_id, id, date, celebration, goal, reflection, value_alignment, action, format, created_at)
      values ('${ANN}', '${id(1)}', '2026-11-18', 'a', 'b', 'c', 'd', 'e', 2, '2026-11-18T17:00:00Z'),
        ('${ANN}', '${id(2)}', '2026-11-19', 'a', 'b', 'c', 'd', 'e', 2, '2026-11-19T17:00:01Z');
    insert into lessons_learned (user_id, id, lesson, date, created_at)
      values ('${ANN}', '${id(6)}', 'x', '2026-11-17', '2026-11-17T20:00:00Z');
    insert into tasks (user_id, id, text, completed, completed_at, created_at)
      values ('${ANN}', '${id(3)}', 'Walk', true, '2026-11-19T18:00:00Z', '2026-10-02'),
        ('${ANN}', '${id(4)}', 'Read', false, null, '2026-11-16T18:00:00Z');
    insert into previous_goals (user_id, id, text, last_used_at, created_at)
      values ('${ANN}', '${id(5)}', 'Sail', '2026-11-15T18:00:00Z', '2026-10-02');
    insert into impact_intentions (user_id, intention_type) values ('${ANN}', 'heard');
    insert into customizations (user_id, updated_at) values ('${ANN}', '2026-10-03');
    insert into score_history (user_id, id, points, type, description, date, once, created_at)
      values ('${ANN}', '${id(7)}', 20, 'journal', 'x', '2026-11-19', '2026-11-19', '2026-11-19T17:00:00Z'),
        ('${ANN}', '${id(8)}', 10, 'action', 'x', '2026-11-19', '${id(3)}', '2026-11-19T18:00:00Z'),
        ('${BEN}', '${id(9)}', 10, 'action', 'x', '2026-11-10', '${id(3)}', '2026-11-10T18:00:00Z');`;
  await withRelease(4, data, async (client) => {
    const { rows } = await client.query(
      `select what, seq::int from (
        select 'profile' as what, seq, id as user_id from profiles
        union all select 'intention', seq, user_id from impact_intentions
        union all select 'customization', seq, user_id from customizations
        union all select 'day ' || date, seq, user_id from growth_days
        union all select 'entry ' || date, seq, user_id from journal_entries
        union all select 'lesson', seq, user_id from lessons_learned
        union all select 'task ' || text, seq, user_id from tasks
        union all select 'goal', seq, user_id from previous_goals) numbered
      where user_id = $1 order by seq`,
      [ANN],
    );
    expect(rows.map(({ what, seq }) => `${seq} ${what}`)).toEqual([
      '1 intention',
      '2 profile',
      '3 customization',
      '4 goal',
      '5 task Read',
      '6 lesson',
      '7 day 2026-11-18',
      '8 entry 2026-11-18',
      '9 day 2026-11-19',
      '10 entry 2026-11-19',
      '11 task Walk',
    ]);
    const { rows: days } = await client.query(
      'select user_id, date::text, points, actions, journaled from growth_days order by user_id, date',
    );
    expect(days).toEqual([
      { user_id: ANN, date: '2026-11-18', points: 0, actions: 0, journaled: true },
      { user_id: ANN, date: '2026-11-19', points: 30, actions: 1, journaled: true },
      { user_id: BEN, date: '2026-11-10', points: 10, actions: 1, journaled: false },
    ]);
    const heads = 'select user_id, seq::int from sync_heads order by user_id';
    expect((await client.query(heads)).rows).toEqual([
      { user_id: ANN, seq: 11 },
      { user_id: BEN, seq: 1 },
    ]);
    expect((await client.query('select from sync_epoch')).rowCount).toBe(1);
    // From here on triggers count.
    await client.query(`delete from tasks where id = '${id(4)}'`);
    const { rows: gone } = await client.query('select table_name, key, seq::int from tombstones');
    expect(gone).toEqual([{ table_name: 'tasks', key: id(4), seq: 12 }]);
    await client.query(
      `insert into auth."user" (id, name, email) values (gen_random_uuid(), 'Cem', 'cem@example.com')`,
    );
    expect((await client.query(heads)).rows).toHaveLength(3);
  });
});

test('0005: what stands in plain words says so, and goals of the same words are one among those alone', async () => {
  const data = `
    insert into auth."user" (id, name, email) values ('${ANN}', 'Ann', 'ann@example.com');
    insert into profiles (id, name, email, created_at, updated_at, trial_ends_at, health_vision)
      values ('${ANN}', 'Ann', 'ann@example.com', now(), now(), now(), 'Walk');
    insert into tasks (user_id, id, text, created_at) values ('${ANN}', '${id(1)}', 'Call Dad', now());
    insert into previous_goals (user_id, id, text, last_used_at, created_at)
      values ('${ANN}', '${id(2)}', 'Sleep early', now(), now());`;
  await withRelease(5, data, async (client) => {
    const { rows } = await client.query(
      `select t.text as task, t.format as task_format, t.seq::int, g.text as goal, g.format as goal_format,
        p.health_vision, p.visions_format from tasks t, previous_goals g, profiles p`,
    );
    const { seq, ...texts } = rows[0];
    expect(texts).toEqual({
      task: 'Call Dad',
      task_format: null,
      goal: 'Sleep early',
      goal_format: null,
      health_vision: 'Walk',
      visions_format: null,
    });
    // Nothing was written: no device reads it again.
    const { rows: heads } = await client.query('select seq::int from sync_heads');
    expect(seq).toBeLessThanOrEqual(heads[0].seq);
    const add = (number: number, text: string, format: number | null) =>
      client.query(
        `insert into previous_goals (user_id, id, text, format, last_used_at, created_at)
          values ($1, $2, $3, $4, now(), now())`,
        [ANN, id(number), text, format],
      );
    await expect(add(3, 'SLEEP early', null)).rejects.toThrow(/previous_goals_one_text/);
    await add(4, 'the same envelope', 3);
    await add(5, 'the same envelope', 3);
  });
});

test('0006: items of the bucket list are kept, and each person’s get the next number; from here on triggers count', async () => {
  const data = `
    insert into auth."user" (id, name, email) values ('${ANN}', 'Ann', 'ann@example.com'), ('${BEN}', 'Ben', 'ben@example.com');
    insert into profiles (id, name, email, created_at, updated_at, trial_ends_at, bucket_list_frequency)
      values ('${ANN}', 'Ann', 'ann@example.com', now(), now(), now(), 'weekly');
    insert into bucket_list_items (user_id, id, item, reason, status, created_at, updated_at)
      values ('${ANN}', '${id(1)}', 'Sail', 'Wind', 'in_progress', now(), now()),
        ('${ANN}', '${id(2)}', 'Swim', null, 'in_bucket', now(), now());`;
  await withRelease(6, data, async (client) => {
    const items = 'select item, reason, status, format, seq::int from bucket_list_items order by id';
    const { rows: heads } = await client.query('select user_id, seq::int from sync_heads order by user_id');
    const seq = heads[0].seq;
    expect(heads).toEqual([
      { user_id: ANN, seq: 2 },
      { user_id: BEN, seq: 0 },
    ]);
    expect((await client.query(items)).rows).toEqual([
      { item: 'Sail', reason: 'Wind', status: 'in_progress', format: null, seq },
      { item: 'Swim', reason: null, status: 'in_bucket', format: null, seq },
    ]);
    const { rows: profiles } = await client.query(
      'select bucket_list_frequency, bucket_list_reviewed_at from profiles',
    );
    expect(profiles).toEqual([{ bucket_list_frequency: 'weekly', bucket_list_reviewed_at: null }]);
    await client.query(`delete from bucket_list_items where id = '${id(1)}'`);
    await client.query(`update bucket_list_items set status = 'completed' where id = '${id(2)}'`);
    expect((await client.query(items)).rows).toMatchObject([{ status: 'completed', seq: seq + 2 }]);
    const { rows: gone } = await client.query('select table_name, key, seq::int from tombstones');
    expect(gone).toEqual([{ table_name: 'bucket_list_items', key: id(1), seq: seq + 1 }]);
  });
});

test('every migration is dated after the one before it: an older one would be passed over in an upgrade', async () => {
  const { entries }: { entries: { when: number }[] } = JSON.parse(
    await readFile(fileURLToPath(new URL('../../migrations/meta/_journal.json', import.meta.url)), 'utf8'),
  );
  const dates = entries.map(({ when }) => when);
  expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a - b));
});
