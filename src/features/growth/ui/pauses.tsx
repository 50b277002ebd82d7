import { type ReactNode, useRef, useState } from 'react';
import { dayFormatter } from '../../../kernel/written-days.ts';
import { Button } from '../../../kit/button.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { WhenOpen } from '../../../kit/when-open.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { isAhead } from '../rules/pause-setting.ts';
import type { OwnPause } from '../rules/pauses.ts';
import * as texts from '../texts.ts';
import { endPause } from './pause-ops.ts';
import { pausesFrom } from './pause-views.ts';
import { SetPause } from './set-pause.tsx';

/** The pauses to come, and the way to set one. */
export function Pauses(): ReactNode {
  return (
    <WhenOpen lines={2} failed={texts.loadFailed}>
      <List />
    </WhenOpen>
  );
}

function List(): ReactNode {
  const today = useToday();
  const pauses = useView(pausesFrom, today);
  const [setting, setSetting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  if (!today) return null;
  const end = (pause: OwnPause): void => {
    void endPause(pause);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {pauses.length > 0 && (
        <ul className="mb-5 border-rule border-t">
          {pauses.map((pause) => (
            <Row key={pause.id} pause={pause} isAhead={isAhead(pause, today)} onEnd={() => end(pause)} />
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => setSetting(true)}>
        {texts.setAPauseButton}
      </Button>
      {setting && <SetPause today={today} onClose={() => setSetting(false)} />}
    </div>
  );
}

const day = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });
const spanOf = ({ starts_on, ends_on }: OwnPause): string =>
  starts_on === ends_on ? day(starts_on) : texts.span(day(starts_on), day(ends_on));

interface RowProps {
  pause: OwnPause;
  isAhead: boolean;
  onEnd: () => void;
}

function Row({ pause, isAhead: ahead, onEnd }: RowProps): ReactNode {
  const span = spanOf(pause);
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 border-rule border-b py-1">
      <span>{span}</span>
      <TextButton
        className="ms-auto"
        aria-label={ahead ? texts.removeLabel(span) : texts.endNowLabel(span)}
        onClick={onEnd}
      >
        {ahead ? texts.removeButton : texts.endNowButton}
      </TextButton>
    </li>
  );
}
