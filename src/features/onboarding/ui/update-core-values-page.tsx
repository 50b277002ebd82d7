import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { OnboardingFrame, PinnedActions } from '../../../kit/onboarding-frame.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useNavigateFromHere } from '../../../kit/use-navigate-from-here.ts';
import type { Profile } from '../../../session/profile.ts';
import { useSave } from '../../../session/use-save.ts';
import * as profileTexts from '../../profile/texts.ts';
import { announceCoreProfile } from '../../reminders/client.ts';
import { coreValuesOf } from '../rules/core-values.ts';
import { originOf } from '../rules.ts';
import * as texts from '../texts.ts';
import { CoreValueWords } from './core-value-words.tsx';
import { saveCoreValues } from './ops.ts';
import { OwnValues } from './own-values.tsx';
import { ProfileStep } from './profile-step.tsx';
import { hasAllCoreValues, useCoreValues } from './use-core-values.ts';
import { ValueSlots } from './value-slots.tsx';

/** Changes the core values later on, and goes back to where the person came from. */
export default function UpdateCoreValuesPage(): ReactNode {
  useTitle(texts.coreValuesTitle);
  return (
    <ProfileStep heading={texts.coreValuesTitle}>
      {(profile) => <CoreValueChange profile={profile} />}
    </ProfileStep>
  );
}

function CoreValueChange({ profile }: { profile: Profile }): ReactNode {
  const goTo = useNavigateFromHere();
  const origin = originOf(useLocation().state);
  const values = useCoreValues(coreValuesOf(profile));
  const save = useSave(profileTexts.valuesFailed);

  const store = async () => {
    const isChanged = coreValuesOf(profile).some((value, place) => value !== values.chosen[place]);
    const saved = await save.run(async () => {
      const latest = values.isEdited && isChanged && (await saveCoreValues(values.chosen));
      if (latest) void announceCoreProfile(latest);
    });
    if (saved) goTo(origin);
  };

  return (
    <OnboardingFrame
      pinned={
        <>
          <ValueSlots values={values} />
          <PinnedActions>
            <ButtonLink variant="secondary" to={origin}>
              {texts.cancelButton}
            </ButtonLink>
            <Button
              unavailable={!hasAllCoreValues(values)}
              busy={save.busy}
              busyLabel={texts.saving}
              onClick={store}
            >
              {texts.saveButton}
            </Button>
          </PinnedActions>
          {save.error && <Alert>{save.error}</Alert>}
        </>
      }
    >
      <h1>{texts.yourCoreValuesTitle}</h1>
      <p className="mt-[18px] max-w-[36em] text-ink-2">{texts.changeValuesText}</p>
      <CoreValueWords values={values} />
      <OwnValues values={values} />
    </OnboardingFrame>
  );
}
