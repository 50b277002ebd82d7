import { lazy, type ReactNode, Suspense } from 'react';
import { useSession, WithSessionData } from '../../../session/require-session.tsx';
import { PlanWatch } from '../../billing/client.ts';
import Welcome from './welcome.tsx';

const GoalQuestion = lazy(() =>
  import('./goal-question.tsx').then((part) => ({ default: part.GoalQuestion })),
);

/** One address, two faces: the welcome for people who are signed out, the question for a goal for whoever is signed in. */
export default function IntroductionPage(): ReactNode {
  const { status } = useSession();
  if (status === 'loading') return null;
  if (status === 'signed-out') return <Welcome />;
  return (
    <WithSessionData>
      {/* The question is for writing, as the other steps are. */}
      <Suspense>
        <PlanWatch />
      </Suspense>
      <Suspense>
        <GoalQuestion />
      </Suspense>
    </WithSessionData>
  );
}
