import type { ReactNode } from 'react';
import { useFeatureAccess } from '../../../web/feature-access.ts';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { PageHead } from '../../../web/ui/page-head.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { StillArriving, WhenOpen } from '../../../web/when-open.tsx';
import * as texts from '../texts.ts';
import { KeptPosts } from './kept-posts.tsx';
import { MakingPosts } from './making-posts.tsx';
import { VoicePart } from './voice-part.tsx';

/** /content: a lesson, or a text of one's own, becomes posts. It belongs to a running trial or a paid plan. */
export default function ContentPage(): ReactNode {
  const allowed = useFeatureAccess('content_creation');
  useTitle(texts.contentTitle);
  return (
    <>
      <PageHead title={texts.contentTitle} sub={allowed && texts.contentIntro} />
      {allowed === undefined && <Skeleton />}
      {allowed === false && <NotAllowed />}
      {allowed && (
        <WhenOpen lines={6} failed={texts.notLoaded}>
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
    heading={texts.noAccessTitle}
    text={texts.noAccess}
    action={
      <ButtonLink variant="secondary" to="/lessons-history">
        {texts.lessonsButton}
      </ButtonLink>
    }
  />
);
