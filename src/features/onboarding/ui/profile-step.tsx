import { type ReactNode, useEffect } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { OnboardingFrame } from '../../../kit/onboarding-frame.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { type Profile, useProfile } from '../../../session/profile.ts';
import * as profileTexts from '../../profile/texts.ts';

interface ProfileStepProps {
  step?: number;
  heading: string;
  children: (profile: Profile) => ReactNode;
}

/** The question takes the focus once it is there, unless somebody is somewhere else in the page by then. */
function useHeadingFocus(isThere: boolean): void {
  useEffect(() => {
    const heading = isThere && document.querySelector<HTMLElement>('#main h1');
    const { activeElement, body } = document;
    if (!heading || (activeElement !== body && activeElement?.id !== 'main')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isThere]);
}

/** A step that starts from the profile: waits for the notebook, and says so when the profile cannot be had. */
export function ProfileStep({ step, heading, children }: ProfileStepProps): ReactNode {
  const profile = useProfile();
  useHeadingFocus(profile.data !== undefined);
  if (profile.data) return children(profile.data);
  return (
    <OnboardingFrame step={step}>
      {profile.isError ? (
        <>
          <h1 className="mb-8">{heading}</h1>
          <Alert onRetry={profile.refetch}>{profileTexts.loadFailed}</Alert>
        </>
      ) : (
        <Skeleton />
      )}
    </OnboardingFrame>
  );
}
