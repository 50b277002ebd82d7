import { isOpened } from '../../../kernel/seal.ts';
import { openRows } from '../../../kernel/sealed-row.ts';
import type { Actor } from '../../../server/database.ts';
import { statement } from '../../../server/statement.ts';
import { entryTexts, type WrittenEntry, type WrittenLesson, writings } from '../rules.ts';

/** A row with its texts sealed. */
type Sealed<Row> = Row & { id: string; format: number | null };

const entries = statement<Sealed<WrittenEntry>>('content-entries').sql(`
    select id, date, celebration, goal, goal_importance, reflection, value_alignment, action, format
    from journal_entries where user_id = :userId`);
const lessons = statement<Sealed<WrittenLesson>>('content-lessons').sql(
  'select id, date, lesson, format from lessons_learned where user_id = :userId',
);

/** What a person has written, as it is stored, and how it is opened. */
export interface Writings {
  /** By which a voice is learned: the newest texts first. */
  ofVoice: string[];
  /** Every text but that of the lesson. */
  but: (lessonId: string | null) => string[];
}

/** Reads a person's entries and lessons; what is answered opens them, once the transaction is over. */
export async function readWritings({ userId, run }: Actor): Promise<(key: CryptoKey) => Promise<Writings>> {
  const [entryRows, lessonRows] = await Promise.all([run(entries({ userId })), run(lessons({ userId }))]);
  return async (key) => {
    const opened = {
      entries: await openRows(key, userId, 'journal_entries', entryRows),
      lessons: await openRows(key, userId, 'lessons_learned', lessonRows),
    };
    return {
      ofVoice: writings(opened),
      but: (lessonId) => [
        ...opened.entries.flatMap(entryTexts),
        ...opened.lessons
          .filter(({ id, lesson }) => id !== lessonId && isOpened(lesson))
          .map(({ lesson }) => lesson),
      ],
    };
  };
}
