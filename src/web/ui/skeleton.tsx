import { type ReactNode, useEffect, useState } from 'react';

const DELAY_MS = 300;
const widths = ['38%', '100%', '92%', '64%'];

/** Text-shaped bars while something loads; nothing at all for the first 300 ms. */
export function Skeleton({ lines = 4 }: { lines?: number }): ReactNode {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div role="status">
      <span className="sr">Loading</span>
      <div className="sk" aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => `${line}`).map((line) => (
          <i key={line} style={{ width: widths[Number(line) % widths.length] }} />
        ))}
      </div>
    </div>
  );
}
