import type { LocalDate } from '../../../kernel/calendar.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { ownProfile } from '../../../session/profile.ts';
import { type Lineage, lineageOf } from '../lineage.ts';
import type { ShownGoal } from '../rules.ts';

/** The lineage of a goal, from the rows on this device. */
export const lineageOn = (tables: Tables, goal: ShownGoal, today: LocalDate): Lineage =>
  lineageOf(
    goal,
    {
      entries: tables.journal_entries.values(),
      tasks: tables.tasks.values(),
      lessons: tables.lessons_learned.values(),
    },
    { zone: ownProfile(tables)?.time_zone ?? 'UTC', today },
  );
