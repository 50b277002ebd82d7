import { type ReactNode, StrictMode } from 'react';
import { useNavigate } from 'react-router';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { NavigateContext } from '../kit/navigate.ts';
import { PreloadContext } from '../kit/preload.ts';
import { BrowserRouter } from './router.tsx';
import { AppRoutes, preloadPage } from './routes.tsx';
import { MessagesWhenNeeded } from './shell/messages-when-needed.tsx';
import { OfflineShell } from './shell/offline-shell.tsx';

history.scrollRestoration = 'manual';

function WithRouter({ children }: { children: ReactNode }): ReactNode {
  return (
    <NavigateContext value={useNavigate()}>
      <PreloadContext value={preloadPage}>{children}</PreloadContext>
    </NavigateContext>
  );
}

/** The whole product: every page under its address. */
export function App(): ReactNode {
  return (
    <StrictMode>
      <BrowserRouter>
        <WithRouter>
          <ErrorBoundary>
            <AppRoutes />
          </ErrorBoundary>
          <MessagesWhenNeeded />
          <OfflineShell />
        </WithRouter>
      </BrowserRouter>
    </StrictMode>
  );
}
