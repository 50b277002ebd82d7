import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '../../../kernel/ids.ts';
import { call } from '../../../web/api.ts';
import { openRow } from '../../../web/entry-key.ts';
import { useSave } from '../../../web/save.ts';
import { OnboardingFrame, PinnedActions } from '../../../web/shell/onboarding-frame.tsx';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { WritingArea } from '../../../web/ui/writing-area.tsx';
import { GOAL_LENGTH } from '../../goals/contract/limits.ts';
import { GOAL_NOT_SAVED } from '../../goals/contract/messages.ts';

/** The latest goal that is still active, so that whoever comes back finds it; '' without one or a connection. */
function useLatestGoal(): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const leaving = new AbortController();
    call('GET /api/goals/recent', { signal: leaving.signal })
      .then(async ({ goals }) => {
        const latest = goals.find((goal) => goal.status === 'active');
        setText(latest ? (await openRow('previous_goals', latest)).text : '');
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return text;
}

/** Asks for the biggest goal of now, the first step of onboarding, and goes on to the impact intentions. */
export function GoalQuestion(): ReactNode {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string>();
  const known = useLatestGoal();
  const save = useSave(GOAL_NOT_SAVED);
  const writeId = useRef(newId());
  useTitle('Your goal');

  const text = typed ?? known;
  const ready = text.trim() !== '';

  const goOn = async () => {
    if (!ready) return;
    const unchanged = text.trim() === known;
    const saved =
      unchanged ||
      (await save.run(() =>
        call('POST /api/goals/use', { body: { id: writeId.current, text: text.trim() } }),
      ));
    if (saved) navigate('/impactintentions');
  };

  const change = (next: string) => {
    setTyped(next);
    save.clear();
    // Other words are another write: the id stands for exactly what was sent.
    writeId.current = newId();
  };

  return (
    <OnboardingFrame
      step={1}
      pinned={
        <PinnedActions>
          <Button unavailable={!ready} busy={save.busy} busyLabel="Saving..." onClick={goOn}>
            Continue
          </Button>
        </PinnedActions>
      }
    >
      <h1 id="goal-question">What is your biggest goal right now?</h1>
      <p className="mt-[18px] max-w-[36em] text-ink-2" id="goal-lead">
        The one that would change the most if you reached it. One sentence is enough, and you can name others
        later.
      </p>
      <div className="mt-10">
        <WritingArea
          label="Your biggest goal"
          labelledBy="goal-question"
          describedBy="goal-lead"
          large
          placeholder="Run my first workshop in January"
          autoFocus
          maxLength={GOAL_LENGTH}
          value={text}
          onChange={change}
          onSubmitShortcut={goOn}
        />
      </div>
      {save.error && (
        <div className="mt-6">
          <Alert onRetry={goOn}>{save.error}</Alert>
        </div>
      )}
    </OnboardingFrame>
  );
}
