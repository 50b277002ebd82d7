import type { ReactNode } from 'react';
import { Article } from '../../../kit/article.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { Link } from '../../../kit/link.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { useTitle } from '../../../kit/title.ts';
import * as texts from '../texts.ts';

const TITLE = texts.whyTitle;

/** /journaling-overview: what each of the five questions is for. */
export default function JournalingOverviewPage(): ReactNode {
  useTitle(TITLE);
  return (
    <Article
      title={TITLE}
      sub={texts.whySubtitle}
      back={{ to: '/dashgrowthloop', label: texts.backToDashboardButton }}
    >
      <p>{texts.whyIntroduction}</p>

      <h2>{texts.whyCelebrationTitle}</h2>
      <p>{texts.whyCelebration}</p>

      <h2>{texts.whyGoalTitle}</h2>
      <p>{texts.whyGoal}</p>

      <h2>{texts.whyFearTitle}</h2>
      <p>{texts.whyFear}</p>

      <h2>{texts.whyValuesTitle}</h2>
      <p>{texts.whyValues}</p>

      <h2>{texts.whyActionsTitle}</h2>
      <p>{texts.whyActions}</p>

      <h2>{texts.whyLoopTitle}</h2>
      <p>{sentence(texts.whyLoop<ReactNode>(<Link to="/repetition-power">{texts.repetitionLink}</Link>))}</p>
      <p>
        <ButtonLink to="/journal/new" className="font-sans">
          {texts.writeTodayButton}
        </ButtonLink>
      </p>
    </Article>
  );
}
