import type { ReactNode } from 'react';
import type { MoodStep } from '../contract/limits.ts';
import { moodPath } from '../rules.ts';

const THIN = 2.4;
const THICK = 5;

interface MoodStrokeProps {
  step: MoodStep;
  /** One that is offered and not chosen. */
  thin?: boolean;
  /** Without it the stroke is decoration. */
  label?: string;
}

/** A mood: a brush stroke that falls, lies or rises. */
export function MoodStroke({ step, thin = false, label }: MoodStrokeProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration.
    <svg
      viewBox="0 0 32 24"
      fill="currentColor"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={moodPath(step, thin ? THIN : THICK)} />
    </svg>
  );
}
