/*
 * What goes on quietly once a page is shown. A device that has not got it yet hears of a vault, seals, and is told of
 * writes another day.
 */
import './no-more-push.ts';
import { sealWhatWasBefore } from './reseal.ts';
import { listenForWrites } from './sync-push/listen.ts';

export function begin(): void {
  import('./vault/watch.ts').then(({ watchVault }) => watchVault()).catch(() => undefined);
  sealWhatWasBefore();
  listenForWrites();
}
