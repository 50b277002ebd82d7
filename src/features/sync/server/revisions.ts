import { newId } from '../../../kernel/ids.ts';
import { SYNCED_TABLES } from '../../../kernel/synced-tables.ts';
import type { Actor } from '../../../server/database.ts';
import { prepared, type Statement } from '../../../server/statement.ts';

/** The tables whose rows are written anew as a whole. */
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

type VisionColumn = (typeof SYNCED_TABLES.profiles.sealed)[number];

/** One document goes over, without the four beside it, which do not change with it. */
const keepingVision = (column: VisionColumn) =>
  prepared(
    `revision-${column}`,
    `insert into revisions (user_id, id, of_table, of_id, text, format, created_at)
      select id, $2, 'profiles', id,
        jsonb_build_object('format', visions_format, 'columns', jsonb_build_object('${column}', ${column}))::text,
        visions_format, $3
      from profiles where id = $1 and ${column} <> '' and ${column} is distinct from $4`,
  );

const ofVisions = Object.fromEntries(
  SYNCED_TABLES.profiles.sealed.map((column) => [column, keepingVision(column)]),
) as Record<VisionColumn, ReturnType<typeof keepingVision>>;

/** The same for a vision document, which is a column of the profile; `text` is null when it is emptied. */
export const keepFormerVision = (
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
  column: VisionColumn,
  text: string | null,
): Statement => ofVisions[column](userId, newId(), now.toISOString(), text);
