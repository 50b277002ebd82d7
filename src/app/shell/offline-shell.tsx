import { useEffect } from 'react';
import { useSession } from '../../session/use-session.ts';

/**
 * Has the browser keep the app's code for signed-in people, so that it opens without a connection. Whoever only looks
 * at the public pages is spared the download.
 */
export function OfflineShell(): null {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'signed-in' || !import.meta.env.PROD) return;
    // Without it the app works as long as there is a connection.
    import('./updates.ts').then(({ watchUpdates }) => watchUpdates()).catch(() => undefined);
  }, [status]);
  return null;
}
