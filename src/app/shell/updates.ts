/*
 * A newer release is fetched by the service worker in the background and waits there. It takes over once no tab of
 * this browser is in use, and the tabs are then loaded again. A tab does that at most once for a release: if the old
 * code comes back nevertheless, it stays. Whoever has a private vault is asked first (decision 45).
 */

import { openChannel } from '../../browser/between-tabs.ts';
import { takeServersRelease } from '../../browser/change-language.ts';
import { rememberLanguage } from '../../browser/language-cookie.ts';
import { newerRelease } from '../../browser/newer-release.ts';
import { isQuiet, watchQuiet } from '../../browser/quiet.ts';
import { tabStore } from '../../browser/web-storage.ts';
import { isLanguage, type Language } from '../../kernel/languages.ts';
import { LANGUAGE } from '../../kernel/locale.ts';
import { toast } from '../../kit/toast.ts';
import { watchNotebook } from '../../notebook/current.ts';
import { readTables } from '../../notebook/react/use-view.ts';
import { closeBeforeWipe } from '../../session/leave.ts';
import { ownProfile } from '../../session/profile.ts';
import { deviceVault, holdsTexts, knownVault } from '../../session/vault/device-vault.ts';
import { type Hold, TAKE_OVER, WHICH_RELEASE, type WorkersRelease } from '../worker/messages.ts';
import * as texts from './texts.ts';

const ASK_SERVER_EVERY = 60 * 60_000;
const LOOK_EVERY = 5000;
/** How long the other tabs have to say that they are in use, in milliseconds. */
const ANSWER_LIMIT = 500;
/** Of this release, as its code has a name of its own. */
const RELEASE = import.meta.url;
const RELOADED_FROM = 'reloaded-from';

type TabMessage = 'may-reload?' | 'in-use' | 'taken';

const channel = openChannel('growth-loop/updates');

let started = false;
/** The language of the person's other devices that this one was told to follow. */
let followed: Language = LANGUAGE;
/** The person has asked for the newer release, and waits for it. */
let isAskedFor = false;
/** The worker that was asked last, and what it answered. */
let asked: { worker: ServiceWorker; told: WorkersRelease } | undefined;

/** Keeps the app's code on the device and takes newer code when nobody is disturbed by it. */
export async function watchUpdates(): Promise<void> {
  if (started || !('serviceWorker' in navigator)) return;
  started = true;
  watchQuiet();
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'may-reload?' && !isQuiet()) channel.postMessage('in-use' satisfies TabMessage);
    if (data === 'taken') void reloadWhenQuiet();
  });
  const workers = navigator.serviceWorker;
  // The first worker takes over a page that it has brought itself: nothing is new then.
  let isNews = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isNews) reload();
    isNews = true;
  });
  const registration = await workers.register('/service-worker.js', { updateViaCache: 'none' });
  takeServersRelease.set(() => takeNow(registration));
  setInterval(() => void lookForNewer(registration), LOOK_EVERY);
  setInterval(() => void askServer(registration), ASK_SERVER_EVERY);
  document.addEventListener('visibilitychange', () => void askServer(registration));
  // What was chosen offline, such as another language, is fetched once that is possible.
  addEventListener('online', () => void askServer(registration));
  watchNotebook(() => followLanguage(registration));
  followLanguage(registration);
  await watchVault(registration);
}

/** Each language is a release: the one that was chosen on another device comes as newer releases do. */
function followLanguage(registration: ServiceWorkerRegistration): void {
  const language = ownProfile(readTables())?.language ?? LANGUAGE;
  if (language === followed || !isLanguage(language)) return;
  followed = language;
  rememberLanguage(language);
  void askServer(registration);
}

/**
 * Has the release stay until the person takes another one, for as long as there is a private vault on this device. That
 * is said by each release once it has started: one that cannot start never stays.
 */
async function watchVault(registration: ServiceWorkerRegistration): Promise<void> {
  await navigator.serviceWorker.ready;
  const hold = (isHeld: boolean): void => {
    registration.active?.postMessage({ hold: isHeld } satisfies Hold);
    asked = undefined;
  };
  // The keys of a vault that cannot be read may still be there.
  await deviceVault().catch(() => undefined);
  const tell = () => hold(holdsTexts(knownVault.get()));
  tell();
  knownVault.subscribe(tell);
  closeBeforeWipe(() => hold(false));
}

async function askServer(registration: ServiceWorkerRegistration): Promise<void> {
  // A release stays for some days alone.
  asked = undefined;
  // Without a connection there is nothing to learn.
  await registration.update().catch(() => undefined);
}

/** The worker's answer, by a port of its own. */
function ask(worker: ServiceWorker, message: string): Promise<WorkersRelease> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<WorkersRelease>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<WorkersRelease>) => resolve(data);
  });
  worker.postMessage(message, [port2]);
  return answered;
}

/** Where a newer release is: with a worker that waits, or with one that is at work and serves the release before. */
async function lookForNewer(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.waiting ?? registration.active;
  if (!worker) return;
  if (asked?.worker !== worker) asked = { worker, told: await ask(worker, WHICH_RELEASE) };
  const { isNewer, isOffered, id } = asked.told;
  if (isOffered) return offer(id, () => take(registration, worker));
  newerRelease.set(undefined);
  if ((worker !== registration.waiting && !isNewer) || !(await isQuietEverywhere())) return;
  await take(registration, worker);
}

const isQuietEverywhere = async (): Promise<boolean> => isQuiet() && !(await isOtherTabInUse()) && isQuiet();

function offer(id: string, takeIt: () => Promise<void>): void {
  if (newerRelease.get()?.id === id) return;
  const takeNow = (): void => {
    isAskedFor = true;
    void takeIt();
  };
  newerRelease.set({ id, take: takeNow });
  toast.info(texts.newReleaseReady, {
    sticky: true,
    action: { label: texts.updateNowButton, onSelect: takeNow },
  });
}

async function take(registration: ServiceWorkerRegistration, worker: ServiceWorker): Promise<void> {
  // Its taking over is heard by every tab.
  if (worker === registration.waiting) return worker.postMessage(TAKE_OVER);
  await ask(worker, TAKE_OVER);
  channel?.postMessage('taken' satisfies TabMessage);
  reload();
}

/** Because the person asks for what the server has now. */
async function takeNow(registration: ServiceWorkerRegistration): Promise<void> {
  // The first worker of all may still be on its way, with the release that is here.
  await navigator.serviceWorker.ready;
  await registration.update();
  const worker = registration.installing ?? registration.waiting;
  isAskedFor = true;
  if (!worker) return location.reload();
  await installed(worker);
  await take(registration, worker);
}

/** @throws TypeError where a file of its release could not be fetched */
const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === 'redundant') reject(new TypeError('The release could not be fetched.'));
      else if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

function reload(): void {
  if (isAskedFor) location.reload();
  else void reloadWhenQuiet();
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
