import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId, ownRows, seq } from '../../tables/columns.ts';

/** How a person wants others to feel: one row for each chosen intention. */
export const impactIntentions = pgTable(
  'impact_intentions',
  {
    user_id: ownerId(),
    intention_type: text({
      enum: [
        'accepted',
        'heard',
        'valued',
        'inspired',
        'safe',
        'motivated',
        'supported',
        'appreciated',
        'matter',
        'energized',
        'clarity',
        'worthwhile',
      ],
    }).notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.intention_type] }),
    index('impact_intentions_seq').on(table.user_id, table.seq),
    check(
      'impact_intentions_type',
      sql`${table.intention_type} in ('accepted', 'heard', 'valued', 'inspired', 'safe', 'motivated', 'supported', 'appreciated', 'matter', 'energized', 'clarity', 'worthwhile')`,
    ),
    ownRows(),
  ],
);
