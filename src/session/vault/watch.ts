/*
 * Follows what the server's feed says of the private vault, as far as it is authentic, and what that means for this
 * device: another state, a vault that it has no key of, and what lies here sealed otherwise.
 */
import type { Vault } from '../../features/vault/contract.ts';
import { openedNotebook, shownTables, syncNow, watchNotebook } from '../../notebook/current.ts';
import { currentDrafts } from '../../notebook/drafts/current.ts';
import { sealSearchesAgain } from '../recent-searches.ts';
import { currentSession } from '../state.ts';
import { changeVault, type DeviceVault, deviceVault, isVaultClosed, onVaultChange } from './device-vault.ts';
import { lockWhenAway } from './lock-when-away.ts';
import { takeLocked } from './locked-writing.ts';
import { believe, closeForUnknownVault } from './open-vault.ts';

/** A vault of which this device has no key: nothing readable stays in its document. */
async function close(id: string): Promise<void> {
  await closeForUnknownVault(id);
  location.reload();
}

async function hear({ key_id, state, record, mac }: Vault): Promise<void> {
  const vault = await deviceVault();
  // One that is off is of no concern to whoever has none; in the place of one that is on, its key must say so.
  if (vault?.id !== key_id) return state === 'off' && vault?.state !== 'on' ? undefined : close(key_id);
  // What is said of a closed vault is heard once it is open, and can be held against its key.
  if (vault.keys) await believe({ record, mac });
}

/** The row as it was heard last. */
let heard: Vault | undefined;

function listen(): void {
  const row = shownTables().vaults.get('own');
  if (!row || row === heard) return;
  heard = row;
  // Where nothing can be stored, the next start hears it again.
  hear(row).catch(() => undefined);
}

let isSealing = false;

/**
 * Whether what lies on this device is to be written again: once everything elsewhere is sealed as the vault demands, and
 * when its key is changed, as rows that were read before do not say under which key they are.
 */
const isToSeal = ({ isComplete, unsealed, keys }: DeviceVault): boolean =>
  unsealed !== undefined && keys !== undefined && (isComplete || keys.former.length > 0);

async function sealDevice(): Promise<void> {
  const vault = await deviceVault();
  const userId = currentSession().user?.id;
  if (!vault || !userId || isSealing || !isToSeal(vault)) return;
  isSealing = true;
  try {
    await currentDrafts().store.sealAgain(userId);
    await sealSearchesAgain();
    const isDone = await openedNotebook()?.sealAgain({ rows: vault.unsealed === 'all' });
    if (!isDone) return;
    await changeVault(userId, (now) =>
      now && now.last?.revision === vault.last?.revision ? { ...now, unsealed: undefined } : undefined,
    );
  } finally {
    isSealing = false;
  }
}

/** Begins to follow. What waits on this device because of another seal goes out once the seal is known. */
export function watchVault(): void {
  let wasClosed = isVaultClosed.get();
  watchNotebook(listen);
  onVaultChange(() => {
    // Another tab has closed it: nothing readable stays in this one's memory.
    if (isVaultClosed.get() && !wasClosed) return location.reload();
    wasClosed = isVaultClosed.get();
    syncNow();
    takeLocked().catch(() => undefined);
    sealDevice().catch(() => undefined);
  });
  listen();
  lockWhenAway();
  takeLocked().catch(() => undefined);
  sealDevice().catch(() => undefined);
}
