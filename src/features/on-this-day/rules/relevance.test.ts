import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../kernel/calendar.ts';
import { type Lately, nearestTo } from './relevance.ts';

const TODAY = '2026-11-22';
const WEEK_AGO = '2026-11-15';

/** In these tables a topic is a word in capital letters. */
const topicsOf = (text: string): string[] => text.match(/\b[A-Z]{2,}\b/g) ?? [];

/** A text of each day up to today, the newest first. */
const pagesOf = (...texts: string[]): Lately['pages'] =>
  texts.map((text, at) => ({ date: addDays(TODAY, -at), texts: [text] }));

/** Which of two sentences of earlier years, or of a year and a week ago, is nearest. */
const chosen = (sentences: string[], pages: Lately['pages'], goals: string[] = [], last = '2025-11-22') =>
  nearestTo(
    sentences.map((sentence, at) => ({
      date: at === sentences.length - 1 ? last : `${2010 + at}-11-22`,
      sentence,
    })),
    { pages, goals },
    topicsOf,
  );

test.each<[what: string, sentences: string[], now: string[], goals: string[], place: number]>([
  ['nothing is known of now', ['WORK', 'SLEEP'], [], [], 0],
  ['now is about something else', ['WORK', 'SLEEP'], ['GARDEN', 'GARDEN'], [], 0],
  ['the sentences are about nothing', ['we swam', 'it rained'], ['SLEEP', 'SLEEP'], [], 0],
  ['a topic was spoken of on one day alone', ['WORK', 'SLEEP'], ['SLEEP and SLEEP'], [], 0],
  ['a topic was spoken of on two days', ['WORK', 'SLEEP'], ['SLEEP', 'so', 'SLEEP'], [], 1],
  ['a goal is about it', ['WORK', 'SLEEP'], [], ['SLEEP early'], 1],
  ['more days speak of the other', ['WORK', 'SLEEP'], ['WORK', 'WORK SLEEP', 'SLEEP', 'SLEEP'], [], 1],
  [
    'two topics on as many days as one',
    ['WORK', 'SLEEP PAIN'],
    ['WORK SLEEP', 'WORK PAIN SLEEP', 'PAIN'],
    [],
    1,
  ],
  ['a goal counts as two days do', ['WORK', 'SLEEP'], ['WORK', 'WORK', 'WORK'], ['SLEEP'], 0],
  [
    'a goal adds nothing to days that are more',
    ['WORK', 'SLEEP'],
    ['WORK SLEEP', 'WORK SLEEP'],
    ['SLEEP'],
    0,
  ],
  ['a topic is named twice', ['WORK', 'SLEEP, SLEEP'], ['WORK SLEEP', 'WORK SLEEP'], [], 0],
  ['all are about it', ['SLEEP', 'SLEEP', 'SLEEP'], ['SLEEP', 'SLEEP'], [], 0],
  ['there is one alone', ['SLEEP'], ['SLEEP', 'SLEEP'], [], 0],
])(
  'where %s, of %j with %j and goals %j the one at %5$i comes back',
  (_what, sentences, now, goals, place) => {
    expect(chosen(sentences, pagesOf(...now), goals)).toBe(place);
  },
);

test('a day does not speak for its own sentence', () => {
  const weekAgo = { date: WEEK_AGO, texts: ['SLEEP'] };
  const twice = [weekAgo, { date: TODAY, texts: ['SLEEP'] }];
  expect(chosen(['WORK', 'SLEEP'], twice, [], WEEK_AGO)).toBe(0);
  expect(chosen(['WORK', 'SLEEP'], twice)).toBe(1);
  const thrice = [...twice, { date: addDays(TODAY, -1), texts: ['SLEEP'] }];
  expect(chosen(['WORK', 'SLEEP'], thrice, [], WEEK_AGO)).toBe(1);
});

const topic = fc.constantFrom('WORK', 'SLEEP', 'GARDEN', 'MONEY', 'PAIN');
const text = fc.array(topic, { maxLength: 4 }).map((topics) => topics.join(' '));
const date = fc.integer({ min: 0, max: 13 }).map((ago) => addDays(TODAY, -ago));
const lately = fc.record({
  pages: fc.array(fc.record({ date, texts: fc.array(text, { maxLength: 5 }) }), { maxLength: 30 }),
  goals: fc.array(text, { maxLength: 3 }),
});
const candidates = fc.array(fc.record({ date: fc.oneof(date, fc.constant('2020-11-22')), sentence: text }), {
  minLength: 1,
  maxLength: 40,
});

test('one of them is chosen, whatever comes in which order, and of equal ones the earliest', () => {
  fc.assert(
    fc.property(candidates, lately, (all, { pages, goals }) => {
      const place = nearestTo(all, { pages, goals }, topicsOf);
      const nearest = all[place];
      expect(nearest).toBeDefined();
      const shuffled = { pages: pages.toReversed(), goals: goals.toReversed() };
      expect(nearestTo(all, shuffled, topicsOf)).toBe(place);
      // Written once more on the same day, it says no more.
      expect(nearestTo(all, { pages: [...pages, ...pages], goals: [...goals, ...goals] }, topicsOf)).toBe(
        place,
      );
      const earlier = all.slice(0, place);
      expect(earlier).not.toContainEqual(nearest);
    }),
  );
});

test('a later one is only chosen for a topic that two other days or a goal are about', () => {
  fc.assert(
    fc.property(candidates, lately, (all, { pages, goals }) => {
      const place = nearestTo(all, { pages, goals }, topicsOf);
      if (place === 0) return;
      const daysOf = (sought: string) =>
        new Set(
          pages
            .filter(({ texts }) => texts.some((each) => topicsOf(each).includes(sought)))
            .map((page) => page.date),
        );
      const isNow = topicsOf(all[place]?.sentence ?? '').some((each) => {
        const days = daysOf(each);
        days.delete(all[place]?.date ?? '');
        return days.size >= 2 || goals.some((goal) => topicsOf(goal).includes(each));
      });
      expect(isNow).toBe(true);
    }),
  );
});
