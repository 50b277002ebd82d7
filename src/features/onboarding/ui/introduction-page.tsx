import { lazy, type ReactNode, Suspense } from 'react';
import { useSession, WithSessionData } from '../../../web/session.tsx';
import Welcome from './welcome.tsx';

const GoalQuestion = lazy(() =>
  import('./goal-question.tsx').then((part) => ({ default: part.GoalQuestion })),
);

/** The question is for writing, as the other steps are; without this part the server still holds the gate. */
const PlanWatch = lazy(() =>
  import('../../billing/ui/widgets/plan-watch.tsx').catch(() => ({ default: () => null })),
);

/** One address, two faces: the welcome for people who are signed out, the question for a goal for whoever is signed in. */
export default function IntroductionPage(): ReactNode {
  const { status } = useSession();
  if (status === 'loading') return null;
  if (status === 'signed-out') return <Welcome />;
  return (
    <WithSessionData>
      <Suspense>
        <PlanWatch />
      </Suspense>
      <Suspense>
        <GoalQuestion />
      </Suspense>
    </WithSessionData>
  );
}
