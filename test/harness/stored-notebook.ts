import type { OpenedNotebook } from '../../src/features/weekly/engine/notebook.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Person, TestApp } from './app.ts';
import type { Sealing } from './sealing.ts';

/** Stores a notebook of English people's, its ids made real, as their devices would have. */
export async function storedNotebook(
  app: TestApp,
  person: Person,
  sealing: Sealing,
  notebook: OpenedNotebook,
): Promise<OpenedNotebook> {
  await app.sql(
    'update profiles set time_zone = $2, core_value_1 = $3, core_value_2 = $4, core_value_3 = $5 where id = $1',
    [person.userId, notebook.zone, ...notebook.values],
  );
  const insert = (table: string, row: object) => {
    const columns = { user_id: person.userId, ...row };
    const marks = Object.keys(columns).map((_, at) => `$${at + 1}`);
    const text = `insert into ${table} (${Object.keys(columns)}) values (${marks})`;
    return app.sql(text, Object.values(columns));
  };
  const withIds = <Row extends { id: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, id: newId() }));
  const real = {
    ...notebook,
    entries: withIds(notebook.entries),
    tasks: withIds(notebook.tasks),
    lessons: withIds(notebook.lessons),
  };
  for (const { id, date, start_time, created_at, ...answers } of real.entries) {
    const sealed = await sealing.row('journal_entries', id, answers);
    await insert('journal_entries', { id, date, start_time, created_at, format: 3, ...sealed });
  }
  for (const { id, text, ...row } of real.tasks) {
    await insert('tasks', { id, ...row, format: 3, ...(await sealing.row('tasks', id, { text })) });
  }
  for (const { id, lesson, ...row } of real.lessons) {
    const sealed = await sealing.row('lessons_learned', id, { lesson });
    await insert('lessons_learned', { id, ...row, format: 3, ...sealed });
  }
  for (const day of real.growthDays)
    await insert('growth_days', { ...day, updated_at: '2026-11-29T17:00:00.000Z' });
  return real;
}
