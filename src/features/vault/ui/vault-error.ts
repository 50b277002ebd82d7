import { ApiError } from '../../../session/call.ts';
import { NoSecret, PasskeyNotChosen } from '../../../session/vault/passkey-secret.ts';
import * as texts from '../texts.ts';

/** What is said when the vault could not be changed. */
export function vaultErrorMessage(error: unknown): string {
  // Whoever has closed the browser's own dialog knows.
  if (error instanceof PasskeyNotChosen) return '';
  if (error instanceof NoSecret) return texts.passkeyHasNoSecret;
  if (error instanceof ApiError) return error.status === 0 ? texts.vaultOffline : error.message;
  return error instanceof DOMException ? texts.vaultNotStored : texts.vaultNotChanged;
}
