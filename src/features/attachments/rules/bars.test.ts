import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BARS } from '../contract/limits.ts';
import { barsOf, timeOf } from './bars.ts';

test('a sound that grows louder is drawn so, and silence is flat', () => {
  const growing = barsOf(Float32Array.from({ length: 12_000 }, (_, at) => at / 12_000));
  expect(growing[0]).toBe(0);
  expect(growing[BARS - 1]).toBe(100);
  expect(growing).toEqual([...growing].sort((one, other) => one - other));
  expect(barsOf(new Float32Array(500))).toEqual(Array(BARS).fill(0));
});

test('however short it is, there are as many bars, from 0 to 100', () => {
  fc.assert(
    fc.property(fc.float32Array({ min: -1, max: 1, noNaN: true, maxLength: 400 }), (samples) => {
      const bars = barsOf(samples);
      expect(bars).toHaveLength(BARS);
      for (const bar of bars) expect(bar >= 0 && bar <= 100).toBe(true);
    }),
  );
});

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [65, '1:05'],
  [300, '5:00'],
  [-1, '0:00'],
])('%d seconds read %s', (seconds, read) => {
  expect(timeOf(seconds)).toBe(read);
});
