import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Block,
  blocksOf,
  dateText,
  downloadOf,
  fileName,
  LABELS,
  newestFirst,
  type Part,
  SEPARATOR,
  textOf,
} from './gold-file.ts';

const parts = Object.keys(LABELS) as Part[];

/** What people write, and what could be mistaken for the file's own lines. */
const line = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '  ',
    SEPARATOR,
    '----------',
    'Date: Monday',
    'Celebrate:',
    "Why It's Important: x",
    'Lesson',
  ),
);
const text = fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) => lines.join('\n'));
const block = fc
  .record(Object.fromEntries(parts.map((part) => [part, text])) as Record<Part, typeof text>, {
    requiredKeys: ['date'],
  })
  .map((made): Block => made);

test('CALL-49 whatever was written comes back part by part, dashes and labels inside it too', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      expect(blocksOf(textOf(blocks))).toEqual(blocks);
    }),
    { numRuns: 500 },
  );
});

test('CALL-49 entries are separated by a line of dashes and each part stands behind its label', () => {
  const entry = {
    date: dateText('2026-11-18'),
    celebration: 'I said no.',
    goal: 'A workshop',
    goal_importance: '',
    reflection: 'I am afraid.\nOften.',
    value_alignment: 'Courage says go.',
    action: 'Send it\nHold the room',
  };
  expect(textOf([entry, { date: dateText('2026-11-17'), lesson: 'Less is enough.' }])).toBe(
    [
      'Date: Wednesday, November 18, 2026',
      'Celebrate: I said no.',
      'Goal: A workshop',
      "Why It's Important:",
      'Awareness: I am afraid.',
      '  Often.',
      'Alignment: Courage says go.',
      'Action: Send it',
      '  Hold the room',
      '----------------------------------------',
      'Date: Tuesday, November 17, 2026',
      'Lesson: Less is enough.',
    ].join('\n'),
  );
});

test('nothing written makes an empty file, which holds no entry', () => {
  expect(textOf([])).toBe('');
  expect(blocksOf('')).toEqual([]);
});

test('MSG-50 a date that cannot be read is called so in the file', () => {
  expect(dateText('2026-02-30')).toBe('Invalid date');
  expect(dateText('soon')).toBe('Invalid date');
});

test('the newest day comes first, and within a day the latest', () => {
  const rows = [
    { date: '2026-11-17', created_at: '2026-11-18T06:00:00.000Z' },
    { date: '2026-11-18', created_at: '2026-11-18T09:00:00.000Z' },
    { date: '2026-11-18', created_at: '2026-11-18T19:00:00.000Z' },
  ];
  expect([...rows].sort(newestFirst)).toEqual([rows[2], rows[1], rows[0]]);
});

test('LSN-08 the Gold File carries the name of its person, without what file systems refuse', () => {
  expect(fileName('gold', 'Maya Lindqvist')).toBe('Gold File - Maya Lindqvist.txt');
  expect(fileName('journal', ' Ann  "Bee"/Cee ')).toBe('Journal - Ann Bee Cee.txt');
  expect(fileName('lessons', '')).toBe('Lessons.txt');
});

test('LSN-08 entries and lessons of one day stand together, the latest first, each with its own parts', () => {
  const entry = {
    id: '1',
    date: '2026-11-18',
    created_at: '2026-11-18T08:00:00.000Z',
    celebration: 'I said no.',
    goal: '',
    goal_importance: '',
    reflection: '',
    value_alignment: '',
    action: 'Rest',
    format: 3,
    seq: 1,
  };
  const lesson = { id: '2', date: '2026-11-18', created_at: '2026-11-18T20:00:00.000Z', lesson: 'Less.' };
  const earlier = { ...lesson, id: '3', date: '2026-11-17', lesson: 'More.' };
  const text = downloadOf([earlier, entry, lesson]);
  expect(blocksOf(text)).toEqual([
    { date: 'Wednesday, November 18, 2026', lesson: 'Less.' },
    {
      date: 'Wednesday, November 18, 2026',
      celebration: 'I said no.',
      goal: '',
      goal_importance: '',
      reflection: '',
      value_alignment: '',
      action: 'Rest',
    },
    { date: 'Tuesday, November 17, 2026', lesson: 'More.' },
  ]);
  expect(downloadOf([])).toBe('');
});
