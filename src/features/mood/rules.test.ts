import { expect, test } from 'vitest';
import { isMoodStep, MOOD_STEPS, type MoodStep } from './contract/limits.ts';
import { moodPath } from './rules.ts';

/** The points of an outline, as far as they are told by two numbers. */
const pointsOf = (step: MoodStep, thickness: number): [x: number, y: number][] =>
  [...moodPath(step, thickness).matchAll(/(-?\d+\.\d+) (-?\d+\.\d+)(?=[LAZ])/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);

test.each(MOOD_STEPS)('the stroke of step %s stays in its box, thin and thick', (step) => {
  for (const thickness of [2.4, 5]) {
    const points = pointsOf(step, thickness);
    expect(points.length).toBeGreaterThan(20);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(1);
      expect(x).toBeLessThanOrEqual(31);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(24);
    }
  }
});

test('each step rises more than the one before, and the middle one neither rises nor falls', () => {
  const rises = MOOD_STEPS.map((step) => {
    const points = pointsOf(step, 0);
    return Number(((points[0]?.[1] ?? 0) - (points[12]?.[1] ?? 0)).toFixed(1));
  });
  expect(rises).toEqual([-16, -8, 0, 8, 16]);
});

test.each([
  ['1', true],
  ['5', true],
  ['0', false],
  ['6', false],
  ['', false],
  ['11', false],
  [null, false],
  [undefined, false],
  ['[Decryption failed]', false],
])('%s is a step: %s', (text, expected) => {
  expect(isMoodStep(text)).toBe(expected);
});
