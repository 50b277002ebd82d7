import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextButton } from '../../../kit/text-button.tsx';
import { saveProfile } from '../../../session/profile.ts';
import { useSave } from '../../../session/use-save.ts';
import { cityOf, isSameZone } from '../rules/zones.ts';
import * as texts from '../texts.ts';
import { dismissZoneOffer } from './saved-zone.ts';

interface ZoneLineProps {
  stored: string;
  device: string;
}

/** Offers the device's zone to the days, and says what was answered. Two names of one zone are no offer. */
export default function ZoneLine(zones: ZoneLineProps): ReactNode {
  const [answer, setAnswer] = useState<Answer>();
  if (answer) return <Answered {...answer} />;
  return isSameZone(zones.stored, zones.device) ? null : <Offer {...zones} onAnswer={setAnswer} />;
}

interface Answer {
  sentence: string;
  /** Of the line that it takes the place of, in CSS pixels, so that nothing below moves. */
  height: number | undefined;
}

interface OfferProps extends ZoneLineProps {
  onAnswer: (answer: Answer) => void;
}

const NOT_SAVED = texts.timeZoneNotChanged;

function Offer({ stored, device, onAnswer }: OfferProps): ReactNode {
  const { run, busy, error } = useSave(NOT_SAVED);
  const line = useRef<HTMLDivElement>(null);
  const say = (sentence: string) => onAnswer({ sentence, height: line.current?.offsetHeight });
  const change = async () => {
    if (busy) return;
    const changed = await run(() => saveProfile({ time_zone: device }));
    if (changed) say(texts.timeZoneChanged(cityOf(device)));
  };
  const keep = () => {
    dismissZoneOffer(stored, device);
    say(texts.timeZoneKept(cityOf(stored)));
  };
  return (
    <div ref={line} className={LINE}>
      <p className="me-2">{error ?? texts.timeZonesDiffer(cityOf(stored), cityOf(device))}</p>
      <TextButton
        aria-label={texts.changeTimeZoneLabel(cityOf(device))}
        aria-disabled={busy || undefined}
        onClick={change}
      >
        {texts.changeButton}
      </TextButton>
      <TextButton aria-label={texts.keepTimeZoneLabel(cityOf(stored))} onClick={keep}>
        {texts.keepButton}
      </TextButton>
    </div>
  );
}

const LINE = 'mb-6 flex min-h-11 flex-wrap items-center gap-x-4 text-small text-ink-2';

/** Takes the focus from the buttons that are gone, and stays until the page is left. */
function Answered({ sentence, height }: Answer): ReactNode {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={line} className={LINE} style={{ minHeight: height }} role="status" tabIndex={-1}>
      {sentence}
    </p>
  );
}
