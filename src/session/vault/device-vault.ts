/*
 * What this device knows of the person's private vault, and, while the vault is open here, its keys. It rests on records
 * that were authenticated under the vault key: what a server says by itself changes nothing.
 */
import { openChannel } from '../../browser/between-tabs.ts';
import { createStore } from '../../browser/store.ts';
import { localStore } from '../../browser/web-storage.ts';
import type { LastRecord, SignedRecord, VaultRecord } from '../../kernel/vault/record.ts';
import type { Way } from '../../kernel/vault/wrapping.ts';
import { askKeys, changeKey, orUndefined } from '../key-store.ts';
import { currentSession } from '../state.ts';
import { noteLastHere, wasLeft } from './lock-time.ts';

/** The keys of an open vault. None can be exported. */
export interface OpenKeys {
  /** Seals and opens texts, and what lies on this device. */
  text: CryptoKey;
  /** Authenticates the vault's record. */
  record: CryptoKey;
  /** HMAC-SHA-256, from which the ids of imported entries are derived. */
  ids: CryptoKey;
  /** Former text keys by their ids: of rows that are not sealed anew yet, and of what waits on a device that was away. */
  former: readonly (readonly [string, CryptoKey])[];
  /** The vault key itself, sealed under a key that only this device can use: a new passphrase is to wrap it. */
  kept: { opener: CryptoKey; iv: Uint8Array<ArrayBuffer>; sealed: Uint8Array<ArrayBuffer> };
}

/** What opens the vault, as the server answered it: the vault key under each way's own key. */
export interface StoredWays {
  /** The id of the vault key. */
  id: string;
  signed: SignedRecord;
  wrappings: (Way & { id: string; wrapped: string; created_at?: string })[];
}

export interface DeviceVault {
  /** The id of the vault key. */
  id: string;
  state: 'on' | 'off';
  /** Whether everything is sealed as `state` says. */
  isComplete: boolean;
  /** The last record that this device has taken for true; it outlives its vault. Undefined where none was ever open. */
  last?: LastRecord | undefined;
  /**
   * What lies on this device sealed as it was before, once the vault is complete: everything, or what was written here
   * and is not on the server yet.
   */
  unsealed?: 'all' | 'writing' | undefined;
  /** Former vault keys, as the record holds them. */
  previous?: VaultRecord['previous'] | undefined;
  /** Where it was opened here before: it opens again without a connection. */
  ways?: StoredWays | undefined;
  /**
   * What is written here while it is closed is sealed to this key, which was derived here from the vault key. Undefined in
   * a browser that has no X25519.
   */
  writeTo?: string | undefined;
  /** Undefined while it is closed. */
  keys?: OpenKeys | undefined;
}

const nameOf = (userId: string): string => `vault ${userId}`;

/**
 * Whether there is a vault, and a closed one, kept where a page can read it at once. It also outlives a database that the
 * browser has lost: without it, a device would take up sealing for the server again.
 */
const HINT = 'vault';
const CLOSED = 'closed';
const OPEN = 'open';

/** What is left of a vault whose keys the browser has lost. */
const LOST: DeviceVault = { id: '', state: 'on', isComplete: false };

/** Whether the vault was left open for too long before this document began: its keys go before anything is shown. */
let isLeftOpen = localStore.get(HINT) === OPEN && wasLeft();

/** Whether there is a vault that is closed on this device. */
export const isVaultClosed = createStore(isLeftOpen || localStore.get(HINT) === CLOSED);

/** The vault as far as this tab has read it. */
export const knownVault = createStore<DeviceVault | undefined>(undefined);

/** Whether texts are sealed for the person's devices alone, or some of them still are. */
export const holdsTexts = (vault: DeviceVault | undefined): boolean =>
  vault !== undefined && !(vault.state === 'off' && vault.isComplete);

let loading: { userId: string; vault: Promise<DeviceVault | undefined> } | undefined;

const listeners = new Set<() => void>();

/** Hears whenever what seals has changed, in this tab or in another one. */
export function onVaultChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isClosed = (vault: DeviceVault | undefined): boolean => vault !== undefined && !vault.keys;

function note(vault: DeviceVault | undefined): void {
  knownVault.set(vault);
  isVaultClosed.set(isClosed(vault));
}

/** @throws the browser's error, and then nothing is opened either */
async function closeLeft(userId: string): Promise<DeviceVault | undefined> {
  const closed = await changeKey<DeviceVault>(
    nameOf(userId),
    (known) => known && { ...known, keys: undefined },
  );
  localStore.set(HINT, CLOSED);
  isLeftOpen = false;
  return closed;
}

async function readVault(userId: string): Promise<DeviceVault | undefined> {
  const isExpected = localStore.get(HINT) !== null;
  const reading = askKeys('readonly', (keys) => keys.get(nameOf(userId)) as Promise<DeviceVault | undefined>);
  // A browser that keeps no databases, as some do in private windows, has no vault; one that fails once may have.
  const vault = isExpected ? await reading : await orUndefined(() => reading);
  if (isLeftOpen && holdsTexts(vault)) return closeLeft(userId);
  return vault ?? (isExpected ? LOST : undefined);
}

/**
 * The vault of the signed-in person as this device has it; undefined where it knows of none. Rejects with the browser's
 * error where there is one and it cannot be read.
 */
export function deviceVault(): Promise<DeviceVault | undefined> {
  const userId = currentSession().user?.id;
  if (!userId) return Promise.resolve(undefined);
  if (loading?.userId !== userId) {
    const mine = { userId, vault: readVault(userId) };
    loading = mine;
    mine.vault.then(
      (read) => loading === mine && note(read),
      () => {
        if (loading === mine) loading = undefined;
      },
    );
  }
  return loading.vault;
}

const channel = openChannel('growth-loop/vault');

function changed(): void {
  for (const listener of listeners) listener();
}

channel?.addEventListener('message', async () => {
  loading = undefined;
  await orUndefined(deviceVault);
  changed();
});

/**
 * Changes what this device knows, against what stands there at that moment; undefined changes nothing. Resolves once it is
 * on the disk, so that no writing can be sealed under a key that a killed page has taken with it.
 * @throws the browser's error where nothing can be stored
 */
export async function changeVault(
  userId: string,
  change: (known: DeviceVault | undefined) => DeviceVault | undefined,
): Promise<void> {
  let isChanged = false;
  const vault = await changeKey<DeviceVault>(nameOf(userId), (known) => {
    const next = change(known);
    isChanged = next !== undefined;
    return next;
  });
  if (!isChanged || !vault) return;
  if (isVaultClosed.get() && !isClosed(vault)) noteLastHere();
  localStore.set(HINT, isClosed(vault) ? CLOSED : OPEN);
  loading = { userId, vault: Promise.resolve(vault) };
  note(vault);
  changed();
  channel?.postMessage('changed');
}
