import { type ReactNode, useState } from 'react';
import { Alert } from '../../../../web/ui/alert.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { ConfirmDialog } from '../../../../web/ui/dialog.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { TextButton } from '../../../../web/ui/text-button.tsx';
import { TextInput } from '../../../../web/ui/text-input.tsx';
import { toast } from '../../../../web/ui/toast.ts';
import { type FeedState, useCalendarFeed } from './use-calendar-feed.ts';

/** The secret address under which calendars find reminders and reviews: to copy, to renew and to turn off. */
export default function CalendarFeed(): ReactNode {
  const feed = useCalendarFeed();
  const { address, failed, busy, error, load, turnOn } = feed;
  if (failed)
    return (
      <p role="status">
        The calendar needs a connection. <TextButton onClick={load}>Try again</TextButton>
      </p>
    );
  if (address === undefined) return <Skeleton lines={2} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {address === null ? (
        <div>
          <Button variant="secondary" busy={busy} onClick={turnOn}>
            Turn on the calendar
          </Button>
        </div>
      ) : (
        <OpenFeed address={address} feed={feed} />
      )}
      {error && <Alert>{error}</Alert>}
    </div>
  );
}

const copy = (address: string): void => {
  navigator.clipboard.writeText(address).then(
    () => toast.success('Address copied'),
    () => toast.error('The address could not be copied. Select it and copy it by hand.'),
  );
};

/** What is asked before it is done, as calendars that follow the address feel it. */
const QUESTIONS = {
  renew: {
    title: 'Renew the address?',
    text: 'The old address stops working at once. Calendars that follow it need the new one.',
    confirmLabel: 'Renew the address',
  },
  turnOff: {
    title: 'Turn off the calendar?',
    text: 'Its address stops working at once. Your reminders stay as they are.',
    confirmLabel: 'Turn off',
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
      <Field
        label="Secret address"
        help="Subscribe to it in your calendar. Whoever has it sees your reminder times and review dates."
      >
        <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" onClick={() => copy(address)}>
          Copy address
        </Button>
        <TextButton onClick={() => setAsking('renew')}>Renew address</TextButton>
        <TextButton onClick={() => setAsking('turnOff')}>
          Turn off<span className="sr-only"> the calendar</span>
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
