import type { ReactNode } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { OnboardingFrame, PinnedActions } from '../../../kit/onboarding-frame.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useNavigateFromHere } from '../../../kit/use-navigate-from-here.ts';
import type { Profile } from '../../../session/profile.ts';
import { useSave } from '../../../session/use-save.ts';
import * as profileTexts from '../../profile/texts.ts';
import { coreValuesOf } from '../rules/core-values.ts';
import * as texts from '../texts.ts';
import { CoreValueWords } from './core-value-words.tsx';
import { saveCoreValues } from './ops.ts';
import { OwnValues } from './own-values.tsx';
import { ProfileStep } from './profile-step.tsx';
import { hasAllCoreValues, useCoreValues } from './use-core-values.ts';
import { ValueSlots } from './value-slots.tsx';

/** Three core values, of the presets or in the person's own words. */
export default function CoreValuesPage(): ReactNode {
  useTitle(texts.coreValuesTitle);
  return (
    <ProfileStep step={4} heading={texts.coreValuesTitle}>
      {(profile) => <CoreValueChoice profile={profile} />}
    </ProfileStep>
  );
}

function CoreValueChoice({ profile }: { profile: Profile }): ReactNode {
  const goTo = useNavigateFromHere();
  const values = useCoreValues(coreValuesOf(profile));
  const save = useSave(profileTexts.valuesFailed);

  const goOn = async () => {
    const saved = !values.isEdited || (await save.run(() => saveCoreValues(values.chosen)));
    if (saved) goTo('/core-value-confirmation');
  };

  return (
    <OnboardingFrame
      step={4}
      pinned={
        <>
          <ValueSlots values={values} />
          <PinnedActions>
            <ButtonLink variant="secondary" to="/core-word">
              {texts.backButton}
            </ButtonLink>
            <Button
              unavailable={!hasAllCoreValues(values)}
              busy={save.busy}
              busyLabel={texts.saving}
              onClick={goOn}
            >
              {texts.continueButton}
            </Button>
          </PinnedActions>
          {save.error && <Alert>{save.error}</Alert>}
        </>
      }
    >
      <h1>{texts.chooseThreeTitle}</h1>
      <p className="mt-[18px] max-w-[36em] text-ink-2">{texts.chooseThreeText}</p>
      <CoreValueWords values={values} />
      <OwnValues values={values} />
    </OnboardingFrame>
  );
}
