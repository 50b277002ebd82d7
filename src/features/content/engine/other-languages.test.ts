import { expect, test } from 'vitest';
import { english, englishSentence } from '../../../language/english.ts';
import { readerOf } from '../../../language/reader.ts';
import { relatedTo } from './related.ts';
import { looksEnglish } from './sentences.ts';
import { topicsOf } from './topics.ts';
import { learnVoice } from './voice.ts';
import { emptyVoice } from './voice-texts.ts';

const GERMAN = 'Heute habe ich gelernt, dass Ruhe mehr hilft als Eile. Der Chef war nicht da.';
const ENGLISH = 'Today I learned that rest helps more than haste. The team was happy about it.';
const reader = readerOf(english);

test.each([
  [ENGLISH, true],
  ['Rest helps', true],
  [GERMAN, false],
  ['Ruhe hilft mehr als Eile', false],
  ['Dormir más y mirar menos el móvil', false],
  ['静かな朝に感謝', false],
])('%s: the rules of English hold, %s', (text, expected) => {
  expect(looksEnglish(text)).toBe(expected);
});

test('a text in another language is about how its sentences begin', () => {
  const { topics } = topicsOf(GERMAN, reader, englishSentence);
  expect(topics).toEqual(['Heute habe ich gelernt, dass Ruhe mehr hilft als Eile', 'Der Chef war nicht da']);
});

test('nothing is related to it, and it is related to nothing', () => {
  expect(relatedTo(GERMAN, [GERMAN, ENGLISH], reader)).toEqual([]);
  expect(relatedTo(ENGLISH, [GERMAN], reader)).toEqual([]);
});

test('no voice is learned from it', () => {
  expect(learnVoice([GERMAN, GERMAN], reader)).toEqual(emptyVoice());
  expect(learnVoice([ENGLISH, GERMAN], reader)).toEqual(learnVoice([ENGLISH], reader));
});
