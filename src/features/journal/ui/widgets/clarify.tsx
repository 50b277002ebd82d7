import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { TEXT_LIMIT } from '../../../../kernel/seal.ts';
import { useToday } from '../../../../web/clock.ts';
import { useDraft } from '../../../../web/drafts.ts';
import { useNotebook, useView } from '../../../../web/local/use-view.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { ButtonLink } from '../../../../web/ui/button-link.tsx';
import { ButtonRow } from '../../../../web/ui/button-row.tsx';
import { LoopStep } from '../../../../web/ui/loop-step.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { TextLink } from '../../../../web/ui/text-link.tsx';
import { WritingArea } from '../../../../web/ui/writing-area.tsx';
import { isBlank, QUESTIONS } from '../../rules.ts';
import { pageDraftKind, withAnswers } from '../page-draft.ts';
import { FIRST_PLACEHOLDER, FIRST_QUESTION } from '../page-questions.ts';
import { type Entry, journalToday } from '../views.ts';
import { Written } from '../written.tsx';

/** The first question of today's page, here already; Continue goes on with the second. */
function FirstQuestion(): ReactNode {
  const draft = useDraft(pageDraftKind);
  const navigate = useNavigate();
  const { answers, question } = draft.value;
  const { celebration } = answers;
  const goOn = (): void => {
    // The draft holds the answer; navigation state would be kept on the disk in plain words.
    const state = { startAtQuestion: isBlank(celebration) ? 0 : 1, begun: true };
    void navigate('/journal/new', { state });
  };
  return (
    <>
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
        <Button onClick={goOn}>Continue</Button>
        {question > 1 && (
          <span className="text-small text-ink-2">
            Your page waits at question {question + 1} of {QUESTIONS}.
          </span>
        )}
      </ButtonRow>
    </>
  );
}

/** Today's page is written: its first line, and the ways on. */
function Journaled({ entry }: { entry: Entry }): ReactNode {
  return (
    <>
      <p className="mb-[14px] text-question">{FIRST_QUESTION}</p>
      <div className="line-clamp-3">
        <Written text={entry.celebration.split('\n')[0] ?? ''} />
      </div>
      <ButtonRow>
        <ButtonLink variant="secondary" to="/journal/new">
          Create Additional Journal Entry
        </ButtonLink>
        <TextLink to="/journal/history">Journal History</TextLink>
      </ButtonRow>
    </>
  );
}

function Opening(): ReactNode {
  return (
    <>
      <p className="mb-[14px] text-question">{FIRST_QUESTION}</p>
      <div className="min-h-32">
        <Skeleton lines={4} />
      </div>
    </>
  );
}

/** The dashboard's Clarify: begins today's page, or shows that it is written. */
export function Clarify(): ReactNode {
  const { state } = useNotebook();
  const { first } = useView(journalToday, useToday() ?? '');
  return (
    <LoopStep
      stroke="clarify"
      name="Clarify"
      done={first !== undefined}
      link={{ to: '/journal/history', label: 'History' }}
    >
      {state === 'opening' && <Opening />}
      {state !== 'opening' && (first ? <Journaled entry={first} /> : <FirstQuestion />)}
    </LoopStep>
  );
}
