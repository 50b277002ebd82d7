/*
 * The service worker: keeps the app's code and its shell on the device, so that every page of the app opens at once and
 * without a connection. It keeps nothing that a person wrote or read: calls of the API never pass through it. What is
 * pushed to this browser it shows; pictures that another app shares it hands to the page.
 */
import { SHARE, SHARED_FILES } from '../../kernel/share-addresses.ts';
import { isCardForm, isConsentReturn, isPublicPage, isServersOwn } from './addresses.ts';
import { type Hold, TAKE_OVER, WHICH_RELEASE } from './messages.ts';
import { listenToPush } from './push.ts';
import { isHashed, Releases } from './releases.ts';
import { SharedPictures } from './shared-pictures.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string }[] };

/** How long a public page may be on its way before the app's shell stands in for it, in milliseconds. */
const PUBLIC_PAGE_LIMIT = 4000;

/** Of this very build (scripts/build/release.ts), with the settings that the server has put into its documents. */
const RELEASE = '%RELEASE% %SETTINGS%';

const paths = self.__WB_MANIFEST.map(({ url }) => new URL(url, self.location.origin).pathname);
/** What a newer worker has brought is not this one's to judge. */
async function isAlone(): Promise<boolean> {
  if (self.registration.installing || self.registration.waiting) return false;
  return (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length === 0;
}

const releases = new Releases(RELEASE, paths, isAlone);

/** Where the browser knows how, it takes the code from the caches by itself, without waking this worker for each file. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?: (route: {
    condition: { urlPattern: { pathname: string }; requestMethod: 'get' };
    source: 'cache';
  }) => Promise<void>;
}

self.addEventListener('install', (event: RoutingInstallEvent) => {
  event.waitUntil(releases.keepOwn());
  // From any cache: pages of the release before ask for files that are in its cache alone.
  const routed = event.addRoutes?.({
    condition: { urlPattern: { pathname: '/assets/*' }, requestMethod: 'get' },
    source: 'cache',
  });
  if (routed) event.waitUntil(routed);
});

/** Public pages carry their words in the document, and that of the card form its own policy; only where none comes is the shell better than nothing. */
async function ownDocument(request: Request): Promise<Response | undefined> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(PUBLIC_PAGE_LIMIT) }).catch(
    () => undefined,
  );
  return answer?.ok || answer?.type === 'opaqueredirect' ? answer : undefined;
}

/** Who holds a release is served no public page of another one either. */
const isFromServer = async (pathname: string): Promise<boolean> =>
  isCardForm(pathname) ||
  isConsentReturn(pathname) ||
  (isPublicPage(pathname) && !(await releases.inUse()).isHeld);

async function documentFor(request: Request, pathname: string): Promise<Response> {
  await releases.admit();
  const own = (await isFromServer(pathname)) ? await ownDocument(request) : undefined;
  return own ?? (await releases.shell()) ?? fetch(request);
}

const fileFor = async (request: Request): Promise<Response> =>
  (await releases.file(request)) ?? fetch(request);

const isFile = (pathname: string): boolean => isHashed(pathname) || paths.includes(pathname);

const shared = new SharedPictures();

function takeShared(event: FetchEvent): void {
  const { answer, isDone } = shared.take(event.request);
  event.respondWith(answer);
  event.waitUntil(isDone);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin === self.location.origin && pathname === SHARE && request.method === 'POST') takeShared(event);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode !== 'navigate') {
    if (pathname === SHARED_FILES) event.respondWith(shared.give());
    if (isFile(pathname)) event.respondWith(fileFor(request));
    return;
  }
  // The page that asks is not there yet: where no other one is, nothing needs the releases before.
  event.waitUntil(releases.tidy());
  if (!isServersOwn.test(pathname + search)) event.respondWith(documentFor(request, pathname));
});

listenToPush(self);

// The first one serves the page that brought it; a later one waits until a page says that the moment is right.
self.addEventListener('activate', (event) => {
  event.waitUntil(releases.begin().then(() => self.clients.claim()));
});

async function takeOver(): Promise<void> {
  await releases.serveOwn();
  await self.skipWaiting();
}

type FromPage = typeof TAKE_OVER | typeof WHICH_RELEASE | Hold;

async function hear(data: FromPage, port: MessagePort | undefined): Promise<void> {
  if (data === TAKE_OVER) await takeOver();
  else if (data !== WHICH_RELEASE) await releases.hold(data.hold);
  port?.postMessage(await releases.told());
}

self.addEventListener('message', (event) => {
  event.waitUntil(hear(event.data as FromPage, event.ports[0]));
});
