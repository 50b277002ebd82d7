import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { ErrorBoundary } from '../../kit/error-boundary.tsx';
import { type Navigate, NavigateContext } from '../../kit/navigate.ts';
import { PublicFrame } from '../../kit/public-frame.tsx';
import { SkipLink } from '../../kit/skip-link.tsx';
import { MessagesWhenNeeded } from '../shell/messages-when-needed.tsx';
import type { PublicPage } from './pages.ts';

interface PublicAppProps {
  frame: PublicPage['frame'];
  navigate: Navigate;
  /** Called once the page listens to whoever uses it. */
  onLive?: () => void;
  children: ReactNode;
}

/** A public page as it stands in its document and as it is brought to life there: both must be the same. */
export function PublicApp({ frame, navigate, onLive, children }: PublicAppProps): ReactNode {
  // Before the press that may have brought it to life is heard.
  useLayoutEffect(() => onLive?.(), [onLive]);
  return (
    <StrictMode>
      <NavigateContext value={navigate}>
        <ErrorBoundary>
          {frame === 'bare' ? (
            <>
              <SkipLink />
              {children}
            </>
          ) : (
            <PublicFrame languages>{children}</PublicFrame>
          )}
        </ErrorBoundary>
        <MessagesWhenNeeded />
      </NavigateContext>
    </StrictMode>
  );
}
