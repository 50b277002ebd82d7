import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../weekly/engine/english.ts';
import { readerOf } from '../../weekly/engine/reader.ts';
import { VOICE_LENGTH } from '../contract/limits.ts';
import { PLATFORMS, postText } from '../rules.ts';
import { tenPeople } from './testing/people.ts';
import { learnVoice } from './voice.ts';
import { readVoice, type Voice, voiceTexts } from './voice-texts.ts';
import { writePosts } from './writer.ts';

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

  const lesson = 'Slow mornings make better days. The phone stays in the kitchen until nine.';
  const draftsOf = (name: string): string[] =>
    writePosts(
      {
        platform: PLATFORMS[0] as (typeof PLATFORMS)[0],
        idea: 'Slow mornings',
        type: 'topic',
        content: lesson,
        cta: 'Tell me about yours',
        value: 'Family',
        voice: voiceTexts(voiceOf(name)),
      },
      people.find((one) => one.name === name)?.texts ?? [],
      readerOf(english),
    ).map(postText);

  /** What of a draft is not the person's chosen words, measured as a voice is. */
  const own = (name: string): Voice =>
    learnVoice(
      draftsOf(name).map((draft) =>
        draft
          .split('\n\n')
          .filter((line) => !lesson.includes(line) && !line.startsWith('Tell me') && !line.startsWith('#'))
          .filter((line) => line !== 'Slow mornings')
          .join('\n'),
      ),
      readerOf(english),
    );

  test.each(people.map(({ name }) => [name]))(
    'CNT-13 drafts of %s from the same lesson sound like them',
    (name) => {
      const drafts = draftsOf(name);
      expect(drafts).toHaveLength(3);
      const heard = own(name);
      const voice = voiceOf(name);
      expect(heard.speaker).toBe(voice.speaker);
      const text = drafts.join('\n');
      expect(/!/.test(text)).toBe(voice.exclaims);
      expect(heard.sentenceWords > 8).toBe(voice.sentenceWords >= 11);
    },
  );

  test('CNT-13 drafts of different people from the same lesson differ in what is measured', () => {
    const long = people.filter(({ name }) => voiceOf(name).sentenceWords >= 11).map(({ name }) => own(name));
    const short = people.filter(({ name }) => voiceOf(name).sentenceWords < 11).map(({ name }) => own(name));
    expect(Math.min(...long.map(({ sentenceWords }) => sentenceWords))).toBeGreaterThan(
      Math.max(...short.map(({ sentenceWords }) => sentenceWords)),
    );
    expect(new Set(people.map(({ name }) => draftsOf(name).join('\n'))).size).toBeGreaterThanOrEqual(8);
  });
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

  test('ENT-17 reads from its five texts as it was written into them', () => {
    fc.assert(
      fc.property(voice, (one) => {
        expect(readVoice(voiceTexts(one))).toEqual(one);
      }),
    );
  });

  test('is changed by changing its texts', () => {
    const texts = voiceTexts(learnVoice([], readerOf()));
    expect(readVoice({ ...texts, tone_style: 'Speaks as "we", 20 words a sentence.' })).toMatchObject({
      speaker: 'we',
      sentenceWords: 20,
    });
    expect(readVoice({ ...texts, tone_style: 'No exclamation marks, in the past' })).toMatchObject({
      exclaims: false,
      isPast: true,
    });
    expect(readVoice({ ...texts, themes: 'sea, , wind\nsalt' }).themes).toEqual(['sea', 'wind', 'salt']);
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
