import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ConnectionToasts } from './connection.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes, preloadPage } from './routes.tsx';

// Comes after the first page, which does not wait for it; without it the page still works.
const Toaster = lazy(() => import('./ui/toaster.tsx').catch(() => ({ default: () => null })));

history.scrollRestoration = 'manual';
preloadPage(location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <ErrorBoundary>
        <AppRoutes />
      </ErrorBoundary>
      <ConnectionToasts />
      <Suspense>
        <Toaster />
      </Suspense>
    </BrowserRouter>
  </StrictMode>,
);
