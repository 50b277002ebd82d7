import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../../../kit/link.tsx';
import { sentence } from '../../../../kit/sentence.ts';
import * as texts from '../../texts.ts';

/** How the day goes here, in three short paragraphs. */
export default function Instructions(): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className="text-ink-2 grid max-w-read gap-3 pb-3">
      <p>{texts.dayInstruction}</p>
      <p>
        {sentence(texts.clarifyInstruction(<b>{texts.clarify}</b>))}{' '}
        {sentence(texts.actInstruction(<b>{texts.act}</b>))}{' '}
        {sentence(texts.learnInstruction(<b>{texts.learn}</b>))} {texts.ringInstruction}
      </p>
      <p>
        {texts.valuesInstruction}{' '}
        <Link to="/update-core-values" state={{ from: pathname }}>
          {texts.changeValuesLink}
        </Link>
      </p>
      <p>
        {sentence(
          texts.readMore(
            <Link to="/journaling-overview">{texts.whyItWorks}</Link>,
            <Link to="/scoring">{texts.howScoringWorks}</Link>,
          ),
        )}
      </p>
    </div>
  );
}
