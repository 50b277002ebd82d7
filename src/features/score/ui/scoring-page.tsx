import type { ReactNode } from 'react';
import { Article } from '../../../web/ui/article.tsx';
import { LoopRing } from '../../../web/ui/loop-ring.tsx';
import { sentence } from '../../../web/ui/sentence.ts';
import { TextLink } from '../../../web/ui/text-link.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { PAUSE_DAYS } from '../../pauses/contract/limits.ts';
import { BADGES, type Badge, type Period, POINTS } from '../rules.ts';
import * as texts from '../texts.ts';
import records from './records.module.css';
import styles from './scoring-page.module.css';

const deeds: { deed: string; points: number; when: string }[] = [
  { deed: texts.yourJournalEntry, points: POINTS.journal, when: texts.onceADay },
  { deed: texts.aCompletedAction, points: POINTS.action, when: texts.forEachAction },
  { deed: texts.aVisionDocumentSaved, points: POINTS.vision, when: texts.onceADayForEach },
  { deed: texts.aReviewOfAVision, points: POINTS.review, when: texts.onceADayForEach2 },
];

const periods: { period: Period; title: string; span: string }[] = [
  { period: 'day', title: texts.dailyBadges, span: texts.inADay },
  { period: 'week', title: texts.weeklyBadges, span: texts.inAWeek },
  { period: 'month', title: texts.monthlyBadges, span: texts.inAMonth },
];

const bandOf = ({ from, to }: Badge): string => (to === undefined ? texts.orMore(from) : texts.to(from, to));

/** How points, badges, streaks and growth cycles come about. */
export default function ScoringPage(): ReactNode {
  useTitle(texts.howScoringWorksTitle);
  return (
    <Article
      title={texts.howScoringWorksTitle}
      sub={texts.pointsAreAQuietRecord}
      back={{ to: '/dashgrowthloop', label: texts.backToDashboardButton }}
    >
      <h2>{texts.pointsTitle}</h2>
      <dl className={`font-sans ${records.records}`}>
        {deeds.map(({ deed, points, when }) => (
          <div key={deed}>
            <dt>{deed}</dt>
            <dd>{texts.points(points, when)}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.untickingAnActionTakesIts(POINTS.journal)}</p>
      <p>{texts.pointsAreKeptAndWhat}</p>

      {periods.map(({ period, title, span }) => (
        <BadgeList key={period} title={title} span={span} badges={BADGES[period]} />
      ))}
      <p>{texts.betweenTwoBadgesYouKeep}</p>

      <h2>{texts.streaksTitle}</h2>
      <p>{texts.aStreakCountsTheDays}</p>
      <p>{texts.aDayWithoutAPage}</p>
      <p>
        {sentence(
          texts.forAHolidayOrDays<ReactNode>(
            <TextLink to="/profile#pauses">{texts.pauseLink}</TextLink>,
            PAUSE_DAYS,
          ),
        )}
      </p>

      <h2>{texts.growthCyclesTitle}</h2>
      <p>{texts.aDayClosesItsLoop}</p>

      <h2>{texts.whoseDayItIsTitle}</h2>
      <p>{texts.daysWeeksAndMonthsAre}</p>
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
              <span>{texts.points2(bandOf(badge), span)}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
