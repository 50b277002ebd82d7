import './theme/index.css';
import { lazy, type ReactNode, StrictMode, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { showFlashMessage } from './flash-message.ts';
import { AppRoutes, preloadPage } from './routes.tsx';
import { useSession } from './session.tsx';
import { shownToasts, subscribeToToasts } from './ui/toast.ts';

// Comes after the first page, which does not wait for it; without it the page still works.
const Messages = lazy(() => import('./shell/messages.tsx').catch(() => ({ default: () => null })));

/** Fetched for signed-in people, so that it is there when the connection goes; for others with the first toast. */
function MessagesWhenNeeded(): ReactNode {
  const { status } = useSession();
  const spoken = useSyncExternalStore(subscribeToToasts, () => shownToasts().length > 0);
  if (status !== 'signed-in' && !spoken) return null;
  return (
    <Suspense>
      <Messages />
    </Suspense>
  );
}

history.scrollRestoration = 'manual';
showFlashMessage();
preloadPage(location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <ErrorBoundary>
        <AppRoutes />
      </ErrorBoundary>
      <MessagesWhenNeeded />
    </BrowserRouter>
  </StrictMode>,
);
