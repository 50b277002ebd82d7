import type { Bytes } from '../../kernel/seal/bytes.ts';
import type { PassphraseParams } from '../../kernel/vault/wrapping.ts';
import type { FromWorker, ToWorker } from './passphrase-worker.ts';

/**
 * What a passphrase is made into, in a worker that ends with it: nothing of the passphrase stays in memory there.
 * Rejects when the worker cannot be had or its memory cannot.
 */
export async function deriveFromPassphrase(passphrase: string, params: PassphraseParams): Promise<Bytes> {
  const worker = new Worker(new URL('./passphrase-worker.ts', import.meta.url), {
    type: 'module',
    name: 'passphrase',
  });
  try {
    return await new Promise<Bytes>((resolve, reject) => {
      const fail = (): void => reject(new Error('the passphrase could not be derived from'));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => ('key' in data ? resolve(data.key) : fail());
      worker.onerror = fail;
      worker.postMessage({ passphrase, params } satisfies ToWorker);
    });
  } finally {
    worker.terminate();
  }
}
