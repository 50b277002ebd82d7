/*
 * Makes a passphrase into a key, off the page's thread. The server sends this file alone with a policy under which
 * WebAssembly runs (src/server/app.ts): no page may.
 */
import type { Bytes } from '../../kernel/seal/bytes.ts';
import type { PassphraseParams } from '../../kernel/vault/wrapping.ts';
import { passphraseKey } from './passphrase-key.ts';

export interface ToWorker {
  passphrase: string;
  params: PassphraseParams;
}
export type FromWorker = { key: Bytes } | { failed: true };

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  const answer: FromWorker = await passphraseKey(data.passphrase, data.params).then(
    (key) => ({ key }),
    () => ({ failed: true }),
  );
  postMessage(answer);
});
