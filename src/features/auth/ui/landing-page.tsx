import { lazy, type ReactNode, Suspense } from 'react';
import { Brand } from '../../../kit/brand.tsx';
import { Footer } from '../../../kit/footer.tsx';
import { useTitle } from '../../../kit/title.ts';
import * as texts from '../texts.ts';
import { CheckingMark } from './checking-mark.tsx';
import styles from './landing.module.css';
import { Begin, Facts, Hero, ThreeStrokes } from './landing-sections.tsx';
import { useSignInPage } from './use-sign-in-page.ts';

// Its words stand in the document; they are brought to life last.
const LandingProduct = lazy(() => import('./landing-product.tsx').catch(() => ({ default: () => null })));

/** One element for good: what changes above it leaves the words of the document where they are. */
const product = (
  <Suspense>
    <LandingProduct />
  </Suspense>
);

/** The front page: what the product is, the way to begin, and sign-in. Signed-in people pass straight through. */
export default function LandingPage(): ReactNode {
  useTitle(texts.landingTitle);
  if (useSignInPage() === 'checking') return <CheckingMark />;
  return (
    <>
      <header className={`page-width ${styles.head}`}>
        <Brand to="/" />
        <nav aria-label={texts.mainLabel}>
          <a className={styles.optional} href="#how">
            {texts.howItWorksLink}
          </a>
          <a href="#signin">{texts.signInLink}</a>
        </nav>
      </header>
      <main id="main">
        <div className="page-width">
          <Hero />
          <ThreeStrokes />
          {product}
          <Facts />
          <Begin />
        </div>
      </main>
      <Footer />
    </>
  );
}
