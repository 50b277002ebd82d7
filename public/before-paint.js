// Runs before the first paint. Its keys are used by src/kit/theme.ts and src/session/hint.ts.
(() => {
  const page = document.documentElement;
  // A form that is not alive yet must not load the page anew and empty its fields: scripts send every form.
  addEventListener('submit', (event) => event.preventDefault());
  // A button that is not alive yet is pressed again once it is: src/app/public/catch-up.ts.
  const markPressed = ({ target }) => {
    const button = target.closest?.('#root[data-prerendered=""] button');
    if (!button) return;
    for (const before of document.querySelectorAll('[data-pressed]')) delete before.dataset.pressed;
    button.dataset.pressed = '';
  };
  addEventListener('click', markPressed, true);
  // WebKit gives up the code that is on its way when the page is left, and never asks for it again. The page that is back
  // begins anew (src/session/page-cache.ts), unless it is the connection that was missing.
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) page.dataset.missed = '';
  });
  // It also keeps a page that was left before it had loaded, tells it nothing of that, and never fetches the rest, be it
  // of the document or of the code that the app's first page waits for (src/app/main.tsx).
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || (document.readyState === 'complete' && !('starting' in page.dataset))) return;
    page.replaceChildren();
    location.reload();
  });
  // The words of a public page are there without its scripts: first what is seen, then what brings it to life.
  const fetchScripts = () => {
    const [entry, ...needed] = document.querySelector('meta[name="scripts"]').content.split(' ');
    for (const href of needed) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
  };
  addEventListener('DOMContentLoaded', () => {
    if (!document.querySelector('meta[name="scripts"]')) return;
    // The first frame is drawn by then, on a slow phone too.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(fetchScripts)));
  });
  // A public page in a language of its own: the app that it leads to is in that language as well.
  if (location.pathname.split('/')[1] === page.lang.slice(0, 2)) {
    const secure = location.protocol === 'https:' ? ';secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: it must be there before the page is left.
    document.cookie = `language=${page.lang.slice(0, 2)};path=/;max-age=31536000;samesite=lax${secure}`;
  }
  try {
    // So that a chosen theme never flashes.
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
    // So that whoever is signed in, or about to be, sees nothing of a public page on the way to the app.
    const session = JSON.parse(localStorage.getItem('session') ?? 'null');
    const isLive = Date.parse(session?.expires_at) > Date.now();
    if (isLive || location.hash.includes('access_token=')) page.dataset.session = 'expected';
  } catch {
    // Without storage the page follows the device and is shown as it stands.
  }
})();
