import { type ReactNode, useEffect, useId, useRef } from 'react';
import { addDays, type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { TextButton } from '../../../kit/text-button.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { documentKey } from '../rules.ts';
import * as texts from '../texts.ts';
import { useJournalQuestions } from './ask-worker.ts';
import type { JournalQuestion } from './journal-questions.ts';
import type { Related } from './meaning-index.ts';
import { RelatedList } from './related-results.tsx';
import styles from './search.module.css';

/** An action that is open for so many days was meant to be done by now. */
const OPEN_DAYS = 14;

/** An action as an answer. */
export const answerOf = ({ id, text }: { id: string; text: string }): Related => ({
  key: documentKey('action', id),
  part: 0,
  start: 0,
  end: text.length,
  words: [],
  about: [],
});

/** The actions that are open, the oldest first. */
export const openActions = ({ tasks }: Tables) =>
  [...tasks.values()]
    .filter(({ completed }) => !completed)
    .sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));

/** Those of them that have been open for long. */
function openForLong(tables: Tables, today: LocalDate | undefined) {
  if (!today) return [];
  const zone = tables.profiles.get('own')?.time_zone ?? 'UTC';
  const limit = addDays(today, -OPEN_DAYS);
  return openActions(tables).filter(({ created_at: at }) => localDateOf(new Date(at), zone) <= limit);
}

/** What everything that was written can be asked today. */
export function useQuestions(today: LocalDate | undefined): readonly JournalQuestion[] {
  const questions = useJournalQuestions();
  const undone = useView(openForLong, today);
  return undone.length === 0
    ? questions
    : [...questions, { kind: 'undone', topic: '', answers: undone.map(answerOf) }];
}

const wordsOf = ({ kind, topic }: JournalQuestion): string => texts.questionWords[kind](topic);

interface QuestionsProps {
  questions: readonly JournalQuestion[];
  onAsk: (question: JournalQuestion) => void;
}

/** The questions, each with how many answers there are. */
export function Questions({ questions, onAsk }: QuestionsProps): ReactNode {
  const heading = useId();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <div className={styles.heading}>
        <h2 id={heading} className="section-heading">
          {texts.askTitle}
        </h2>
      </div>
      <ul className={styles.questions}>
        {questions.map((question) => (
          <li key={question.kind}>
            <button type="button" onClick={() => onAsk(question)}>
              <span>{wordsOf(question)}</span>
              <small>{texts.answersCount(question.answers.length)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A question and what the person has written about it, in their words alone. */
export function Answers({
  question,
  onLeave,
}: {
  question: JournalQuestion;
  onLeave: () => void;
}): ReactNode {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby={heading}>
      <div className={styles.heading}>
        <h2 id={heading} ref={title} tabIndex={-1} className="section-heading">
          {wordsOf(question)}
        </h2>
        <TextButton onClick={onLeave}>{texts.allQuestionsButton}</TextButton>
      </div>
      <p className="mt-2 text-small text-ink-2">{texts.askText}</p>
      <RelatedList related={question.answers} />
    </section>
  );
}
