import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FITTED, moved, zoomed } from './zoom.ts';

const size = { width: 400, height: 300 };

test('the point under the finger stays where it is', () => {
  const at = { x: 80, y: -40 };
  const zoom = zoomed(FITTED, 2, { at, size });
  // What lay there before has moved twice as far from the middle, and the picture just as far back.
  expect(zoom.x + 2 * at.x).toBe(at.x);
  expect(zoom.y + 2 * at.y).toBe(at.y);
});

test('a fitted picture cannot be moved, and an enlarged one up to its edge', () => {
  expect(moved(FITTED, { x: 50, y: 50 }, size)).toEqual(FITTED);
  expect(moved({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, size)).toEqual({ scale: 2, x: 200, y: -150 });
});

test('whatever is done, the picture fills its place and goes back to where it was', () => {
  const step = fc.record({
    factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
    x: fc.integer({ min: -200, max: 200 }),
    y: fc.integer({ min: -150, max: 150 }),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let zoom = FITTED;
      for (const { factor, ...at } of steps) zoom = zoomed(zoom, factor, { at, size });
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual((size.width * (zoom.scale - 1)) / 2);
      const back = zoomed(zoom, 0.001, { at: { x: 0, y: 0 }, size });
      expect([back.scale, back.x + 0, back.y + 0]).toEqual([1, 0, 0]);
    }),
  );
});
