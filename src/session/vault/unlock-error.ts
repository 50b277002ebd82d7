import { ApiError } from '../../api/http.ts';
import { WrongVault } from './open-vault.ts';
import { NoSecret, PasskeyNotChosen } from './passkey-secret.ts';
import * as texts from './texts.ts';
import { WaysUnknown, WeakParameters } from './unlock.ts';

/** What is said when a vault could not be opened for another reason than what was typed. */
export function unlockErrorMessage(error: unknown): string {
  // Whoever has closed the browser's own dialog knows.
  if (error instanceof PasskeyNotChosen) return '';
  if (error instanceof NoSecret) return texts.passkeyHasNoSecret;
  if (error instanceof WaysUnknown) return texts.offline;
  if (error instanceof WrongVault || error instanceof WeakParameters) return texts.recordWrong;
  if (error instanceof ApiError) return error.message;
  return error instanceof DOMException ? texts.notStored : texts.notUnlocked;
}
