import { type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { isOpened } from '../../../kernel/seal.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { ownProfile } from '../../../session/profile.ts';
import type { ReviewQuestion } from '../engine/answer.ts';
import { growthOf, type Note, reviewedDays } from '../engine/review.ts';
import { isInRange } from '../engine/scope.ts';
import { categoriesOf } from '../rules.ts';

/** The answers of a page that say something by themselves; its actions are notes of their own. */
const ANSWERS = ['celebration', 'goal', 'goal_importance', 'reflection', 'value_alignment'] as const;

/** What the review of the last seven days goes by. */
export interface ReviewSource {
  question: ReviewQuestion;
  /** Whether the person has categories of their own; else the core values stand for them. */
  hasCategories: boolean;
  /** There are lessons in these days, and not one of them could be opened. */
  isSealed: boolean;
}

function entriesIn(tables: Tables, today: LocalDate): Note[] {
  return [...tables.journal_entries.values()]
    .filter(({ date }) => isInRange(date, reviewedDays(today)))
    .map((entry) => ({
      kind: 'entry',
      id: entry.id,
      created_at: entry.created_at,
      content: ANSWERS.map((answer) => entry[answer])
        .filter((text) => text && isOpened(text))
        .join('\n'),
    }));
}

function actionsIn(tables: Tables, today: LocalDate, zone: string): Note[] {
  return [...tables.tasks.values()].flatMap(({ id, text, completed, completed_at }) => {
    const isDone = completed && completed_at !== null && isOpened(text);
    if (!isDone || !isInRange(localDateOf(new Date(completed_at), zone), reviewedDays(today))) return [];
    return [{ kind: 'action' as const, id, created_at: completed_at, content: text }];
  });
}

/** Undefined until it is known what today is. */
export function reviewSource(tables: Tables, today: LocalDate | undefined): ReviewSource | undefined {
  const profile = ownProfile(tables);
  if (!profile || today === undefined) return undefined;
  const { core_value_1, core_value_2, core_value_3, time_zone } = profile;
  const lessons = [...tables.lessons_learned.values()].filter(({ date }) =>
    isInRange(date, reviewedDays(today)),
  );
  const readable = lessons.filter(({ lesson }) => isOpened(lesson));
  const own = tables.ai_test_access.size > 0 ? [...tables.user_categories.values()] : [];
  const values = [core_value_1, core_value_2, core_value_3].filter((value) => typeof value === 'string');
  return {
    question: {
      notes: [
        ...entriesIn(tables, today),
        ...actionsIn(tables, today, time_zone),
        ...readable.map(
          ({ id, lesson, created_at }): Note => ({ kind: 'lesson', id, created_at, content: lesson }),
        ),
      ],
      growth: growthOf([...tables.growth_days.values()], today),
      categories: categoriesOf(own, values),
    },
    hasCategories: own.length > 0,
    isSealed: lessons.length > 0 && readable.length === 0,
  };
}
