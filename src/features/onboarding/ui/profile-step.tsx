import type { ReactNode } from 'react';
import { type Profile, useProfile } from '../../../web/profile.ts';
import { OnboardingFrame } from '../../../web/shell/onboarding-frame.tsx';
import { Alert } from '../../../web/ui/alert.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { PROFILE_MESSAGES } from '../../profile/contract/messages.ts';

interface ProfileStepProps {
  step?: number;
  heading: string;
  children: (profile: Profile) => ReactNode;
}

/** A step that starts from the profile: waits for the notebook, and says so when the profile cannot be had. */
export function ProfileStep({ step, heading, children }: ProfileStepProps): ReactNode {
  const profile = useProfile();
  if (profile.data) return children(profile.data);
  return (
    <OnboardingFrame step={step}>
      {profile.isError ? (
        <>
          <h1 className="mb-8">{heading}</h1>
          <Alert onRetry={profile.refetch}>{PROFILE_MESSAGES.loadFailed}</Alert>
        </>
      ) : (
        <Skeleton />
      )}
    </OnboardingFrame>
  );
}
