import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../../language/english.ts';
import { readerOf } from '../../../language/reader.ts';
import { answerText, type InsightAnswer, openedAnswers, withoutAnswered } from './answered.ts';
import { insightsOf } from './insights.ts';
import type { Insight, Insights, OpenedNotebook } from './notebook.ts';
import { ADVENTURE_WEEKS, dayOf, entry, nadia, notebook, TODAY, weekNumber } from './testing/people.ts';
import { notebookArbitrary } from './testing/random-notebook.ts';

const reader = readerOf(english);

const told = (of: OpenedNotebook, week: number, ...answers: InsightAnswer[]): Insights =>
  insightsOf(of, weekNumber(week), { today: TODAY, reader, answers });
const all = ({ celebration, patterns, suggestions }: Insights): Insight[] => [
  celebration,
  ...patterns,
  ...suggestions,
];
const aboutsOf = (of: Insights): (string | undefined)[] => all(of).map(({ about }) => about);
const about = (name: string, of: Insights): Insight => {
  const found = all(of).find((insight) => insight.about === name);
  if (!found) throw new Error(`nothing is said about ${name}`);
  return found;
};
const answering = (kind: InsightAnswer['kind'], { about: name = '', rows = [] }: Insight): InsightAnswer => ({
  kind,
  about: name,
  rows,
});

const TWELFTH = [
  `celebration:entry-${dayOf(12, 5)}`,
  'goal:prepare the spring concert',
  'value-acted:courage',
  'lesson:ask for help earlier',
  'weekday:Adventure',
  'fear:presentation',
  'goal-stalled:write the novel about my grandmother',
  'value-waiting:adventure',
  'next:lesson:ask for help earlier',
  'next:fear:presentation',
  'next:value-waiting:adventure',
];

describe('what a sentence is about', () => {
  test('is told by its kind and its subject', () => {
    expect(aboutsOf(told(nadia(), 12))).toEqual(TWELFTH);
  });

  test('is the same in other weeks, with other counts and days', () => {
    const [one, other] = [told(nadia(), 11), told(nadia(), 12)];
    for (const name of ['fear:presentation', 'goal:prepare the spring concert', 'next:fear:presentation'])
      expect(about(name, one).rows).not.toEqual(about(name, other).rows);
    expect(about('fear:presentation', one).text).not.toBe(about('fear:presentation', other).text);
  });

  test('rests on what is counted too: the actions in which nothing of a value was found', () => {
    const { rows = [] } = about('value-waiting:adventure', told(nadia(), 12));
    const named = ADVENTURE_WEEKS.map((week) => `entry-${dayOf(week, 2)}`);
    expect(rows).toEqual(expect.arrayContaining(named));
    expect(rows.filter((id) => id.startsWith('action-'))).toHaveLength(12);
  });
});

describe('not true', () => {
  const week11 = told(nadia(), 11);
  const untrue = answering('not_true', about('fear:presentation', week11));

  test('a sentence goes while it has the rows it had, with what is suggested because of it', () => {
    const left = aboutsOf(told(nadia(), 11, untrue));
    expect(left).not.toContain('fear:presentation');
    expect(left).not.toContain('next:fear:presentation');
  });

  test('it stays away when one of its rows is gone, and may be said again by one more', () => {
    const gone = nadia().entries.filter(({ id }) => id !== untrue.rows[0]);
    expect(aboutsOf(told({ ...nadia(), entries: gone }, 11, untrue))).not.toContain('fear:presentation');
    expect(aboutsOf(told(nadia(), 12, untrue))).toContain('fear:presentation');
  });

  test('what two answers have seen between them is nothing new', () => {
    const both = [untrue, answering('not_true', about('fear:presentation', told(nadia(), 12)))];
    for (const week of [11, 12])
      expect(aboutsOf(told(nadia(), week, ...both))).not.toContain('fear:presentation');
  });
});

describe('not again', () => {
  test.each(TWELFTH)('%s is not said in any week', (name) => {
    const never = answering('not_again', about(name, told(nadia(), 12)));
    for (let week = 1; week <= 12; week++) expect(aboutsOf(told(nadia(), week, never))).not.toContain(name);
  });

  test('a suggestion alone can be refused: its pattern stays, and another suggestion comes', () => {
    const left = aboutsOf(
      told(nadia(), 12, { kind: 'not_again', about: 'next:fear:presentation', rows: [] }),
    );
    expect(left).toEqual([
      ...TWELFTH.filter((name) => name !== 'next:fear:presentation'),
      'next:goal-stalled:write the novel about my grandmother',
    ]);
  });

  test('the next best takes the place: another fear, and another celebration', () => {
    const entries = [1, 2, 3, 4].flatMap((week) => [
      entry(dayOf(week, 1), { reflection: `I am afraid of the exam, and it is week ${week}.` }),
      entry(dayOf(week, 3), {
        reflection: week > 1 ? `I dread the dentist, now that it is week ${week}.` : '',
        celebration: `I swam ${week} lengths in the lake.`,
      }),
      entry(dayOf(week, 5), { celebration: `I wrote ${week} good pages of the long letter today.` }),
    ]);
    const of = notebook({ entries });
    const first = told(of, 4);
    expect(first.patterns[0]?.about).toBe('fear:exam');
    const never = [
      answering('not_again', first.patterns[0] ?? first.celebration),
      answering('not_true', first.celebration),
    ];
    const next = told(of, 4, ...never);
    expect(next.patterns[0]?.about).toBe('fear:dentist');
    expect(next.suggestions[0]?.about).toBe('next:fear:dentist');
    expect(first.celebration.text).toContain('the long letter');
    expect(next.celebration.text).toContain('in the lake');
    expect(told(of, 4, ...never, answering('not_again', next.celebration)).celebration).toEqual({
      text: '',
      citations: [],
    });
  });

  test.each([
    ['another thing in the same sentences', 'Honestly, I dread the presentation to the board.'],
    ['their topic', 'I am afraid of the presentation and of the exam.'],
  ])('a fear does not come back as %s, nor word for word', (_, reflection) => {
    const of = (weeks: number[]) =>
      notebook({
        entries: weeks.flatMap((week) => [
          entry(dayOf(week, 1), { reflection, celebration: `Bread number ${week} was good.` }),
          entry(dayOf(week, 4), { reflection: `Nothing in week ${week}, and that is good.` }),
        ]),
      });
    const [fear] = told(of([1, 2, 3, 4]), 4).patterns;
    if (!fear) throw new Error('no fear is found');
    const fears = (weeks: number[], kind: InsightAnswer['kind']) =>
      aboutsOf(told(of(weeks), weeks.length, answering(kind, fear))).filter((name) =>
        name?.includes('fear:'),
      );
    expect(fears([1, 2, 3, 4], 'not_true')).toEqual([]);
    expect(fears([1, 2, 3, 4], 'not_again')).toEqual([]);
    expect(fears([1, 2, 3, 4, 5], 'not_again')).toEqual([]);
    expect(fears([1, 2, 3, 4, 5], 'not_true')).toContain(fear.about);
  });

  test('a fear does not come back as a theme', () => {
    const entries = [1, 2, 3, 4].flatMap((week) =>
      [1, 3, 5].map((weekday) =>
        entry(dayOf(week, weekday), {
          reflection: `I am afraid of the lighthouse in week ${week}.${weekday}.`,
          celebration: `We talked about the lighthouse at lunch ${week}.${weekday}.`,
        }),
      ),
    );
    expect(aboutsOf(told(notebook({ entries }), 4))).toContain('fear:lighthouse');
    const never: InsightAnswer = { kind: 'not_again', about: 'fear:lighthouse', rows: [] };
    const left = told(notebook({ entries }), 4, never);
    expect(aboutsOf(left).filter((name) => name?.includes('lighthouse'))).toEqual([]);
  });

  test('a week of which every pattern is hidden says so; one that never had any does not', () => {
    const hidden: InsightAnswer[] = [];
    let rest = told(nadia(), 12);
    while (rest.patterns.length > 0) {
      hidden.push(...rest.patterns.map((insight) => answering('not_again', insight)));
      rest = told(nadia(), 12, ...hidden);
    }
    expect(rest.hidesPattern).toBe(true);
    expect(told(nadia(), 1).hidesPattern).toBeUndefined();
    expect(told(notebook({}), 12, ...hidden).hidesPattern).toBeUndefined();
  });
});

describe('insights that were made before an answer', () => {
  const made = told(nadia(), 12);

  test('lose its sentence and what is suggested because of it, and nothing else', () => {
    const left = withoutAnswered(made, [answering('not_true', about('fear:presentation', made))]);
    expect(aboutsOf(left)).toEqual(TWELFTH.filter((name) => !name.includes('fear:')));
    expect({ ...left, patterns: [], suggestions: [] }).toEqual({
      ...made,
      patterns: [],
      suggestions: [],
      hidesPattern: true,
    });
  });

  test('of an earlier release, which claim nothing, stay as they are', () => {
    const text = 'Courage came up in five entries.';
    const older = {
      celebration: { text, citations: [] },
      patterns: [{ text, citations: [] }],
      suggestions: [],
    };
    expect(withoutAnswered(older, [{ kind: 'not_again', about: 'fear:presentation', rows: [] }])).toEqual(
      older,
    );
  });
});

test('an answer is read as it was written, and what cannot be read is none', () => {
  const answer = { about: 'fear:#sleep', said: 'It came up on “one” day.', rows: ['a', 'b'] };
  const rows = [answerText(answer), '[Decryption failed]', 'null', '{}', '{"about":"x","said":"y"}', '[]'];
  expect(openedAnswers(rows.map((text, id) => ({ id, kind: 'not_true' as const, text })))).toEqual([
    { id: 0, kind: 'not_true', ...answer },
  ]);
});

const kindArbitrary = fc.constantFrom('not_true' as const, 'not_again' as const);
const MOST = { patterns: 7, suggestions: 3 };
/** What a fear is called, another kind of sentence about it is not said beside it. */
const subjectOf = (name = ''): string => name.replace(/^(?:next:)?[^:]*:/, '');

test('of any notebook, what was answered never comes back on the same rows, and the rest stays in its order', () => {
  let answered = 0;
  fc.assert(
    fc.property(
      notebookArbitrary,
      fc.array(fc.tuple(fc.nat(9), kindArbitrary), { minLength: 1 }),
      (of, picks) => {
        const given: InsightAnswer[] = [];
        for (const [pick, kind] of picks) {
          const before = told(of, 12, ...given);
          const claims = all(before).filter((insight) => insight.about !== undefined);
          const chosen = claims[pick % Math.max(claims.length, 1)];
          if (!chosen) return;
          answered += 1;
          given.push(answering(kind, chosen));
          const after = told(of, 12, ...given);
          for (const { about: name, rows } of given) {
            const again = all(after).filter((insight) => insight.about === name);
            expect(again.filter((insight) => insight.rows?.every((row) => rows.includes(row)))).toEqual([]);
          }
          for (const list of ['patterns', 'suggestions'] as const) {
            const left = before[list].filter(
              ({ about: name }) => subjectOf(name) !== subjectOf(chosen.about),
            );
            const untouched = left.map(({ about: name = '' }) => name);
            const now = after[list].map(({ about: name = '' }) => name);
            const said = new Set(now.map(subjectOf));
            // What comes in its place may leave no room for the last of the others.
            const isFull = now.length === MOST[list];
            if (!isFull) for (const name of untouched) expect(said).toContain(subjectOf(name));
            const common = untouched.filter((name) => now.includes(name));
            expect(now.filter((name) => common.includes(name))).toEqual(common);
            expect(now.length).toBeLessThanOrEqual(MOST[list]);
          }
          expect(after.stats).toEqual(before.stats);
        }
        for (const { kind, about: name } of given.filter((one) => one.kind === 'not_again'))
          for (const week of [10, 11])
            expect([kind, aboutsOf(told(of, week, ...given)).includes(name)]).toEqual([kind, false]);
      },
    ),
    { numRuns: 60, seed: 20_261_129 },
  );
  expect(answered).toBeGreaterThan(100);
}, 120_000);
