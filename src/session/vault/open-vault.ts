/*
 * Opens a private vault on this device, closes it, and writes its records. The vault key passes through memory for that
 * alone; what stays on the device cannot be exported.
 */

import type { Bytes } from '../../kernel/seal/bytes.ts';
import { fromBase64, toBase64 } from '../../kernel/seal.ts';
import {
  isNewer,
  isOlder,
  type SignedRecord,
  signRecord,
  type VaultRecord,
  verifyRecord,
} from '../../kernel/vault/record.ts';
import { deriveKeys, formerKeyWrapper } from '../../kernel/vault/vault-key.ts';
import { deviceDisk } from '../../notebook/device-disk.ts';
import { currentSession } from '../state.ts';
import {
  changeVault,
  type DeviceVault,
  deviceVault,
  type OpenKeys,
  type StoredWays,
} from './device-vault.ts';
import { writingKeyOf } from './writing-key.ts';

const IV_BYTES = 12;

/** What opened is not the vault that the server's record is of, or the record is not authentic. */
export class WrongVault extends Error {
  override readonly name = 'WrongVault';
}

const person = (): string => currentSession().user?.id ?? '';

/** The additional data of a former key, wrapped under the present one. */
const formerPlace = (key: string, former: string): Bytes =>
  new TextEncoder().encode(JSON.stringify(['growth-loop vault former key 1', person(), key, former]));

/** A former vault key, so that whoever opens the new one can read what is not sealed anew yet. */
export async function wrapFormerKey(
  formerKey: Bytes,
  former: string,
  newKey: Bytes,
  id: string,
): Promise<VaultRecord['previous'][number]> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const cipher = { name: 'AES-GCM', iv, additionalData: formerPlace(id, former) };
  const sealed = await crypto.subtle.encrypt(cipher, await formerKeyWrapper(newKey), formerKey);
  return { key: former, wrapped: toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)])) };
}

/** Former vault keys, which rows may still be sealed under, by their ids. */
async function formerVaultKeys(
  vaultKey: Bytes,
  key: string,
  previous: VaultRecord['previous'],
): Promise<[string, Bytes][]> {
  const wrapper = await formerKeyWrapper(vaultKey);
  return Promise.all(
    previous.map(async (former): Promise<[string, Bytes]> => {
      const wrapped = fromBase64(former.wrapped);
      const cipher = {
        name: 'AES-GCM',
        iv: wrapped.slice(0, IV_BYTES),
        additionalData: formerPlace(key, former.key),
      };
      const opened = await crypto.subtle.decrypt(cipher, wrapper, wrapped.slice(IV_BYTES));
      return [former.key, new Uint8Array(opened)];
    }),
  );
}

async function formerTextKeys(vaultKey: Bytes, { key, previous }: VaultRecord): Promise<OpenKeys['former']> {
  const keys = await formerVaultKeys(vaultKey, key, previous);
  return Promise.all(keys.map(async ([id, former]) => [id, (await deriveKeys(former)).text] as const));
}

/** The vault key under a key that cannot be exported: it lies on the device, and only this browser can use it. */
async function keptKey(vaultKey: Bytes): Promise<OpenKeys['kept']> {
  const opener = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, opener, vaultKey));
  return { opener, iv, sealed };
}

/** The copy of rows that this device made while it could not open them, or under a key that the server can derive. */
const forgetCopy = (): Promise<void> =>
  deviceDisk.run(['meta', 'chunks'], 'readwrite', async (transaction) => {
    await Promise.all([transaction.objectStore('meta').clear(), transaction.objectStore('chunks').clear()]);
  });

const vaultOf = (
  said: VaultRecord,
  { keys, ways, unsealed, writeTo }: Pick<DeviceVault, 'keys' | 'ways' | 'unsealed' | 'writeTo'>,
): DeviceVault => ({
  id: said.key,
  state: said.state,
  isComplete: said.complete,
  last: { id: said.key, revision: said.revision, at: said.at },
  unsealed,
  ways,
  writeTo,
  previous: said.previous,
  keys: keys && {
    ...keys,
    former: keys.former.filter(([former]) => said.previous.some(({ key }) => key === former)),
  },
});

/**
 * Opens the vault on this device. A record that is older than the last one that this device took for true does not count:
 * the server may have kept it.
 * @param isNew this device has just made it: what it has is readable, and is going to be sealed anew
 * @throws WrongVault; the browser's error where nothing can be stored
 */
export async function openVault(vaultKey: Bytes, ways: StoredWays, { isNew = false } = {}): Promise<void> {
  const { id, text, record, ids } = await deriveKeys(vaultKey);
  const said = await verifyRecord(record, person(), ways.signed);
  const known = await deviceVault();
  if (said?.key !== id || isOlder(said, known?.last)) throw new WrongVault();
  const isOpenedBefore = known?.last?.id === id && known.id === id;
  if (!isNew && !isOpenedBefore) await forgetCopy();
  const former = await formerTextKeys(vaultKey, said);
  const keys = { text, record, ids, former, kept: await keptKey(vaultKey) };
  const writeTo = await writingKeyOf(vaultKey).catch(() => undefined);
  await changeVault(person(), (present) => {
    // Another tab may have heard more meanwhile.
    if (isOlder(said, present?.last)) throw new WrongVault();
    const before = isOpenedBefore ? present?.unsealed : 'writing';
    const isNews = isNew || (isOpenedBefore && said.revision > (present?.last?.revision ?? 0));
    return vaultOf(said, { keys, ways, writeTo, unsealed: isNews ? 'all' : before });
  });
}

/** The vault key itself, of a vault that is open here. */
export async function vaultKeyHere(): Promise<Bytes> {
  const { keys } = (await deviceVault()) ?? {};
  if (!keys) throw new WrongVault();
  const { opener, iv, sealed } = keys.kept;
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, opener, sealed));
}

/** The vault key and the former ones, by their ids, of a vault that is open here. */
export async function vaultKeysHere(): Promise<Map<string, Bytes>> {
  const vaultKey = await vaultKeyHere();
  const { id = '', previous = [] } = (await deviceVault()) ?? {};
  return new Map([[id, vaultKey], ...(await formerVaultKeys(vaultKey, id, previous))]);
}

/** The next record of the vault that is open here. */
export async function nextRecord(
  facts: Pick<VaultRecord, 'state' | 'complete'>,
  at: Date,
): Promise<SignedRecord> {
  const { id, last, keys, previous = [] } = (await deviceVault()) ?? {};
  if (!keys || !id || last?.id !== id) throw new WrongVault();
  return signRecord(keys.record, {
    ...facts,
    person: person(),
    key: id,
    revision: last.revision + 1,
    at: at.toISOString(),
    previous,
  });
}

/** Takes up what the server has stored of a record that this device has made, or that its feed brings. */
export async function believe(signed: SignedRecord): Promise<void> {
  const { keys } = (await deviceVault()) ?? {};
  const said = keys && (await verifyRecord(keys.record, person(), signed));
  if (!said) return;
  await changeVault(person(), (known) => {
    if (!known?.keys || !known.last || !isNewer(said, known.last)) return undefined;
    const ways = known.ways && { ...known.ways, signed };
    return vaultOf(said, { ...known, ways, unsealed: 'all' });
  });
}

/** Closes the vault on this device; its keys go, and with the document everything readable. */
export const closeVault = (): Promise<void> =>
  changeVault(person(), (known) => known && { ...known, keys: undefined });

/** The server has a vault that this device has no key of: nothing readable stays here. */
export async function closeForUnknownVault(id: string): Promise<void> {
  await changeVault(person(), (known) => ({ id, state: 'on', isComplete: false, last: known?.last }));
  await forgetCopy();
}
