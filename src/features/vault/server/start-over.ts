/*
 * An empty vault in the place of one that nothing opens any more. What only its key opens goes, as nobody can ever read it;
 * days, points, streaks and everything that is not sealed under that key stay.
 */
import { SYNCED_TABLES, type SyncedTable } from '../../../kernel/synced-tables.ts';
import { type Statement, statement } from '../../../server/statement.ts';

const KEYS = `(select vault_prefixes(key_id || former_key_ids) from vaults where user_id = :userId)::text[]`;
const isLost = (column: string) => `left(${column}, 12) = any (${KEYS})`;
const anyLost = (columns: readonly string[]) => columns.map(isLost).join(' or ');

const removed = (table: SyncedTable) =>
  statement(`vault-start-over-${table}`).sql(
    `delete from ${table} where user_id = :userId and (${anyLost(SYNCED_TABLES[table].sealed)})`,
    ['userId'],
  );

/** Of tables whose rows are nothing without their texts. */
const REMOVED = (Object.keys(SYNCED_TABLES) as SyncedTable[])
  .filter((table) => SYNCED_TABLES[table].sealed.length > 0 && table !== 'profiles' && table !== 'revisions')
  .map(removed);

const removedRevisions = statement('vault-start-over-revisions').sql(
  `delete from revisions where user_id = :userId and exists (
     select from jsonb_each_text(text::jsonb -> 'columns') former where ${isLost('former.value')})`,
  ['userId'],
);

/** A vision that is gone is due for no review. */
const VISION_TIMES = SYNCED_TABLES.profiles.sealed
  .filter((column) => column.endsWith('_vision'))
  .flatMap((vision) => [`${vision}_next_review`, `${vision}_saved_at`, `${vision}_reviewed_at`]);

const emptied = [...SYNCED_TABLES.profiles.sealed, 'visions_format', ...VISION_TIMES];
const emptiedProfile = statement('vault-start-over-profiles').sql(
  `update profiles set ${emptied.map((column) => `${column} = null`).join(', ')}
   where id = :userId and (${anyLost(SYNCED_TABLES.profiles.sealed)})`,
  ['userId'],
);

const parted = statement('vault-start-over-google').sql(
  'delete from google_task_links where user_id = :userId',
);

/**
 * Removes what only the vault's key opens. First of all actions part from their tasks at Google, which would be deleted
 * with them.
 */
export function removeLost(userId: string): Record<string, Statement> {
  const all = [parted, emptiedProfile, ...REMOVED, removedRevisions].map((remove) => remove({ userId }));
  return Object.fromEntries(all.map((each) => [each.name, each]));
}
