import { newId } from '../../../kernel/ids.ts';
import { REVISED_TABLES, SYNCED_TABLES } from '../../../kernel/synced-tables.ts';
import type { Actor } from '../../../server/database.ts';
import { prepared, type Statement } from '../../../server/statement.ts';

/** The tables whose rows are written anew as a whole. */
const REVISED = REVISED_TABLES.filter((table) => table !== 'profiles');
type Revised = (typeof REVISED)[number];

/** Its sealed columns go over as they stand, those that hold a text; nothing does when none of them changes. */
function keeping(table: Revised) {
  const columns = SYNCED_TABLES[table].sealed.map((column) => `'${column}', ${column}`).join(', ');
  return prepared(
    `revision-${table}`,
    `insert into revisions (user_id, id, of_table, of_id, text, format, created_at)
      select user_id, $3, '${table}', id,
        jsonb_build_object('format', format, 'columns', jsonb_strip_nulls(jsonb_build_object(${columns})))::text,
        format, $4
      from ${table} where user_id = $1 and id = $2 and exists (
        select from jsonb_each_text(jsonb_build_object(${columns})) former
          join jsonb_each_text($5::jsonb) given using (key)
        where former.value is not null and former.value is distinct from given.value)`,
  );
}

const statements = Object.fromEntries(REVISED.map((table) => [table, keeping(table)])) as Record<
  Revised,
  ReturnType<typeof keeping>
>;

/**
 * Keeps what a row says now as a revision, before its texts are changed to `texts`: whatever is written over can be read
 * again. To be run before the change, in its transaction.
 */
export const keepFormer = (
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
  table: Revised,
  id: string,
  texts: Record<string, string | null | undefined>,
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
