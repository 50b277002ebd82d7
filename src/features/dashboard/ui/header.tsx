import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { hourOf, localDateOf } from '../../../kernel/calendar.ts';
import { capitalized } from '../../../kernel/capitalized.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { Link } from '../../../kit/link.tsx';
import { LoopRing, NO_STROKES, type Strokes } from '../../../kit/loop-ring.tsx';
import { NotHere } from '../../../kit/not-here.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { useNow } from '../../../session/clock.ts';
import { ownProfile, type Profile } from '../../../session/profile.ts';
import { useLastKnownAccess } from '../../billing/client.ts';
import { hasPlan, trialDaysLeft } from '../../billing/rules.ts';
import { forgetCompleted, strokesBefore } from '../../journal/client.ts';
import { firstNameOf } from '../../profile/rules.ts';
import { isEveningHour, openStrokes } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './header.module.css';

const Milestone = lazyPart(() => import('./milestone.tsx'));

/** The person's name, the day, what is left of the trial, and today's ring. */
export function Header({ strokes }: { strokes: Strokes | undefined }): ReactNode {
  const profile = useView(ownProfile);
  return (
    <div className={styles.header}>
      <div>{profile ? <Greeting profile={profile} strokes={strokes} /> : <NobodyYet />}</div>
      <TodayRing strokes={strokes} />
    </div>
  );
}

/** Stands there while it is not known yet who it is. */
function NobodyYet(): ReactNode {
  const { state } = useNotebook();
  return (
    <>
      {state === 'unreachable' && <h1 className="mb-4">{texts.todayTitle}</h1>}
      <NotHere failed={texts.profileNotLoaded} lines={2} />
    </>
  );
}

function Greeting({ profile, strokes }: { profile: Profile; strokes: Strokes | undefined }): ReactNode {
  const now = useNow();
  const isDone = strokes && openStrokes(strokes).length === 0;
  const isEvening = isDone && isEveningHour(hourOf(now, profile.time_zone));
  const greeting = isEvening ? texts.goodEvening : texts.welcome;
  return (
    <>
      <h1>{sentence(greeting(<bdi>{firstNameOf(profile.name)}</bdi>))}</h1>
      <p className={styles.day}>
        {capitalized(texts.todaysDate(formatDay(localDateOf(now, profile.time_zone))))}{' '}
        <Countdown endsAt={profile.trial_ends_at} now={now} />
      </p>
    </>
  );
}

/** Nothing for somebody with a plan, and where nobody can have one. */
function Countdown({ endsAt, now }: { endsAt: string; now: Date }): ReactNode {
  const access = useLastKnownAccess();
  if (access && (hasPlan(access) || !access.available)) return null;
  const days = trialDaysLeft(new Date(endsAt), now);
  if (days <= 0) return <Link to="/pricing">{texts.trialEndedLink}</Link>;
  return <Link to="/pricing">{texts.trialLeftLink(days)}</Link>;
}

const NAMES = { clarify: texts.clarify, act: texts.act, learn: texts.learn };

/** Which strokes are missing, each name a link to where it is drawn: 'Still to do: Act, Learn' */
function StillOpen({ open }: { open: (keyof Strokes)[] }): ReactNode {
  if (open.length === 0) return texts.loopClosed;
  const links = open.map((stroke) => (
    <Link key={stroke} to={`#write-${stroke}`}>
      {NAMES[stroke]}
    </Link>
  ));
  return sentence(texts.strokesOpen<ReactNode>(links));
}

/** Its room is kept while the strokes are not known yet. */
function TodayRing({ strokes }: { strokes: Strokes | undefined }): ReactNode {
  const { state } = useNotebook();
  const isKnown = state !== 'opening' && state !== 'unreachable';
  return (
    <figure className={styles.ring}>
      {strokes && isKnown ? (
        <DrawnRing strokes={strokes}>{state === 'complete' && <Milestone />}</DrawnRing>
      ) : (
        <>
          <LoopRing strokes={NO_STROKES} size="figure" />
          <figcaption />
        </>
      )}
    </figure>
  );
}

/**
 * What the ring showed until a stroke closed: while it is here, or on the page of the journal that the person comes
 * from. Of a later visit nothing is new.
 */
function useShownBefore(strokes: Strokes): Strokes {
  const [shown, setShown] = useState(() => ({ before: strokesBefore() ?? strokes, strokes }));
  if (shown.strokes !== strokes) setShown({ before: shown.strokes, strokes });
  useEffect(forgetCompleted, []);
  return shown.before;
}

/** The ring with what is still open; `children` stand below that and take no room. */
function DrawnRing({ strokes, children }: { strokes: Strokes; children: ReactNode }): ReactNode {
  const before = useShownBefore(strokes);
  const drawn = Object.values(strokes).filter(Boolean).length;
  return (
    <>
      <LoopRing strokes={strokes} from={before} size="figure" label={texts.ringLabel(drawn)} />
      <figcaption>
        <b>{texts.strokesToday(drawn)}</b>
        <StillOpen open={openStrokes(strokes)} />
        <Suspense>{children}</Suspense>
      </figcaption>
    </>
  );
}
