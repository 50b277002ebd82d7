/* What a passphrase is made into: Argon2id (RFC 9106). It takes about a second and its memory, so pages ask a worker. */
import { argon2id } from 'hash-wasm';
import { type Bytes, fromBase64 } from '../../kernel/seal/bytes.ts';
import { mayDerive, normalized, type PassphraseParams } from '../../kernel/vault/wrapping.ts';

const KEY_BYTES = 32;

/** @throws Error for parameters that nobody may derive with */
export async function passphraseKey(passphrase: string, params: PassphraseParams): Promise<Bytes> {
  if (!mayDerive(params)) throw new Error('weak parameters');
  const derived = await argon2id({
    password: normalized(passphrase),
    salt: fromBase64(params.salt),
    memorySize: params.memory,
    iterations: params.passes,
    parallelism: 1,
    hashLength: KEY_BYTES,
    outputType: 'binary',
  });
  return new Uint8Array(derived);
}
