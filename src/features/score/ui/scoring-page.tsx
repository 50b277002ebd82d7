import type { ReactNode } from 'react';
import { Article } from '../../../web/ui/article.tsx';
import { LoopRing } from '../../../web/ui/loop-ring.tsx';
import { TextLink } from '../../../web/ui/text-link.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { PAUSE_DAYS } from '../../pauses/contract/limits.ts';
import { BADGES, type Badge, type Period, POINTS } from '../rules.ts';
import records from './records.module.css';
import styles from './scoring-page.module.css';

const deeds: { deed: string; points: number; when: string }[] = [
  { deed: 'Your journal entry', points: POINTS.journal, when: 'once a day' },
  { deed: 'A completed action', points: POINTS.action, when: 'for each action' },
  { deed: 'A vision document saved', points: POINTS.vision, when: 'once a day for each document' },
  { deed: 'A review of a vision or your bucket list', points: POINTS.review, when: 'once a day for each' },
];

const periods: { period: Period; title: string; span: string }[] = [
  { period: 'day', title: 'Daily badges', span: 'in a day' },
  { period: 'week', title: 'Weekly badges', span: 'in a week' },
  { period: 'month', title: 'Monthly badges', span: 'in a month' },
];

const bandOf = ({ from, to }: Badge): string => (to === undefined ? `${from} or more` : `${from} to ${to}`);

/** How points, badges, streaks and growth cycles come about. */
export default function ScoringPage(): ReactNode {
  useTitle('How Scoring Works');
  return (
    <Article
      title="How Scoring Works"
      sub="Points are a quiet record of what you did. Nothing counts while you write."
      back={{ to: '/dashgrowthloop', label: 'Back to Dashboard' }}
    >
      <h2>Points</h2>
      <dl className={`font-sans ${records.records}`}>
        {deeds.map(({ deed, points, when }) => (
          <div key={deed}>
            <dt>{deed}</dt>
            <dd>
              {points} points, {when}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Unticking an action takes its points back. Writing a second entry on the same day is always welcome,
        and the day’s {POINTS.journal} points stay as they are.
      </p>
      <p>
        Points are kept, and what you see counted is what stands now: a completed action that you delete keeps
        its points, and is gone from the numbers of its week.
      </p>

      {periods.map(({ period, title, span }) => (
        <BadgeList key={period} title={title} span={span} badges={BADGES[period]} />
      ))}
      <p>Between two badges you keep the one you have reached.</p>

      <h2>Streaks</h2>
      <p>
        A streak counts the days in a row on which you journaled, completed an action, or noted a lesson.
        Today is not over yet: a streak that reached yesterday is still alive.
      </p>
      <p>
        A day without a page can be mended, one in any seven: write for it on one of the two days after it.
        Your days in a row go on over it. A mended day shows as a hollow stroke; it brings no points and does
        not close a loop, and neither does any other page that you write for a past day.
      </p>
      <p>
        For a holiday or days in bed you can set a <TextLink to="/profile#pauses">pause</TextLink> beforehand,
        up to {PAUSE_DAYS} days long. All three streaks wait on its days: a day without anything neither
        breaks them nor counts, and a day on which you do something still counts, for points too. In the
        calendar these days have a dotted ring.
      </p>

      <h2>Growth cycles</h2>
      <p>
        A day closes its loop when you clarified, acted and learned: one entry, one completed action, one
        lesson. Progress shows how many of the month’s days are closed.
      </p>

      <h2>Whose day it is</h2>
      <p>
        Days, weeks and months are those of the time zone in your profile. A week runs from Sunday to
        Saturday.
      </p>
    </Article>
  );
}

function BadgeList({ title, span, badges }: { title: string; span: string; badges: readonly Badge[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul className="grid gap-5 font-sans">
        {badges.map((badge, tier) => (
          <li key={badge.name} className={styles.badge}>
            <LoopRing strokes={{ clarify: true, act: tier > 0, learn: tier > 1 }} size="item" />
            <div>
              <b>{badge.name}</b>
              <span>
                {bandOf(badge)} points {span}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
