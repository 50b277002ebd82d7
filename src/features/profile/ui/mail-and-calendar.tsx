import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../web/lazy-part.tsx';
import type { Profile } from '../../../web/profile.ts';
import type { KnownAddress } from '../../../web/session/use-address-confirmed.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { Setting } from './setting.tsx';

const MailChoices = lazyPart(() => import('../../mailings/ui/widgets/mail-choices.tsx'));
const CalendarFeed = lazyPart(() => import('../../calendar-feed/ui/widgets/calendar-feed.tsx'));

const noteOf = ({ isConfirmed }: KnownAddress): string =>
  isConfirmed === false
    ? 'It begins once you have confirmed your address. Every such mail can be stopped by one click, too.'
    : 'Every such mail can be stopped by one click, too.';

/** Mail that comes by itself, and the calendar's feed. */
export function MailAndCalendar({
  profile,
  address,
}: {
  profile: Profile;
  address: KnownAddress;
}): ReactNode {
  return (
    <>
      <Setting id="mail" title="Mail" note={noteOf(address)}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <MailChoices profile={profile} />
        </Suspense>
      </Setting>
      <Setting
        id="calendar"
        title="Calendar"
        note="Your reminder times and review dates in a calendar of yours, without any of your words."
      >
        <Suspense fallback={<Skeleton lines={2} />}>
          <CalendarFeed />
        </Suspense>
      </Setting>
    </>
  );
}
