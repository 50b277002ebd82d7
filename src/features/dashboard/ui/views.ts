import type { Tables } from '../../../web/local/notebook.ts';
import { ownProfile } from '../../../web/profile.ts';
import type { Checklist } from '../contract.ts';
import { checklistOf } from '../rules/checklist.ts';

/** Which items of the Growth Checklist are true of the person, as far as the notebook is here. */
export const checklist = (tables: Tables): Checklist =>
  checklistOf({
    profile: ownProfile(tables),
    intentions: tables.impact_intentions.size,
    entries: tables.journal_entries.size,
    lessons: tables.lessons_learned.size,
    days: [...tables.growth_days.values()],
    goals: [...tables.previous_goals.values()],
  });
