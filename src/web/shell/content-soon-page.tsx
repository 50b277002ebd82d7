import type { ReactNode } from 'react';
import { useFeatureAccess } from '../feature-access.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useTitle } from '../ui/title.ts';
import OpeningSoonPage from './opening-soon-page.tsx';

/** Posts are not open yet, and will belong to a running trial or a paid plan. */
export default function ContentSoonPage(): ReactNode {
  const allowed = useFeatureAccess('content_creation');
  useTitle('Content');
  if (allowed) return <OpeningSoonPage />;
  return (
    <>
      <PageHead title="Content" />
      {allowed === undefined && <Skeleton />}
      {allowed === false && (
        <EmptyState
          heading="Not open yet"
          text="Here you will turn a lesson into a post. It needs a running trial or a paid plan once it is open; your lessons stay yours to read and download."
          action={
            <ButtonLink variant="secondary" to="/lessons-history">
              Go to your lessons
            </ButtonLink>
          }
        />
      )}
    </>
  );
}
