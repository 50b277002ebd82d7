import { type ReactNode, useState } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { OnboardingFrame, PinnedActions } from '../../../kit/onboarding-frame.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useNavigateFromHere } from '../../../kit/use-navigate-from-here.ts';
import { type DraftKind, useDraft } from '../../../notebook/react/use-draft.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { useSave } from '../../../session/use-save.ts';
import { INTENTION_LIMITS, INTENTION_TYPES, type IntentionType } from '../contract/limits.ts';
import { intentionCaption, intentionsProblem } from '../rules.ts';
import * as texts from '../texts.ts';
import { saveIntentions } from './ops.ts';
import { ProfileStep } from './profile-step.tsx';
import { StepsAhead } from './steps-ahead.tsx';
import { chosenIntentions } from './views.ts';
import { WordChoice } from './word-choice.tsx';

const words = INTENTION_TYPES.map((value) => ({ value, caption: intentionCaption(value) }));

/** How the person wants others to feel: one to five of twelve. */
export default function ImpactIntentionsPage(): ReactNode {
  useTitle(texts.impactIntentionsTitle);
  return (
    <ProfileStep step={2} heading={texts.impactIntentionsTitle}>
      {() => <IntentionChoice />}
    </ProfileStep>
  );
}

/** Intentions being chosen; undefined as long as nobody has touched them here. */
interface Chosen {
  types?: IntentionType[];
}

/** Kept on the device until they are saved. */
const chosenBefore: DraftKind<Chosen> = {
  name: 'intentions',
  blank: () => ({}),
  isBlank: ({ types }) => types === undefined,
  read: (kept) => kept as Chosen,
  merge: (_, written) => written,
};

function IntentionChoice(): ReactNode {
  const goTo = useNavigateFromHere();
  const stored = useView(chosenIntentions);
  const draft = useDraft(chosenBefore);
  const edited = draft.value.types;
  const chosen = edited ?? stored;
  const none = chosen.length < INTENTION_LIMITS.least;
  const [problem, setProblem] = useState<string>();
  const save = useSave(texts.intentionsFailed);

  const choose = (value: string, on: boolean) => {
    const others = chosen.filter((type) => type !== value);
    const next = on ? [...others, value as IntentionType] : others;
    const tooMany = next.length > INTENTION_LIMITS.most;
    setProblem(tooMany ? intentionsProblem(next.length) : undefined);
    save.clear();
    if (!tooMany) draft.change(() => ({ types: next }));
  };

  const goOn = async () => {
    setProblem(undefined);
    const keep = () => edited && draft.end(() => saveIntentions(edited), { inSight: true });
    if (await save.run(async () => keep())) goTo('/core-word');
  };

  return (
    <OnboardingFrame
      step={2}
      pinned={
        <>
          <p className="text-ink-2" id="intentions-chosen">
            {none
              ? intentionsProblem(chosen.length)
              : texts.chosenCount(chosen.length, INTENTION_LIMITS.most)}
          </p>
          {(problem ?? save.error) && <Alert>{problem ?? save.error}</Alert>}
          <PinnedActions>
            <Button
              unavailable={none}
              aria-describedby="intentions-chosen"
              busy={save.busy}
              busyLabel={texts.saving}
              onClick={goOn}
            >
              {texts.continueButton}
            </Button>
          </PinnedActions>
        </>
      }
    >
      <h1>{texts.intentionsQuestionTitle}</h1>
      <p className="mt-[18px] max-w-[36em] text-ink-2">{texts.intentionsText}</p>
      <WordChoice
        legend={texts.intentionsLegend}
        kind="checkbox"
        words={words}
        chosen={chosen}
        onChoose={choose}
      />
      <StepsAhead here="intentions" />
    </OnboardingFrame>
  );
}
