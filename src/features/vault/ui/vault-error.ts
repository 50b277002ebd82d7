import { ApiError } from '../../../session/call.ts';
import * as texts from '../texts.ts';

/** What is said when the vault could not be changed. */
export function vaultErrorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.status === 0 ? texts.vaultOffline : error.message;
  return error instanceof DOMException ? texts.vaultNotStored : texts.vaultNotChanged;
}
