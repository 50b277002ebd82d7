import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../web/api.ts';
import { useSave } from '../../../web/save.ts';
import { OnboardingFrame, PinnedActions } from '../../../web/shell/onboarding-frame.tsx';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { PROFILE_MESSAGES } from '../../profile/contract/messages.ts';
import { INTENTION_LIMITS, INTENTION_TYPES, type IntentionType } from '../contract/limits.ts';
import { ONBOARDING_MESSAGES } from '../contract/messages.ts';
import { intentionCaption, intentionsProblem } from '../rules.ts';
import { StepsAhead } from './steps-ahead.tsx';
import { WordChoice } from './word-choice.tsx';

const INTENTIONS = ['impact-intentions'];
const words = INTENTION_TYPES.map((value) => ({ value, caption: intentionCaption(value) }));

/** How the person wants others to feel: one to five of twelve. */
export default function ImpactIntentionsPage(): ReactNode {
  useTitle('Impact intentions');
  const stored = useQuery({ queryKey: INTENTIONS, queryFn: () => call('GET /api/impact-intentions') });
  if (stored.isError) {
    return (
      <OnboardingFrame step={2}>
        <h1>Impact intentions</h1>
        <Alert onRetry={() => stored.refetch()}>{PROFILE_MESSAGES.loadFailed}</Alert>
      </OnboardingFrame>
    );
  }
  if (!stored.data) {
    return (
      <OnboardingFrame step={2}>
        <Skeleton />
      </OnboardingFrame>
    );
  }
  return <IntentionChoice stored={stored.data.intentions} />;
}

function IntentionChoice({ stored }: { stored: IntentionType[] }): ReactNode {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<IntentionType[]>(stored);
  const [problem, setProblem] = useState<string>();
  const save = useSave(ONBOARDING_MESSAGES.intentionsFailed);

  const choose = (value: string, on: boolean) => {
    const others = chosen.filter((type) => type !== value);
    const next = on ? [...others, value as IntentionType] : others;
    const tooMany = next.length > INTENTION_LIMITS.most;
    setProblem(tooMany ? intentionsProblem(next.length) : undefined);
    save.clear();
    if (!tooMany) setChosen(next);
  };

  const goOn = async () => {
    const wrong = intentionsProblem(chosen.length);
    setProblem(wrong);
    if (wrong) return;
    const saved = await save.run(async () => {
      queries.setQueryData(
        INTENTIONS,
        await call('PUT /api/impact-intentions', { body: { intentions: chosen } }),
      );
    });
    if (saved) navigate('/core-word');
  };

  return (
    <OnboardingFrame
      step={2}
      pinned={
        <>
          <p className="text-ink-2">
            {chosen.length} of {INTENTION_LIMITS.most}
          </p>
          {(problem ?? save.error) && <Alert>{problem ?? save.error}</Alert>}
          <PinnedActions>
            <Button busy={save.busy} busyLabel="Saving..." onClick={goOn}>
              Continue
            </Button>
          </PinnedActions>
        </>
      }
    >
      <h1>How do you want people to feel around you?</h1>
      <p className="mt-[18px] max-w-[36em] text-ink-2">
        Choose up to five. They are the mark you mean to leave on an ordinary day.
      </p>
      <WordChoice
        legend="Impact intentions, choose one to five"
        kind="checkbox"
        words={words}
        chosen={chosen}
        onChoose={choose}
      />
      <StepsAhead here="intentions" />
    </OnboardingFrame>
  );
}
