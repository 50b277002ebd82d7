import { expect, test } from 'vitest';
import { type DocumentKey, type DocumentKind, documentKey, type SearchDocument } from '../rules.ts';
import { parent } from '../testing/parent.ts';
import { MeaningIndex } from './meaning-index.ts';
import { moreAbout } from './more-about-text.ts';

const doc = (kind: DocumentKind, id: string, ...texts: string[]): SearchDocument => ({
  key: documentKey(kind, id),
  kind,
  id,
  date: '2026-11-01',
  texts,
});

const PAGES = [
  doc('entry', 'named', 'Slept like a log', 'Sleep early', '', '', '', ''),
  doc('entry', 'slept', 'Slept seven hours in one go', 'Call the plumber', '', '', '', ''),
  doc('entry', 'feared', 'Soup', 'Paint the fence', '', 'Lying awake again, no sleep', '', ''),
  doc('lesson', 'night', 'I went to bed at ten and woke before the alarm.'),
  doc('action', 'nap', 'Sleep early on Sundays'),
  doc('goal', 'other', 'Eight hours of sleep'),
  doc('goal', 'self', 'Sleep early'),
  ...parent.lines.map((line, at) => doc('lesson', `${at}`, line)),
];

/** The pages above that are more about a text; the lines of the parent's diary are a life around them. */
function moreOf(text: string, except: DocumentKey[] = []): string[] {
  const index = new MeaningIndex();
  index.update(PAGES, []);
  index.indexWaiting(() => false);
  const found = moreAbout({ text, except, today: '2026-11-28' }, index).map(({ key }) => key);
  return found.filter((key) => !/^lesson:\d+$/.test(key)).toSorted();
}

test('what else was written about the same comes, and no fear, no other goal and nothing that is shown already', () => {
  expect(moreOf('Sleep early', ['entry:named'])).toEqual(['action:nap', 'entry:slept', 'lesson:night']);
  expect(moreOf('Sleep early', ['entry:named', 'lesson:night', 'action:nap'])).toEqual(['entry:slept']);
});

test('the day or month by which it is to be done says nothing', () => {
  expect(moreOf('Sleep early in January')).toEqual(moreOf('Sleep early'));
  expect(moreOf('In January')).toEqual([]);
});

test('a goal about nothing that is known, or in another language, has nothing more', () => {
  expect(moreOf('Xyzzy')).toEqual([]);
  expect(moreOf('Früh schlafen gehen und nicht mehr so lange wach sein')).toEqual([]);
});
