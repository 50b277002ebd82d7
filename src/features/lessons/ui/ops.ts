import { deviceNow } from '../../../browser/device-clock.ts';
import type { LocalDate } from '../../../kernel/calendar.ts';
import type { WrittenText } from '../../../notebook/react/use-text-draft.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import type { Change, Tables } from '../../../notebook/rows.ts';
import { perform } from '../../../session/perform.ts';
import { type Sealer, writtenFormat } from '../../../session/sealing.ts';
import { writtenNow } from '../../../session/written-now.ts';
import { revisionChange } from '../../feed/client.ts';
import { earn } from '../../growth/client.ts';
import * as texts from '../texts.ts';
import type { Lesson } from './views.ts';

const sealed = async ({ seal, format }: Sealer, id: string, text: string) => ({
  lesson: await seal('lessons_learned', 'lesson', id, text),
  format,
});

/** How a noted lesson shows: itself, and the growth of its day. */
export const changesOfLesson = (
  tables: Tables,
  { id, text }: { id: string; text: string },
  date: LocalDate,
  now: Date,
): Change[] => [
  {
    table: 'lessons_learned',
    key: id,
    put: { id, lesson: text, format: writtenFormat(), date, created_at: now.toISOString() },
  },
  ...earn(tables, 'lesson', date),
];

/** Notes a lesson for today. Rejects when it could be kept neither on this device nor by the server. */
export async function noteLesson({ id, text, sent, draft }: WrittenText): Promise<void> {
  const tables = readTables();
  const { now, written, day } = writtenNow(tables);
  await perform({
    id,
    what: texts.newLesson,
    words: text,
    asNew: texts.saveAsNewButton,
    request: async (sealer) => ({
      call: 'POST /api/lessons',
      body: sent
        ? { id, lesson: sent.sealed, format: sent.format }
        : { id, ...(await sealed(sealer, id, text)), written },
    }),
    changes: changesOfLesson(tables, { id, text }, day.date, now),
    endsDraft: draft,
  });
}

/** How a changed lesson shows: its new text, and the former one among its earlier versions. */
export const changesOfEdit = ({ id, lesson }: Lesson, text: string, now: Date): Change[] => [
  { table: 'lessons_learned', key: id, set: { lesson: text, format: writtenFormat() } },
  revisionChange('lessons_learned', id, { lesson }, now),
];

/**
 * Changes a lesson; what it said before is kept as an earlier version. Does nothing when nothing changed.
 * @param basedOn the number of the row that was edited: an edit of another device since then is kept as well
 */
export async function editLesson(
  lesson: Lesson,
  text: string,
  { basedOn = lesson.seq, draft }: { basedOn?: number; draft?: string } = {},
): Promise<void> {
  if (text === lesson.lesson) return;
  const { id } = lesson;
  await perform({
    what: texts.changedLesson,
    words: text,
    request: async (sealer) => ({
      call: 'PATCH /api/lessons/{id}',
      params: { id },
      body: { based_on: basedOn, ...(await sealed(sealer, id, text)) },
    }),
    changes: changesOfEdit(lesson, text, deviceNow()),
    ...(draft === undefined ? {} : { endsDraft: draft }),
  });
}
