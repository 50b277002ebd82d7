import type { ReactNode } from 'react';
import { useFeatureAccess } from '../../../web/feature-access.ts';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { PageHead } from '../../../web/ui/page-head.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { StillArriving, WhenOpen } from '../../../web/when-open.tsx';
import { CONTENT_MESSAGES } from '../contract/messages.ts';
import { KeptPosts } from './kept-posts.tsx';
import { MakingPosts } from './making-posts.tsx';
import { VoicePart } from './voice-part.tsx';

/** /content: a lesson, or a text of one's own, becomes posts. It belongs to a running trial or a paid plan. */
export default function ContentPage(): ReactNode {
  const allowed = useFeatureAccess('content_creation');
  useTitle('Content');
  return (
    <>
      <PageHead
        title="Content"
        sub={
          allowed && 'A lesson that helped you may help somebody else. Make a post of it, in your own voice.'
        }
      />
      {allowed === undefined && <Skeleton />}
      {allowed === false && <NotAllowed />}
      {allowed && (
        <WhenOpen lines={6} failed={CONTENT_MESSAGES.notLoaded}>
          <StillArriving />
          <MakingPosts />
          <KeptPosts />
          <VoicePart />
        </WhenOpen>
      )}
    </>
  );
}

const NotAllowed = (): ReactNode => (
  <EmptyState
    heading="Not part of your plan"
    text="Here you turn a lesson into a post. It needs a running trial or a paid plan; your lessons stay yours to read and download."
    action={
      <ButtonLink variant="secondary" to="/lessons-history">
        Go to your lessons
      </ButtonLink>
    }
  />
);
