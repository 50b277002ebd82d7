import type { Parsed } from '../../../kernel/route.ts';
import { CURRENT_FORMAT } from '../../../kernel/seal.ts';
import { SYNCED_TABLES } from '../../../kernel/synced-tables.ts';
import type { Api } from '../../../server/api.ts';
import type { Actor } from '../../../server/database.ts';
import { statement } from '../../../server/statement.ts';
import { sealRows } from '../contract.ts';

type Body = Parsed<(typeof sealRows)['body']>;
type Table = Body['rows'][number]['table'];

/** Which rows of `given` a statement may touch: those that are as they were read. */
const UNCHANGED = 'stored.user_id = :userId and stored.id = given.id and stored.seq = given.based_on';

/** Replaces the envelopes of a table's rows. What was empty or null stays so, and nothing else becomes so. */
function replacing(table: Exclude<Table, 'revisions' | 'profiles'>) {
  const columns: readonly string[] = SYNCED_TABLES[table].sealed;
  const sets = columns.map((column) => `${column} = coalesce(given.${column}, stored.${column})`);
  const asEmpty = columns.map(
    (column) => `(coalesce(stored.${column}, '') = '') = (coalesce(given.${column}, '') = '')`,
  );
  const given = ['id uuid', 'based_on bigint', ...columns.map((column) => `${column} text`)];
  return statement(`seal-${table}`).sql(
    `
    update ${table} stored set ${sets.join(', ')}, format = ${CURRENT_FORMAT}
      from jsonb_to_recordset(:rows::jsonb) given(${given.join(', ')})
      where ${UNCHANGED} and format is distinct from ${CURRENT_FORMAT} and ${asEmpty.join(' and ')}`,
    ['userId', 'rows'],
  );
}

/** What a revision's columns, an object of texts, are called, and which of them are empty. */
const asEmptyIn = (columns: string): string =>
  `(select jsonb_object_agg(key, value = '') from jsonb_each_text(${columns}))`;

/** A revision says its format inside too, and its columns stay the ones it had. */
const replacingFormer = statement('seal-revisions').sql(
  `
    update revisions stored
    set text = jsonb_build_object('format', ${CURRENT_FORMAT}, 'columns', given.columns)::text,
      format = ${CURRENT_FORMAT}
    from jsonb_to_recordset(:rows::jsonb) given(id uuid, based_on bigint, columns jsonb)
    where ${UNCHANGED} and stored.text::jsonb -> 'format' is distinct from '${CURRENT_FORMAT}'::jsonb and
      ${asEmptyIn("stored.text::jsonb -> 'columns'")} = ${asEmptyIn('given.columns')}`,
  ['userId', 'rows'],
);

/** The documents of a profile: those that are written, all of them or none. */
const replacingVisions = (() => {
  const columns = SYNCED_TABLES.profiles.sealed;
  const sets = columns.map((column) => `${column} = coalesce(given.${column}, stored.${column})`);
  const asEmpty = columns.map(
    (column) => `(coalesce(stored.${column}, '') = '') = (coalesce(given.${column}, '') = '')`,
  );
  const given = ['id uuid', 'based_on bigint', ...columns.map((column) => `${column} text`)];
  return statement('seal-profiles').sql(
    `
    update profiles stored set ${sets.join(', ')}, visions_format = ${CURRENT_FORMAT}
      from jsonb_to_recordset(:rows::jsonb) given(${given.join(', ')})
      where stored.id = :userId and stored.id = given.id and stored.seq = given.based_on and
        visions_format is distinct from ${CURRENT_FORMAT} and ${asEmpty.join(' and ')}`,
    ['userId', 'rows'],
  );
})();

const statements = {
  profiles: replacingVisions,
  journal_entries: replacing('journal_entries'),
  lessons_learned: replacing('lessons_learned'),
  tasks: replacing('tasks'),
  previous_goals: replacing('previous_goals'),
  revisions: replacingFormer,
};

function givenOf(table: Table, { rows }: Body): string {
  const own = rows.filter((row) => row.table === table);
  return JSON.stringify(
    own.map(({ id, based_on, columns }) =>
      table === 'revisions' ? { id, based_on, columns } : { id, based_on, ...columns },
    ),
  );
}

/**
 * Seals rows again. It changes no words and so leaves no revision, which would keep in the open what is to be sealed. A
 * repeat finds nothing left to do.
 */
async function reseal(actor: Actor, body: Body): Promise<undefined> {
  const tables = [...new Set(body.rows.map(({ table }) => table))];
  await actor.finish(
    Object.fromEntries(
      tables.map((table) => [table, statements[table]({ userId: actor.userId, rows: givenOf(table, body) })]),
    ),
  );
}

/** Registers the call by which a device seals what was stored before. */
export function registerSealing(api: Api): void {
  api.serve(sealRows, (actor, { body }) => reseal(actor, body));
}
