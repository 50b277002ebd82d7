/*
 * A newer release is fetched by the service worker in the background and waits there. It takes over once no tab of
 * this browser is in use, and the tabs are then loaded again. A tab does that at most once for a release: if the old
 * code comes back nevertheless, it stays.
 */

import { openChannel } from '../../browser/between-tabs.ts';
import { isQuiet, watchQuiet } from '../../browser/quiet.ts';
import { tabStore } from '../../browser/web-storage.ts';
import { TAKE_OVER } from '../worker/take-over.ts';

const ASK_SERVER_EVERY = 60 * 60_000;
const LOOK_EVERY = 5000;
/** How long the other tabs have to say that they are in use, in milliseconds. */
const ANSWER_LIMIT = 500;
/** Of this release, as its code has a name of its own. */
const RELEASE = import.meta.url;
const RELOADED_FROM = 'reloaded-from';

type TabMessage = 'may-reload?' | 'in-use';

const channel = openChannel('growth-loop/updates');

let started = false;

/** Keeps the app's code on the device and takes newer code when nobody is disturbed by it. */
export async function watchUpdates(): Promise<void> {
  if (started || !('serviceWorker' in navigator)) return;
  started = true;
  watchQuiet();
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'may-reload?' && !isQuiet()) channel.postMessage('in-use' satisfies TabMessage);
  });
  const workers = navigator.serviceWorker;
  // The first worker takes over a page that it has brought itself: nothing is new then.
  let isNews = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isNews) void reloadWhenQuiet();
    isNews = true;
  });
  const registration = await workers.register('/service-worker.js', { updateViaCache: 'none' });
  setInterval(() => void takeWaiting(registration), LOOK_EVERY);
  setInterval(() => void askServer(registration), ASK_SERVER_EVERY);
  document.addEventListener('visibilitychange', () => void askServer(registration));
}

async function askServer(registration: ServiceWorkerRegistration): Promise<void> {
  // Without a connection there is nothing to learn.
  await registration.update().catch(() => undefined);
}

async function takeWaiting(registration: ServiceWorkerRegistration): Promise<void> {
  if (!registration.waiting || !isQuiet() || (await isOtherTabInUse()) || !isQuiet()) return;
  registration.waiting?.postMessage(TAKE_OVER);
}

/** Whether another tab says in time that it is in use; one that the browser has put to sleep is not. */
function isOtherTabInUse(): Promise<boolean> {
  if (!channel) return Promise.resolve(false);
  return new Promise((resolve) => {
    const answer = (inUse: boolean): void => {
      clearTimeout(timer);
      channel.removeEventListener('message', listen);
      resolve(inUse);
    };
    const listen = ({ data }: MessageEvent<TabMessage>): void => {
      if (data === 'in-use') answer(true);
    };
    const timer = setTimeout(() => answer(false), ANSWER_LIMIT);
    channel.addEventListener('message', listen);
    channel.postMessage('may-reload?' satisfies TabMessage);
  });
}

async function reloadWhenQuiet(): Promise<void> {
  if (tabStore.get(RELOADED_FROM) === RELEASE) return;
  while (!isQuiet()) await new Promise((resume) => setTimeout(resume, LOOK_EVERY));
  tabStore.set(RELOADED_FROM, RELEASE);
  // A tab that cannot note it would reload for ever.
  if (tabStore.get(RELOADED_FROM) === RELEASE) location.reload();
}
