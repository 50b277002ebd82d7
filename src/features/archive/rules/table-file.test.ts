import { describe, expect, test } from 'vitest';
import * as texts from '../texts.ts';
import { type DayOrder, dayOrderIn, readTable, readWhen } from './table-file.ts';

describe('a table', () => {
  const places = (count: number) => Array.from({ length: count }, (_, at) => texts.lineAt(at + 1));
  const table = (rows: string[][], preferred: DayOrder = 'month-first') => {
    const found = readTable(rows, places(rows.length), preferred);
    if (typeof found === 'string') throw new Error(found);
    return found;
  };

  test.each([[['Date', 'Text']], [['created_at', 'Body']], [['DATUM', 'Eintrag']], [['x', 'y']]])(
    'is read by the names %j, or by what stands in it',
    (head) => {
      expect(table([head, ['2020-05-05', 'Walked far today']]).entries).toMatchObject([
        { place: 'Line 2', when: '2020-05-05', text: 'Walked far today' },
      ]);
    },
  );

  test('without a heading begins with its first line; columns may stand in any order', () => {
    const rows = [
      ['Swam', '05/31/2020', 'a, b'],
      ['Ran', '06/01/2020', ''],
    ];
    expect(table(rows).entries).toMatchObject([
      { place: 'Line 1', when: '2020-05-31', text: 'Swam' },
      { when: '2020-06-01', text: 'Ran' },
    ]);
    const named = table([
      ['Text', 'Title', 'Tags', 'Day'],
      ['Swam', 'Lake', 'a; b', '2020-05-05'],
    ]);
    expect(named.entries[0]).toMatchObject({ title: 'Lake', tags: ['a', 'b'], when: '2020-05-05' });
  });

  test.each([
    [['03/04/2020', '03/31/2020'], 'day-first', ['2020-03-04', '2020-03-31'], undefined],
    [['03/04/2020', '31/04/2020'], 'month-first', ['2020-04-03', undefined], undefined],
    [['03/04/2020'], 'month-first', ['2020-03-04'], 'month-first'],
    [['03/04/2020'], 'day-first', ['2020-04-03'], 'day-first'],
    [['03.04.2020'], 'month-first', ['2020-04-03'], undefined],
    [['2020-04-03'], 'day-first', ['2020-04-03'], undefined],
  ] as const)(
    'reads %j, %s, as %j, and says so where nothing gives it away',
    (days, preferred, read, order) => {
      const found = table([['date', 'text'], ...days.map((day) => [day, 'x'])], preferred);
      expect(found.entries.map(({ when }) => when)).toEqual(read);
      expect(found.order).toBe(order);
    },
  );

  test.each([
    ['2020-05-05', '2020-05-05'],
    ['2020/5/5', '2020-05-05'],
    ['2020-05-05 18:30', '2020-05-05'],
    ['2020-05-05T18:30:00Z', '2020-05-05T18:30:00Z'],
    ['May 5, 2020', '2020-05-05'],
    ['Tuesday, May 5, 2020', '2020-05-05'],
    ['2020-02-30', undefined],
    ['99/99/2020', undefined],
    ['soon', undefined],
    ['12', undefined],
  ])('reads the day %s as %s', (text, when) => {
    expect(readWhen(text, 'month-first')).toBe(when);
  });

  test('without dates or texts says which is missing', () => {
    expect(
      readTable(
        [
          ['a', 'b'],
          ['x', 'y'],
        ],
        places(2),
        'month-first',
      ),
    ).toBe('no-dates');
    expect(readTable([['date'], ['2020-05-05']], places(2), 'month-first')).toBe('no-texts');
  });

  test.each([
    ['en-US', 'month-first'],
    ['en-GB', 'day-first'],
    ['de', 'day-first'],
    ['pt-BR', 'day-first'],
    ['ja', 'month-first'],
    ['no such language', 'month-first'],
    ['', 'month-first'],
  ])('in %j days are written %s', (language, order) => {
    expect(dayOrderIn(language)).toBe(order);
  });
});
