import type { Parsed } from '../../../kernel/route.ts';
import { prefixOf } from '../../../kernel/seal/format-4.ts';
import { SYNCED_TABLES } from '../../../kernel/synced-tables.ts';
import type { Api } from '../../../server/api.ts';
import type { Actor } from '../../../server/database.ts';
import { statement } from '../../../server/statement.ts';
import { sealRows } from '../contract.ts';

type Body = Parsed<(typeof sealRows)['body']>;
type Table = Body['rows'][number]['table'];

/**
 * What every statement is given: the rows as JSON, the format that they come in, and with what their envelopes begin if
 * they are a vault's.
 */
const VALUES = ['userId', 'rows', 'format', 'prefix'] as const;

/** How a row of `given` is found; each is touched if it is as it was read. */
const KEYS = {
  id: { type: 'uuid', found: 'stored.user_id = :userId and stored.id = given.id' },
  date: { type: 'date', found: 'stored.user_id = :userId and stored.date = given.id' },
  week: { type: 'date', found: 'stored.user_id = :userId and stored.week = given.id' },
  own: { type: 'text', found: "stored.user_id = :userId and given.id = 'own'" },
};
const OWN_PROFILE = {
  type: 'text',
  found: "stored.id = :userId and lower(given.id) in ('own', stored.id::text)",
};

/** Replaces the envelopes of a table's rows. What was empty or null stays so, and nothing else becomes so. */
function replacing(table: Exclude<Table, 'revisions'>) {
  const { key, sealed } = SYNCED_TABLES[table];
  const columns: readonly string[] = sealed;
  const [{ type, found }, format] =
    table === 'profiles' ? [OWN_PROFILE, 'visions_format'] : [KEYS[key], 'format'];
  const sets = columns.map((column) => `${column} = coalesce(nullif(given.${column}, ''), stored.${column})`);
  const asEmpty = columns.map(
    (column) => `(coalesce(stored.${column}, '') = '') = (coalesce(given.${column}, '') = '')`,
  );
  const beginnings = columns.map((column) => `left(stored.${column}, 12)`);
  const given = [`id ${type}`, 'based_on bigint', ...columns.map((column) => `${column} text`)];
  return statement(`seal-${table}`).sql(
    `
    update ${table} stored set ${sets.join(', ')}, ${format} = :format::smallint
      from jsonb_to_recordset(:rows::jsonb) given(${given.join(', ')})
      where ${found} and stored.seq = given.based_on and ${asEmpty.join(' and ')}
        and (stored.${format} is distinct from :format::smallint or :prefix::text is not null
          and not vault_allows('on', array[:prefix::text], stored.${format}, array[${beginnings.join(', ')}]))`,
    VALUES,
  );
}

/** What a revision's columns, an object of texts, are called, and which of them are empty. */
const asEmptyIn = (columns: string): string =>
  `(select jsonb_object_agg(key, value = '') from jsonb_each_text(${columns}))`;

/** A revision says its format inside too, and its columns stay the ones it had. */
const replacingFormer = statement('seal-revisions').sql(
  `
    update revisions stored
    set text = jsonb_set(jsonb_set('{}', '{columns}', given.columns), '{format}', to_jsonb(:format::smallint))::text,
      format = :format::smallint
    from jsonb_to_recordset(:rows::jsonb) given(id uuid, based_on bigint, columns jsonb)
    where ${KEYS.id.found} and stored.seq = given.based_on
      and ${asEmptyIn("stored.text::jsonb -> 'columns'")} = ${asEmptyIn('given.columns')}
      and (stored.text::jsonb -> 'format' is distinct from to_jsonb(:format::smallint) or :prefix::text is not null
        and not vault_allows_former('on', array[:prefix::text], stored.text::jsonb))`,
  VALUES,
);

const statements = {
  profiles: replacing('profiles'),
  journal_entries: replacing('journal_entries'),
  lessons_learned: replacing('lessons_learned'),
  tasks: replacing('tasks'),
  previous_goals: replacing('previous_goals'),
  bucket_list_items: replacing('bucket_list_items'),
  kept_back: replacing('kept_back'),
  weekly_insights: replacing('weekly_insights'),
  insight_answers: replacing('insight_answers'),
  user_categories: replacing('user_categories'),
  moods: replacing('moods'),
  call_to_actions: replacing('call_to_actions'),
  voice_profiles: replacing('voice_profiles'),
  kept_posts: replacing('kept_posts'),
  attachments: replacing('attachments'),
  revisions: replacingFormer,
} satisfies Record<Table, unknown>;

function givenOf(table: Table, { rows }: Body): string {
  const own = rows.filter((row) => row.table === table);
  return JSON.stringify(
    own.map(({ id, based_on, columns }) =>
      table === 'revisions' ? { id, based_on, columns } : { id, based_on, ...columns },
    ),
  );
}

/**
 * Seals rows again. It changes no words and so leaves no revision, which would keep what is to be sealed anew. A repeat
 * finds nothing left to do.
 */
async function reseal({ userId, finish }: Actor, body: Body): Promise<undefined> {
  const { format, key_id } = body;
  const prefix = key_id === undefined ? null : prefixOf(key_id);
  const tables = [...new Set(body.rows.map(({ table }) => table))];
  const sealing = (table: Table) => statements[table]({ userId, rows: givenOf(table, body), format, prefix });
  await finish(Object.fromEntries(tables.map((table) => [table, sealing(table)])));
}

/** Registers the call by which a device seals again what is stored: in today's format, or under a vault's key. */
export function registerSealing(api: Api): void {
  api.serve(sealRows, (actor, { body }) => reseal(actor, body));
}
