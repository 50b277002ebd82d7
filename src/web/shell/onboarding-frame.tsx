import type { ReactNode } from 'react';
import { settings } from '../settings.ts';
import { classNames } from '../ui/class-names.ts';
import { LoopRing } from '../ui/loop-ring.tsx';

interface OnboardingFrameProps {
  /** The step shown, from 1; without it no progress is drawn. */
  step?: number;
  steps?: number;
  /** What stays pinned at the bottom: chosen words and the `go` buttons. */
  pinned?: ReactNode;
  children: ReactNode;
}

/** Onboarding's frame: mark and progress on top, the question, and the way on pinned below. */
export function OnboardingFrame({ step, steps = 5, pinned, children }: OnboardingFrameProps): ReactNode {
  return (
    <>
      <header className="wrap obhead">
        <span className="brand">
          <LoopRing strokes={{ clarify: true, act: true, learn: true }} />
          <span>{settings.product_name}</span>
        </span>
        {step !== undefined && (
          <div className="steps">
            <span>
              Step {step} of {steps}
            </span>
            {Array.from({ length: steps }, (_, index) => index + 1).map((each) => (
              <i
                key={each}
                className={classNames(each < step && 'on', each === step && 'now')}
                aria-hidden="true"
              />
            ))}
          </div>
        )}
      </header>
      <main id="main" className="wrap">
        <div className="ob">{children}</div>
      </main>
      {pinned && (
        <footer className="pin">
          <div className="wrap">{pinned}</div>
        </footer>
      )}
    </>
  );
}
