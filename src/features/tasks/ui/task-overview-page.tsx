import type { ReactNode } from 'react';
import { Article } from '../../../kit/article.tsx';
import { Link } from '../../../kit/link.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { useTitle } from '../../../kit/title.ts';
import { POINTS } from '../../growth/rules.ts';
import * as texts from '../texts.ts';

/** What a meaningful action is, where actions come from, and why small ones count. */
export default function TaskOverviewPage(): ReactNode {
  useTitle(texts.overviewTitle);
  return (
    <Article
      title={texts.overviewTitle}
      sub={texts.overviewSubtitle}
      back={{ to: '/dashgrowthloop', label: texts.backToDashboardButton }}
    >
      <h2>{texts.definitionTitle}</h2>
      <p>{texts.definition}</p>
      <p>{texts.questionsIntroduction}</p>
      <ul>
        <li>{texts.canStartNow}</li>
        <li>{texts.willKnowWhenDone}</li>
        <li>{texts.matters}</li>
      </ul>

      <h2>{texts.sourcesTitle}</h2>
      <p>{sentence(texts.sources<ReactNode>(<Link to="/tasks">{texts.actionsLink}</Link>))}</p>

      <h2>{texts.pointsTitle}</h2>
      <p>
        {sentence(texts.points<ReactNode>(POINTS.action, <Link to="/scoring">{texts.scoringLink}</Link>))}
      </p>

      <h2>{texts.googleTitle}</h2>
      <p>{sentence(texts.google<ReactNode>(<Link to="/tasks">{texts.actionsLink}</Link>))}</p>

      <h2>{texts.powerTitle}</h2>
      <p>{texts.powerInsight}</p>
      <p>{texts.powerSmall}</p>
      <p>{texts.powerFew}</p>
    </Article>
  );
}
