import type { ReactNode } from 'react';
import { settings } from '../browser/public-settings.ts';
import brand from './brand.module.css';
import { classNames } from './class-names.ts';
import { LoopRing } from './loop-ring.tsx';
import styles from './onboarding-frame.module.css';
import * as texts from './texts.ts';

interface OnboardingFrameProps {
  /** The step shown, from 1; without it no progress is drawn. */
  step?: number;
  steps?: number;
  /** What stays pinned at the bottom: chosen words and the `PinnedActions`. */
  pinned?: ReactNode;
  children: ReactNode;
}

/** Onboarding's frame: mark and progress on top, the question, and the way on pinned below. */
export function OnboardingFrame({ step, steps = 5, pinned, children }: OnboardingFrameProps): ReactNode {
  return (
    <>
      <header className="page-width flex min-h-[72px] items-center">
        <span className={brand.brand}>
          <LoopRing strokes={{ clarify: true, act: true, learn: true }} />
          <span className={step !== undefined ? styles.nameBesideSteps : undefined}>
            {settings.product_name}
          </span>
        </span>
        {step !== undefined && (
          <div className={styles.steps}>
            <span>{texts.stepOf(step, steps)}</span>
            {Array.from({ length: steps }, (_, index) => index + 1).map((each) => (
              <i
                key={each}
                className={classNames(each < step && styles.past, each === step && styles.current)}
                aria-hidden="true"
              />
            ))}
          </div>
        )}
      </header>
      <main id="main" className="page-width">
        <div className="max-w-[940px] pt-[clamp(20px,5vw,72px)] pb-[48px]">{children}</div>
      </main>
      {pinned && (
        <footer className={styles.pinned} data-bottom-bar="steps">
          <div className={`page-width ${styles.inner}`}>{pinned}</div>
        </footer>
      )}
    </>
  );
}

/** The ways on and back, at the end of the pinned bar; the way on comes last. */
export function PinnedActions({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.actions}>{children}</div>;
}
