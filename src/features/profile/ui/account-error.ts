import { ApiError } from '../../../session/call.ts';
import { PasskeyDeclined, ProofDeclined } from '../../auth/client.ts';
import { AUTH_CODES } from '../../auth/contract/codes.ts';
import { PASSKEY_CODES } from '../../auth/contract/passkey-limits.ts';
import { SECOND_FACTOR_CODES } from '../../auth/contract/second-factor-limits.ts';
import * as authTexts from '../../auth/texts.ts';
import * as texts from '../texts.ts';

/**
 * What to say when sign-in data could not be changed: the server's sentence where it is written for people.
 * Whoever did not want to prove anything knows.
 */
export function accountErrorMessage(error: unknown): string {
  if (error instanceof ProofDeclined) return '';
  if (error instanceof ApiError && error.status === 0) return texts.offline;
  const told = [
    AUTH_CODES.currentPasswordWrong,
    AUTH_CODES.passwordBreached,
    AUTH_CODES.passwordCommon,
    AUTH_CODES.tooManyAttempts,
  ];
  const isTold = error instanceof ApiError && told.some((code) => code === error.code);
  return isTold ? error.message : authTexts.unexpected;
}

/** The same for two-step sign-in. */
export function twoStepErrorMessage(error: unknown): string {
  const told: string[] = Object.values(SECOND_FACTOR_CODES);
  return error instanceof ApiError && told.includes(error.code) ? error.message : accountErrorMessage(error);
}

/** The same for passkeys, where the browser has its own say. */
export function passkeyErrorMessage(error: unknown): string {
  if (error instanceof PasskeyDeclined) return texts.passkeyNotMade;
  if (error instanceof DOMException && error.name === 'InvalidStateError') return texts.passkeyHereAlready;
  const told: string[] = Object.values(PASSKEY_CODES);
  return error instanceof ApiError && (told.includes(error.code) || error.status === 404)
    ? error.message
    : accountErrorMessage(error);
}
