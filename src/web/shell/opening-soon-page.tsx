import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useTitle } from '../ui/title.ts';

interface Announcement {
  title: string;
  /** What will be here, in one sentence. */
  text: string;
}

const announcements: Record<string, Announcement> = {
  '/content': { title: 'Content', text: 'Here you will turn a lesson into a post, in your own voice.' },
};

const unknown: Announcement = { title: 'Soon', text: 'This part of the product is not open yet.' };

/** A part of the product that is not open yet: says so, and shows the way on. */
export default function OpeningSoonPage(): ReactNode {
  const { pathname } = useLocation();
  const { title, text } = announcements[pathname] ?? unknown;
  useTitle(title);
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        heading="Not open yet"
        text={text}
        action={
          <ButtonLink variant="secondary" to="/dashgrowthloop">
            Return to Dashboard
          </ButtonLink>
        }
      />
    </>
  );
}
