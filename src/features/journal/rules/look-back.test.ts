import { expect, test } from 'vitest';
import { type LookBackRows, lastLesson } from './look-back.ts';

const TODAY = '2026-11-19';
const YESTERDAY = '2026-11-18';

const lesson = (date: string, words: string, created_at = `${date}T20:00:00Z`) => ({
  date,
  lesson: words,
  created_at,
});
const day = (text: string) => ({ kind: 'day' as const, text });
const word = (text: string) => ({ kind: 'word' as const, text });

const found = (rows: Partial<LookBackRows>) =>
  lastLesson(TODAY, { lessons: [], entries: [], hidden: [], ...rows });

test.each<[string, Partial<LookBackRows>, string | undefined]>([
  ['nothing of a newcomer', {}, undefined],
  ['a page without a lesson gives nothing', { entries: [{ date: YESTERDAY }] }, undefined],
  ['yesterday’s lesson', { lessons: [lesson(YESTERDAY, 'Ask')] }, `${YESTERDAY} Ask`],
  [
    'the last one of the day, in whatever order the rows come',
    {
      lessons: [
        lesson(YESTERDAY, 'Late', '2026-11-18T21:00:00Z'),
        lesson(YESTERDAY, 'Early', '2026-11-18T08:00:00Z'),
      ],
    },
    `${YESTERDAY} Late`,
  ],
  [
    'not today’s, and none of the future',
    { lessons: [lesson(TODAY, 'Now'), lesson('2026-11-20', 'Then')] },
    undefined,
  ],
  [
    'without one from yesterday that of the last day with a page',
    {
      lessons: [lesson('2026-11-16', 'Rest'), lesson('2026-11-17', 'No page that day')],
      entries: [{ date: '2026-11-10' }, { date: '2026-11-16' }],
    },
    '2026-11-16 Rest',
  ],
  [
    'not of a day before that',
    { lessons: [lesson('2026-11-15', 'Rest')], entries: [{ date: '2026-11-15' }, { date: '2026-11-16' }] },
    undefined,
  ],
  [
    'yesterday’s also where the last page is older',
    { lessons: [lesson(YESTERDAY, 'Ask')], entries: [{ date: '2026-11-14' }] },
    `${YESTERDAY} Ask`,
  ],
  [
    'six days ago still has its weekday',
    { lessons: [lesson('2026-11-13', 'Rest')], entries: [{ date: '2026-11-13' }] },
    '2026-11-13 Rest',
  ],
  [
    'a week ago is today’s weekday',
    { lessons: [lesson('2026-11-12', 'Rest')], entries: [{ date: '2026-11-12' }] },
    undefined,
  ],
  [
    'nothing that could not be opened, and no blank one',
    { lessons: [lesson(YESTERDAY, '[Decryption failed]'), lesson(YESTERDAY, ' \n')] },
    undefined,
  ],
  [
    'not of a day that is hidden',
    { lessons: [lesson(YESTERDAY, 'Ask')], hidden: [day(YESTERDAY)] },
    undefined,
  ],
  [
    'not with a word that is hidden, in any case of its letters',
    { lessons: [lesson(YESTERDAY, 'Call ANN more')], hidden: [word(' ann ')] },
    undefined,
  ],
  [
    'a blank hidden word hides nothing',
    { lessons: [lesson(YESTERDAY, 'Ask')], hidden: [word(' ')] },
    `${YESTERDAY} Ask`,
  ],
])('%s', (_, rows, expected) => {
  const last = found(rows);
  expect(last && `${last.day} ${last.words}`).toBe(expected);
  if (last) expect(last.isYesterday).toBe(last.day === YESTERDAY);
});
