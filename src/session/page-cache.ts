/*
 * Browsers keep a page that is left as it stands and bring it back on Back, whoever sits there by then. A page that
 * was opened for a signed-in person is therefore emptied when it is left, and shown again only once it is known
 * that the session is still that person's.
 */
import { flushSync } from 'react-dom';
import { isUnreachable } from '../api/http.ts';
import { createStore } from '../browser/store.ts';
import { useStore } from '../kit/use-store.ts';
import { getSession } from './auth-client.ts';
import { countDrafts } from './drafts.ts';
import { forgetSessionHint, isHintOfAnotherPerson, readSessionHint } from './hint.ts';
import { endSession } from './leave.ts';
import { currentSession } from './state.ts';

/** How long the page stays empty for an answer of the server, in milliseconds. */
const ANSWER_LIMIT = 5000;
/** How long a page that begins again waits until the device has what was typed, in milliseconds. */
const KEEP_LIMIT = 1000;

const isEmptied = createStore(false);
let timesLeft = 0;
let scrolledTo = 0;

/** At once: what is not gone when the event ends is still in the page when the browser puts it away. */
const setEmptied = (next: boolean): void => flushSync(() => isEmptied.set(next));

const signedInUserId = (): string | undefined => {
  const { status, user } = currentSession();
  return status === 'signed-in' ? user?.id : undefined;
};

/**
 * Whose the session is now: the person's for whom the page was opened, somebody else's, or nobody's. Where the server
 * cannot be asked, the device's own word counts, as it does when the app is opened offline: every sign-out takes it back
 * at once.
 */
async function sessionIs(): Promise<'theirs' | 'others' | 'over'> {
  const userId = signedInUserId();
  if (!userId || readSessionHint(Date.now())?.user.id !== userId) return 'others';
  const live = await getSession({ signal: AbortSignal.timeout(ANSWER_LIMIT) }).catch((error: unknown) =>
    isUnreachable(error) ? { user: { id: userId } } : undefined,
  );
  if (!live) return 'over';
  return live.user.id === userId && signedInUserId() === userId ? 'theirs' : 'others';
}

addEventListener('pagehide', ({ persisted }) => {
  timesLeft += 1;
  if (!persisted || isEmptied.get()) return;
  scrolledTo = scrollY;
  setEmptied(true);
});

/** What was typed last may only be in memory yet. */
function beginAnew(): void {
  const reload = (): void => location.reload();
  setTimeout(reload, KEEP_LIMIT);
  countDrafts().then(reload, reload);
}

addEventListener('pageshow', async ({ persisted }) => {
  if (!persisted) return;
  const answerFor = timesLeft;
  const is = await sessionIs();
  // An answer from before the page was put away once more says nothing about now.
  if (answerFor !== timesLeft) return;
  if (is === 'over') return endSession();
  if (is === 'others') {
    // The next document asks the server before it shows anything, unless it is at home with who has signed in since.
    if (!isHintOfAnotherPerson()) forgetSessionHint();
    return location.reload();
  }
  // public/before-paint.js heard of it. Once, as the next document begins with nothing missing.
  if ('missed' in document.documentElement.dataset) return beginAnew();
  setEmptied(false);
  scrollTo(0, scrolledTo);
});

/** Whether the page must show nothing, because it is being left or has just been brought back. */
export const useIsEmptied = (): boolean => useStore(isEmptied);
