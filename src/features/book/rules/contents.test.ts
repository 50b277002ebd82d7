import { describe, expect, test } from 'vitest';
import { UNREADABLE } from '../../../kernel/seal.ts';
import { actionOf, entryOf, itemOf, lessonOf, rowsOf } from '../testing/rows.ts';
import { blocksOfDay } from './blocks.ts';
import { type BookRows, bookDays, unreadableIn } from './contents.ts';
import { foundIn } from './found.ts';
import { type Span, spanOfMonth, spanOfYear, spanSlug, spanTitle, writtenMonths } from './span.ts';

const days = (start: string, end: string): Span => ({ kind: 'days', range: { start, end } });

/** Every line of the book of these rows: what it is, and its text. */
const linesOf = (rows: Partial<BookRows>, span: Span = spanOfYear('2026')): string[] =>
  bookDays(rowsOf(rows), span, 'UTC')
    .flatMap(blocksOfDay)
    .map((block) => {
      if (block.kind === 'between') return 'between';
      return block.kind === 'pictures'
        ? `pictures ${block.table} ${block.id}`
        : `${block.kind}: ${block.text}`;
    });

const datesOf = (rows: Partial<BookRows>, span: Span): string[] =>
  bookDays(rowsOf(rows), span, 'UTC').map(({ date }) => date);

describe('which days are in a book', () => {
  const rows = {
    entries: [
      entryOf('2026-03-02', { celebration: 'a', goal: 'Write the book' }),
      entryOf('2025-12-31', { celebration: 'b' }),
      entryOf('2026-03-01', { celebration: 'c', goal: ' write THE book ' }),
    ],
    lessons: [lessonOf('2026-02-28', 'd')],
    items: [itemOf('2026-04-01', 'e')],
    actions: [actionOf('2026-01-01', 'f')],
  };
  test.each<[string, Span, string[]]>([
    ['a year', spanOfYear('2026'), ['2026-01-01', '2026-02-28', '2026-03-01', '2026-03-02', '2026-04-01']],
    ['another year', spanOfYear('2025'), ['2025-12-31']],
    ['a month', spanOfMonth('2026-03'), ['2026-03-01', '2026-03-02']],
    ['both ends', days('2026-02-28', '2026-03-01'), ['2026-02-28', '2026-03-01']],
    [
      'a goal, however it was spelled',
      { kind: 'goal', goal: 'Write the book' },
      ['2026-03-01', '2026-03-02'],
    ],
    ['a goal nobody named', { kind: 'goal', goal: 'Sleep' }, []],
    ['days without a word', days('2026-05-01', '2026-05-31'), []],
  ])('%s', (_, span, expected) => {
    expect(datesOf(rows, span)).toEqual(expected);
  });

  test('a mood alone, an item that is not completed and a text that cannot be opened are no day', () => {
    const alone = {
      moods: [{ date: '2026-03-05', step: '3' }],
      items: [{ ...itemOf('2026-03-06', 'x'), status: 'in_progress' }],
      entries: [entryOf('2026-03-07', { celebration: UNREADABLE })],
      lessons: [lessonOf('2026-03-08', '  \n ')],
    };
    expect(datesOf(alone, spanOfYear('2026'))).toEqual([]);
  });

  test('an action and an item are on the day that it was where the person was', () => {
    const late = { actions: [{ id: 'x', text: 'late', completed_at: '2026-03-02T03:00:00.000Z' }] };
    const found = bookDays(rowsOf(late), spanOfYear('2026'), 'America/Los_Angeles');
    expect(found.map(({ date }) => date)).toEqual(['2026-03-01']);
  });
});

test('a day: its answers under their questions, what was done, learned and completed, pictures after their row', () => {
  expect(
    linesOf({
      entries: [
        entryOf('2026-11-23', {
          id: 'late',
          celebration: 'Later',
          created_at: '2026-11-23T21:00:00.000Z',
        }),
        entryOf('2026-11-23', {
          id: 'early',
          ...{ celebration: 'C', goal: 'G', goal_importance: 'I', reflection: 'R' },
          ...{ value_alignment: 'V', action: 'One\nTwo' },
        }),
      ],
      actions: [actionOf('2026-11-23', 'One')],
      lessons: [lessonOf('2026-11-23', 'Second', 21), lessonOf('2026-11-23', 'First', 9)],
      items: [itemOf('2026-11-23', 'See the north', 'We did.')],
      moods: [{ date: '2026-11-23', step: '4' }],
    }),
  ).toEqual([
    'day: Monday, November 23',
    expect.stringMatching(/^mood: /),
    ...['label: What can you celebrate about yesterday?', 'answer: C'],
    ...['label: What is your major goal right now?', 'answer: G', 'label: Why does it matter?', 'answer: I'],
    ...['label: What are you afraid of?', 'answer: R'],
    ...['label: What do your values tell you to do?', 'answer: V'],
    ...['label: What will you do today?', 'answer: One\nTwo', 'pictures journal_entries early'],
    'between',
    ...['label: What can you celebrate about yesterday?', 'answer: Later', 'pictures journal_entries late'],
    ...['label: Actions done', 'action: One'],
    ...['label: Lessons learned', 'lesson: First', 'pictures lessons_learned lesson-2026-11-23-9'],
    ...['lesson: Second', 'pictures lessons_learned lesson-2026-11-23-21'],
    ...['label: Completed from the bucket list', 'title: See the north', 'answer: We did.'],
    'pictures bucket_list_items item-See the north',
  ]);
});

test('a page from another journal has its title, its words without signs, and where it comes from', () => {
  const imported = JSON.stringify({ journal: 'day_one', titled: true, place: 'Lake' });
  const lines = linesOf({
    entries: [entryOf('2026-07-04', { reflection: 'At the lake\n\n**Nils** caught a fish', imported })],
  });
  expect(lines.slice(1, 4)).toEqual([
    'title: At the lake',
    'answer: Nils caught a fish',
    'note: Lake · Imported from Day One',
  ]);
});

test('a page from another journal that is pictures alone stands there with them, an unreadable one does not', () => {
  const imported = JSON.stringify({ journal: 'journey' });
  const pictures = linesOf({ entries: [entryOf('2026-07-04', { reflection: '', imported })] });
  expect(pictures.slice(1)).toEqual([
    'note: Imported from Journey',
    expect.stringMatching(/^pictures journal_entries/),
  ]);
  expect(linesOf({ entries: [entryOf('2026-07-04', { reflection: UNREADABLE, imported })] })).toEqual([]);
});

test('what a person is told before the book is made', () => {
  const found = foundIn(
    bookDays(
      rowsOf({
        entries: [entryOf('2026-01-02', { celebration: 'Привет 🙂 東京 東', goal: UNREADABLE })],
        lessons: [lessonOf('2026-01-05', 'Ok')],
      }),
      spanOfYear('2026'),
      'UTC',
    ),
    (character) => character !== '京',
  );
  expect(found).toEqual({
    ...{ days: 2, first: '2026-01-02', last: '2026-01-05', unreadable: 1 },
    otherFont: { named: ['🙂', '東'], more: 0 },
    noFont: { named: ['京'], more: 0 },
  });
});

test('texts that cannot be opened are counted', () => {
  const [day] = bookDays(
    rowsOf({ entries: [entryOf('2026-01-02', { celebration: 'x', goal: UNREADABLE, action: UNREADABLE })] }),
    spanOfYear('2026'),
    'UTC',
  );
  expect(day && unreadableIn(day)).toBe(2);
});

test.each<[Span, string, string]>([
  [spanOfYear('2026'), '2026', '2026'],
  [spanOfMonth('2024-02'), 'February 2024', 'february-2024'],
  [days('2026-03-03', '2026-05-09'), 'March 3, 2026 to May 9, 2026', 'march-3-2026-to-may-9-2026'],
  [days('2026-03-03', '2026-03-03'), 'Tuesday, March 3, 2026', 'tuesday-march-3-2026'],
  [{ kind: 'goal', goal: 'Write' }, 'Write', 'goal'],
])('the title of %j is %s', (span, title, slug) => {
  expect([spanTitle(span), spanSlug(span)]).toEqual([title, slug]);
});

test('years and months that hold something, the newest first', () => {
  expect(writtenMonths(['2025-12-31', '2026-02-01', '2026-02-03', '2025-01-01'])).toEqual({
    years: ['2026', '2025'],
    months: ['2026-02', '2025-12', '2025-01'],
  });
});
