import { describe, expect, test } from 'vitest';
import { english } from '../../../language/english.ts';
import { readerOf } from '../../../language/reader.ts';
import { insightsOf } from './insights.ts';
import { isNews } from './news.ts';
import type { Insights, OpenedNotebook } from './notebook.ts';
import { dayOf, entry, lesson, notebook, TODAY, task, weekNumber } from './testing/people.ts';

const reader = readerOf(english);
const told = (of: OpenedNotebook, week: number): Insights =>
  insightsOf(of, weekNumber(week), { today: TODAY, reader });

const WEEKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** The weeks that say something, and whether it is news to them. */
function weeksThatSay(of: OpenedNotebook, about: string): { news: number[]; known: number[] } {
  const found = WEEKS.map((week) => {
    const { patterns, suggestions } = told(of, week);
    return { week, said: [...patterns, ...suggestions].find((one) => one.about === about) };
  });
  const weeks = (isKnown: boolean) =>
    found.flatMap(({ week, said }) => (said && (said.isKnown ?? false) === isKnown ? week : []));
  return { news: weeks(false), known: weeks(true) };
}

const rows = (count: number) => Array.from({ length: count }, (_, at) => `row-${at}`);

describe('what is news', () => {
  test.each([
    ['said for the first time', 'fear:exam', undefined, 3, true],
    ['on the same rows', 'fear:exam', 4, 4, false],
    ['on one row more', 'fear:exam', 4, 5, false],
    ['on half as many more', 'fear:exam', 4, 6, true],
    ['past a milestone, not on it', 'joy:father', 8, 11, true],
    ['on fewer, as the weeks pass', 'joy:father', 9, 6, false],
    ['what is of one week alone', 'goal:run', 4, 4, true],
    ['what goes on until it is over', 'goal-stalled:run', 6, 40, false],
  ])('%s', (_, about, before, now, isSo) => {
    const known = new Map(before === undefined ? [] : [[about, before]]);
    expect(isNews({ about, rows: rows(now) }, known)).toBe(isSo);
  });

  test('is not told by what else is known', () => {
    expect(isNews({ about: 'fear:exam', rows: rows(3) }, new Map([['fear:dentist', 3]]))).toBe(true);
  });
});

describe('from week to week', () => {
  const fearing = (week: number, text: string, weekday = 1) =>
    entry(dayOf(week, weekday), { reflection: `${text}, now that it is week ${week}.` });

  test('a fear of every week is news on the third day, and again on half as many more', () => {
    const of = notebook({ entries: WEEKS.map((week) => fearing(week, 'I am afraid of the exam')) });
    expect(weeksThatSay(of, 'fear:exam')).toEqual({ news: [3, 4, 6, 9], known: [5, 7, 8, 10, 11, 12] });
  });

  test('it is news again after a month without', () => {
    const weeks = [1, 2, 3, 4, 9];
    const of = notebook({ entries: weeks.map((week) => fearing(week, 'I am afraid of the exam')) });
    expect(weeksThatSay(of, 'fear:exam')).toEqual({ news: [3, 4, 9], known: [] });
  });

  test('what is known leaves its place to the next best of its kind', () => {
    const entries = [
      ...[1, 2, 3, 4, 5].map((week) => fearing(week, 'I am afraid of the exam')),
      ...[3, 4, 5].map((week) => fearing(week, 'I dread the dentist', 3)),
    ];
    expect(told(notebook({ entries }), 5).patterns.map(({ about, isKnown }) => [about, isKnown])).toEqual(
      expect.arrayContaining([
        ['fear:dentist', undefined],
        ['fear:exam', true],
      ]),
    );
  });

  test('what is known is not told as news in other words, nor a step because of it', () => {
    const named = [
      fearing(1, 'The exam scares me'),
      fearing(2, 'I dread the exam'),
      fearing(3, 'Oh, the exam'),
    ];
    const again = [3, 4, 5].map((week) =>
      entry(dayOf(week, 3), { reflection: 'I am afraid of the exam.', celebration: `Bread ${week}.` }),
    );
    const entries = [...named, fearing(3, 'The exam, I fear', 5), ...again];
    const { patterns, suggestions } = told(notebook({ entries }), 5);
    const fears = [...patterns, ...suggestions].filter(({ kind }) => kind === 'fear');
    expect(fears.map(({ about, isKnown }) => [about, isKnown])).toEqual([
      ['fear:exam', true],
      ['next:fear:exam', true],
    ]);
  });

  test('an action that is left is brought up once as news, and then the next one', () => {
    const tasks = [task(dayOf(1, 1), 'Mend the gate', false), task(dayOf(3, 1), 'Paint the shed', false)];
    const entries = WEEKS.map((week) => entry(dayOf(week, 2), { celebration: `Bread number ${week}.` }));
    const of = notebook({ entries, tasks });
    const [gate, shed] = tasks.map(({ id }) => weeksThatSay(of, `next:action:${id}`).news);
    expect([gate, shed]).toEqual([[3], [5]]);
  });

  test('a lesson that is noted once more is news in that week', () => {
    const lessons = [1, 4, 7].map((week) => lesson(dayOf(week, 2), 'Ask for help earlier.'));
    const of = notebook({ lessons });
    expect(weeksThatSay(of, 'lesson:ask for help earlier')).toEqual({ news: [4, 7], known: [] });
  });

  test('weeks in which harm was near say nothing, so that nothing of them is known', () => {
    const entries = [1, 2, 3, 4].map((week) => fearing(week, 'I am afraid of the exam'));
    const harm = entry(dayOf(3, 5), { reflection: 'I want to kill myself.' });
    const later = [8, 9].map((week) => fearing(week, 'I am afraid of the exam'));
    const of = notebook({ entries: [...entries, harm, ...later] });
    expect(told(of, 4).patterns).toEqual([]);
    expect(weeksThatSay(of, 'fear:exam').news).toContain(8);
  });
});
