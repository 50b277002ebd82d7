/* The start of every page that is not written into its document. */
import '../kit/theme/fonts.ts';
import '../kit/theme/index.css';
import { createRoot } from 'react-dom/client';
import { sessionCheck } from '../session/load.ts';
import { App } from './app.tsx';
import { showFlashMessage } from './flash-message.ts';
import { rootElement } from './root-element.ts';
import { preloadPage } from './routes.tsx';

/** How long the first page's code is waited for before anything is shown, in milliseconds. */
const FRAME_AT_LATEST = 1000;

// public/before-paint.js begins again where the page is left before this is taken away (routes.tsx).
document.documentElement.dataset.starting = '';
showFlashMessage();
void sessionCheck();
// Whole at once, where the code lies on the device; on a slow line the frame comes before its page.
const fetched = preloadPage(location.pathname).catch(() => undefined);
const isTime = Promise.race([fetched, new Promise((resume) => setTimeout(resume, FRAME_AT_LATEST))]);
void isTime.then(() => createRoot(rootElement()).render(<App />));
