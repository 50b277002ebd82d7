import { openedNotebook, watchNotebook } from '../../notebook/current.ts';
import { currentDrafts } from '../../notebook/drafts/current.ts';
import { closeVault } from './open-vault.ts';

/** How long a write may take to become durable, in milliseconds. */
const LIMIT = 4000;

/** What is in memory alone goes with the document: on a disk that takes nothing the vault stays open until it is sent. */
class HeldInMemory extends Error {
  override readonly name = 'HeldInMemory';
}

/** Resolves once nothing is in memory alone. @throws HeldInMemory */
const allDurable = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (openedNotebook()?.holdsInMemory) return;
      end();
      resolve();
    };
    const stop = watchNotebook(look);
    const timer = setTimeout(() => {
      end();
      reject(new HeldInMemory());
    }, LIMIT);
    const end = (): void => {
      clearTimeout(timer);
      stop();
    };
    look();
  });

/**
 * Closes the vault on this device, in every tab: what was written is durable first, and everything readable goes with the
 * document. @throws HeldInMemory; the browser's error; then it is open as before
 */
export async function lockVault(): Promise<void> {
  await currentDrafts().store.flush();
  await allDurable();
  await closeVault();
  location.reload();
}
