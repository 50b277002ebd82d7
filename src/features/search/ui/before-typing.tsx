import { type ReactNode, Suspense, useEffect, useId } from 'react';
import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';
import { Link } from '../../../kit/link.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { toast } from '../../../kit/toast.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { useToday } from '../../../session/clock.ts';
import { latestGoals, type ShownGoal } from '../../goals/rules.ts';
import { loadOnThisDay } from '../../on-this-day/client.ts';
import * as texts from '../texts.ts';
import { Answers, Questions, useQuestions } from './ask-journal.tsx';
import { useIsMostlyOther } from './ask-worker.ts';
import { useQuery } from './queries.ts';
import {
  clearRecentSearches,
  loadRecentSearches,
  restoreRecentSearches,
  useRecentSearches,
} from './recent-searches.ts';
import styles from './search.module.css';
import { WhoIs } from './who-is.tsx';

// Without it the page searches all the same.
const OnThisDay = lazyPart(renderNothingOnFailure(loadOnThisDay));

/**
 * What stands on the page before anything is typed: ways back to what was searched for, and to what matters; or the
 * answers to a question.
 */
export function BeforeTyping({ onAsk }: { onAsk: (text: string) => void }): ReactNode {
  const today = useToday();
  const [{ question: asked }, change] = useQuery();
  const questions = useQuestions(today);
  const isMostlyOther = useIsMostlyOther();
  const question = questions.find(({ kind }) => kind === asked);
  if (question) return <Answers question={question} onLeave={() => change({ question: undefined })} />;
  return (
    <div className={styles.before}>
      <p className="max-w-[34em] text-ink-2">{texts.findText}</p>
      <Recent onAsk={onAsk} />
      <Goals />
      {today && (
        <Suspense>
          <OnThisDay today={today} />
        </Suspense>
      )}
      {/* Last, for they come when everything has been read, and move nothing. */}
      <Questions questions={questions} onAsk={({ kind }) => change({ question: kind })} />
      {isMostlyOther && <p className="max-w-[34em] text-small text-ink-2">{texts.otherLanguage}</p>}
      <WhoIs />
    </div>
  );
}

function Recent({ onAsk }: { onAsk: (text: string) => void }): ReactNode {
  const recent = useRecentSearches();
  const heading = useId();
  useEffect(() => void loadRecentSearches(), []);
  if (recent.length === 0) return null;
  const clear = (): void => {
    void clearRecentSearches();
    // The button goes with the list.
    document.querySelector<HTMLElement>('#main input[type="search"]')?.focus();
    const onSelect = (): void => void restoreRecentSearches(recent);
    toast.info(texts.recentCleared, { seconds: 5, action: { label: texts.undoButton, onSelect } });
  };
  return (
    <section aria-labelledby={heading}>
      <div className={styles.heading}>
        <h2 id={heading} className="section-heading">
          {texts.recentTitle}
        </h2>
        <TextButton onClick={clear}>{texts.clearRecentButton}</TextButton>
      </div>
      <ul className={styles.recent}>
        {recent.map((text) => (
          <li key={text}>
            <button type="button" dir="auto" onClick={() => onAsk(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-caption text-ink-2">{texts.recentHint}</p>
    </section>
  );
}

const openGoals = ({ previous_goals }: Tables): ShownGoal[] =>
  latestGoals([...previous_goals.values()].filter(({ status }) => status === 'active'));

function Goals(): ReactNode {
  const goals = useView(openGoals);
  const heading = useId();
  if (goals.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <div className={styles.heading}>
        <h2 id={heading} className="section-heading">
          {texts.goalsTitle}
        </h2>
      </div>
      <ul className={styles.goals}>
        {goals.map(({ id, text }) => (
          <li key={id}>
            <Link to={`/goal?goal=${id}`} dir="auto">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
