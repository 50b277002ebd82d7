import type { OpenedNotebook } from '../../src/features/weekly/engine/notebook.ts';
import { noRows } from '../../src/notebook/optimistic-update.ts';
import type { Tables } from '../../src/notebook/rows.ts';

/** What the tables of a device hold of somebody who wrote this, and signed up at that instant. */
export function tablesOf(notebook: OpenedNotebook, created_at = '2026-09-01T12:00:00.000Z'): Tables {
  const { entries, tasks, lessons, goals, growthDays, values, zone } = notebook;
  const [core_value_1 = null, core_value_2 = null, core_value_3 = null] = values;
  const byId = (rows: readonly { id: string }[]) =>
    new Map(rows.map((row) => [row.id, { ...row, format: 3, seq: 1 }]));
  const days = growthDays.map((day) => ({ ...day, points: 20, actions: 0, vision_reviewed: false, seq: 1 }));
  return {
    ...noRows(),
    profiles: new Map([
      ['own', { id: 'person', created_at, time_zone: zone, core_value_1, core_value_2, core_value_3 }],
    ]),
    journal_entries: byId(entries),
    tasks: byId(tasks),
    lessons_learned: byId(lessons),
    previous_goals: byId(goals.map((goal, at) => ({ ...goal, id: `g${at}` }))),
    growth_days: new Map(days.map((day) => [day.date, day])),
  } as unknown as Tables;
}
