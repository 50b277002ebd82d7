import { describe, expect, test } from 'vitest';
import { english } from '../../../language/english.ts';
import { readerOf } from '../../../language/reader.ts';
import { insightsOf } from './insights.ts';
import * as letterTexts from './letter/texts.ts';
import { weekLetter } from './letter/week.ts';
import type { OpenedNotebook } from './notebook.ts';
import { reviewOf } from './review.ts';
import { diary } from './testing/diaries/diary.ts';
import { TODAY, weekNumber } from './testing/people.ts';

const insightsIn = (notebook: OpenedNotebook, number = 4) =>
  insightsOf(notebook, weekNumber(number), { today: TODAY, reader: readerOf(english) });

const weeks = (day: Parameters<typeof diary>[1]['weeks'][number][number]) =>
  [1, 2, 3, 4].map(() => ({ 1: day, 2: day, 3: day, 5: day }));

const GERMAN = {
  c: 'Heute war ich endlich wieder mit der Familie im Wald.',
  g: 'Den Roman fertig schreiben',
  f: 'Dass niemand den Roman lesen will.',
  v: 'Die Familie sagt, dass ich mich ausruhen soll.',
};
const SHORT_GERMAN = { c: 'Lange geschlafen', g: 'Roman', f: 'Die Not', v: 'Rat und Tat' };
const JAPANESE = {
  c: '今日は家族と森を歩いて、とても楽しかった。',
  g: '小説を書き終える',
  f: '誰も小説を読まないのが怖い。',
  v: '家族は休んでほしいと言う。',
};
const ENGLISH = {
  c: 'I finished a chapter of the novel and felt good.',
  g: 'Finish the novel',
  f: 'I am afraid that nobody will want to read the novel.',
  v: 'Family says that I should rest more.',
};

const OF_OTHERS = [
  ['German', diary('in German', { weeks: weeks(GERMAN), values: ['Familie'], lessons: [], actions: [] })],
  [
    'German in short notes',
    diary('in short German', {
      weeks: [...weeks(GERMAN).slice(0, 2), ...weeks(SHORT_GERMAN).slice(2)],
      values: ['Rat'],
      lessons: [
        [3, 2, 'Mut hilft'],
        [4, 2, 'Mut hilft'],
      ],
      actions: [[1, 2, 'Zahnarzt', false]],
    }),
  ],
  ['Japanese', diary('in Japanese', { weeks: weeks(JAPANESE), values: ['家族'], lessons: [], actions: [] })],
] as const;

describe.each(OF_OTHERS)('a diary in %s', (_, { notebook }) => {
  const insights = insightsIn(notebook);

  test('is told in numbers alone, and that the rest is for English', () => {
    expect(insights.celebration.text).toBe('');
    expect(insights.patterns.filter(({ kind }) => kind !== 'time-of-day' && kind !== 'weekday')).toEqual([]);
    expect(insights.suggestions).toEqual([]);
    expect(insights.summary).toContain('four');
    expect(insights.isOtherLanguage).toBe(true);
  });

  test('has a letter that says why it is short', () => {
    const counts = { entries: 4, lessons: 0, completedActions: 0, totalActions: 0, loops: 0 };
    const [numbers, ...others] = weekLetter(insights, counts);
    expect(numbers?.sentences.at(-1)?.text).toBe(letterTexts.otherLanguage);
    expect(others.filter(({ kind }) => kind !== 'came-back')).toEqual([]);
  });
});

describe('a diary in two languages', () => {
  const mixed = diary('mixed', {
    weeks: [1, 2, 3, 4].map((number) => ({
      1: { ...ENGLISH, c: `I finished chapter ${number} of the novel and felt good.` },
      3: { ...ENGLISH, f: 'Dass niemand den Roman lesen will.' },
      4: ENGLISH,
      5: GERMAN,
    })),
    values: ['Familie', 'Family'],
    lessons: [
      [3, 2, 'Erst atmen, dann mit den Kindern reden.'],
      [4, 2, 'Erst atmen, dann mit den Kindern reden.'],
    ],
    actions: [],
  });
  const { patterns, celebration, isOtherLanguage } = insightsIn(mixed.notebook);
  const said = [celebration, ...patterns].map(({ text }) => text).join('\n');

  test('is told by its English pages', () => {
    expect(said).toContain('novel');
    expect(isOtherLanguage).toBeUndefined();
  });

  test('nothing is said of the others', () => {
    expect(said).not.toMatch(/Roman|Familie|atmen|Wald/u);
  });

  test('a value is not missed that the others may speak of', () => {
    expect(patterns.map(({ kind }) => kind)).not.toContain('value-unnamed');
  });
});

test('words of harm are heard in a diary that is mostly in another language', () => {
  const { notebook } = diary('guarded', {
    weeks: weeks(GERMAN).map((week, at) =>
      at === 3 ? { ...week, 4: { ...ENGLISH, f: 'I want to die.' } } : week,
    ),
    values: [],
    lessons: [],
    actions: [],
  });
  expect(insightsIn(notebook).isGuarded).toBe(true);
});

describe('the weekly review', () => {
  const growth = { journaledDays: 1, actionDays: 0, lessonDays: 0 };
  const note = (id: string, content: string) => ({
    kind: 'lesson' as const,
    id,
    created_at: `2026-11-2${id}T10:00:00Z`,
    content,
  });
  const categories = [{ category_name: 'Familie', description: 'Zeit mit den Kindern und der Familie' }];

  test('sorts nothing where most is in another language, and says so', () => {
    const notes = [note('1', GERMAN.c), note('2', 'Ich habe viel gelernt und war mit den Kindern da.')];
    const review = reviewOf({ notes, growth, categories }, readerOf(english));
    expect(review).toMatchObject({ categories: [], isOtherLanguage: true, summary: { focus_points: [] } });
  });

  test('sorts what is in English alone', () => {
    const notes = [
      note('1', 'The family came for dinner and we talked.'),
      note('2', 'I called my family in the evening.'),
      note('3', 'Familie, und was mit den Kindern war.'),
    ];
    const family = [{ category_name: 'Familie', description: 'family und Kinder' }];
    const review = reviewOf({ notes, growth, categories: family }, readerOf(english));
    expect(review.isOtherLanguage).toBeUndefined();
    expect(review.categories[0]?.insights[0]?.citations.map(({ id }) => id)).toEqual(['2', '1']);
  });
});
