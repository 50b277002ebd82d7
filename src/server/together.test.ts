import { expect, test } from 'vitest';
import { Together } from './together.ts';

test('what is asked for at about the same time is done in one go, and the rest once that is over', async () => {
  const groups: number[][] = [];
  const doubling = new Together<number, number>(3, async (all) => {
    groups.push(all);
    await new Promise(setImmediate);
    return all.map((one) => one * 2);
  });
  const first = [1, 2, 3, 4].map((one) => doubling.do(one));
  await first[0];
  const later = doubling.do(5);
  expect(await Promise.all([...first, later])).toEqual([2, 4, 6, 8, 10]);
  expect(groups).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(await doubling.do(6)).toBe(12);
});

test('what fails fails for its group alone', async () => {
  const picky = new Together<string, string>(2, async (all) => {
    if (all.includes('bad')) throw new Error('refused');
    return all;
  });
  const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map((one) => picky.do(one)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});
