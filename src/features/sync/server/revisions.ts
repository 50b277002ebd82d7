import { newId } from '../../../kernel/ids.ts';
import { SYNCED_TABLES } from '../../../kernel/synced-tables.ts';
import type { Actor } from '../../../server/database.ts';
import { prepared, type Statement } from '../../../server/statement.ts';

/** The tables whose rows can be written anew. */
type Revised = 'journal_entries' | 'lessons_learned' | 'tasks';

/** Its sealed columns go over as they stand; nothing goes over when none of them changes. */
function keeping(table: Revised) {
  const columns = SYNCED_TABLES[table].sealed.map((column) => `'${column}', ${column}`).join(', ');
  return prepared(
    `revision-${table}`,
    `insert into revisions (user_id, id, of_table, of_id, text, format, created_at)
      select user_id, $3, '${table}', id,
        jsonb_build_object('format', format, 'columns', jsonb_build_object(${columns}))::text, format, $4
      from ${table} where user_id = $1 and id = $2 and not jsonb_build_object(${columns}) @> $5::jsonb`,
  );
}

const statements = {
  journal_entries: keeping('journal_entries'),
  lessons_learned: keeping('lessons_learned'),
  tasks: keeping('tasks'),
};

/**
 * Keeps what a row says now as a revision, before its texts are changed to `texts`: whatever is written over can be read
 * again. To be run before the change, in its transaction.
 */
export const keepFormer = (
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
  table: Revised,
  id: string,
  texts: Record<string, string | undefined>,
): Statement => statements[table](userId, id, newId(), now.toISOString(), JSON.stringify(texts));
