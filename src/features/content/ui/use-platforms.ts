import { useEffect, useState } from 'react';
import { call } from '../../../session/call.ts';
import { PLATFORMS, type Platform } from '../rules.ts';

/** As the server said them last while the app is open. */
let known: readonly Platform[] = PLATFORMS;

/** Where posts can go: as the operator has set it, and without a connection as it comes with the app. */
export function usePlatforms(): readonly Platform[] {
  const [platforms, setPlatforms] = useState(known);
  useEffect(() => {
    let isCurrent = true;
    call('GET /api/content/platforms').then(
      ({ platforms: stored }) => {
        if (stored.length === 0) return;
        known = stored;
        if (isCurrent) setPlatforms(stored);
      },
      // What comes with the app stands.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return platforms;
}
