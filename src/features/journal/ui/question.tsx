import type { ReactNode } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { listParts } from '../../../kernel/intl.ts';
import { TEXT_LIMIT } from '../../../kernel/seal.ts';
import { Link } from '../../../kit/link.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { WritingArea } from '../../../kit/writing-area.tsx';
import { type Answers, problemWith, QUESTIONS } from '../rules.ts';
import * as texts from '../texts.ts';
import { ActionsArea } from './actions-area.tsx';
import { GoalStanding } from './goal-standing.tsx';
import { LastLesson } from './look-back.tsx';
import { PROBLEM } from './page-bar.tsx';
import { PAGE_QUESTIONS } from './page-questions.ts';
import styles from './question.module.css';
import { enterGoals, GOAL_KEYS, SavedGoals } from './saved-goals.tsx';

interface QuestionProps {
  /** Counted from 0. */
  question: number;
  answers: Answers;
  /** The person's core values; empty until they are chosen. */
  values: string[];
  /** What was answered so far, where the spine has no room. */
  soFar: ReactNode;
  onAnswer: (change: Partial<Answers>) => void;
  /** Ctrl or Cmd with Enter. */
  onNext: () => void;
  /** The day of a page that looks back, today’s first one; undefined for others. */
  morning: LocalDate | undefined;
  /** While the page is being saved. */
  readOnly: boolean;
}

/** For example 'Courage, Family, and Curiosity', each as values are set. */
const namedValues = (values: string[]): ReactNode =>
  listParts(values).map(({ type, value }) =>
    type === 'literal' ? (
      value
    ) : (
      <em key={value}>
        <bdi>{value}</bdi>
      </em>
    ),
  );

function Heading({ question, values }: { question: number; values: string[] }): ReactNode {
  const { column, ask } = PAGE_QUESTIONS[question] ?? { column: 'action', ask: '' };
  const named = column === 'value_alignment' && values.length > 0;
  return (
    <h1 className={styles.ask} id="ask">
      {named ? sentence(texts.namedValuesQuestion(namedValues(values))) : ask}
    </h1>
  );
}

function Lead({ question, values }: { question: number; values: string[] }): ReactNode {
  const { column, lead } = PAGE_QUESTIONS[question] ?? { column: 'action', lead: undefined };
  const unchosen = column === 'value_alignment' && values.length === 0;
  if (!lead) return null;
  return (
    <p className={styles.lead} id="lead">
      {lead}
      {unchosen && (
        <>
          {' '}
          <Link to="/core-values">{texts.chooseValuesLink}</Link>
        </>
      )}
    </p>
  );
}

/** One question of the page with its writing area; question 2 has the saved goals and the reason as well. */
export function Question({
  question,
  answers,
  values,
  soFar,
  morning,
  onAnswer,
  ...rest
}: QuestionProps): ReactNode {
  const { column, lead, placeholder } = PAGE_QUESTIONS[question] ?? { column: 'action' as const };
  const { onNext, readOnly } = rest;
  const isGoal = column === 'goal';
  const Area = column === 'action' ? ActionsArea : WritingArea;
  const first = column === 'value_alignment' ? values[0] : undefined;
  const problem = problemWith(answers, question) ? PROBLEM : undefined;
  const described = ['count', lead && 'lead', isGoal && GOAL_KEYS, problem].filter(Boolean).join(' ');
  return (
    <div className={styles.question} key={question}>
      {morning && question === 0 && <LastLesson today={morning} />}
      {morning && isGoal && <GoalStanding today={morning} />}
      <p className={styles.count} id="count">
        {texts.questionOf(question + 1, QUESTIONS)}
      </p>
      <Heading question={question} values={values} />
      <Lead question={question} values={values} />
      {soFar}
      <Area
        label={column}
        labelledBy="ask"
        describedBy={described}
        invalid={answers[column].length > TEXT_LIMIT}
        large
        className={isGoal ? styles.sentence : styles.page}
        placeholder={first ? texts.valueSays(first) : placeholder}
        value={answers[column]}
        onChange={(text) => onAnswer({ [column]: text })}
        onSubmitShortcut={onNext}
        readOnly={readOnly}
        autoFocus
        {...(isGoal && { onKeyDown: enterGoals })}
      />
      {isGoal && (
        <>
          <SavedGoals goal={answers.goal} onPick={(goal) => onAnswer({ goal })} />
          <WritingArea
            label={texts.reasonQuestion}
            labelLook="subheading"
            large
            className={styles.reason}
            placeholder={texts.reasonPlaceholder}
            describedBy={problem}
            invalid={answers.goal_importance.length > TEXT_LIMIT}
            value={answers.goal_importance}
            onChange={(goal_importance) => onAnswer({ goal_importance })}
            onSubmitShortcut={onNext}
            readOnly={readOnly}
          />
        </>
      )}
    </div>
  );
}
