import type { ReactNode } from 'react';
import { Article } from '../../../kit/article.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { Link } from '../../../kit/link.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { useTitle } from '../../../kit/title.ts';
import * as texts from '../texts.ts';

const TITLE = texts.repetitionTitle;

/** /repetition-power: why the same five questions, every day. */
export default function RepetitionPowerPage(): ReactNode {
  useTitle(TITLE);
  return (
    <Article
      title={TITLE}
      sub={texts.repetitionSubtitle}
      back={{ to: '/dashgrowthloop', label: texts.backToDashboardButton }}
    >
      <p>{texts.repetitionIntroduction}</p>

      <h2>{texts.sameQuestionsTitle}</h2>
      <p>{texts.sameQuestions}</p>

      <h2>{texts.littleOftenTitle}</h2>
      <p>{texts.littleOften}</p>

      <h2>{texts.strokesTitle}</h2>
      <ul>
        <li>{texts.strokesClarify}</li>
        <li>{texts.strokesAct}</li>
        <li>{texts.strokesLearn}</li>
      </ul>
      <p>{texts.strokesRing}</p>

      <h2>{texts.missedDayTitle}</h2>
      <p>{texts.missedDay}</p>
      <p>{sentence(texts.missedDayRepair<ReactNode>(<Link to="/scoring">{texts.repairLink}</Link>))}</p>

      <h2>{texts.rereadTitle}</h2>
      <p>
        {sentence(
          texts.reread<ReactNode>(
            <Link to="/journal/history">{texts.historyLink}</Link>,
            <Link to="/lessons-history">{texts.lessonsLink}</Link>,
          ),
        )}
      </p>
      <p>
        <ButtonLink to="/journal/new" className="font-sans">
          {texts.writeTodayButton}
        </ButtonLink>
      </p>
    </Article>
  );
}
