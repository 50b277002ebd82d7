import { ApiError } from '../../../api/http.ts';
import { BILLING_CODES } from '../contract/codes.ts';
import * as texts from '../texts.ts';

const OWN: readonly string[] = Object.values(BILLING_CODES);

/** Whether the server refused for a reason of billing, which its message tells. */
const isOwn = (error: unknown): error is ApiError => error instanceof ApiError && OWN.includes(error.code);

export const hasCode = (error: unknown, code: keyof typeof BILLING_CODES): boolean =>
  error instanceof ApiError && error.code === BILLING_CODES[code];

/** What is said of a checkout that could not be opened. */
export function checkoutProblem(error: unknown): string {
  if (isOwn(error)) return error.message;
  if (error instanceof ApiError && error.status !== 0) return texts.checkoutFailed;
  return (error instanceof NoUrl && error.message) || texts.wrong;
}

/** What is said of a plan that did not begin. */
export function finalizeProblem(error: unknown): string {
  if (isOwn(error)) return error.message;
  if (error instanceof ApiError && error.status === 401) return texts.noSession;
  return texts.finalizeFailed;
}

/** A checkout was opened, and nobody said where. */
export class NoUrl extends Error {
  constructor() {
    super(texts.noUrl);
  }
}
