import { type ReactNode, useEffect } from 'react';
import { BackLink } from '../../../kit/back-link.tsx';
import { usePreload } from '../../../kit/preload.ts';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { ownProfile } from '../../../session/profile.ts';
import { StorageNotice } from '../../../session/saving/saving-state.tsx';
import { Attaching } from '../../attachments/client.ts';
import { QUESTIONS } from '../rules.ts';
import * as texts from '../texts.ts';
import { DayOfPage } from './day-of-page.tsx';
import styles from './journal-page.module.css';
import { OtherTabLine } from './other-tab-line.tsx';
import { PageBar } from './page-bar.tsx';
import { PAGE_QUESTIONS } from './page-questions.ts';
import { Question } from './question.tsx';
import { ResumedLine } from './resumed-line.tsx';
import { SoFar, Spine } from './spine.tsx';
import { COMPLETE_PAGE } from './use-completion.ts';
import { type Page, usePage } from './use-page.ts';
import { journalToday } from './views.ts';

/** Five short bars: what is answered, where the person is, what is ahead. Said in words by "Question n of 5". */
function Segments({ question }: { question: number }): ReactNode {
  const look = (place: number) =>
    place < question ? styles.answered : place === question ? styles.open : undefined;
  return (
    <div className={styles.segments} aria-hidden="true">
      {PAGE_QUESTIONS.map(({ column }, place) => (
        <i key={column} className={look(place)} />
      ))}
    </div>
  );
}

function OpenPage({ journal }: { journal: Page }): ReactNode {
  const { page, openable, go } = journal;
  const profile = useView(ownProfile);
  const values = [profile?.core_value_1, profile?.core_value_2, profile?.core_value_3].filter(
    (value) => value !== null && value !== undefined,
  );
  const today = useToday() ?? '';
  const { journaled } = useView(journalToday, today);
  const last = page.question === QUESTIONS - 1;
  const spine = { page, openable, onOpen: go };
  useTitle(texts.questionOf(page.question + 1, QUESTIONS));
  return (
    <>
      <main id="main" className={styles.columns}>
        <Spine {...spine} />
        <div>
          <Segments question={page.question} />
          <div className={styles.sheet}>
            <OtherTabLine otherTab={journal.otherTab} />
            <ResumedLine resumed={journal.resumed} onStartOver={journal.startOver} onUndo={journal.undo} />
            <Attaching
              table="journal_entries"
              id={page.entryId}
              onAdd={journal.attach}
              isPaused={journal.saving === 'busy'}
            >
              <Question
                key={`${page.entryId} ${page.question}`}
                question={page.question}
                answers={page.answers}
                values={values}
                soFar={<SoFar {...spine} />}
                onAnswer={journal.answer}
                onNext={last ? journal.complete : journal.next}
                morning={page.day === undefined && !journaled ? today : undefined}
                readOnly={journal.saving === 'busy'}
              />
            </Attaching>
          </div>
        </div>
      </main>
      <PageBar journal={journal} />
    </>
  );
}

/**
 * Completing leads on at once, also when the connection is gone by then. What could not be fetched is asked for again
 * when the last question opens.
 */
function usePreloadedCompletePage(isLast: boolean): void {
  const preload = usePreload();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last question is when it is asked for again.
  useEffect(() => void preload(COMPLETE_PAGE).catch(() => undefined), [preload, isLast]);
}

/** /journal/new: the day's page, one question after the other. */
export default function JournalPage(): ReactNode {
  const journal = usePage();
  usePreloadedCompletePage(journal.page.question === QUESTIONS - 1);
  return (
    <>
      <header className={`page-width ${styles.top}`}>
        <BackLink to="/dashgrowthloop">{texts.backToDashboardButton}</BackLink>
        {journal.ready && <DayOfPage day={journal.page.day} onChange={journal.writeFor} />}
      </header>
      <div className="page-width">
        <StorageNotice />
      </div>
      {journal.ready ? (
        <OpenPage journal={journal} />
      ) : (
        <main id="main" className={styles.columns}>
          <div className={`lg:col-start-2 ${styles.sheet}`}>
            <Skeleton />
          </div>
        </main>
      )}
    </>
  );
}
