import type { MouseEvent, ReactNode } from 'react';
import { isBlank } from '../../../kernel/text.ts';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { Link } from '../../../kit/link.tsx';
import * as texts from '../texts.ts';
import type { PageDraft } from './page-draft.ts';
import { PAGE_QUESTIONS } from './page-questions.ts';
import styles from './spine.module.css';

interface SpineProps {
  page: PageDraft;
  /** Which questions may be opened. */
  openable: boolean[];
  onOpen: (question: number) => void;
}

function QuestionLink({
  page,
  question,
  onOpen,
}: { page: PageDraft; question: number } & Pick<SpineProps, 'onOpen'>) {
  const { column } = PAGE_QUESTIONS[question] ?? { column: 'action' as const };
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    onOpen(question);
  };
  return (
    <Link to="/journal/new" onClick={open}>
      <b>{texts.QUESTION_NAMES[column]}</b>
      <span dir="auto">{page.answers[column]}</span>
    </Link>
  );
}

function SpineItem({ question, ...props }: SpineProps & { question: number }): ReactNode {
  const { page, openable } = props;
  const { column } = PAGE_QUESTIONS[question] ?? { column: 'action' as const };
  if (question === page.question) {
    return (
      <li className={styles.open} aria-current="step">
        <b>{texts.QUESTION_NAMES[column]}</b>
      </li>
    );
  }
  const answered = !isBlank(page.answers[column]);
  if (!answered && !(openable[question] && question < page.question)) {
    return (
      <li>
        <b className={styles.ahead}>{texts.QUESTION_NAMES[column]}</b>
      </li>
    );
  }
  return (
    <li className={answered ? styles.done : undefined}>
      {openable[question] ? (
        <QuestionLink question={question} {...props} />
      ) : (
        <b>{texts.QUESTION_NAMES[column]}</b>
      )}
    </li>
  );
}

/** The five questions beside the page: those that are answered are links back to them. */
export function Spine(props: SpineProps): ReactNode {
  return (
    <nav className={styles.spine} aria-label={texts.answersSoFar}>
      <ol>
        {PAGE_QUESTIONS.map(({ column }, question) => (
          <SpineItem key={column} question={question} {...props} />
        ))}
      </ol>
    </nav>
  );
}

/** Where the spine has no room: the same links, folded up under the question. */
export function SoFar({ page, openable, onOpen }: SpineProps): ReactNode {
  const answered = PAGE_QUESTIONS.map((_, question) => question).filter(
    (question) =>
      question !== page.question &&
      openable[question] &&
      !isBlank(page.answers[PAGE_QUESTIONS[question]?.column ?? 'action']),
  );
  if (answered.length === 0) return null;
  return (
    <AccordionItem look="quiet" className="mt-[8px] -mb-[8px] lg:hidden" summary={texts.answersSoFar}>
      <ul className={styles.soFar}>
        {answered.map((question) => (
          <li key={question}>
            <QuestionLink page={page} question={question} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </AccordionItem>
  );
}
