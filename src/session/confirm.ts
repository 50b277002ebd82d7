import { ApiError, isRefusal } from '../api/http.ts';
import { unauthenticated } from '../kernel/errors.ts';
import { getSession } from './auth-client.ts';
import { endSession } from './leave.ts';
import { currentSession } from './state.ts';

/** How long the server's word is waited for, in milliseconds. */
const ANSWER_LIMIT = 5000;

/**
 * Asks the server whether the session still lives, and ends it here if it does not. Where nobody answers, the device's
 * own word counts. @throws ApiError 401
 */
export async function confirmSession(): Promise<void> {
  const live = await getSession({ signal: AbortSignal.timeout(ANSWER_LIMIT) }).catch((error: unknown) =>
    isRefusal(error) ? undefined : currentSession(),
  );
  // Another call may have heard of the end first, and with the page that it left this question was broken off.
  if (live && currentSession().status === 'signed-in') return;
  if (!live) await endSession();
  throw new ApiError(401, 'unauthenticated', unauthenticated().message);
}
