import type { ReactNode } from 'react';
import { Notice } from '../../../kit/notice.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { ONBOARDING_STEPS, type OnboardingStep } from '../contract/limits.ts';
import { STEP_ADDRESS } from '../rules.ts';
import * as texts from '../texts.ts';
import { stepMissing } from './views.ts';

const sentence: Partial<Record<OnboardingStep, string>> = {
  core_word: texts.coreWordNext,
  core_values: texts.coreValuesNext,
};

/** For whoever comes back half-way: the way to the first step that is missing, when it lies beyond the next page. */
export function StepsAhead({ here }: { here: OnboardingStep }): ReactNode {
  const next = useView(stepMissing);
  if (!next || !sentence[next] || ONBOARDING_STEPS.indexOf(next) <= ONBOARDING_STEPS.indexOf(here))
    return null;
  return (
    <div className="mt-10">
      <Notice action={<TextLink to={STEP_ADDRESS[next]}>{texts.skipAheadLink}</TextLink>}>
        {sentence[next]}
      </Notice>
    </div>
  );
}
