import { ApiError } from '../../../session/call.ts';
import { AUTH_CODES } from '../../auth/contract/codes.ts';
import * as authTexts from '../../auth/texts.ts';

/** What to say when sign-in data could not be changed: the server's sentence where it is written for people. */
export function accountErrorMessage(error: unknown): string {
  const told = [AUTH_CODES.currentPasswordWrong, AUTH_CODES.tooManyAttempts];
  const isTold = error instanceof ApiError && told.some((code) => code === error.code);
  return isTold ? error.message : authTexts.unexpected;
}
