import { describe, expect, test } from 'vitest';
import type { EntryRow, OpenedNotebook } from '../notebook.ts';
import { byWeek, DAYS, inWeek, kindsOf, on, pick, saidOf, WEEK, WEEKS } from '../testing/foolish.ts';
import { dayOf, entry, notebook, task } from '../testing/people.ts';

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
