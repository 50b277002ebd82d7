import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useTitle } from '../ui/title.ts';

interface OpeningSoonProps {
  title: string;
  /** What will be here, in one sentence. */
  text: string;
  /** Where the person goes on meanwhile. */
  home?: { to: string; label: string };
}

/** A part of the product that is not open yet: says so, and shows the way on. */
export default function OpeningSoonPage(props: OpeningSoonProps): ReactNode {
  const { title, text, home = { to: '/dashgrowthloop', label: 'Return to Dashboard' } } = props;
  useTitle(title);
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        heading="Not open yet"
        text={text}
        action={
          <ButtonLink variant="secondary" to={home.to}>
            {home.label}
          </ButtonLink>
        }
      />
    </>
  );
}
