import type { ReactNode } from 'react';
import { Article } from '../../../web/ui/article.tsx';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { Link } from '../../../web/ui/link.tsx';
import { sentence } from '../../../web/ui/sentence.ts';
import { useTitle } from '../../../web/ui/title.ts';
import * as texts from '../texts.ts';

const TITLE = texts.powerOfRepetition;

/** /repetition-power: why the same five questions, every day. */
export default function RepetitionPowerPage(): ReactNode {
  useTitle(TITLE);
  return (
    <Article
      title={TITLE}
      sub={texts.whyTheSameFiveQuestions}
      back={{ to: '/dashgrowthloop', label: texts.backToDashboardButton }}
    >
      <p>{texts.onePageChangesLittleIt}</p>

      <h2>{texts.theQuestionsStayYouMoveTitle}</h2>
      <p>{texts.newQuestionsEveryDayWould}</p>

      <h2>{texts.smallAndOftenBeatsLargeTitle}</h2>
      <p>{texts.anHourOnSundayAsks}</p>

      <h2>{texts.threeStrokesAgainAndAgainTitle}</h2>
      <ul>
        <li>{texts.clarifyingEveryMorningMakesYou}</li>
        <li>{texts.actingOnTheSameDay}</li>
        <li>{texts.notingOneLessonInThe}</li>
      </ul>
      <p>{texts.eachStrokeMakesTheNext}</p>

      <h2>{texts.whenYouMissADayTitle}</h2>
      <p>{texts.youWillNothingIsLost}</p>
      <p>{sentence(texts.oneDayInSevenCan<ReactNode>(<Link to="/scoring">{texts.mendedLink}</Link>))}</p>

      <h2>{texts.readYourselfBackTitle}</h2>
      <p>
        {sentence(
          texts.onceInAWhileOpen<ReactNode>(
            <Link to="/journal/history">{texts.journalHistoryLink}</Link>,
            <Link to="/lessons-history">{texts.lessonsLink}</Link>,
          ),
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
