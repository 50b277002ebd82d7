import { type ReactNode, useId, useMemo } from 'react';
import { type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { capitalized } from '../../../kernel/capitalized.ts';
import { dayFormatter } from '../../../kernel/written-days.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { type AskedQuestion, questionAsked } from '../rules/asked-question.ts';
import type { Query } from '../rules.ts';
import * as texts from '../texts.ts';
import { answerOf, openActions } from './ask-journal.tsx';
import type { Related } from './meaning-index.ts';
import { RelatedList } from './related-results.tsx';
import styles from './search.module.css';
import { documentOf, searchable } from './views.ts';

/** Fewer answers are seen at a glance. */
const MANY = 8;

/** The question that a query asks; undefined where it looks for words. */
export const useOwnQuestion = (query: Query | undefined): AskedQuestion | undefined =>
  useMemo(() => (query?.today ? questionAsked(query.text, query.today) : undefined), [query]);

interface Group {
  name: string | undefined;
  answers: Related[];
}

const monthName = dayFormatter({ month: 'long', year: 'numeric' });

/** The answers by years, or by months where they are of one year; all in one where they are few. */
function groupedAnswers(
  answers: readonly Related[],
  dateOf: (answer: Related) => LocalDate | undefined,
): Group[] {
  const days = answers.map((answer) => dateOf(answer) ?? '');
  const isOfOneYear = new Set(days.map((day) => day.slice(0, 4))).size === 1;
  const groups = new Map<string | undefined, Related[]>();
  for (const [at, answer] of answers.entries()) {
    const day = days[at] ?? '';
    const name =
      answers.length <= MANY ? undefined : isOfOneYear ? capitalized(monthName(day)) : day.slice(0, 4);
    groups.set(name, [...(groups.get(name) ?? []), answer]);
  }
  return [...groups].map(([name, answers]) => ({ name, answers }));
}

interface OwnAnswersProps {
  question: AskedQuestion;
  answers: readonly Related[];
  /** The question as it was typed. */
  asked: string;
}

/** What the person wrote that answers a question of their own, in the order of its days; or that nothing does. */
export function OwnAnswers({ question, answers, asked }: OwnAnswersProps): ReactNode {
  const heading = useId();
  const shown = useShown(question, answers);
  const from = useView(searchable);
  const groups = useMemo(
    () => groupedAnswers(shown, ({ key }) => documentOf(from, key)?.date),
    [shown, from],
  );
  return (
    <section aria-labelledby={heading} className={styles.answers}>
      <h2 id={heading} className="section-heading">
        {texts.answersTitle}
      </h2>
      <p role="status" className="text-small text-ink-2">
        {shown.length === 0
          ? `${texts.noAnswer} ${texts.noAnswerHint}`
          : question.form === 'latest'
            ? texts.latestFirstText
            : texts.askText}
      </p>
      {groups.map(({ name, answers }) => (
        <div key={name ?? ''}>
          {name && <h3 className={styles.group}>{name}</h3>}
          <RelatedList related={answers} asked={asked} />
        </div>
      ))}
    </section>
  );
}

/** What was to be done is told by the actions that are open, of the days that are asked for; all else by what was written. */
function useShown({ form, isMeant }: AskedQuestion, answers: readonly Related[]): readonly Related[] {
  const actions = useView(openActions);
  const zone = useView(searchable).zone;
  return useMemo(() => {
    if (form !== 'undone') return answers;
    return actions.filter(({ created_at: at }) => isMeant(localDateOf(new Date(at), zone))).map(answerOf);
  }, [form, isMeant, answers, actions, zone]);
}
