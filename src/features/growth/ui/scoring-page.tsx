import type { ReactNode } from 'react';
import { Article } from '../../../kit/article.tsx';
import { Link } from '../../../kit/link.tsx';
import { LoopRing } from '../../../kit/loop-ring.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { useTitle } from '../../../kit/title.ts';
import { PAUSE_DAYS } from '../contract/limits.ts';
import { BADGES, type Badge, type Period, POINTS } from '../rules.ts';
import * as texts from '../texts.ts';
import records from './records.module.css';
import styles from './scoring-page.module.css';

const activities: { activity: string; points: string }[] = [
  { activity: texts.journalActivity, points: texts.pointsOnceADay(POINTS.journal) },
  { activity: texts.actionActivity, points: texts.pointsPerAction(POINTS.action) },
  { activity: texts.visionActivity, points: texts.pointsPerDocument(POINTS.vision) },
  { activity: texts.reviewActivity, points: texts.pointsPerReview(POINTS.review) },
];

const periods: { period: Period; title: string }[] = [
  { period: 'day', title: texts.dailyBadgesTitle },
  { period: 'week', title: texts.weeklyBadgesTitle },
  { period: 'month', title: texts.monthlyBadgesTitle },
];

const bandOf = ({ from, to }: Badge): string =>
  to === undefined ? texts.pointsFrom(from) : texts.pointsBetween(from, to);

/** How points, badges, streaks and growth cycles come about. */
export default function ScoringPage(): ReactNode {
  useTitle(texts.howScoringWorksTitle);
  return (
    <Article
      title={texts.howScoringWorksTitle}
      sub={texts.scoringIntro}
      back={{ to: '/dashgrowthloop', label: texts.backToDashboardButton }}
    >
      <h2>{texts.pointsTitle}</h2>
      <dl className={`font-sans ${records.records}`}>
        {activities.map(({ activity, points }) => (
          <div key={activity}>
            <dt>{activity}</dt>
            <dd>{points}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.pointsTakenBack}</p>
      <p>{texts.pointsKept}</p>

      {periods.map(({ period, title }) => (
        <BadgeList key={period} title={title} badges={BADGES[period]} />
      ))}
      <p>{texts.betweenBadges}</p>

      <h2>{texts.streaksTitle}</h2>
      <p>{texts.streaksText}</p>
      <p>{texts.repairText}</p>
      <p>
        {sentence(
          texts.pauseText<ReactNode>(<Link to="/profile#pauses">{texts.pauseLink}</Link>, PAUSE_DAYS),
        )}
      </p>

      <h2>{texts.growthCyclesTitle}</h2>
      <p>{texts.growthCyclesText}</p>

      <h2>{texts.timeZoneTitle}</h2>
      <p>{texts.timeZoneText}</p>
    </Article>
  );
}

function BadgeList({ title, badges }: { title: string; badges: readonly Badge[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul className="grid gap-5 font-sans">
        {badges.map((badge, tier) => (
          <li key={badge.name} className={styles.badge}>
            <LoopRing strokes={{ clarify: true, act: tier > 0, learn: tier > 1 }} size="item" />
            <div>
              <b>{badge.name}</b>
              <span>{bandOf(badge)}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
