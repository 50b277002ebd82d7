import { expect, test } from 'vitest';
import { leavesOf } from './leafing.ts';

const EARLIEST = '2019-08';
const PRESENT = '2026-11';

test.each([
  // In the middle everything is open.
  ['2022-03', '2022-03', ['2022-02', '2022-04'], ['2021-03', '2023-03']],
  // From the present there is no later month and no later year, but every earlier one.
  ['2026-11', '2026-11', ['2026-10', undefined], ['2025-11', undefined]],
  ['2026-01', '2026-01', ['2025-12', '2026-02'], ['2025-01', undefined]],
  // A year that is there in part is reached where it begins or ends.
  ['2020-03', '2020-03', ['2020-02', '2020-04'], ['2019-08', '2021-03']],
  ['2025-12', '2025-12', ['2025-11', '2026-01'], ['2024-12', '2026-11']],
  ['2019-08', '2019-08', [undefined, '2019-09'], [undefined, '2020-08']],
  ['2019-12', '2019-12', ['2019-11', '2020-01'], [undefined, '2020-12']],
  // What lies out of bounds is where they end.
  ['2031-01', '2026-11', ['2026-10', undefined], ['2025-11', undefined]],
  ['1990-01', '2019-08', [undefined, '2019-09'], [undefined, '2020-08']],
])('from %s', (asked, month, [monthBefore, monthAfter], [yearBefore, yearAfter]) => {
  expect(leavesOf(asked, EARLIEST, PRESENT)).toEqual({
    month,
    months: { before: monthBefore, after: monthAfter },
    years: { before: yearBefore, after: yearAfter },
  });
});

test('within one month there is nowhere to leaf to', () => {
  const nowhere = { before: undefined, after: undefined };
  expect(leavesOf(PRESENT, PRESENT, PRESENT)).toEqual({ month: PRESENT, months: nowhere, years: nowhere });
});
