import { useCallback, useEffect, useState } from 'react';
import { FEEDBACK_MS } from '../contract/limits.ts';

/** Something that is said for two seconds; said again, it begins again. */
export function useFeedback(): [isSaid: boolean, say: () => void] {
  const [said, setSaid] = useState(0);
  useEffect(() => {
    if (said === 0) return;
    const timer = setTimeout(() => setSaid(0), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said > 0, useCallback(() => setSaid((count) => count + 1), [])];
}
