import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../../language/english.ts';
import { readerOf } from '../../../language/reader.ts';
import { VOICE_LENGTH } from '../contract/limits.ts';
import { tenPeople } from './testing/people.ts';
import { learnVoice } from './voice.ts';
import { sentenceWordsOf, type Voice, voiceTexts } from './voice-texts.ts';

const people = tenPeople();
const voices = new Map(people.map(({ name, texts }) => [name, learnVoice(texts, readerOf(english))]));
const voiceOf = (name: string): Voice => voices.get(name) as Voice;

describe('ten people', () => {
  // Words of a sentence within bounds, speaker, tense, contractions, exclamations, questions, opening, ending, story.
  test.each([
    ['Ann', [3, 6], 'I', false, false, false, false, 'person', 'statement', 'thought'],
    ['Ben', [12, 30], 'we', true, false, false, false, 'time', 'statement', 'happening'],
    ['Cleo', [4, 7], 'I', true, false, true, false, 'matter', 'resolve', 'thought'],
    ['Dan', [3, 8], 'you', false, true, false, true, 'person', 'question', 'thought'],
    ['Eve', [8, 16], 'I', true, false, false, false, 'time', 'statement', 'happening'],
    ['Finn', [4, 9], 'none', false, false, false, false, 'matter', 'statement', 'insight'],
    ['Gia', [6, 19], 'I', false, false, false, true, 'question', 'resolve', 'thought'],
    ['Hal', [10, 16], 'we', true, false, false, false, 'time', 'resolve', 'happening'],
    ['Ida', [20, 40], 'none', false, false, false, false, 'matter', 'statement', 'thought'],
    ['Jon', [3, 7], 'I', false, true, false, true, 'time', 'question', 'thought'],
  ] as const)(
    'CNT-13 %s is told by the voice',
    (name, [least, most], speaker, isPast, contracts, exclaims, asks, opening, ending, story) => {
      const { sentenceWords, ...voice } = voiceOf(name);
      expect(sentenceWords).toBeGreaterThanOrEqual(least);
      expect(sentenceWords).toBeLessThanOrEqual(most);
      expect(voice).toMatchObject({ speaker, isPast, contracts, exclaims, asks, opening, ending, story });
    },
  );

  test('CNT-13 no two have the same voice, and each has themes of their own', () => {
    expect(new Set(people.map(({ name }) => JSON.stringify(voiceTexts(voiceOf(name))))).size).toBe(10);
    expect(new Set(people.map(({ name }) => voiceOf(name).themes.join())).size).toBe(10);
    expect(voiceOf('Ann').themes).toContain('garden');
    expect(voiceOf('Dan').phrases.join()).toContain('perfect');
    for (const phrase of people.flatMap(({ name }) => voiceOf(name).phrases))
      expect(phrase.split(/\s+/).length, phrase).toBeLessThanOrEqual(5);
  });
});

test('a phrase is a short clause or a thing with how it is, never a piece of a sentence', () => {
  const texts = [
    'We talked about it for three hours at the table. Done beats perfect. I met Elin, and then left.',
    'We talked about it for three hours at the table, again. Done beats perfect. I asked Elin, and then left.',
    'Yesterday we talked about it for three hours at the table. Done beats perfect. Elin laughed, and then left.',
  ];
  const { phrases, themes } = learnVoice(texts, readerOf(english));
  expect(phrases).toContain('Done beats perfect');
  expect(phrases.join(';')).not.toMatch(/for three|about it|and then/);
  expect(themes).toContain('Elin');
});

describe('a voice', () => {
  const words = fc.stringMatching(/^[a-z]{4,9}$/);
  const voice: fc.Arbitrary<Voice> = fc.record({
    sentenceWords: fc.integer({ min: 3, max: 40 }),
    sentences: fc.integer({ min: 1, max: 8 }),
    speaker: fc.constantFrom('I', 'we', 'you', 'none'),
    isPast: fc.boolean(),
    contracts: fc.boolean(),
    exclaims: fc.boolean(),
    asks: fc.boolean(),
    phrases: fc.array(words, { maxLength: 6 }),
    themes: fc.array(words, { maxLength: 8 }),
    opening: fc.constantFrom('question', 'time', 'person', 'matter'),
    openings: fc.array(words, { maxLength: 3 }),
    ending: fc.constantFrom('question', 'resolve', 'statement'),
    story: fc.constantFrom('happening', 'insight', 'thought'),
  });

  test('ENT-17 CNT-13 says in its texts how long a usual sentence is, and is changed by changing them', () => {
    fc.assert(
      fc.property(voice, (one) => {
        expect(sentenceWordsOf(voiceTexts(one))).toBe(one.sentenceWords);
      }),
    );
    expect(sentenceWordsOf({ tone_style: '5 words, as “we”' })).toBe(5);
    expect(sentenceWordsOf({ tone_style: 'Long-winded, 400 words' })).toBe(40);
    expect(sentenceWordsOf({ tone_style: 'Plain' })).toBe(12);
  });

  test('is plain of whoever wrote nothing, and of any text it says something that can be kept', () => {
    expect(learnVoice([], readerOf())).toEqual(learnVoice([' ', '…'], readerOf()));
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 400 }), { maxLength: 12 }), (texts) => {
        for (const text of Object.values(voiceTexts(learnVoice(texts, readerOf())))) {
          expect(text.trim()).not.toBe('');
          expect(text.length).toBeLessThanOrEqual(VOICE_LENGTH);
        }
      }),
      { numRuns: 50 },
    );
  });
});
