import { ApiError } from '../../../web/http.ts';
import { BILLING_CODES, BILLING_MESSAGES } from '../contract/messages.ts';

const OWN: readonly string[] = Object.values(BILLING_CODES);

/** Whether the server refused for a reason of billing, which its message tells. */
const isOwn = (error: unknown): error is ApiError => error instanceof ApiError && OWN.includes(error.code);

export const hasCode = (error: unknown, code: keyof typeof BILLING_CODES): boolean =>
  error instanceof ApiError && error.code === BILLING_CODES[code];

/** What is said of a checkout that could not be opened. */
export function checkoutProblem(error: unknown): string {
  if (isOwn(error)) return error.message;
  if (error instanceof ApiError && error.status !== 0) return BILLING_MESSAGES.checkoutFailed;
  return (error instanceof NoUrl && error.message) || BILLING_MESSAGES.wrong;
}

/** What is said of a plan that did not begin. */
export function finalizeProblem(error: unknown): string {
  if (isOwn(error)) return error.message;
  if (error instanceof ApiError && error.status === 401) return BILLING_MESSAGES.noSession;
  return BILLING_MESSAGES.finalizeFailed;
}

/** A checkout was opened, and nobody said where. */
export class NoUrl extends Error {
  constructor() {
    super(BILLING_MESSAGES.noUrl);
  }
}
