/* Keys of the product's own, which must outlive the master key: they lie wrapped under it, and it may be changed. */
import { hkdfSync, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Bytes } from '../kernel/seal/bytes.ts';
import { MasterKeys } from './master-keys.ts';
import { StartFailure } from './start-failure.ts';

/** What the key of the digests of phone numbers is known by, and bound to. */
const NUMBERS = 'phone numbers';
const KEY_BYTES = 32;

type Queries = Pick<pg.Pool, 'query'>;

export interface Keyring {
  entryMasterKey: Uint8Array;
  entryMasterKeyPrevious: Uint8Array | undefined;
}

export const masterKeysOf = ({ entryMasterKey, entryMasterKeyPrevious }: Keyring): MasterKeys =>
  new MasterKeys(entryMasterKey, entryMasterKeyPrevious);

/**
 * The key under which digests of phone numbers are made; the same ever after, whatever becomes of the master key. Every
 * server asks for it at its start, so that one with a wrong master key does not start at all.
 *
 * @throws StartFailure when it is under a master key that is not set
 */
export async function numberKeyOf(database: Queries, keyring: Keyring): Promise<Bytes> {
  const wrapped = (await readNumberKey(database)) ?? (await makeNumberKey(database, keyring));
  try {
    return masterKeysOf(keyring).open(NUMBERS, wrapped);
  } catch {
    throw new StartFailure(
      'ENTRY_MASTER_KEY is not the key this database was written with: set that key or, during a rotation, set it as ENTRY_MASTER_KEY_PREVIOUS.',
    );
  }
}

async function readNumberKey(database: Queries): Promise<string | undefined> {
  const { rows } = await database.query<{ wrapped: string }>(
    'select wrapped from auth.product_key where name = $1',
    [NUMBERS],
  );
  return rows[0]?.wrapped;
}

async function makeNumberKey(database: Queries, keyring: Keyring): Promise<string> {
  const former = await formerNumberKey(database, keyring);
  const wrapped = masterKeysOf(keyring).wrap(NUMBERS, former ?? randomBytes(KEY_BYTES));
  await database.query(
    'insert into auth.product_key (name, wrapped, created_at) values ($1, $2, now()) on conflict do nothing',
    [NUMBERS, wrapped],
  );
  return (await readNumberKey(database)) ?? wrapped;
}

/**
 * What the digests that there are were made under: it followed from the master key once. Undefined where there are
 * none. With two master keys, the one that people's salts are under was the master key then.
 */
async function formerNumberKey(database: Queries, keyring: Keyring): Promise<Uint8Array | undefined> {
  const { rows } = await database.query<{ digests: boolean; user_id: string | null; wrapped_salt: string }>(
    `select exists (select 1 from reminders.sms_stops) or exists (select 1 from phone_confirmations) as digests,
        k.user_id, k.wrapped_salt
      from (values (1)) one left join lateral
        (select user_id, wrapped_salt from auth.entry_key order by created_at limit 1) k on true`,
  );
  const [found] = rows;
  if (!found?.digests) return undefined;
  const { entryMasterKey, entryMasterKeyPrevious } = keyring;
  const isPrevious =
    entryMasterKeyPrevious !== undefined &&
    found.user_id !== null &&
    opens(new MasterKeys(entryMasterKeyPrevious), found.user_id, found.wrapped_salt);
  const master = isPrevious ? entryMasterKeyPrevious : entryMasterKey;
  return new Uint8Array(hkdfSync('sha256', master, '', NUMBERS, KEY_BYTES));
}

function opens(keys: MasterKeys, boundTo: string, wrapped: string): boolean {
  try {
    keys.open(boundTo, wrapped);
    return true;
  } catch {
    return false;
  }
}
