/*
 * What seals and opens the person's texts on this device, each for its place (kernel/seal.ts).
 */
import { idSecretOf } from '../kernel/derived-id.ts';
import {
  CURRENT_FORMAT,
  type Keyring,
  NOT_READY,
  open,
  type Place,
  type SealFormat,
  seal,
  VAULT_FORMAT,
} from '../kernel/seal.ts';
import type { SyncedTable } from '../kernel/synced-tables.ts';
import type { Keys } from '../notebook/sealing.ts';
import { entryKey } from './entry-key.ts';
import { orUndefined } from './key-store.ts';
import { currentSession } from './state.ts';
import { type DeviceVault, deviceVault, knownVault, onVaultChange } from './vault/device-vault.ts';

/**
 * The tables of the person's rows, those that only the server keeps too, and what only the device has: `drafts`,
 * unfinished writing by its id in the column `value`, and `recent_searches`.
 */
export type SealedTable = SyncedTable | 'content_choices' | 'drafts' | 'recent_searches';

const person = (): string => currentSession().user?.id ?? '';

const formatOf = (vault: DeviceVault | undefined): SealFormat =>
  vault?.state === 'on' ? VAULT_FORMAT : CURRENT_FORMAT;

async function keyringWith(vault: DeviceVault | undefined): Promise<Keyring> {
  if (!vault) return { format: CURRENT_FORMAT, entry: await entryKey() };
  const { id, state, keys } = vault;
  // The vault is closed.
  if (!keys) throw new Error(NOT_READY);
  const isComplete = state === 'on' && vault.isComplete;
  return {
    format: formatOf(vault),
    entry: isComplete ? undefined : await entryKey(),
    // Under a former key whoever has found a lost device can seal, too.
    vault: { id, keys: new Map([[id, keys.text], ...(isComplete ? [] : keys.former)]), isComplete },
  };
}

let cached: { userId: string; keyring: Promise<Keyring> } | undefined;

onVaultChange(() => {
  cached = undefined;
});

/**
 * What the person's texts are sealed and opened with.
 * @throws Error NOT_READY before the person is known, and while their vault is closed; ApiError when the key cannot be fetched
 */
export function keyring(): Promise<Keyring> {
  const userId = person();
  if (cached?.userId !== userId) {
    // Both are read at once: a start waits for them.
    entryKey().catch(() => undefined);
    const made = deviceVault().then(keyringWith);
    const mine = { userId, keyring: made };
    cached = mine;
    made.catch(() => {
      if (cached === mine) cached = undefined;
    });
  }
  return cached.keyring;
}

/** What lies on this device is sealed with, and opened with. @throws as `keyring` does */
export async function deviceKeys(): Promise<Keys> {
  const { format, entry, vault } = await ownKeyring();
  const vaultKeys = vault ? [...vault.keys.values()] : [];
  // What was written to the disk before the vault was complete is opened until it is written again.
  const entryKeys = entry ? [entry] : [];
  const [first, ...others] =
    format === VAULT_FORMAT ? [...vaultKeys, ...entryKeys] : [...entryKeys, ...vaultKeys];
  if (!first) throw new Error(NOT_READY);
  return [first, ...others];
}

/**
 * What the ids of imported entries are derived from: in a vault its own secret, so that no id confirms to the server what
 * somebody guesses of the words. @throws as `keyring` does
 */
export async function idSecret(): Promise<CryptoKey> {
  const { keys, state } = (await deviceVault()) ?? {};
  return state === 'on' && keys ? keys.ids : idSecretOf(await entryKey());
}

/** Seals the texts of one write, all in one format, whatever is decided about the format meanwhile. */
export interface Sealer {
  format: SealFormat;
  /** The id of the vault key that it seals under, if it is one. */
  keyId: string | undefined;
  /**
   * Seals a text for its place: it opens in that column of that row alone.
   * @param row the row's key among the person's own, 'own' in a table of one row for each person
   */
  seal(table: SealedTable, column: string, row: string, text: string): Promise<string>;
}

/** What seals now. @throws as `keyring` does */
export async function sealer(): Promise<Sealer> {
  const keys = await keyring();
  const owner = person();
  return {
    format: keys.format,
    keyId: keys.format === VAULT_FORMAT ? keys.vault?.id : undefined,
    seal: (table, column, row, text) => seal(keys, text, { table, column, row, person: owner }),
  };
}

/** The format that is written now, for rows as they show before the server has them. */
export const writtenFormat = (): SealFormat => formatOf(knownVault.get());

/**
 * What seals now, and opens all that this device wrote itself, whatever it was sealed with. @throws as `keyring` does
 */
export async function ownKeyring(): Promise<Keyring> {
  const { format, entry, vault } = await keyring();
  const former = (await deviceVault())?.keys?.former ?? [];
  return {
    format,
    entry: entry ?? (await orUndefined(entryKey)),
    vault: vault && { ...vault, keys: new Map([...vault.keys, ...former]), isComplete: false },
  };
}

/**
 * Opens a text that only this device keeps, of the given place. Rejects when there is no key, or when it cannot be opened.
 */
export async function openFor(
  table: SealedTable,
  column: string,
  row: string,
  { value, format }: { value: string; format: number | null },
): Promise<string> {
  const place: Place = { table, column, row, person: person() };
  return open(await ownKeyring(), value, format, place);
}
