import type { ReactNode } from 'react';
import { isBlank } from '../../../kernel/text.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { isTooLong } from '../../../kit/length-note.tsx';
import { OnboardingFrame, PinnedActions } from '../../../kit/onboarding-frame.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useNavigateFromHere } from '../../../kit/use-navigate-from-here.ts';
import { WritingArea } from '../../../kit/writing-area.tsx';
import { type DraftKind, useDraft } from '../../../notebook/react/use-draft.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { useSave } from '../../../session/use-save.ts';
import { chooseGoal } from '../../goals/client.ts';
import { GOAL_LENGTH } from '../../goals/contract/limits.ts';
import { goalNotSaved } from '../../goals/texts.ts';
import * as texts from '../texts.ts';
import { latestGoal } from './views.ts';

/** A goal being named; nothing is typed as long as it is undefined. */
interface TypedGoal {
  text?: string;
}

/** Kept on the device until it is saved, whatever becomes of the page. */
const typedGoal: DraftKind<TypedGoal> = {
  name: 'first-goal',
  blank: () => ({}),
  isBlank: ({ text = '' }) => isBlank(text),
  read: (kept) => kept as TypedGoal,
  merge: (_, written) => written,
};

/** Asks for the biggest goal of now, the first step of onboarding, and goes on to the impact intentions. */
export function GoalQuestion(): ReactNode {
  const goTo = useNavigateFromHere();
  const draft = useDraft(typedGoal);
  const known = useView(latestGoal);
  const save = useSave(goalNotSaved);
  useTitle(texts.goalTitle);

  const text = draft.value.text ?? known;
  const ready = !isBlank(text) && !isTooLong(text, GOAL_LENGTH);

  const goOn = async () => {
    if (!ready) return;
    const keep = () =>
      text.trim() === known ? draft.done() : draft.end(() => chooseGoal(text), { inSight: true });
    if (await save.run(keep)) goTo('/impactintentions');
  };

  const change = (next: string) => {
    draft.change(() => ({ text: next }));
    save.clear();
  };

  return (
    <OnboardingFrame
      step={1}
      pinned={
        <PinnedActions>
          <Button unavailable={!ready} busy={save.busy} busyLabel={texts.saving} onClick={goOn}>
            {texts.continueButton}
          </Button>
        </PinnedActions>
      }
    >
      <h1 id="goal-question">{texts.goalQuestionTitle}</h1>
      <p className="mt-[18px] max-w-[36em] text-ink-2" id="goal-lead">
        {texts.goalText}
      </p>
      <div className="mt-10">
        <WritingArea
          label={texts.goalLabel}
          labelledBy="goal-question"
          describedBy="goal-lead"
          large
          placeholder={texts.goalPlaceholder}
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
