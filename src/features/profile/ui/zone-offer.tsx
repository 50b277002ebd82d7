import { type ReactNode, Suspense, useState } from 'react';
import { deviceZone } from '../../../browser/device-zone.ts';
import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { ownProfile } from '../../../session/profile.ts';
import { isZoneDismissed } from './saved-zone.ts';

/** Only who is away loads it; without it the days go on as they are. */
const ZoneLine = lazyPart(renderNothingOnFailure(() => import('./zone-line.tsx')));

/** Where days and device are in different zones: one line that offers to let the days follow the device. */
export function ZoneOffer(): ReactNode {
  const stored = useView(ownProfile)?.time_zone;
  const device = deviceZone();
  // Stays once it is shown, for the line also says what was answered.
  const [apart, setApart] = useState<{ stored: string; device: string }>();
  if (!apart && stored && stored !== device && !isZoneDismissed(stored, device)) setApart({ stored, device });
  if (!apart) return null;
  // Between the heights of the line on a phone and on a computer.
  const room = timeIn(apart.stored) === timeIn(apart.device) ? null : <div className="mb-6 min-h-[72px]" />;
  return (
    <Suspense fallback={room}>
      <ZoneLine {...apart} />
    </Suspense>
  );
}

const timeIn = (timeZone: string): string => new Date().toLocaleString('en-US', { timeZone });
