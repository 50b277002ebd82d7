/*
 * The start of the public pages, whose words stand in their documents already: it brings their forms and links to
 * life, and hands over to the app when somebody goes on. The app's router and pages are not loaded before that.
 */
import '../kit/theme/fonts.ts';
import '../kit/theme/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { partsOfAddress } from '../kernel/languages.ts';
import type { Navigate } from '../kit/navigate.ts';
import { sessionCheck } from '../session/load.ts';
import { currentSession, watchSession } from '../session/state.ts';
import { showFlashMessage } from './flash-message.ts';
import { catchUp } from './public/catch-up.ts';
import { type PublicPage, publicPages } from './public/pages.ts';
import { PublicApp } from './public/public-app.tsx';
import { rootElement } from './root-element.ts';

const element = rootElement();
let root: Root | undefined;

/** Shows the page of the present address by the app's router. */
async function openApp(begin: () => void): Promise<void> {
  const { openPage } = await import('./public/open-app.tsx');
  await openPage(begin, (app) => {
    root ??= createRoot(element);
    root.render(app);
    delete element.dataset.prerendered;
  });
}

const navigate: Navigate = (to, { replace = false, state } = {}) => {
  const begin = (): void => {
    // As the router keeps it.
    const kept = { usr: state, key: Math.random().toString(36).slice(2, 10) };
    if (replace) history.replaceState(kept, '', to);
    else history.pushState(kept, '', to);
  };
  // Without the app's code the document of that address is asked for: perhaps a newer release has come.
  openApp(begin).catch(() => (replace ? location.replace(to) : location.assign(to)));
};

/** For a browser that has a session without knowing of it. */
function onceSignedIn(act: () => void): void {
  const stop = watchSession(() => {
    if (currentSession().status !== 'signed-in') return;
    stop();
    act();
  });
}

async function bringToLife({ load, frame, hasSignedInFace }: PublicPage): Promise<void> {
  const { default: Page } = await load();
  const onLive = catchUp(element);
  // In slices, between which the page answers.
  startTransition(() => {
    root = hydrateRoot(
      element,
      <PublicApp frame={frame} navigate={navigate} onLive={onLive}>
        <Page />
      </PublicApp>,
    );
  });
  if (!hasSignedInFace) return;
  onceSignedIn(() => navigate(location.pathname, { replace: true }));
  void sessionCheck();
}

showFlashMessage();
const page = publicPages.find(({ path }) => path === partsOfAddress(location.pathname).path);
// Somebody is signed in here, most likely: the app says where to go, and what stands in the document stays unseen.
const isExpected = document.documentElement.dataset.session === 'expected';
if (page && !isExpected) void bringToLife(page);
else void openApp(() => {});
