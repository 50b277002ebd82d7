import { expect, test } from 'vitest';
import { type DocumentKind, documentKey, type SearchDocument } from '../rules.ts';
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
  doc('entry', 'named', 'Rain on the roof', 'Sleep early', '', '', '', ''),
  doc('entry', 'slept', 'I took a nap before the guests came', 'Call the plumber', '', '', '', ''),
  doc('entry', 'feared', 'Soup', 'Paint the fence', '', 'That I lie awake again', '', ''),
  doc('lesson', 'night', 'An early night mends most things.'),
  doc('lesson', 'money', 'A budget is a promise.'),
  doc('action', 'pillow', 'Buy a firmer pillow'),
  doc('goal', 'other', 'Eight hours of sleep'),
  doc('goal', 'self', 'Sleep early'),
];

function moreAboutSleep(except: string[], text = 'Sleep early'): string[] {
  const index = new MeaningIndex();
  index.update(PAGES, []);
  index.indexWaiting(() => false);
  const keys = PAGES.map(({ key }) => key).filter((key) => except.includes(key));
  return moreAbout({ text, except: keys }, index).map(({ key }) => key);
}

test('what else was written about the same comes, and no fear, no other goal and nothing that is shown already', () => {
  expect(moreAboutSleep(['entry:named']).toSorted()).toEqual([
    'action:pillow',
    'entry:slept',
    'lesson:night',
  ]);
  expect(moreAboutSleep(['entry:named', 'lesson:night', 'action:pillow'])).toEqual(['entry:slept']);
});

test('a goal about nothing that is known, or in another language, has nothing more', () => {
  expect(moreAboutSleep([], 'Xyzzy')).toEqual([]);
  expect(moreAboutSleep([], 'Früh schlafen gehen und nicht mehr so lange wach sein')).toEqual([]);
});
