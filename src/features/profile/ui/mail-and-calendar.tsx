import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../web/lazy-part.tsx';
import type { Profile } from '../../../web/profile.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { Setting } from './setting.tsx';

const MailChoices = lazyPart(() => import('../../mailings/ui/widgets/mail-choices.tsx'));
const CalendarFeed = lazyPart(() => import('../../calendar-feed/ui/widgets/calendar-feed.tsx'));

/** Mail that comes by itself, and the calendar's feed. */
export function MailAndCalendar({ profile }: { profile: Profile }): ReactNode {
  return (
    <>
      <Setting id="mail" title="Mail" note="Every such mail can be stopped by one click, too.">
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
