import { expect, test } from 'vitest';
import { TOPICS } from '../../../language/topics.ts';
import { nearestTo } from '../rules/relevance.ts';
import { clearTopics } from './clear-topics.ts';

const NOTHING = { pages: [], goals: [] };
const candidatesOf = (...sentences: string[]) =>
  sentences.map((sentence, at) => ({ date: `${2020 + at}-11-22`, sentence }));

/** The names of what a text is clearly about, where it is written beside others. */
const namesIn = (text: string, ...others: string[]) =>
  clearTopics(candidatesOf(text, ...others), NOTHING)(text).map((topic) => TOPICS[topic]);

test('a text is about what can be said of a life, in clear words', () => {
  expect(namesIn('I played the piano for an hour.')).toContain('music');
  expect(namesIn('I played the organ.')).toEqual([]);
  expect(namesIn('I went to the dentist.')).toEqual([]);
  expect(namesIn('')).toEqual([]);
});

test('of texts in other languages nothing is said, nor of such as say too little where most are', () => {
  const german = 'Ich habe heute mit der Band ein Konzert gespielt, und es war schön.';
  expect(namesIn(german)).toEqual([]);
  expect(namesIn('Piano', 'I walked home and it was late.')).not.toEqual([]);
  expect(namesIn('Piano', german)).toEqual([]);
});

test('a year about the same as now in other words is nearer than one about something else', () => {
  const candidates = candidatesOf(
    'I paid the last of the loan back.',
    'My first concert, and I played all of it.',
    'We ate soup.',
  );
  const lately = {
    pages: [
      { date: '2026-11-22', texts: ['I practised the piano before breakfast.'] },
      { date: '2026-11-20', texts: ['I sang with the choir again.', 'Sleep'] },
    ],
    goals: [],
  };
  expect(nearestTo(candidates, lately, clearTopics(candidates, lately))).toBe(1);
});
