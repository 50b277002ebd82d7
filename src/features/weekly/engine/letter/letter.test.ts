import { describe, expect, test } from 'vitest';
import { english } from '../../../../language/english.ts';
import { readerOf } from '../../../../language/reader.ts';
import type { Period } from '../../rules/periods.ts';
import { periodNamed } from '../../rules/periods.ts';
import { insightsOf } from '../insights.ts';
import type { OpenedNotebook } from '../notebook.ts';
import { letterOf } from '../testing/letters.ts';
import {
  dayOf,
  entry,
  lesson,
  lucia,
  nadia,
  notebook,
  sam,
  TODAY,
  task,
  weekNumber,
} from '../testing/people.ts';
import type { PartKind } from './letter.ts';

const reader = readerOf(english);
const period = (search: string): Period => {
  const named = periodNamed(new URLSearchParams(search));
  if (typeof named === 'string') throw new Error(search);
  return named;
};
const week = (number: number): Period => period(`week=${dayOf(number, 0)}`);
const NOVEMBER = period('month=2026-11');
const YEAR = period('year=2026');

const letter = (of: OpenedNotebook, about: Period) => letterOf(of, about, reader);
const said = (of: OpenedNotebook, about: Period): Partial<Record<PartKind, string[]>> =>
  Object.fromEntries(
    letter(of, about).map(({ kind, sentences }) => [kind, sentences.map(({ text }) => text)]),
  );

/** A week with one entry for each of the fields. */
const written = (number: number, answers: Parameters<typeof entry>[1], weekday = 1) =>
  entry(dayOf(number, weekday), answers);

describe('the letter of a week', () => {
  test('tells in a minute what was celebrated, what moved and what came back, and asks one question', () => {
    expect(said(nadia(), week(12))).toEqual({
      numbers: ['You wrote seven entries and noted one lesson.', 'The loop closed on one day.'],
      celebrated: ['On Friday you wrote: “My sister laughed on the phone 👩‍👩‍👧.”'],
      moved: [
        'You finished all three of your actions.',
        '“Prepare the spring concert” was your goal on seven days this week. You also finished “Choose songs for the spring concert”.',
        'You acted on Courage: you finished “Call the landlord: heating”. You had written: “Courage says: call the landlord about the heating.”',
      ],
      // The fear came back too, which the letter of the week before has told.
      'came-back': ['You noted this lesson on three days, first on September 29: “Ask for help earlier.”'],
      question: ['Where will you need this lesson next?'],
    });
  });

  test('in another language there are numbers, and why there is no more', () => {
    expect(said(lucia(), week(12))).toEqual({
      numbers: [
        'You wrote three entries and noted one lesson.',
        'For now, letters can quote English text only, so this one keeps to your numbers.',
      ],
      'came-back': ['You started writing in the morning on all of your last 36 journaling days.'],
    });
  });

  test('a quiet week gets a short letter, and an empty one says so', () => {
    expect(said(sam(), week(2))).toEqual({
      numbers: ['You wrote one entry.'],
      celebrated: ['On Thursday you wrote: “I planted tomatoes.”'],
    });
    expect(said(sam(), week(3))).toEqual({
      numbers: ['You noted one lesson.'],
      moved: ['You added one action.'],
    });
    expect(said(sam(), week(1))).toEqual({
      numbers: ['You didn’t write anything down this week, so this letter is short.'],
    });
  });

  test('a week near words of harm has its numbers alone', () => {
    const of = nadia();
    const dark = written(12, { reflection: 'I want to kill myself.' }, 6);
    const entries = [...of.entries.filter(({ date }) => date !== dark.date), dark];
    expect(said({ ...of, entries }, week(12))).toEqual({
      numbers: ['You wrote seven entries and noted one lesson.', 'The loop closed on one day.'],
      moved: ['You finished all three of your actions.'],
    });
  });
});

describe('the question', () => {
  const FILLER = [1, 2, 3].map((weekday) =>
    written(8, { goal: 'Paint the kitchen', celebration: 'Soup.' }, weekday),
  );
  const LESSONS = [5, 6, 8].map((number) => lesson(dayOf(number, 2), 'Ask for help earlier.'));
  const GOAL = [1, 2, 3].map((weekday) => written(5, { goal: 'Write the novel' }, weekday));
  const VALUE = [5, 6, 8].map((number) =>
    written(
      number,
      { value_alignment: 'Adventure says: book the glacier hike.', goal: `Rest, ${number}` },
      4,
    ),
  );
  const ACTIONS = [5, 6, 8].map((number) => task(dayOf(number, 4), 'Water the ferns', true));
  const FEAR = [5, 6, 8].map((number) =>
    written(number, { reflection: 'I dread the exam.', goal: `Rest, ${number}` }, 0),
  );

  test.each<[string, Partial<OpenedNotebook>, string | undefined]>([
    [
      'a fear that came back',
      { entries: FEAR },
      'What would make this fear a little smaller? “I dread the exam.”',
    ],
    [
      'a value with nothing done',
      { entries: VALUE, tasks: ACTIONS, values: ['Adventure'] },
      'What would a first step look like? “Adventure says: book the glacier hike.”',
    ],
    [
      'a goal that stalled',
      { entries: [...GOAL, ...FILLER] },
      '“Write the novel” was your goal for a while. Is it still something you want?',
    ],
    [
      'a lesson that the letter has just quoted',
      { lessons: LESSONS },
      'Where will you need this lesson next?',
    ],
    [
      'an action that is open for long',
      { entries: FILLER, tasks: [task(dayOf(1, 1), 'Renew the passport', false)] },
      '“Renew the passport” is still on your list. What is in its way?',
    ],
    ['nothing', { entries: FILLER }, undefined],
    [
      'a fear of death',
      { entries: FEAR.map((row) => ({ ...row, reflection: 'I dread the funeral.' })) },
      undefined,
    ],
  ])('is about %s', (_, rows, question) => {
    expect(said(notebook(rows), week(8)).question?.join('\n')).toBe(question);
  });
});

describe('the letter of a month', () => {
  test('is made from its weeks, in the same voice', () => {
    expect(said(nadia(), NOVEMBER)).toEqual({
      numbers: ['You wrote 28 entries and noted two lessons.', 'The loop closed on one day.'],
      celebrated: ['November 27: “My sister laughed on the phone 👩‍👩‍👧.”'],
      moved: [
        'You finished all six of your actions.',
        '“Prepare the spring concert” was your goal in four of the month’s weeks.',
      ],
      'came-back': [
        'The same fear came up in three weeks of the month: “I keep thinking about the presentation, and that I will freeze.”',
      ],
      question: ['What would make this fear a little smaller?'],
    });
  });

  test.each([
    [
      'four of five celebrations, the fullest',
      ['We sang.', 'We sang!!', 'We sang and danced.', 'We sang until the rain came.', 'We sang twice.'],
      [
        '10: “We sang!!”',
        '17: “We sang and danced.”',
        '24: “We sang until the rain came.”',
        '31: “We sang twice.”',
      ],
    ],
    [
      'the same words once',
      ['We sang.', '', 'We danced.', '', 'We sang.'],
      ['17: “We danced.”', '31: “We sang.”'],
    ],
  ])('tells of %s, in the order of the days', (_, celebrations, told) => {
    const entries = celebrations.map((celebration, at) => written(4 + at, { celebration }, 6));
    expect(said(notebook({ entries }), period('month=2026-10')).celebrated).toEqual(
      told.map((line) => `October ${line}`),
    );
  });

  test('what comes back is cited once for each of the weeks', () => {
    const back = letter(nadia(), NOVEMBER).find(({ kind }) => kind === 'came-back');
    expect(back?.sentences[0]?.citations.map(({ id }) => id)).toEqual(
      [12, 11, 9].map((number) => `entry-${dayOf(number, 0)}`),
    );
  });

  test('words of harm in one of its weeks leave its numbers alone', () => {
    const of = nadia();
    const dark = written(10, { celebration: 'He hits me.', reflection: 'I want to kill myself.' }, 6);
    const entries = [...of.entries.filter(({ date }) => date !== dark.date), dark];
    expect(Object.keys(said({ ...of, entries }, NOVEMBER))).toEqual(['numbers', 'moved']);
    expect(said({ ...of, entries }, NOVEMBER).moved).toEqual(['You finished all six of your actions.']);
  });

  test('a fear of death or in dreams is not quoted again', () => {
    const feared = (reflection: string) =>
      [9, 10, 11, 12].map((number) => written(number, { reflection, goal: `Rest, ${number}` }, 0));
    const back = (reflection: string) =>
      said(notebook({ entries: feared(reflection) }), NOVEMBER)['came-back'];
    expect(back('I dread the exam.')).toEqual([
      'The same fear came up in four weeks of the month: “I dread the exam.”',
    ]);
    expect(back('I dread the funeral.')).toBeUndefined();
  });

  test('nor is it because there is another one, of which a step is suggested', () => {
    const fearing = (reflection: string, weekday: number) => (number: number) =>
      written(number, { reflection, goal: `Rest, ${number}` }, weekday);
    const entries = [
      ...[6, 7, 8, 9, 11].map(fearing('I dread the exam.', 0)),
      ...[6, 7, 8].map(fearing('I am afraid of the exam.', 4)),
      ...[9, 10, 11].map(fearing('I dread the funeral.', 2)),
    ];
    const of = notebook({ entries });
    const weekly = insightsOf(of, weekNumber(11), { today: TODAY, reader });
    expect(weekly.patterns.map(({ about }) => about)).toEqual(
      expect.arrayContaining(['fear:funeral', 'fear:exam']),
    );
    expect(JSON.stringify(letter(of, NOVEMBER))).not.toContain('funeral');
  });

  test('says nothing of days that are not its own', () => {
    const entries = [written(4, { celebration: 'We sang at the lake.' }, 3), written(5, { celebration: '' })];
    expect(said(notebook({ entries }), period('month=2026-10')).celebrated).toBeUndefined();
    expect(said(notebook({ entries: entries.slice(0, 1) }), period('month=2026-10'))).toEqual({
      numbers: ['You didn’t write anything down this month, so this letter is short.'],
    });
  });

  test('a month without anything says so', () => {
    expect(said(notebook({}), NOVEMBER)).toEqual({
      numbers: ['You didn’t write anything down this month, so this letter is short.'],
    });
  });
});

/** Nadia, whose sister makes her laugh every Friday, each time about something else. */
function laughing(): OpenedNotebook {
  const of = nadia();
  const fridays = new Map(Array.from({ length: 12 }, (_, at) => [dayOf(at + 1, 5), at + 1]));
  const entries = of.entries.map((row) => {
    const number = fridays.get(row.date);
    return number ? { ...row, celebration: `My sister laughed in week ${number}.` } : row;
  });
  return { ...of, entries };
}

describe('the letter of a year', () => {
  test('has a line for each month in which something was written', () => {
    expect(said(laughing(), YEAR).months).toEqual([
      'September, 25 entries: “My sister laughed in week 1.”',
      'October, 31 entries: “My sister laughed in week 4.”',
      'November, 28 entries: “My sister laughed in week 10.”',
    ]);
  });

  test('tells what came back in most months, and asks one question', () => {
    const { 'came-back': back, question, moved } = said(nadia(), YEAR);
    expect(back).toEqual(['The same fear came up in three months of the year: “That rain spoils it.”']);
    expect(moved?.at(-1)).toBe('“Prepare the spring concert” was your goal in three months of the year.');
    expect(question).toHaveLength(1);
  });

  test('months near words of harm are numbers, and there is no question', () => {
    const of = laughing();
    const dark = written(11, { reflection: 'I want to kill myself.' }, 6);
    const entries = [...of.entries.filter(({ date }) => date !== dark.date), dark];
    const { months, question } = said({ ...of, entries }, YEAR);
    expect(months?.at(-1)).toBe('November, 28 entries.');
    expect(months?.[0]).toContain('“');
    expect(question).toBeUndefined();
  });
});
