/*
 * Browsers keep a page that is left as it stands and bring it back on Back, whoever sits there by then. A page that
 * was opened for a signed-in person is therefore emptied when it is left, and shown again only once it is known
 * that the session is still that person's.
 */
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { isUnreachable } from '../http.ts';
import { getSession } from './auth-client.ts';
import { readSessionHint } from './hint.ts';
import { currentSession } from './state.ts';

/** How long the page stays empty for an answer of the server, in milliseconds. */
const ANSWER_LIMIT = 5000;

let isEmptied = false;
let timesLeft = 0;
let scrolledTo = 0;
const listeners = new Set<() => void>();

/** At once: what is not gone when the event ends is still in the page when the browser puts it away. */
function setEmptied(next: boolean): void {
  isEmptied = next;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

const signedInUserId = (): string | undefined => {
  const { status, user } = currentSession();
  return status === 'signed-in' ? user?.id : undefined;
};

/**
 * Whether the session is still that of the person for whom the page was opened. Where the server cannot be asked, the
 * device's own word counts, as it does when the app is opened offline: every sign-out takes it back at once.
 */
async function isSamePersons(): Promise<boolean> {
  const userId = signedInUserId();
  if (!userId || readSessionHint(Date.now())?.user.id !== userId) return false;
  const live = await getSession({ signal: AbortSignal.timeout(ANSWER_LIMIT) }).catch((error: unknown) =>
    isUnreachable(error) ? { user: { id: userId } } : undefined,
  );
  return live?.user.id === userId && signedInUserId() === userId;
}

addEventListener('pagehide', ({ persisted }) => {
  timesLeft += 1;
  if (!persisted || isEmptied) return;
  scrolledTo = scrollY;
  setEmptied(true);
});

addEventListener('pageshow', async ({ persisted }) => {
  if (!persisted) return;
  const answerFor = timesLeft;
  const isSame = await isSamePersons();
  // An answer from before the page was put away once more says nothing about now.
  if (answerFor !== timesLeft) return;
  if (!isSame) return location.reload();
  setEmptied(false);
  scrollTo(0, scrolledTo);
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the page must show nothing, because it is being left or has just been brought back. */
export function useIsEmptied(): boolean {
  return useSyncExternalStore(subscribe, () => isEmptied);
}
