/*
 * What goes on quietly once a page is shown. A device that has not got it yet hears of a vault, seals, sends files and is
 * told of writes another day.
 */
import './no-more-push.ts';
import { unsentFiles } from './files/files.ts';
import { sealWhatWasBefore } from './reseal.ts';
import { listenForWrites } from './sync-push/listen.ts';
import { isVaultClosed } from './vault/device-vault.ts';

export { settleFiles } from './files/files.ts';

/** How much is on this device alone besides the notebook and the drafts: files, and what was written in a closed vault. */
export async function countRest(): Promise<number> {
  const files = unsentFiles();
  if (!isVaultClosed.get()) return files;
  const { countLocked } = await import('./vault/locked-writing.ts');
  return (await files) + (await countLocked());
}

export function begin(): void {
  import('./vault/watch.ts').then(({ watchVault }) => watchVault()).catch(() => undefined);
  sealWhatWasBefore();
  listenForWrites();
}
