import type { ReactNode } from 'react';
import { Article } from '../../../web/ui/article.tsx';
import { Link } from '../../../web/ui/link.tsx';
import { sentence } from '../../../web/ui/sentence.ts';
import { useTitle } from '../../../web/ui/title.ts';
import { POINTS } from '../../score/rules.ts';
import * as texts from '../texts.ts';

/** What a meaningful action is, where actions come from, and why small ones count. */
export default function TaskOverviewPage(): ReactNode {
  useTitle(texts.taskOverviewTitle);
  return (
    <Article
      title={texts.taskOverviewTitle}
      sub={texts.howAThoughtFromThe}
      back={{ to: '/dashgrowthloop', label: texts.backToDashboardButton }}
    >
      <h2>{texts.whatAMeaningfulActionIsTitle}</h2>
      <p>{texts.aMeaningfulActionIsOne}</p>
      <p>{texts.threeQuestionsHelpWhenYou}</p>
      <ul>
        <li>{texts.couldIBeginWithinThe}</li>
        <li>{texts.willIKnowWithoutDoubt}</li>
        <li>{texts.doesItBelongToSomething}</li>
      </ul>

      <h2>{texts.whereYourActionsComeFromTitle}</h2>
      <p>
        {sentence(
          texts.theLastQuestionOfThe<ReactNode>(<Link to="/tasks">{texts.meaningfulActionsLink}</Link>),
        )}
      </p>

      <h2>{texts.howTheyCountTitle}</h2>
      <p>
        {sentence(
          texts.completingAnActionGivesPoints<ReactNode>(
            POINTS.action,
            <Link to="/scoring">{texts.howScoringWorksLink}</Link>,
          ),
        )}
      </p>

      <h2>{texts.googleTasksTitle}</h2>
      <p>
        {sentence(
          texts.ifYouKeepTasksWith<ReactNode>(<Link to="/tasks">{texts.meaningfulActionsLink}</Link>),
        )}
      </p>

      <h2>{texts.thePowerOfTakingActionTitle}</h2>
      <p>{texts.insightFeelsLikeProgressIt}</p>
      <p>{texts.smallActionsWorkBecauseThey}</p>
      <p>{texts.soChooseFewAndChoose}</p>
    </Article>
  );
}
