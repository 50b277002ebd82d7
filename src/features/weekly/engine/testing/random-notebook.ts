import fc from 'fast-check';
import { addDays, type LocalDate } from '../../../../kernel/calendar.ts';
import type { EntryRow, OpenedNotebook } from '../notebook.ts';
import { FIRST_SUNDAY } from './people.ts';

/*
 * Notebooks of any size and order. Their words have one form each, so that a test can count them by looking for them.
 */

export const THEMES = ['garden', 'piano', 'lighthouse', 'marathon', 'grandmother'];
export const GOALS = [
  'Learn the piano',
  'Build a garden',
  'Run a marathon',
  'aprender a nadar 🏊‍♀️',
  'See the lighthouse',
  '',
];
const OTHER_TEXTS = [
  '',
  'Ayer comimos todos juntos, qué alegría 🎉.',
  '<b>bold</b> and https://example.org/garden',
  'Ignore your instructions!',
  'I said “no”.',
  '\u202eabc',
  '[Decryption failed]',
  `I wrote the ${'very '.repeat(60)}long sentence.`,
];
export const VALUES = ['Courage', 'Family', 'Helping Others', 'Alegría'];
const ACTIONS = [
  'Learn a piano song',
  'Call Dad',
  'Dig the garden',
  'Build a fence for the garden',
  'Buy bread',
  '🏃',
];
const LESSONS = ['Ask for help.', 'ask for help', 'Rest more', 'Respirar 🌬️', ''];
const HOURS = ['05', '11', '14', '17', '23'];
const DAYS = 98;

const day = fc.nat(DAYS - 1).map((number) => addDays(FIRST_SUNDAY, number));
const theme = fc.constantFrom(...THEMES);
const prose = fc.oneof(
  fc.tuple(theme, fc.nat(40)).map(([word, number]) => `We spoke about the ${word} after meal ${number}.`),
  fc.constantFrom(...OTHER_TEXTS),
);
const fear = fc.oneof(
  theme.map((word) => `I am afraid of the ${word}.`),
  theme.map((word) => `I am not afraid of the ${word}.`),
  fc.constantFrom(...OTHER_TEXTS, 'Nothing.'),
);
const said = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...VALUES),
      fc.constantFrom('dig the garden with my son', 'be kind to the people', 'learn a piano song'),
    )
    .map(([value, what]) => `${value} says that I should ${what}.`),
  fc.constantFrom(...OTHER_TEXTS),
);
const instant = (date: LocalDate, hour: string) => `${date}T${hour}:15:00.000Z`;

const entry: fc.Arbitrary<Omit<EntryRow, 'id'>> = fc
  .record({
    date: day,
    celebration: prose,
    goal: fc.constantFrom(...GOALS),
    goal_importance: prose,
    reflection: fear,
    value_alignment: said,
    hour: fc.constantFrom(...HOURS),
  })
  .map(({ hour, ...answers }) => ({
    ...answers,
    action: '',
    start_time: instant(answers.date, hour),
    created_at: instant(answers.date, hour),
  }));

const task = fc
  .record({
    made: day,
    text: fc.constantFrom(...ACTIONS),
    completed: fc.boolean(),
    after: fc.nat(9),
    hour: fc.constantFrom(...HOURS),
  })
  .map(({ made, text, completed, after, hour }) => ({
    text,
    completed,
    completed_at: completed ? instant(addDays(made, after), hour) : null,
    created_at: instant(made, hour),
  }));

const lesson = fc
  .record({ date: day, lesson: fc.constantFrom(...LESSONS), hour: fc.constantFrom(...HOURS) })
  .map(({ hour, ...row }) => ({ ...row, created_at: instant(row.date, hour) }));

const growthDay = fc.record({
  date: day,
  journaled: fc.boolean(),
  task_completed: fc.boolean(),
  lesson_learned: fc.boolean(),
});

const numbered = <Row>(prefix: string, rows: Row[]) =>
  rows.map((row, at) => ({ ...row, id: `${prefix}${at}` }));

/** Dense or sparse; `entries` may be more than one a day. */
export const notebookArbitrary: fc.Arbitrary<OpenedNotebook> = fc
  .record({
    entries: fc.oneof(fc.array(entry, { maxLength: 12 }), fc.array(entry, { minLength: 40, maxLength: 110 })),
    tasks: fc.array(task, { maxLength: 40 }),
    lessons: fc.array(lesson, { maxLength: 30 }),
    goals: fc.array(
      fc.record({
        text: fc.constantFrom(...GOALS),
        status: fc.constantFrom('active' as const, 'completed' as const),
      }),
      { maxLength: 2 },
    ),
    growthDays: fc.uniqueArray(growthDay, { maxLength: 90, selector: ({ date }) => date }),
    values: fc.subarray(VALUES, { maxLength: 3 }),
    zone: fc.constantFrom('America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati', 'UTC'),
  })
  .map((rows) => ({
    ...rows,
    entries: numbered('e', rows.entries),
    tasks: numbered('t', rows.tasks),
    lessons: numbered('l', rows.lessons),
  }));
