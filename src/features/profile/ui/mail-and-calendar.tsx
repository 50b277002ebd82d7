import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import type { Profile } from '../../../session/profile.ts';
import type { KnownAddress } from '../../auth/client.ts';
import { loadCalendarFeed } from '../../calendar-feed/client.ts';
import { loadMailChoices } from '../../emails/client.ts';
import * as texts from '../texts.ts';
import { Setting } from './setting.tsx';

const MailChoices = lazyPart(loadMailChoices);
const CalendarFeed = lazyPart(loadCalendarFeed);

const noteOf = ({ isConfirmed }: KnownAddress): string =>
  isConfirmed === false ? texts.emailsAfterConfirming : texts.emailsHelp;

/** The automatic emails and the calendar feed. */
export function MailAndCalendar({
  profile,
  address,
}: {
  profile: Profile;
  address: KnownAddress;
}): ReactNode {
  return (
    <>
      <Setting id="mail" title={texts.emailTitle} note={noteOf(address)}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <MailChoices profile={profile} />
        </Suspense>
      </Setting>
      <Setting id="calendar" title={texts.calendarTitle} note={texts.calendarHelp}>
        <Suspense fallback={<Skeleton lines={2} />}>
          <CalendarFeed />
        </Suspense>
      </Setting>
    </>
  );
}
