import { date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, seq } from '../../tables/columns.ts';

/** Lessons learned. `lesson` holds a sealed value (kernel/seal.ts) in the envelope that `format` names. */
export const lessonsLearned = pgTable(
  'lessons_learned',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    lesson: text().notNull(),
    format: smallint(),
    date: date({ mode: 'string' }).notNull(),
    created_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('lessons_learned_newest').on(
      table.user_id,
      table.date.desc().nullsFirst(),
      table.created_at.desc().nullsFirst(),
    ),
    index('lessons_learned_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);
