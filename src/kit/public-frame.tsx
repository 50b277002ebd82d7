import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { SkipLink } from './skip-link.tsx';

/** The frame of a public page: the mark, the page, the footer. */
export function PublicFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <SkipLink />
      <header className="page-width flex min-h-[72px] items-center">
        <Brand to="/" />
      </header>
      <main id="main" className="page-width">
        {children}
      </main>
      <Footer />
    </>
  );
}
