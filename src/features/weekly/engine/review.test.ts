import { expect, test } from 'vitest';
import { addDays } from '../../../kernel/calendar.ts';
import { english } from '../../../language/english.ts';
import { readerOf } from '../../../language/reader.ts';
import { growthOf, isQuiet, type Note, reviewOf } from './review.ts';

const CATEGORIES = [
  { category_name: 'Health', description: 'sleep, running, food' },
  { category_name: 'Work', description: 'the team and its meetings' },
  { category_name: 'Music', description: null },
];

const notes: Note[] = [
  {
    kind: 'lesson',
    id: 'l1',
    created_at: '2026-11-20T10:00:00Z',
    content: 'I run better when I have slept.',
  },
  {
    kind: 'lesson',
    id: 'l2',
    created_at: '2026-11-21T10:00:00Z',
    content: 'Short meetings help the whole team.',
  },
  {
    kind: 'entry',
    id: 'e1',
    created_at: '2026-11-22T10:00:00Z',
    content: 'I slept well.\nThe train was late.',
  },
];

const growth = { journaledDays: 5, actionDays: 4, lessonDays: 1 };

test('WK-13 the weekly review is by the categories of the person, each with what was written about it', () => {
  const { categories, summary } = reviewOf({ notes, growth, categories: CATEGORIES }, readerOf(english));
  expect(categories.map(({ category_name }) => category_name)).toEqual(['Health', 'Work', 'Music']);
  const [health, work, music] = categories;
  expect(health?.insights[0]).toEqual({
    text: 'Two of your three notes touch on Health.',
    citations: [
      { kind: 'entry', id: 'e1', quote: 'I slept well.' },
      { kind: 'lesson', id: 'l1', quote: 'I run better when I have slept.' },
    ],
  });
  // What was written is quoted by the step alone.
  expect(health?.insights).toHaveLength(1);
  expect(work?.actions[0]?.text).toBe(
    'Pick one small action for Work from what you wrote: “Short meetings help the whole team.”',
  );
  expect(music).toEqual({
    category_name: 'Music',
    insights: [{ text: 'Nothing you wrote on these days mentions Music.', citations: [] }],
    actions: [],
  });
  expect(categories.filter(isQuiet)).toEqual([music]);
  expect(summary).toEqual({
    text: 'In the last seven days, you journaled on five, finished actions on four, and noted lessons on one.',
    focus_points: ['Health: two notes', 'Work: one note'],
  });
});

test('a note is quoted where it takes up the words of its category', () => {
  const [first] = notes;
  const page = { ...(first as Note), content: 'Rain on the roof.\nThen the team laughed. It was late.' };
  const { categories } = reviewOf({ notes: [page], growth, categories: CATEGORIES }, readerOf(english));
  expect(categories[1]?.insights[0]?.citations).toEqual([
    { kind: 'lesson', id: 'l1', quote: 'Then the team laughed.' },
  ]);
});

test('a review without notes says so and cites nothing', () => {
  const { categories, summary } = reviewOf({ notes: [], growth, categories: CATEGORIES }, readerOf());
  expect(summary.text).toMatch(/Nothing from these days mentions your categories\.$/);
  expect(categories.flatMap(({ actions }) => actions)).toEqual([]);
  expect(reviewOf({ notes, growth, categories: [] }, readerOf()).categories).toEqual([]);
});

test('LIM-38 growth days of the last seven days count, today among them', () => {
  const today = '2026-11-22';
  const day = (back: number) => ({
    date: addDays(today, -back),
    journaled: true,
    task_completed: back % 2 === 0,
    lesson_learned: back === 6,
  });
  const days = [-1, 0, 1, 5, 6, 7, 8].map(day);
  expect(growthOf(days, today)).toEqual({ journaledDays: 4, actionDays: 2, lessonDays: 1 });
});
