import { describe, expect, test } from 'vitest';
import { questionAsked } from '../rules/asked-question.ts';
import { BLANK_QUERY, documentKey, type SearchDocument } from '../rules.ts';
import { questionsOf } from './journal-questions.ts';
import { MeaningIndex } from './meaning-index.ts';
import { answersTo } from './own-question.ts';

/* What is understood is in English; what is in another language is found by its words alone. */

const lesson = (text: string, at: number): SearchDocument => ({
  key: documentKey('lesson', `${at}`),
  kind: 'lesson',
  id: `${at}`,
  date: `2026-05-0${at + 1}`,
  texts: [text],
});

function indexOf(...texts: string[]): MeaningIndex {
  const index = new MeaningIndex();
  index.update(texts.map(lesson), []);
  index.indexWaiting(() => false);
  return index;
}

const GERMAN = [
  'Die Not war groß, aber der Rat von Papa hat mir geholfen.',
  'Ich habe heute mit dem Chef über das Budget und den Rest gesprochen.',
  'Am Abend war ich mit Fred im Garten und wir haben lange gelacht.',
];
const ENGLISH = [
  'I paid the rent late, and the overdraft worries me.',
  'I should look at the budget before the end of the month.',
  'We laughed until midnight with the neighbors.',
];
const related = (index: MeaningIndex, text: string): string[] =>
  index.search({ ...BLANK_QUERY, text }).map(({ key }) => key);
const answers = (index: MeaningIndex, text: string): string[] => {
  const question = questionAsked(text, '2026-11-19');
  if (!question || !index.canRead(text)) return [];
  return answersTo(question, index, BLANK_QUERY).map(({ key }) => key);
};

describe('a diary in German', () => {
  const index = indexOf(...GERMAN, 'Budget', 'Rent');

  test('has no related results, answers, questions and people', () => {
    expect(index.isMostlyOther).toBe(true);
    expect(related(index, 'money')).toEqual([]);
    expect(answers(index, 'What did I write about money?')).toEqual([]);
    expect(questionsOf(index)).toEqual([]);
    expect(index.mostMentioned()).toBeUndefined();
  });

  test('is not asked in German', () => {
    expect(index.canRead('Was habe ich über das Geld geschrieben?')).toBe(false);
  });
});

describe('a diary in English with some German', () => {
  const index = indexOf(...ENGLISH, 'Overdraft again', ...GERMAN.slice(0, 2));

  test('is found by what its English pages are about, short ones too', () => {
    expect(index.isMostlyOther).toBe(false);
    expect(related(index, 'money').sort()).toEqual(['lesson:0', 'lesson:1', 'lesson:3']);
  });

  test('becomes one in German when most of the other pages are gone', () => {
    index.update([], ['lesson:0', 'lesson:1', 'lesson:2']);
    expect(index.isMostlyOther).toBe(true);
    expect(related(index, 'money')).toEqual([]);
  });
});
