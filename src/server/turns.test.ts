import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('so many at a time, in their order, and one that fails makes room as well', async () => {
  const turns = new Turns(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const asked = [0, 1, 2, 3, 4].map((number) =>
    turns.take(async () => {
      started.push(number);
      await new Promise<void>((end) => {
        ends[number] = end;
      });
      if (number === 1) throw new Error('failed');
      return number;
    }),
  );
  const settled = Promise.allSettled(asked);
  const turn = () => new Promise(setImmediate);
  await turn();
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  await turn();
  expect(started).toEqual([0, 1, 2]);
  ends[2]?.();
  ends[0]?.();
  await turn();
  expect(started).toEqual([0, 1, 2, 3, 4]);
  ends[3]?.();
  ends[4]?.();
  expect((await settled).map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(await turns.take(async () => 'free')).toBe('free');
});
