import { useEffect } from 'react';
import { useSession } from '../../session/use-session.ts';

/**
 * What the browser does for signed-in people: it keeps the app's code, so that it opens without a connection, and writes
 * what is said where it can. Whoever only looks at the public pages is spared the download.
 */
export function OfflineShell(): null {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signed-in') import('./later.ts').then(({ begin }) => begin()).catch(() => undefined);
  }, [status]);
  return null;
}
