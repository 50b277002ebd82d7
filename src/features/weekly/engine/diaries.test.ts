import { describe, expect, test } from 'vitest';
import { english } from '../../../language/english.ts';
import { readerOf } from '../../../language/reader.ts';
import { EVERYDAY, FUNCTION_WORDS } from '../../../language/vocabulary.ts';
import { insightsOf } from './insights.ts';
import { DIARIES, type Diary } from './testing/diaries.ts';
import { TODAY, weekNumber } from './testing/people.ts';

/* What holds of every sentence about ten diaries; `npm run style` prints them for reading. */

const LONGEST_SENTENCE = 25;

const insightsOfDiary = ({ notebook, weeks }: Diary) => {
  const reader = readerOf(english);
  return weeks.map((number) => insightsOf(notebook, weekNumber(number), { today: TODAY, reader }));
};

const textsOf = ({ notebook: { entries, lessons, tasks } }: Diary): string[] => [
  ...entries.flatMap((row) => [
    row.celebration,
    row.goal,
    row.goal_importance,
    row.reflection,
    row.value_alignment,
    row.action,
  ]),
  ...lessons.map(({ lesson }) => lesson),
  ...tasks.map(({ text }) => text),
];

const quotesIn = (text: string) => [...text.matchAll(/“([^”]*)”/gu)].map(([, quote = '']) => quote);
const outsideOf = (text: string) => text.replaceAll(/“[^”]*”/gu, '“”');
const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

describe.each(DIARIES.map((diary) => [diary.voice, diary] as const))('a diary %s', (_, diary) => {
  const insights = insightsOfDiary(diary);
  const sentences = insights.flatMap(({ celebration, patterns, suggestions }) => [
    celebration,
    ...patterns,
    ...suggestions,
  ]);
  const written = textsOf(diary);

  test('something is said of it', () => {
    expect(sentences.some(({ text }) => text !== '')).toBe(true);
    expect(insights.flatMap(({ patterns }) => patterns)).not.toEqual([]);
  });

  test('every quotation is letter for letter in the diary, in the sentence and below it', () => {
    for (const { text, citations } of sentences) {
      for (const quote of [...quotesIn(text), ...citations.map((citation) => citation.quote)]) {
        expect(written.some((one) => one.includes(quote))).toBe(true);
      }
    }
  });

  test('no sentence is longer than can be read at once', () => {
    for (const { text } of [...sentences, ...insights.map(({ summary }) => ({ text: summary }))]) {
      for (const sentence of outsideOf(text).split(/(?<=[.?:])\s+/u)) {
        expect(wordsOf(sentence).length).toBeLessThanOrEqual(LONGEST_SENTENCE);
      }
    }
  });

  test('a thing is named by a phrase, never by a word in quotation marks', () => {
    for (const { kind, text } of insights.flatMap(({ patterns }) => patterns)) {
      if (kind !== 'theme' && kind !== 'fear') continue;
      const said = outsideOf(text).replace(/^When you wrote about your fears, /u, '');
      const [, named] = said.match(/^(.+?) came up/u) ?? [];
      if (kind === 'fear' && named === undefined) {
        expect(text).toMatch(/: “[^”]+”$/u);
        continue;
      }
      expect(named).toMatch(/^(?:(?:the|your) [\p{L}’' -]+|\p{L}+)$/iu);
      const last = named?.split(' ').at(-1)?.toLowerCase() ?? '';
      expect(FUNCTION_WORDS.has(last) || EVERYDAY.has(last)).toBe(false);
    }
    for (const { text } of sentences) expect(outsideOf(text)).not.toMatch(/\bword|\bnamed “/u);
  });

  test('it is said without shouting, and without saying how the person is', () => {
    for (const { text } of sentences) {
      expect(outsideOf(text)).not.toMatch(/!|you (?:seem|feel|are)\b|should|must|undefined|NaN/iu);
    }
  });
});

test('of a diary in Spanish only what needs no words is said, and that the rest is for English', () => {
  const [spanish] = DIARIES.filter(({ language }) => language === 'es');
  const kinds = new Set(
    spanish && insightsOfDiary(spanish).flatMap(({ patterns }) => patterns.map(({ kind }) => kind)),
  );
  expect([...kinds]).toEqual(['time-of-day']);
  const insights = spanish ? insightsOfDiary(spanish) : [];
  expect(insights.flatMap(({ celebration, suggestions }) => [celebration.text, ...suggestions])).toEqual(
    insights.map(() => ''),
  );
  expect(insights.every(({ isOtherLanguage }) => isOtherLanguage)).toBe(true);
});

const saidOf = (voice: string): string => {
  const diary = DIARIES.find((one) => one.voice === voice);
  return (diary ? insightsOfDiary(diary) : [])
    .flatMap(({ celebration, patterns, suggestions }) => [celebration, ...patterns, ...suggestions])
    .map(({ text }) => text)
    .join('\n');
};

test.each([
  ['chatty', /ease this fear\? “That the driving test/u],
  ['of negations', /your fears|this fear|Courage|Patience|Nothing to celebrate|small step/u],
  ['of quotations', /Lao Tzu|Gandhi|Socrates|mind-killer|desert|Carpe diem|Rilke wrote|Courage/u],
  ['in Spanish', /Nada|Igual que ayer|Lo mismo|Así es la vida|niños came|mudanza came/u],
  ['grieving', /small step|Adventure|small first step|keeps coming back|can wait|died/u],
  ['religious', /Grace hello|acted on (?:Grace|Hope)|the Lord came up|shepherd/u],
  ['business-like', /On \w+ you wrote: “At the end of the day|it is what it is/iu],
  ['terse', /dishwasher|n\/a|“same”|“Rest\.”|Nothing today/u],
])('a diary %s: what would be foolish is not said', (voice, foolish) => {
  expect(saidOf(voice)).not.toMatch(foolish);
});
