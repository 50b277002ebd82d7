import type pg from 'pg';
import { expect } from 'vitest';
import { ANN, asPerson, BEN, id, type Rows, rowsOf } from './releases.ts';

/* What people had written when a release came, and what must hold of it afterwards. */

/** Ann and Ben, in the middle of their trials. */
export const people = `
  insert into auth."user" (id, name, email)
    values ('${ANN}', 'Ann', 'ann@example.com'), ('${BEN}', 'Ben', 'ben@example.com');
  insert into profiles (id, name, email, created_at, updated_at, trial_ends_at, health_vision, health_vision_frequency,
      health_vision_next_review, visions_format)
    values ('${ANN}', 'Ann', 'ann@example.com', '2026-10-01', '2026-10-01', '2026-10-15', 'sealed', 'weekly',
      '2026-11-25T17:00:00Z', 3), ('${BEN}', 'Ben', 'ben@example.com', '2026-10-01', '2026-10-01', '2026-10-15', null,
      null, null, null);`;

/** Somebody's two days, with the 18th left out, and what they wrote on them. */
export const days = `
  insert into growth_days (user_id, date, journaled, lesson_learned, updated_at) values
    ('${ANN}', '2026-11-17', true, true, '2026-11-17T17:00:00Z'), ('${ANN}', '2026-11-19', true, false, '2026-11-19T17:00:00Z');
  insert into journal_entries (user_id, id, date, celebration, goal, reflection, value_alignment, action, format, created_at)
    values ('${ANN}', '${id(1)}', '2026-11-19', 'a', 'b', 'c', 'd', 'e', 3, '2026-11-19T17:00:00Z');
  insert into lessons_learned (user_id, id, lesson, date, created_at)
    values ('${ANN}', '${id(2)}', 'x', '2026-11-17', '2026-11-17T20:00:00Z');
  insert into tasks (user_id, id, text, completed, completed_at, created_at)
    values ('${ANN}', '${id(3)}', 'Walk', true, '2026-11-19T18:00:00Z', '2026-10-02');
  insert into bucket_list_items (user_id, id, item, reason, status, format, created_at, updated_at)
    values ('${ANN}', '${id(4)}', 'sealed', null, 'in_bucket', 3, now(), now());
  insert into score_history (user_id, id, points, type, description, date, once, created_at)
    values ('${ANN}', '${id(1)}', 20, 'journal', 'x', '2026-11-19', '2026-11-19', '2026-11-19T17:00:00Z');`;

/** How many rows later releases brought themselves: 0018, and before it 0013. */
export const LATER: Record<string, number> = { 'public.platforms': 7 };
const BROUGHT: Record<string, number> = { ...LATER, 'public.subscription_tiers': 1 };

/** Every row of before is there, and says what it said. Heads may have been counted on. */
export async function expectNothingLost(client: pg.Client, before: Rows, brought = BROUGHT): Promise<void> {
  const after = await rowsOf(client);
  for (const [table, rows] of Object.entries(before)) {
    const said = rows.map((row) =>
      expect.objectContaining(table.endsWith('sync_heads') ? without(row) : row),
    );
    expect(after[table], table).toHaveLength(rows.length + (brought[table] ?? 0));
    expect(after[table], table).toEqual(expect.arrayContaining(said));
  }
}

const without = ({ seq: _, ...row }: Record<string, unknown>) => row;

/** The number of a person's latest change. */
export const headOf = async (client: pg.Client, person = ANN): Promise<number> =>
  (await client.query('select seq::int from sync_heads where user_id = $1', [person])).rows[0].seq;

/** A new table is empty, has row security, and shows and takes the rows of whoever asks alone. */
export async function expectOwnRowsOnly(client: pg.Client, table: string, row: Record<string, unknown>) {
  const { rows } = await client.query('select relrowsecurity from pg_class where oid = $1::regclass', [
    table,
  ]);
  expect(rows, table).toEqual([{ relrowsecurity: true }]);
  const columns = Object.keys(row);
  const insertion = `insert into ${table} (user_id, ${columns})
    values ('${ANN}', ${columns.map((_, index) => `$${index + 1}`)})`;
  const refused = asPerson(client, BEN, () => client.query(insertion, Object.values(row)));
  await expect(refused).rejects.toThrow(/row-level security/);
  await client.query(insertion, Object.values(row));
  const seen = (person: string) => asPerson(client, person, () => client.query(`select from ${table}`));
  expect([(await seen(ANN)).rowCount, (await seen(BEN)).rowCount], table).toEqual([1, 0]);
}

/** From here on triggers count: the only row of the table has the next number, and leaves a tombstone. */
export async function expectCounted(client: pg.Client, table: string, key: string): Promise<void> {
  const head = await headOf(client);
  const { rows } = await client.query(`select seq::int from ${table}`);
  expect(rows).toEqual([{ seq: head }]);
  await client.query(`delete from ${table}`);
  const { rows: gone } = await client.query(
    'select seq::int from tombstones where user_id = $1 and table_name = $2 and key = $3',
    [ANN, table, key],
  );
  expect(gone).toEqual([{ seq: head + 1 }]);
}
