import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { addDays, type LocalDate } from '../../../kernel/calendar.ts';
import { TEXT_LIMIT } from '../../../kernel/seal.ts';
import { firstSentence, isBlank } from '../../../kernel/text.ts';
import { dayFormatter } from '../../../kernel/written-days.ts';
import { Button } from '../../../kit/button.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { NotebookText, Plus } from '../../../kit/icons.ts';
import { Link } from '../../../kit/link.tsx';
import { LoopStep } from '../../../kit/loop-step.tsx';
import { usePreload } from '../../../kit/preload.ts';
import { sentence } from '../../../kit/sentence.ts';
import { WritingArea } from '../../../kit/writing-area.tsx';
import { useDraft, useOtherTab } from '../../../notebook/react/use-draft.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { QUESTIONS } from '../rules.ts';
import * as texts from '../texts.ts';
import { LastLesson } from './look-back.tsx';
import { OtherTabLine } from './other-tab-line.tsx';
import { pageDraftKind, withAnswers } from './page-draft.ts';
import { FIRST_PLACEHOLDER, FIRST_QUESTION } from './page-questions.ts';
import { type Entry, journalToday, missedDay } from './views.ts';
import { Written } from './written.tsx';

/** The first question of today's page, here already; Continue opens the second. */
function FirstQuestion({ today }: { today: LocalDate }): ReactNode {
  const draft = useDraft(pageDraftKind);
  const otherTab = useOtherTab(pageDraftKind, draft);
  const navigate = useNavigate();
  const { answers, question } = draft.value;
  const { celebration } = answers;
  const preload = usePreload();
  const [isGoing, setGoing] = useState(false);
  const goOn = async (): Promise<void> => {
    if (isGoing) return;
    setGoing(true);
    // Without its code the page itself says so.
    await preload('/journal/new').catch(() => undefined);
    // The draft holds the answer; navigation state would be kept on the disk in plain words.
    const state = { startAtQuestion: isBlank(celebration) ? 0 : 1, begun: true };
    void navigate('/journal/new', { state });
  };
  return (
    <>
      {today && <LastLesson today={today} />}
      {otherTab.is === 'left' && <OtherTabLine otherTab={otherTab} />}
      <WritingArea
        label={FIRST_QUESTION}
        line={false}
        placeholder={FIRST_PLACEHOLDER}
        maxLength={TEXT_LIMIT}
        value={celebration}
        onChange={(text) => draft.change((page) => withAnswers(page, { celebration: text }, new Date()))}
        onSubmitShortcut={goOn}
      />
      <ButtonRow>
        <Button onClick={goOn} busy={isGoing}>
          {texts.continueButton}
        </Button>
        {question > 1 && (
          <span className="text-small text-ink-2">{texts.leftOffAt(question + 1, QUESTIONS)}</span>
        )}
      </ButtonRow>
    </>
  );
}

const weekdayOf = dayFormatter({ weekday: 'long' });

/** A missed day can still be repaired, so that the streak continues: one quiet line says so. */
function MissedDay({ today }: { today: LocalDate }): ReactNode {
  const day = useView(missedDay, today);
  if (!day) return null;
  const isYesterday = addDays(day, 1) === today;
  const link = (
    <Link to={`/journal/new?day=${day}`}>
      {isYesterday ? texts.writeForYesterdayLink : texts.writeForDayLink(weekdayOf(day))}
    </Link>
  );
  return (
    <p className="mt-3 text-ink-2 text-small">
      {sentence(isYesterday ? texts.repairYesterday<ReactNode>(link) : texts.repairDay<ReactNode>(link))}
    </p>
  );
}

const ROW =
  'flex min-h-[48px] items-center gap-[12px] border-t border-rule font-medium no-underline hover:bg-paper-2';

/** Today's page is written: its first sentence, and the ways on. */
function Journaled({ entry }: { entry: Entry }): ReactNode {
  return (
    <>
      <div className="line-clamp-4">
        <Written text={firstSentence(entry.celebration)} />
      </div>
      <div className="mt-3 border-rule border-b">
        <Link className={ROW} to="/journal/new">
          <Plus /> {texts.createAdditionalLink}
        </Link>
        <Link className={ROW} to="/journal/history">
          <NotebookText /> {texts.journalHistoryLink}
        </Link>
      </div>
    </>
  );
}

/** The dashboard's Clarify: begins today's page, or shows that it is written. */
export function Clarify(): ReactNode {
  const today = useToday() ?? '';
  const { first } = useView(journalToday, today);
  return (
    <LoopStep
      stroke="clarify"
      name={texts.clarifyTitle}
      done={first !== undefined}
      link={{ to: '/journal/history', label: texts.historyButton }}
    >
      {first ? <Journaled entry={first} /> : <FirstQuestion today={today} />}
      <MissedDay today={today} />
    </LoopStep>
  );
}
