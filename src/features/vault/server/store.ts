import { SYNCED_TABLES, type SyncedTable } from '../../../kernel/synced-tables.ts';
import { statement } from '../../../server/statement.ts';
import type { VaultState, Wrapping } from '../contract.ts';

/** A vault as it is stored. */
export interface StoredVault {
  state: VaultState;
  record: string;
  mac: string;
  key_id: string;
}

export const storedVault = statement<StoredVault>('vault').sql(
  'select state, record, mac, key_id from vaults where user_id = :userId',
);

export const writeVault = statement('vault-write').sql(`
    insert into vaults (user_id, state, record, mac, key_id, former_key_ids, created_at)
    values (:userId, :state, :record, :mac, :key_id, :former, :now)
    on conflict (user_id) do update set state = excluded.state, record = excluded.record, mac = excluded.mac,
      key_id = excluded.key_id, former_key_ids = excluded.former_key_ids`);

export const storedWrappings = statement<Wrapping>('vault-wrappings').sql(`
    select id, kind, params, wrapped, created_at from vault_wrappings
    where user_id = :userId order by created_at, id`);

export const forgetWrappings = statement('vault-wrappings-forget').sql(
  'delete from vault_wrappings where user_id = :userId',
);

/** Those that come with a key: `given` is JSON of them. */
export const addWrappings = statement('vault-wrappings-add').sql(`
    insert into vault_wrappings (user_id, id, kind, key_id, params, wrapped, created_at)
    select :userId::uuid, given.id, given.kind, :key_id::text, given.params, given.wrapped, :now::timestamptz
    from jsonb_to_recordset(:given::jsonb) given(id uuid, kind text, params jsonb, wrapped text)
    returning id`);

/** Of passphrase and recovery key there is one each. */
export const forgetReplaced = statement('vault-wrapping-replace').sql(
  "delete from vault_wrappings where user_id = :userId and kind = :kind and kind <> 'passkey' and id <> :id",
);

export const writeWrapping = statement('vault-wrapping-write').sql(`
    insert into vault_wrappings (user_id, id, kind, key_id, params, wrapped, created_at)
    values (:userId, :id, :kind, :key_id, :params::jsonb, :wrapped, :now)
    on conflict (user_id, id) do update
      set key_id = excluded.key_id, params = excluded.params, wrapped = excluded.wrapped`);

export const removePasskey = statement('vault-wrapping-remove').sql(
  "delete from vault_wrappings where user_id = :userId and id = :id and kind = 'passkey'",
);

/** Tables of whose rows a finished vault says how each is sealed; of a revision, its JSON does. */
const SEALED = (Object.keys(SYNCED_TABLES) as SyncedTable[]).filter(
  (table) => SYNCED_TABLES[table].sealed.length > 0 && table !== 'revisions',
);

/** Whether a row of the table is not sealed as the vault will demand. */
function contradicting(table: SyncedTable): string {
  const [owner, format] = table === 'profiles' ? ['id', 'visions_format'] : ['user_id', 'format'];
  const beginnings = SYNCED_TABLES[table].sealed.map((column) => `left(${column}, 12)`).join(', ');
  return `exists (select from ${table} where ${owner} = :userId
      and not vault_allows(:state, keys.prefixes, ${format}, array[${beginnings}]))`;
}

/** Whether any row of the person's contradicts the state. The same rule holds in `vault_guard` for each that is written. */
export const isUnfinished = statement<{ unfinished: boolean }>('vault-unfinished').sql(
  `
    select ${SEALED.map(contradicting).join(' or ')} or exists (select from revisions where user_id = :userId
      and not vault_allows_former(:state, keys.prefixes, text::jsonb)) as unfinished
    from (select vault_prefixes(array[:key_id::text]) as prefixes) keys`,
  ['userId', 'state', 'key_id'],
);
