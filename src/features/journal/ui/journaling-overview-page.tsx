import type { ReactNode } from 'react';
import { Article } from '../../../web/ui/article.tsx';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { Link } from '../../../web/ui/link.tsx';
import { sentence } from '../../../web/ui/sentence.ts';
import { useTitle } from '../../../web/ui/title.ts';
import * as texts from '../texts.ts';

const TITLE = texts.whyItWorks;

/** /journaling-overview: what each of the five questions is for. */
export default function JournalingOverviewPage(): ReactNode {
  useTitle(TITLE);
  return (
    <Article
      title={TITLE}
      sub={texts.fiveQuestionsInThisOrder}
      back={{ to: '/dashgrowthloop', label: texts.backToDashboardButton }}
    >
      <p>{texts.aBlankPageAsksYou}</p>

      <h2>{texts.text1WhatCanYouCelebrateTitle}</h2>
      <p>{texts.attentionGoesToWhateverIs}</p>

      <h2>{texts.text2WhatIsYourMajorTitle}</h2>
      <p>{texts.oneGoalWrittenInYour}</p>

      <h2>{texts.text3WhatAreYouAfraidTitle}</h2>
      <p>{texts.whatKeepsAGoalWaiting}</p>

      <h2>{texts.text4WhatDoYourValuesTitle}</h2>
      <p>{texts.fearGivesAdviceTooAnd}</p>

      <h2>{texts.text5WhatWillYouDoTitle}</h2>
      <p>{texts.insightThatStaysOnThe}</p>

      <h2>{texts.andThenTheLoopClosesTitle}</h2>
      <p>
        {sentence(
          texts.aPageIsTheFirst<ReactNode>(<Link to="/repetition-power">{texts.powerOfRepetitionLink}</Link>),
        )}
      </p>
      <p>
        <ButtonLink to="/journal/new" className="font-sans">
          {texts.writeTodaysPageButton}
        </ButtonLink>
      </p>
    </Article>
  );
}
