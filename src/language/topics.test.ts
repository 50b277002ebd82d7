import { describe, expect, test } from 'vitest';
import { knownPeople, TOPICS, topicOf, topicTerms } from './topics.ts';

/** What a text is about, the topics of each term by their names. */
const about = (text: string): [string, string[]][] =>
  topicTerms(text).map(({ words, weights }) => [
    words.join(' '),
    [...(weights?.keys() ?? [])].map((topic) => TOPICS[topic] ?? ''),
  ]);

describe('topics', () => {
  test('have names of their own, which can follow “about”', () => {
    expect(new Set(TOPICS).size).toBe(TOPICS.length);
    expect(TOPICS.length).toBeGreaterThan(150);
    for (const name of TOPICS) expect(name).toMatch(/^[a-z]+(?: [a-z]+){0,4}$/);
  });

  test('are known by their names alone', () => {
    expect(TOPICS[topicOf('money')]).toBe('money');
    expect(() => topicOf('nothing of the kind')).toThrow('There is no topic nothing of the kind.');
  });

  test.each([
    ['The overdraft is gone.', [['overdraft', ['debts', 'money', 'running out of money']]]],
    ['I could not sleep.', [['could not sleep', ['lying awake', 'sleep']]]],
    ['Couldn’t sleep', [['couldnt sleep', ['lying awake', 'sleep']]]],
    ['It is what it is', [['is what it is', ['acceptance']]]],
    ['of the and', []],
    ['', []],
  ])('%s', (text, terms) => {
    const sorted = about(text).map(([words, topics]) => [words, topics.sort()]);
    expect(sorted).toEqual(terms);
  });

  test('a word is known in its forms, and no other word for one', () => {
    const topicsOf = (word: string) => about(word)[0]?.[1] ?? [];
    for (const word of [
      'garden',
      'gardens',
      'gardening',
      'worry',
      'worries',
      'worried',
      'baking',
      'planned',
      'planning',
    ])
      expect(topicsOf(word)).not.toEqual([]);
    for (const word of ['stampede', 'nailing', 'bedlam', 'constructor', '__proto__', 'toString'])
      expect(topicsOf(word)).toEqual([]);
  });

  test('a word of several meanings says less than one that has a single meaning', () => {
    const weightOf = (word: string) => Math.max(...(topicTerms(word)[0]?.weights?.values() ?? [0]));
    expect(weightOf('bank')).toBeLessThan(weightOf('salary'));
  });

  test('what is about a narrower topic is less about the wider one', () => {
    const [term] = topicTerms('insomnia');
    const [narrow, wide] = ['lying awake', 'sleep'].map((name) => term?.weights?.get(topicOf(name)) ?? 0);
    expect(wide).toBeGreaterThan(0);
    expect(wide).toBeLessThan(narrow ?? 0);
  });

  test('what a phrase says, its words do not say by themselves', () => {
    expect(about('I fell asleep').map(([words]) => words)).toEqual(['fell asleep']);
  });
});

test('a name says what the person has said of whose it is, and nothing before', () => {
  const people = knownPeople([
    { name: 'Ida', relation: 'child' },
    { name: 'Sam', relation: undefined },
  ]);
  const saidOf = (text: string, known = people) =>
    topicTerms(text, known).flatMap(({ weights }) =>
      [...(weights?.keys() ?? [])].map((topic) => TOPICS[topic]),
    );
  expect(saidOf('Ida and Sam')).toEqual(['children']);
  expect(saidOf('Ida’s')).toEqual(['children']);
  expect(saidOf('Ida', new Map())).toEqual([]);
});
