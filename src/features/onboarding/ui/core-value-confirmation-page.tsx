import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { Button } from '../../../kit/button.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { OnboardingFrame, PinnedActions } from '../../../kit/onboarding-frame.tsx';
import { useTitle } from '../../../kit/title.ts';
import { toast } from '../../../kit/toast.ts';
import { useNavigateFromHere } from '../../../kit/use-navigate-from-here.ts';
import { type Profile, useProfile } from '../../../session/profile.ts';
import { useAddressConfirmed } from '../../auth/client.ts';
import { announceCoreProfile, ReminderFields, SaveOutcome, useReminders } from '../../reminders/client.ts';
import { VaultOffer } from '../../vault/client.ts';
import { coreValuesOf, hasCoreValues } from '../rules/core-values.ts';
import { STEP_ADDRESS } from '../rules.ts';
import * as texts from '../texts.ts';
import { ProfileStep } from './profile-step.tsx';

/** The last step: the three values once more, and when to be reminded. */
export default function CoreValueConfirmationPage(): ReactNode {
  useTitle(texts.yourCoreValuesTitle);
  return (
    <ProfileStep step={5} heading={texts.yourCoreValuesTitle}>
      {(profile) =>
        hasCoreValues(coreValuesOf(profile)) ? (
          <Confirmation profile={profile} />
        ) : (
          <Navigate to={STEP_ADDRESS.core_values} replace />
        )
      }
    </ProfileStep>
  );
}

function Confirmation({ profile }: { profile: Profile }): ReactNode {
  const goTo = useNavigateFromHere();
  const latest = useProfile().data ?? profile;
  const reminders = useReminders(profile);
  const { isConfirmed } = useAddressConfirmed();

  const { outcome } = reminders;
  const failure = outcome?.kind === 'failed' ? outcome : undefined;

  /** That it went well is said on the next page, for this one is left with it. */
  const storeReminders = async () => {
    const told = await reminders.save();
    if (told?.kind === 'saved') toast.success(told.text);
    return told?.kind === 'saved';
  };

  const goOn = async () => {
    if (reminders.dirty && !(await storeReminders())) return;
    void announceCoreProfile(latest);
    goTo('/dashgrowthloop');
  };

  return (
    <OnboardingFrame
      step={5}
      pinned={
        <PinnedActions>
          <ButtonLink variant="secondary" to="/core-values">
            {texts.backButton}
          </ButtonLink>
          <Button busy={reminders.busy} busyLabel={texts.saving} onClick={goOn}>
            {texts.continueButton}
          </Button>
        </PinnedActions>
      }
    >
      <p className="text-ink-2 mb-3">{texts.yourCoreValuesTitle}</p>
      <h1 className="flex flex-wrap gap-x-8 italic">
        {coreValuesOf(profile).map((value, place, { length }) => (
          <bdi key={value}>
            {value}
            {place < length - 1 && <span className="sr-only">, </span>}
          </bdi>
        ))}
      </h1>
      <p className="mt-[18px] max-w-[36em] text-ink-2">{texts.confirmationText}</p>
      <section className="mt-14 max-w-[560px]" aria-labelledby="reminders">
        <h2 id="reminders">{texts.remindersTitle}</h2>
        <p className="text-ink-2 mt-2 mb-8">{texts.remindersText}</p>
        <form
          className="grid grid-cols-1 gap-7"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void goOn();
          }}
        >
          <ReminderFields reminders={reminders} isAddressConfirmed={isConfirmed} />
        </form>
        <SaveOutcome outcome={failure} />
      </section>
      <VaultOffer owner={latest} />
    </OnboardingFrame>
  );
}
