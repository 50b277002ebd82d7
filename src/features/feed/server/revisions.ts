import { newId } from '../../../kernel/ids.ts';
import { REVISED_TABLES, SYNCED_TABLES } from '../../../kernel/synced-tables.ts';
import type { Actor } from '../../../server/database.ts';
import { type Statement, statement } from '../../../server/statement.ts';

/** The tables whose rows are written again as a whole. */
const REVISED = REVISED_TABLES.filter((table) => table !== 'profiles');
type Revised = (typeof REVISED)[number];

/** Its sealed columns go over as they stand, those that hold a text; nothing does when none of them changes. */
function revisionStatement(table: Revised) {
  const columns = SYNCED_TABLES[table].sealed.map((column) => `'${column}', ${column}`).join(', ');
  return statement(`revision-${table}`).sql(
    `
    insert into revisions (user_id, id, of_table, of_id, text, format, created_at)
      select user_id, :revisionId, '${table}', id,
        jsonb_build_object('format', format, 'columns', jsonb_strip_nulls(jsonb_build_object(${columns})))::text,
        format, :now
      from ${table} where user_id = :userId and id = :id and exists (
        select from jsonb_each_text(jsonb_build_object(${columns})) former
          join jsonb_each_text(:texts::jsonb) given using (key)
        where former.value is not null and former.value is distinct from given.value)`,
    ['userId', 'id', 'revisionId', 'now', 'texts'],
  );
}

const statements = Object.fromEntries(REVISED.map((table) => [table, revisionStatement(table)])) as Record<
  Revised,
  ReturnType<typeof revisionStatement>
>;

/**
 * Keeps what a row says now as a revision, before its texts are changed to `texts`: whatever is written over can be read
 * again. To be run before the change, in its transaction.
 */
export const saveRevision = (
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
  table: Revised,
  id: string,
  texts: Record<string, string | null | undefined>,
): Statement =>
  statements[table]({
    userId,
    id,
    revisionId: newId(),
    now: now.toISOString(),
    texts: JSON.stringify(texts),
  });

type VisionColumn = (typeof SYNCED_TABLES.profiles.sealed)[number];

/** One document goes over, without the four beside it, which do not change with it. */
const visionRevisionStatement = (column: VisionColumn) =>
  statement(`revision-${column}`).sql(
    `
    insert into revisions (user_id, id, of_table, of_id, text, format, created_at)
      select id, :revisionId, 'profiles', id,
        jsonb_build_object('format', visions_format, 'columns', jsonb_build_object('${column}', ${column}))::text,
        visions_format, :now
      from profiles where id = :userId and ${column} <> '' and ${column} is distinct from :text`,
    ['userId', 'revisionId', 'now', 'text'],
  );

const ofVisions = Object.fromEntries(
  SYNCED_TABLES.profiles.sealed.map((column) => [column, visionRevisionStatement(column)]),
) as Record<VisionColumn, ReturnType<typeof visionRevisionStatement>>;

/** The same for a vision document, which is a column of the profile; `text` is null when it is emptied. */
export const saveVisionRevision = (
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
  column: VisionColumn,
  text: string | null,
): Statement => ofVisions[column]({ userId, revisionId: newId(), now: now.toISOString(), text });
