import { currentDrafts } from '../../notebook/drafts/current.ts';
import { closeVault } from './open-vault.ts';

/**
 * Closes the vault on this device, in every tab: what is being written is on the disk first, sealed, and everything
 * readable goes with the document. @throws the browser's error, and then it is open as before
 */
export async function lockVault(): Promise<void> {
  await currentDrafts().store.flush();
  await closeVault();
  location.reload();
}
