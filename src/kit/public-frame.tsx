import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { SkipLink } from './skip-link.tsx';

interface PublicFrameProps {
  /** Whether the page's document is there in every language. */
  languages?: boolean;
  children: ReactNode;
}

/** The frame of a public page: the mark, the page, the footer. */
export function PublicFrame({ languages = false, children }: PublicFrameProps): ReactNode {
  return (
    <>
      <SkipLink />
      <header className="page-width flex min-h-[72px] items-center">
        <Brand to="/" />
      </header>
      <main id="main" className="page-width">
        {children}
      </main>
      <Footer languages={languages} />
    </>
  );
}
