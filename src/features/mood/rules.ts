import type { MoodStep } from './contract/limits.ts';

/* A mood as a brush stroke that falls, lies or rises, in a view box of 32 by 24. */

const LEFT = 4;
const WIDTH = 24;
const MIDDLE = 12;
/** How much further a stroke begins below the middle, and ends above it, than the one of the step before. */
const SLOPE = 4;
const SAMPLES = 12;
/** Of a stroke of thickness 1: how it swells after its start and runs out, as the strokes of the ring do. */
const thicknessAt = (part: number): number =>
  0.8 +
  0.2 * Math.sin(Math.min(1, part / 0.3) * (Math.PI / 2)) -
  0.75 * Math.max(0, (part - 0.3) / 0.7) ** 1.6;

/** The outline of the stroke, as SVG path data. @param thickness at its widest, in units of the view box */
export function moodPath(step: MoodStep, thickness: number): string {
  const rise = (Number(step) - 3) * SLOPE;
  const above: string[] = [];
  const below: string[] = [];
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const part = sample / SAMPLES;
    const x = (LEFT + WIDTH * part).toFixed(2);
    // The hand sets out level, turns and ends level; the arch keeps the level stroke from being a dash.
    const turned = (part + part * part * (3 - 2 * part)) / 2;
    const y = MIDDLE + rise - 2 * rise * turned - Math.sin(part * Math.PI);
    const half = (thickness * thicknessAt(part)) / 2;
    above.push(`${x} ${(y - half).toFixed(2)}`);
    below.unshift(`${x} ${(y + half).toFixed(2)}`);
  }
  const cap = ((thickness * thicknessAt(0)) / 2).toFixed(2);
  return `M${above.join('L')}L${below.join('L')}A${cap} ${cap} 0 0 1 ${above[0]}Z`;
}
