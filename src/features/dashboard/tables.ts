import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, seq } from '../../tables/columns.ts';

/** Where each movable section of the dashboard stands; keys that are missing stand at their default. */
export const customizations = pgTable(
  'customizations',
  {
    user_id: ownerId().primaryKey(),
    section_locations: jsonb().$type<Record<string, 'loop' | 'tools'>>().notNull().default({}),
    updated_at: instant().notNull(),
    seq: seq(),
  },
  () => [ownRows()],
);
