/*
 * The service worker: keeps the app's code and its shell on the device, so that every page of the app opens at once and
 * without a connection. It keeps nothing that a person wrote or read: calls of the API never pass through it. What is
 * pushed to this browser it shows.
 */
import { cacheNames } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isCardForm, isConsentReturn, isPublicPage, isServersOwn, SHELL } from './addresses.ts';
import { listenToPush } from './push.ts';
import { TAKE_OVER } from './take-over.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a public page may be on its way before the app's shell stands in for it, in milliseconds. */
const PUBLIC_PAGE_LIMIT = 4000;

// `/` is the landing page, not the shell.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

/** Where the browser knows how, it takes the code from the cache by itself, without waking this worker for each file. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?: (route: {
    condition: { urlPattern: { pathname: string }; requestMethod: 'get' };
    source: { cacheName: string };
  }) => Promise<void>;
}

self.addEventListener('install', (event: RoutingInstallEvent) => {
  const code = {
    condition: { urlPattern: { pathname: '/assets/*' }, requestMethod: 'get' },
    source: { cacheName: cacheNames.precache },
  } as const;
  const routed = event.addRoutes?.(code);
  if (routed) event.waitUntil(routed);
});

const shell = createHandlerBoundToURL(SHELL);

const hasOwnDocument = (pathname: string): boolean =>
  isPublicPage(pathname) || isCardForm(pathname) || isConsentReturn(pathname);

/** Public pages carry their words in the document, and that of the card form its own policy; only where none comes is the shell better than nothing. */
async function ownDocument(request: Request): Promise<Response | undefined> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(PUBLIC_PAGE_LIMIT) }).catch(
    () => undefined,
  );
  return answer?.ok || answer?.type === 'opaqueredirect' ? answer : undefined;
}

registerRoute(
  new NavigationRoute(
    async (options) =>
      (hasOwnDocument(options.url.pathname) && (await ownDocument(options.request))) || shell(options),
    { denylist: [isServersOwn] },
  ),
);

listenToPush(self);

// The first one serves the page that brought it; a later one waits until a page says that the moment is right.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
