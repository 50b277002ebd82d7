import { lazy, type ReactNode, Suspense } from 'react';
import { Brand } from '../../../kit/brand.tsx';
import { Footer } from '../../../kit/footer.tsx';
import { Link } from '../../../kit/link.tsx';
import { useTitle } from '../../../kit/title.ts';
import * as texts from '../texts.ts';
import { CheckingMark } from './checking-mark.tsx';
import styles from './landing.module.css';
import { Begin, Facts, Hero, ThreeStrokes } from './landing-sections.tsx';
import { useSignInPage } from './use-sign-in-page.ts';

const loadProduct = () => import('./landing-product.tsx').catch(() => NOTHING);
const NOTHING = { SamplePage: () => null, SampleDay: () => null };

// Their words stand in the document; they are brought to life last.
const SamplePage = lazy(async () => ({ default: (await loadProduct()).SamplePage }));
const SampleDay = lazy(async () => ({ default: (await loadProduct()).SampleDay }));

/** One element each for good: what changes above it leaves the words of the document where they are. */
const page = (
  <Suspense>
    <SamplePage />
  </Suspense>
);
const day = (
  <Suspense>
    <SampleDay />
  </Suspense>
);

/** The front page: what the product is, the way to begin, and sign-in at its foot. Signed-in people pass straight through. */
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
          <Link to="/login">{texts.signInLink}</Link>
        </nav>
      </header>
      <main id="main">
        <div className="page-width">
          <Hero>{page}</Hero>
          <ThreeStrokes />
          {day}
          <Facts />
          <Begin />
        </div>
      </main>
      <Footer languages />
    </>
  );
}
