import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows } from './columns.ts';

/**
 * One row for each create that was acknowledged: who, which id, and a digest of what was sent. A repeat of the
 * same write finds it and changes nothing; the same id with another body is refused.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    digest: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.id] }), ownRows()],
);
