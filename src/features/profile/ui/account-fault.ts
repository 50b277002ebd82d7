import { ApiError } from '../../../web/api.ts';
import { AUTH_CODES, AUTH_MESSAGES } from '../../auth/contract.ts';

/** What to say when sign-in data could not be changed: the server's sentence where it is written for people. */
export function accountFault(fault: unknown): string {
  const told = [AUTH_CODES.currentPasswordWrong, AUTH_CODES.tooManyAttempts];
  const isTold = fault instanceof ApiError && told.some((code) => code === fault.code);
  return isTold ? fault.message : AUTH_MESSAGES.unexpected;
}
