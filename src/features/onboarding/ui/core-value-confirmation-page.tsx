import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useGoOn } from '../../../web/go-on.ts';
import { type Profile, useProfile } from '../../../web/profile.ts';
import { OnboardingFrame, PinnedActions } from '../../../web/shell/onboarding-frame.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { announceCoreProfile } from '../../reminders/ui/widgets/announce.ts';
import { ReminderSettings } from '../../reminders/ui/widgets/reminder-settings.tsx';
import { useReminders } from '../../reminders/ui/widgets/use-reminders.ts';
import { coreValuesOf, hasCoreValues, STEP_ADDRESS } from '../rules.ts';
import { ProfileStep } from './profile-step.tsx';

/** The last step: the three values once more, and when to be reminded. */
export default function CoreValueConfirmationPage(): ReactNode {
  useTitle('Your core values');
  return (
    <ProfileStep step={5} heading="Your core values">
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
  const goTo = useGoOn();
  const latest = useProfile().data ?? profile;
  const reminders = useReminders(profile);

  const goOn = async () => {
    if (reminders.dirty && !(await reminders.save())) return;
    void announceCoreProfile(latest);
    goTo('/dashgrowthloop');
  };

  return (
    <OnboardingFrame
      step={5}
      pinned={
        <PinnedActions>
          <ButtonLink variant="secondary" to="/core-values">
            Back
          </ButtonLink>
          <Button busy={reminders.busy} busyLabel="Saving..." onClick={goOn}>
            Continue
          </Button>
        </PinnedActions>
      }
    >
      <p className="text-ink-2 mb-3">Your core values</p>
      <h1 className="flex flex-wrap gap-x-8 italic">
        {coreValuesOf(profile).map((value, place, { length }) => (
          <span key={value}>
            {value}
            {place < length - 1 && <span className="sr-only">, </span>}
          </span>
        ))}
      </h1>
      <p className="mt-[18px] max-w-[36em] text-ink-2">
        Question 4 of your journal asks what these would have you do.
      </p>
      <section className="mt-14 max-w-[560px]" aria-labelledby="reminders">
        <h2 id="reminders">Reminders</h2>
        <p className="text-ink-2 mt-2 mb-8">
          Two a day at most, and none if you like. You can change them in your profile.
        </p>
        <ReminderSettings reminders={reminders} />
      </section>
    </OnboardingFrame>
  );
}
