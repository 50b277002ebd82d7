import { type ReactNode, useState } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { copyText } from '../../../kit/copy-text.ts';
import { ConfirmDialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import * as texts from '../texts.ts';
import { type FeedState, useCalendarFeed } from './use-calendar-feed.ts';

/** The secret address under which calendars find reminders and reviews: to copy, to renew and to turn off. */
export default function CalendarFeed(): ReactNode {
  const feed = useCalendarFeed();
  const { address, failed, busy, error, load, turnOn } = feed;
  if (failed)
    return (
      <p role="status">
        {texts.loadFailed} <TextButton onClick={load}>{texts.tryAgainButton}</TextButton>
      </p>
    );
  if (address === undefined) return <Skeleton lines={2} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {address === null ? (
        <div>
          <Button variant="secondary" busy={busy} onClick={turnOn}>
            {texts.turnOnButton}
          </Button>
        </div>
      ) : (
        <OpenFeed address={address} feed={feed} />
      )}
      {error && <Alert>{error}</Alert>}
    </div>
  );
}

/** What is asked before it is done, as calendars that follow the address feel it. */
const QUESTIONS = {
  renew: {
    title: texts.renewTitle,
    text: texts.renewText,
    confirmLabel: texts.renewAddressButton,
  },
  turnOff: {
    title: texts.turnOffTitle,
    text: texts.turnOffText,
    confirmLabel: texts.turnOffButton,
  },
} as const;

function OpenFeed({ address, feed }: { address: string; feed: FeedState }): ReactNode {
  const [asking, setAsking] = useState<keyof typeof QUESTIONS>();
  const answer = async () => {
    if (asking) await feed[asking]();
    setAsking(undefined);
  };
  return (
    <>
      <Field label={texts.addressLabel} help={texts.addressHelp}>
        <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          variant="secondary"
          onClick={() => copyText(address, { done: texts.addressCopied, failed: texts.copyFailed })}
        >
          {texts.copyAddressButton}
        </Button>
        <TextButton onClick={() => setAsking('renew')}>{texts.renewAddressButton}</TextButton>
        <TextButton aria-label={texts.turnOffLabel} onClick={() => setAsking('turnOff')}>
          {texts.turnOffButton}
        </TextButton>
      </div>
      {asking && (
        <ConfirmDialog
          open
          {...QUESTIONS[asking]}
          busy={feed.busy}
          onConfirm={answer}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
