import { expect, test } from 'vitest';
import { movedDaysInWords } from './moved-days-in-words.ts';

const late = (written: string, kept = '2026-10-19') => ({ written, kept });
const ahead = { written: '2026-11-20', kept: '2026-11-19' };
const october = (count: number) =>
  Array.from({ length: count }, (_, index) => late(`2026-10-${`${index + 1}`.padStart(2, '0')}`));

test('one day: where it is now, and why', () => {
  expect(movedDaysInWords([late('2026-10-01')])).toBe(
    'What you wrote on Thursday, October 1 is now under Monday, October 19. It arrived more than 31 days later.',
  );
  expect(movedDaysInWords([ahead])).toBe(
    'What you wrote on Friday, November 20 is now under Thursday, November 19. Your device’s clock was ahead of the server’s.',
  );
});

test('a few days are listed in their order, each once', () => {
  const [first, second, third] = october(3);
  expect(movedDaysInWords([third, first, second, first].filter((day) => day !== undefined))).toBe(
    'What you wrote on October 1, October 2, and October 3 is now under Monday, October 19. It arrived more than 31 days later.',
  );
});

test('of many days the first three are named, and the others counted', () => {
  expect(movedDaysInWords(october(4))).toMatch(/October 3, and October 4 is now under/);
  expect(movedDaysInWords(october(5))).toMatch(
    /October 3, and on 2 more days, is now under Monday, October 19\./,
  );
  expect(movedDaysInWords(october(15))).toMatch(
    /^What you wrote on October 1, .*and on 12 more days, is now under/,
  );
});

test('days that went to several others do not name them, and both reasons are said', () => {
  expect(movedDaysInWords([late('2026-10-01'), late('2026-10-02', '2026-10-20')])).toMatch(
    /October 2 is now under other days\. It arrived more than 31 days later\.$/,
  );
  expect(movedDaysInWords([...october(6), ahead])).toMatch(
    /and on 4 more days, is now under other days\. It arrived more than 31 days later, or your device’s clock was ahead\.$/,
  );
});
