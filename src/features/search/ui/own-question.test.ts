import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../../../../test/harness/rounds.ts';
import { questionAsked } from '../rules/asked-question.ts';
import { BLANK_QUERY, documentKey, type SearchDocument } from '../rules.ts';
import { nurse } from '../testing/nurse.ts';
import { MeaningIndex } from './meaning-index.ts';
import { answersTo } from './own-question.ts';

const TODAY = '2026-11-19';
const DAYS_IN_MONTH = 28;

/** Lines of a diary, one a day from January 1, 2026 on; a month has 28 of them. */
const documents = nurse.lines.map((line, at): SearchDocument => {
  const id = String(at);
  const month = String(1 + Math.floor(at / DAYS_IN_MONTH)).padStart(2, '0');
  const date = `2026-${month}-${String(1 + (at % DAYS_IN_MONTH)).padStart(2, '0')}`;
  return { key: documentKey('lesson', id), kind: 'lesson', id, date, texts: [line] };
});

const index = new MeaningIndex();
index.update(documents, []);
index.indexWaiting(() => false);

const docOf = (key: string) => documents.find((doc) => doc.key === key);

function answers(text: string) {
  const question = questionAsked(text, TODAY);
  return question ? answersTo(question, index, { ...BLANK_QUERY, text }) : [];
}

const lines = (text: string) => answers(text).map(({ key }) => docOf(key)?.texts[0]);

test('the oldest come first, in the person’s own words', () => {
  expect(lines('What did I write about debts?')).toEqual([
    'That I will never get out of the overdraft.',
    'Clear the overdraft by Christmas.',
    'The overdraft is gone.',
  ]);
});

test('words of time leave only their days', () => {
  expect(lines('What did I write about debts in March?')).toEqual(['The overdraft is gone.']);
  expect(lines('What did I write about debts in 2025?')).toEqual([]);
});

test('the last time is told by the newest', () => {
  expect(lines('When did I last write about debts?')[0]).toBe('The overdraft is gone.');
});

test('a name is found by itself', () => {
  expect(lines('Who is Tom?').length).toBeGreaterThan(0);
  expect(lines('Who is Tom?').every((line) => line?.includes('Tom'))).toBe(true);
});

test.each([
  'What did I write about volcanoes?',
  'Why?',
  'What did I do with the harpsichord of Vladivostok?',
])('nothing answers %s', (text) => expect(lines(text)).toEqual([]));

test('celebrations alone answer what was celebrated', () => {
  expect(lines('What did I celebrate about debts?')).toEqual([]);
});

test('at least four of five questions in other words are answered rightly, and most of what is shown is right', () => {
  const asked = nurse.questions.map(({ asks, right }) => {
    const keys = answers(asks.endsWith('?') ? asks : `What did I write about ${asks}?`).map(({ key }) => key);
    return {
      shown: keys.length,
      right: keys.filter((key) => right.some((at) => key === documentKey('lesson', `${at}`))).length,
    };
  });
  const sum = (of: 'shown' | 'right') => asked.reduce((all, one) => all + one[of], 0);
  expect(asked.filter(({ right }) => right > 0).length).toBeGreaterThanOrEqual(16);
  expect(sum('right') / sum('shown')).toBeGreaterThan(0.7);
});

test('whatever is asked, each answer stands in a row as it is shown, in the order of the days', () => {
  const word = fc.constantFrom(
    ...nurse.lines.flatMap((line) => line.split(' ')),
    'last',
    'since',
    'March',
    'on',
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const shown = answers(`What about ${words.join(' ')}?`);
      for (const { key, part, start, end } of shown) {
        const text = docOf(key)?.texts[part] ?? '';
        expect(text.slice(start, end).length).toBe(end - start);
        expect(end).toBeGreaterThan(start);
      }
      const days = shown.map(({ key }) => docOf(key)?.date ?? '');
      expect(days).toEqual(days.toSorted());
    }),
    { numRuns: rounds(200) },
  );
});
