import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english, englishSentence } from '../../../language/english.ts';
import { readerOf } from '../../../language/reader.ts';
import { relatedTo } from './related.ts';
import { topicsOf } from './topics.ts';

const reader = readerOf(english);
const LESSON =
  'Slow mornings make better days. When the phone stays away, the first hour belongs to the table.';

describe('topics and quotes', () => {
  test('CNT-03 quotes are sentences of the text, letter for letter; topics are what it is about', () => {
    const { topics, quotes } = topicsOf(LESSON, reader);
    expect(topics).toEqual(['Slow mornings', 'Better days', 'Table']);
    expect(quotes).toEqual(LESSON.split(/(?<=\.) /));
  });

  test('whatever has a word has something to pick', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (content) => {
        const { topics, quotes } = topicsOf(`${content}\nword`, readerOf());
        expect(topics.length).toBeGreaterThan(0);
        expect(topics.length).toBeLessThanOrEqual(5);
        for (const quote of quotes) expect(`${content}\nword`).toContain(quote);
      }),
    );
  });

  test('no sentence is offered to quote that is left out of posts, or taken back by the next', () => {
    const text = 'Why do I hurry? Hard work always pays off. That is not true. Rest is part of the plan.';
    expect(topicsOf(text, reader, englishSentence).quotes).toEqual([
      'That is not true.',
      'Rest is part of the plan.',
    ]);
  });
});

describe('related sentences', () => {
  const content = 'A garden forgives almost everything except being ignored. The weeds win when I stay away.';
  const writings = [
    'Ten minutes of weeding in the garden did more than my big Saturdays ever did. My knees hurt.',
    'Tom pulled the weeds in the garden with me.',
    'Why is my garden so full of weeds?',
    'And so the garden had no weeds at all.',
    'The meeting was long and I was glad when it ended.',
    'A garden forgives almost everything except being ignored.',
  ];

  test('are about the same as the text, stand without others, name nobody, and are not in the text already', () => {
    expect(relatedTo(content, writings, reader, englishSentence)).toEqual([
      'Ten minutes of weeding in the garden did more than my big Saturdays ever did.',
    ]);
  });

  test('are five at most, the nearest first', () => {
    const many = Array.from(
      { length: 9 },
      (_, at) => `The weeds in my garden grew by row ${at} of the beds.`,
    );
    const near = 'The weeds in the garden forgive nothing that I ignore.';
    const found = relatedTo(content, [...many, near], reader, englishSentence);
    expect(found).toHaveLength(5);
    expect(found[0]).toBe(near);
  });
});
