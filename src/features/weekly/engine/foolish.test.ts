import { describe, expect, test } from 'vitest';
import { english } from './english.ts';
import { insightsOf } from './insights.ts';
import type { EntryRow, OpenedNotebook, PatternKind, Suggestion } from './notebook.ts';
import { isOthers } from './own-words.ts';
import { readerOf } from './reader.ts';
import { dayOf, entry, lesson, notebook, TODAY, task, weekNumber } from './testing/people.ts';

/*
 * For each pattern what it is said of, and the ways in which it would be foolish: a denial, another sense, somebody
 * else's words, a stock phrase, one thing counted as many. Each foolish diary differs from the sane one in that alone.
 */

type Kind = PatternKind | Suggestion['kind'] | 'celebration';

const WEEK = 4;

/** Every kind of sentence that is said of the fourth week. */
function kindsOf(of: OpenedNotebook): Kind[] {
  const told = insightsOf(of, weekNumber(WEEK), { today: TODAY, reader: readerOf(english) });
  return [
    ...(told.celebration.citations.length > 0 ? (['celebration'] as const) : []),
    ...told.patterns.map(({ kind }) => kind),
    ...told.suggestions.map(({ kind }) => kind),
  ];
}
const saidOf = (of: OpenedNotebook): string => {
  const { celebration, patterns, suggestions } = insightsOf(of, weekNumber(WEEK), {
    today: TODAY,
    reader: readerOf(english),
  });
  return [celebration, ...patterns, ...suggestions].map(({ text }) => text).join('\n');
};

/** Enough English for an entry to be read as such, and of no theme. */
const ENGLISH = 'It was what it was, and I did what I could with that.';
const on = (date: string, answers: Partial<EntryRow>): EntryRow =>
  entry(date, { goal_importance: `${ENGLISH} ${date}`, ...answers });

const WEEKS = [2, 3, 4];
const DAYS = [1, 3, 5];
/** One entry in each of three weeks, the fourth the last. */
const byWeek = (of: (number: number) => Partial<EntryRow>) =>
  WEEKS.map((week, number) => on(dayOf(week, 2), of(number)));
/** Three entries in the fourth week. */
const inWeek = (of: (number: number) => Partial<EntryRow>) =>
  DAYS.map((weekday, number) => on(dayOf(WEEK, weekday), of(number)));
const pick = (number: number, texts: readonly string[]): string => texts[number % texts.length] ?? '';

const fears = (...texts: string[]) =>
  notebook({ entries: byWeek((number) => ({ reflection: pick(number, texts) })) });
const celebrations = (...texts: string[]) =>
  notebook({ entries: inWeek((number) => ({ celebration: pick(number, texts) })) });
const goals = (goal: string, actions: string[] = []) =>
  notebook({
    entries: inWeek(() => ({ goal })),
    tasks: actions.map((text) => task(dayOf(WEEK, 5), text, true)),
  });

describe('a fear', () => {
  test('that is named on three days is spoken of', () => {
    const sane = fears('I am afraid of the exam.', 'The exam, again.', 'I dread the exam.');
    expect(saidOf(sane)).toContain('the exam came up on three days');
    expect(saidOf(fears('That I have nothing to teach.'))).toContain(
      'You named this fear on three days since September 15: “That I have nothing to teach.”',
    );
    expect(kindsOf(sane).filter((kind) => kind === 'fear')).toHaveLength(2);
  });

  test.each<[string, ...string[]]>([
    [
      'denied',
      'I’m not afraid of the exam any more.',
      'I no longer fear the exam.',
      'It was never the exam.',
    ],
    ['asked and not answered', 'Am I afraid of the exam?', 'Is it the exam?', 'The exam? Not any more.'],
    ['past', 'I was afraid of the exam, but it went well.', 'I used to be scared of the exam.'],
    [
      'somebody else’s',
      'My sister is afraid of the exam.',
      'He is worried about the exam.',
      'She fears the exam.',
    ],
    ['quoted', '“I fear the exam.”', 'He said the exam would be hard.', 'As she wrote, “the exam”.'],
    ['a stock phrase', 'At the end of the day.', 'It is up in the air.', 'By the end of the day, who knows.'],
    ['no answer', 'Nothing, really.', 'Nothing.', 'None'],
    ['no answer in another language', 'Nada.', 'Nada', 'nada'],
    ['denied in another language', 'Ya no tengo miedo de la mudanza.'],
    ['a word without a name', 'More exams, I guess.', 'Exams and such.', 'An exam or two.'],
  ])('%s is not', (_, ...texts) => {
    expect(kindsOf(fears(...texts))).not.toContain('fear');
  });

  test('that was denied last, or is celebrated as over, is not', () => {
    const { entries } = fears('I am afraid of the exam.', 'The exam, again.', 'I dread the exam.');
    const later = (answers: Partial<EntryRow>) =>
      notebook({ entries: [...entries, on(dayOf(WEEK, 4), answers)] });
    expect(kindsOf(later({ reflection: 'Not the exam any more.' }))).not.toContain('fear');
    expect(kindsOf(later({ celebration: 'I passed the exam!' }))).not.toContain('fear');
    expect(kindsOf(later({ celebration: 'I slept before the exam.' }))).toContain('fear');
  });

  test('that one entry names ten times is not', () => {
    const ten = 'I fear the exam. '.repeat(10);
    expect(kindsOf(notebook({ entries: [on(dayOf(WEEK, 2), { reflection: ten })] }))).not.toContain('fear');
  });

  test('in entries that are copies of one another counts once', () => {
    const copies = WEEKS.map((week) =>
      entry(dayOf(week, 2), { reflection: 'I am afraid of the exam today.' }),
    );
    expect(kindsOf(notebook({ entries: copies }))).not.toContain('fear');
  });

  test('of a death is answered by no small step', () => {
    const grave = fears(
      'I fear that my father will die.',
      'That my father dies alone.',
      'I fear for my father.',
    );
    expect(saidOf(grave)).toContain('your father came up on three days');
    expect(saidOf(grave)).not.toContain('small step');
  });
});

test('somebody else’s words are found quickly in long and strange texts', () => {
  const [plain = 0, ...strange] = [
    'word ',
    'A',
    ' -A',
    ' — A',
    '“',
    '’',
    '\n',
    'he said ',
    'Psalm ',
    ' the the',
  ].map((piece) => {
    const [reading] = readerOf().texts([`The exam. ${piece.repeat(4_000)}`]);
    const start = performance.now();
    if (reading) isOthers(reading, { start: 0, end: 3 });
    return performance.now() - start;
  });
  for (const time of strange) expect(time).toBeLessThan(plain + 1000);
}, 60_000);

describe('a theme', () => {
  test('on three days is named as the person names it, with a quotation', () => {
    expect(
      saidOf(
        celebrations(
          'I cleaned the workshop.',
          'We painted in the workshop.',
          'I love the workshop at dawn.',
        ),
      ),
    ).toContain(
      'The workshop came up on three days this week. On Friday you wrote: “I love the workshop at dawn.”',
    );
    expect(saidOf(celebrations('My mother called.', 'I saw my mother.', 'Tea for my mother.'))).toContain(
      'Your mother came up on three days',
    );
    expect(saidOf(celebrations('I love running.', 'I kept running.', 'I thought about running.'))).toContain(
      'Running came up on three days',
    );
    expect(saidOf(celebrations('I met Priya.', 'Lunch with Priya.', 'A call from Priya.'))).toContain(
      'Priya came up on three days',
    );
  });

  test.each<[string, ...string[]]>([
    ['another sense', 'I booked a table.', 'We book a table weekly.', 'Book a table for me.'],
    ['a part of a longer name', 'The book club met.', 'I read for the book club.', 'The book fair came.'],
    ['an unfinished name', 'I read the rest of it.', 'The love of God.', 'We heard the sound of rain.'],
    ['a stock phrase', 'At the end of the day I won.', 'By the way, I won.', 'I was over the moon.'],
    ['a denial', 'Nothing about the workshop.', 'No word of the workshop.', 'I did not go to the workshop.'],
    [
      'somebody else’s words',
      '“I love the workshop,” he said.',
      'She said the workshop is closed.',
      'Mom said the workshop burned.',
    ],
    ['a sentence that is pasted every day', 'I give thanks for the workshop.'],
    ['a word alone', 'Pages, pages.', 'More pages.', 'Two pages.'],
    ['what is around everyone', 'The phone rang.', 'I dropped the phone.', 'I found the phone.'],
    ['a quality', 'I did the best.', 'I hoped for the best.', 'It was for the best.'],
  ])('is not %s', (_, ...texts) => {
    expect(kindsOf(celebrations(...texts))).not.toContain('theme');
  });

  test('is not what one entry says ten times', () => {
    const ten = Array.from({ length: 10 }, (_, number) => `Minute ${number} in the workshop.`).join(' ');
    expect(kindsOf(notebook({ entries: [on(dayOf(WEEK, 2), { celebration: ten })] }))).not.toContain('theme');
  });
});

describe('a goal', () => {
  test('on three days is named, with what was done in its words', () => {
    expect(kindsOf(goals('Write the novel'))).toContain('goal-named');
    expect(saidOf(goals('Write the novel', ['Write page one of the novel']))).toContain(
      'You also finished “Write page one of the novel”.',
    );
  });

  test.each([
    ['there is none', 'None'],
    ['it refers to another day', 'Same as yesterday'],
    ['nobody knows', 'idk'],
    ['it is a saying', 'One day at a time'],
    ['it is quoted', '“Carpe diem”'],
    ['it is quoted with a name', 'Seize the day — Horace'],
    ['it is a dash', '–'],
  ])('is not named when %s', (_, goal) => {
    expect(kindsOf(goals(goal))).not.toContain('goal-named');
  });

  test('on one day is not named for being in several entries of it', () => {
    const entries = [1, 2, 3].map((number) => ({
      ...on(dayOf(WEEK, 2), { goal: 'Write the novel' }),
      id: `copy-${number}`,
    }));
    expect(kindsOf(notebook({ entries }))).not.toContain('goal-named');
  });

  test.each([
    ['shares one word alone', 'Run', 'Run the dishwasher'],
    ['calls it off', 'Prepare the spring concert', 'Cancel the spring concert'],
    ['is a decision against it', 'Prepare the spring concert', 'Decide not to prepare the concert'],
    ['is done for a goal to leave something', 'Stop seeing my old boss', 'See my old boss for lunch'],
    ['uses its words in another sense', 'Book a holiday', 'Read the holiday-free chapter'],
  ])('has not moved by an action that %s', (_, goal, action) => {
    expect(kindsOf(goals(goal, [action]))).not.toContain('goal-moved');
  });

  test('has not moved twice by an action that was added twice', () => {
    const twice = goals('Write the novel', ['Write page one of the novel', 'Write page one of the novel']);
    expect(saidOf(twice).match(/page one/gu)).toHaveLength(1);
  });
});

describe('a goal that was left', () => {
  const left = (first: string, later: (number: number) => Partial<EntryRow> = () => ({})) =>
    notebook({
      entries: [
        ...DAYS.map((weekday) => on(dayOf(1, weekday), { goal: first })),
        ...DAYS.map((weekday, number) =>
          on(dayOf(WEEK, weekday), {
            goal: pick(number, ['Rest', 'Cook soup', 'Clean up']),
            ...later(number),
          }),
        ),
      ],
    });

  test('is missed', () => {
    expect(kindsOf(left('Write the novel')).filter((kind) => kind === 'goal-stalled')).toHaveLength(2);
  });

  test.each<[string, OpenedNotebook]>([
    ['ended with its day', left('Get through the exam')],
    ['was of a funeral', left('Plan the funeral')],
    ['has come back in other words', left('Write the novel', () => ({ goal: 'Finish writing the novel' }))],
    [
      'was reached, as an entry tells',
      left('Write the novel', () => ({
        celebration: 'I wrote the last line: the novel is there to write about.',
      })),
    ],
    ['was none', left('Nothing')],
    [
      'is missed by a person who mourns',
      left('Write the novel', () => ({ celebration: 'My father died on Monday.' })),
    ],
  ])('is not missed when it %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('goal-stalled');
  });

  test('is not missed when all that came after is one day', () => {
    const { entries } = left('Write the novel');
    const oneDay = entries.map((row) =>
      row.date >= dayOf(WEEK, 0) ? { ...row, date: dayOf(WEEK, 1) } : row,
    );
    expect(kindsOf(notebook({ entries: oneDay }))).not.toContain('goal-stalled');
  });
});

const acted = (sentence: string, action: string, value = 'Courage') =>
  notebook({
    entries: [on(dayOf(WEEK, 2), { value_alignment: sentence })],
    tasks: [task(dayOf(WEEK, 2), action, true)],
    values: [value, 'Adventure'],
  });

describe('a value that was acted on', () => {
  test('is said with what was written and done', () => {
    expect(kindsOf(acted('Courage says to call the landlord.', 'Call the landlord'))).toContain(
      'value-acted',
    );
  });

  test.each<[string, OpenedNotebook]>([
    ['denied', acted('Courage is not calling the landlord.', 'Do not call the landlord')],
    ['itself denied', acted('It takes no courage to call the landlord.', 'Call the landlord')],
    ['called off', acted('Courage says to call the landlord.', 'Cancel the call with the landlord')],
    ['a verb', acted('I play with the kids in the garden.', 'Clean the kids garden', 'Play')],
    ['a person', acted('Joy called the landlord about heating.', 'Call landlord about heating', 'Joy')],
    ['what somebody else says', acted('My boss says courage is to call the landlord.', 'Call the landlord')],
    ['quoted', acted('“Courage says to call the landlord.”', 'Call the landlord')],
    [
      'another value’s',
      acted('Courage, and Adventure says to book the flights.', 'Book the flights', 'Courage'),
    ],
  ])('is not when it is %s', (_, of) => {
    expect(saidOf(of)).not.toMatch(/acted on (?:Courage|Play|Joy)/u);
  });

  test('is said once of one action, whatever often it is written', () => {
    const entries = inWeek(() => ({ value_alignment: 'Courage says to call the landlord.' }));
    const of = notebook({
      entries,
      tasks: [task(dayOf(WEEK, 5), 'Call the landlord', true)],
      values: ['Courage'],
    });
    expect(kindsOf(of).filter((kind) => kind === 'value-acted')).toHaveLength(1);
  });
});

const waiting = (texts: string[], actions: string[], value = 'Adventure') =>
  notebook({
    entries: byWeek((number) => ({ value_alignment: pick(number, texts) })),
    tasks: actions.map((text, number) => task(dayOf(WEEK, 1 + number), text, true)),
    values: [value],
  });
const OTHER_ACTIONS = ['Water the ferns', 'Pay the rent', 'Answer Tom’s letter'];
const SAYS = [
  'Adventure says: hike the glacier.',
  'Adventure says to try the kayak.',
  'Adventure wants salt.',
];

describe('a value without an action', () => {
  test('is said when it is named on three days and three actions were finished', () => {
    expect(kindsOf(waiting(SAYS, OTHER_ACTIONS))).toContain('value-waiting');
  });

  test.each<[string, OpenedNotebook]>([
    ['hardly anything was finished', waiting(SAYS, ['Water the ferns'])],
    ['an action speaks of it in other words', waiting(SAYS, [...OTHER_ACTIONS, 'Plan the mountain trip'])],
    [
      'it is denied',
      waiting(['Adventure isn’t for me.', 'No adventure today.', 'I never have adventure.'], OTHER_ACTIONS),
    ],
    [
      'it is a verb',
      waiting(['I play too late.', 'They play cards.', 'To play is easy.'], OTHER_ACTIONS, 'Play'),
    ],
    [
      'others say it',
      waiting(
        ['My boss says adventure is good.', '“Adventure is out there.”', 'Mom said adventure can wait.'],
        OTHER_ACTIONS,
      ),
    ],
    [
      'the answers are copies',
      notebook({
        entries: WEEKS.map((week) =>
          entry(dayOf(week, 2), { value_alignment: 'Adventure says that it is time to hike.' }),
        ),
        tasks: OTHER_ACTIONS.map((text, number) => task(dayOf(WEEK, number), text, true)),
        values: ['Adventure'],
      }),
    ],
  ])('is not when %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('value-waiting');
  });
});

const unnamed = (value: string, more: Partial<EntryRow> = {}) =>
  notebook({
    entries: [1, 2, 3, 4].flatMap((week) =>
      DAYS.map((weekday) =>
        on(dayOf(week, weekday), {
          value_alignment: `Courage says to be honest, ${week} ${weekday}.`,
          ...more,
        }),
      ),
    ),
    values: ['Courage', value],
  });

describe('a value that is not mentioned', () => {
  test('is said beside one that is', () => {
    expect(saidOf(unnamed('Patience'))).toContain('You haven’t mentioned Patience in that time.');
  });

  test.each<[string, OpenedNotebook]>([
    [
      'it is written about without its name',
      unnamed('Family', { celebration: 'My sister and I called Mom.' }),
    ],
    ['its word is there in another sense', unnamed('Play', { celebration: 'I play the piano.' })],
    [
      'the diary is in another language',
      unnamed('Familia', {
        value_alignment: 'Courage: hablé con mi hermano ayer.',
        goal_importance: 'Hablé mucho con mi hermano sobre la casa.',
      }),
    ],
    ['the person mourns', unnamed('Patience', { celebration: 'The funeral was on Monday.' })],
    [
      'one day is written in many entries',
      notebook({
        entries: Array.from({ length: 12 }, (_, number) => ({
          ...on(dayOf(WEEK, 2), { value_alignment: `Courage says to be honest, number ${number}.` }),
          id: `entry-${number}`,
        })),
        values: ['Courage', 'Patience'],
      }),
    ],
  ])('is not said when %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('value-unnamed');
  });
});

const learned = (...texts: string[]) =>
  notebook({ lessons: WEEKS.map((week, number) => lesson(dayOf(week, 2), pick(number, texts))) });

describe('a lesson that comes back', () => {
  test('is said, and asked about', () => {
    const kinds = kindsOf(learned('Ask for help earlier.', 'ask for help earlier'));
    expect(kinds.filter((kind) => kind === 'lesson-again')).toHaveLength(2);
  });

  test.each<[string, OpenedNotebook]>([
    ['there is none', learned('No lesson today.', 'No lesson today')],
    ['it is a stock phrase', learned('Time flies.', 'time flies')],
    ['it is what it is', learned('It is what it is.')],
    ['it is quoted', learned('“Know thyself.” — Socrates')],
    ['it is quoted without marks', learned('Know thyself — Socrates')],
    ['it is one word', learned('Rest.')],
    [
      'it was pasted twice on one day',
      notebook({
        lessons: [1, 2].map((number) => ({
          ...lesson(dayOf(WEEK, 2), 'Ask for help.'),
          id: `lesson-${number}`,
        })),
      }),
    ],
    ['it is denied the next time', learned('Ask for help.', 'Don’t ask for help.', 'Never ask for help.')],
  ])('is not said when %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('lesson-again');
  });

  test('of loss is not asked about, nor is one of two days said to keep coming back', () => {
    expect(saidOf(learned('Grief comes in waves.'))).not.toContain('keeps coming back');
    const two = notebook({ lessons: [3, 4].map((week) => lesson(dayOf(week, 2), 'Ask for help.')) });
    expect(saidOf(two)).not.toContain('keeps coming back');
  });
});

const open = (text: string, more: OpenedNotebook['tasks'] = []) =>
  notebook({ entries: inWeek(() => ({})), tasks: [task(dayOf(1, 1), text, false), ...more] });

describe('an action that waits', () => {
  test('is said', () => {
    expect(kindsOf(open('Renew the passport'))).toContain('action-waiting');
  });

  test.each<[string, OpenedNotebook]>([
    ['not to be done', open('Don’t call Bob')],
    ['of every month', open('Pay the rent every month')],
    ['for later', open('Buy a present in December')],
    ['of a death', open('Scatter Dad’s ashes')],
    ['a quotation', open('“Just do it” — Nike')],
    ['done in a copy', open('Renew the passport', [task(dayOf(3, 1), 'renew the passport', true)])],
    ['without words', open('🏃')],
  ])('is not when it is %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('action-waiting');
  });
});

describe('what is worth celebrating', () => {
  test('may tell what others said', () => {
    expect(saidOf(celebrations('Nine people came, and they wrote.'))).toContain('and they wrote.”');
  });

  test('is quoted', () => {
    expect(saidOf(celebrations('I planted tomatoes.'))).toContain(
      'On Monday you wrote: “I planted tomatoes.”',
    );
  });

  test.each<[string, ...string[]]>([
    ['a denial', 'Nothing to celebrate.', 'I couldn’t think of anything.', 'Not much today. The cat slept.'],
    ['somebody else’s words', '“The journey begins with a step.” — Lao Tzu', 'Begin anywhere — John Cage'],
    ['a stock phrase', 'Time flies.', 'Another day, another dollar.'],
    ['a loss', 'My grandmother died.', 'The funeral was beautiful.'],
    ['no answer', 'None', 'n/a', 'Same as yesterday'],
  ])('is not %s', (_, ...texts) => {
    expect(kindsOf(celebrations(...texts))).not.toContain('celebration');
  });

  test('is rather what is not a cliché, however long that is', () => {
    const said = saidOf(
      celebrations('At the end of the day it was a long and winding day for us.', 'I swam.'),
    );
    expect(said).toContain('“I swam.”');
  });
});

/** Eight weeks with an entry on the weekdays, and actions on the days that `isActive` says. */
function rhythm(
  weekdays: readonly number[],
  isActive: (weekday: number) => boolean,
  from = -3,
): OpenedNotebook {
  const weeks = Array.from({ length: WEEK - from + 1 }, (_, at) => from + at);
  const days = weeks.flatMap((week) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ week, weekday })));
  return notebook({
    entries: days
      .filter(({ weekday }) => weekdays.includes(weekday))
      .map(({ week, weekday }) => on(dayOf(week, weekday), { celebration: `Day ${week} of ${weekday}.` })),
    tasks: days
      .filter(({ weekday }) => isActive(weekday))
      .map(({ week, weekday }) => task(dayOf(week, weekday), 'Water the ferns', true)),
  });
}

describe('actions on days with an entry', () => {
  const isJournaled = (weekday: number) => weekday % 2 === 1;

  test('are said when they are more than chance would bring', () => {
    expect(kindsOf(rhythm([1, 3, 5], isJournaled))).toContain('together');
  });

  test.each<[string, OpenedNotebook]>([
    ['they are as many as on other days', rhythm([1, 3, 5], () => true)],
    ['there are few days', rhythm([1, 3, 5], isJournaled, WEEK)],
    ['they are on the other days', rhythm([1, 3, 5], (weekday) => weekday % 2 === 0)],
    [
      'they were all ticked off on one day',
      {
        ...rhythm([1, 3, 5], () => false),
        tasks: Array.from({ length: 40 }, (_, number) => ({
          ...task(dayOf(WEEK, 1), 'Tick', true),
          id: `t-${number}`,
        })),
      },
    ],
  ])('are not said when %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('together');
  });
});

describe('a weekday for writing', () => {
  test('is said when it stands out', () => {
    expect(saidOf(rhythm([0], () => false))).toContain('You journaled on eight of the last eight Sundays');
  });

  test.each<[string, OpenedNotebook]>([
    ['it is not the only one', rhythm([0, 1], () => false)],
    ['there are too few weeks', rhythm([0], () => false, 1)],
    ['every day is one', rhythm([0, 1, 2, 3, 4, 5, 6], () => false)],
    [
      'one Sunday has many entries',
      notebook({
        entries: Array.from({ length: 12 }, (_, number) => ({
          ...on(dayOf(WEEK, 0), { goal: `Goal ${number}` }),
          id: `e-${number}`,
        })),
      }),
    ],
  ])('is not said when %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('weekday');
  });
});

describe('a time of day', () => {
  const mornings = rhythm([1, 3, 5], () => false);
  const starting = (start: (row: EntryRow, at: number) => string | null) => ({
    ...mornings,
    entries: mornings.entries.map((row, at) => ({ ...row, start_time: start(row, at) })),
  });

  test('is said by its days', () => {
    expect(saidOf(mornings)).toContain(
      'You started writing in the morning on all of your last 24 journaling days.',
    );
  });

  test.each<[string, OpenedNotebook]>([
    ['all was imported at once', starting(() => `${dayOf(WEEK, 1)}T12:30:00.000Z`)],
    ['the days were written later', starting(({ date }) => `${date}T03:30:00.000Z`)],
    ['nothing tells when it was begun', starting(() => null)],
    ['it changes', starting(({ date }, at) => `${date}T${at % 2 ? '12' : '22'}:30:00.000Z`)],
    [
      'one morning has many entries',
      notebook({
        entries: Array.from({ length: 12 }, (_, number) => ({
          ...on(dayOf(WEEK, 2), { goal: `Goal ${number}` }),
          id: `e-${number}`,
        })),
      }),
    ],
  ])('is not said when %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('time-of-day');
  });
});
