import type { ReactNode } from 'react';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useTitle } from '../../../kit/title.ts';
import { StillArriving, WhenOpen } from '../../../kit/when-open.tsx';
import { useFeatureAccess } from '../../billing/client.ts';
import * as texts from '../texts.ts';
import styles from './content.module.css';
import { MakingPosts } from './making-posts.tsx';
import { SavedPosts } from './saved-posts.tsx';
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
          <MakingPosts />
          <div className={styles.beside}>
            <SavedPosts />
            <VoicePart />
          </div>
          {/* Below, where nothing moves when it goes. */}
          <div className="mt-4">
            <StillArriving />
          </div>
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
