import { describe, expect, test } from 'vitest';
import type { EntryRow, OpenedNotebook } from '../notebook.ts';
import { kindsOf, on, saidOf, WEEK } from '../testing/foolish.ts';
import { dayOf, notebook } from '../testing/people.ts';

/** One entry for each text, on days of the weeks up to the fourth, the last two within it. */
function written(answer: keyof EntryRow, texts: readonly string[]): OpenedNotebook {
  const days = [
    [1, 1],
    [1, 4],
    [2, 2],
    [2, 5],
    [3, 1],
    [3, 4],
    [4, 1],
    [4, 3],
  ] as const;
  const entries = days
    .slice(-texts.length)
    .map(([week, weekday], number) => on(dayOf(week, weekday), { [answer]: texts[number] ?? '' }));
  return notebook({ entries });
}

const fears = (...texts: string[]) => written('reflection', texts);
const joys = (...texts: string[]) => written('celebration', texts);

const POOR = [
  'That the savings will not last the year.',
  'The overdraft grows and grows.',
  'Rent is due on Friday.',
  'That I cannot afford the boiler.',
] as const;
const SUNG = [
  'We sang in the old chapel.',
  'A concert with Priya.',
  'My guitar is in tune again.',
  'A new song on the piano.',
  'Our choir got through it.',
] as const;

describe('a fear in ever other words', () => {
  test('is named by its topic, with every sentence that speaks of it', () => {
    expect(saidOf(fears(...POOR))).toContain(
      'When you wrote about your fears, money came up on four days since September 21.',
    );
  });

  test.each<[string, ...string[]]>([
    ['on three days', ...POOR.slice(0, 3)],
    [
      'once in each of four topics',
      'The overdraft grows.',
      'The exam.',
      'My aching knee.',
      'That we drift apart.',
    ],
    [
      'in another sense',
      'The bank of the river.',
      'A lead pipe.',
      'He made a fair point.',
      'A cold account of it.',
    ],
    ['denied', 'Never the rent.', 'Not the savings.', 'It is not the overdraft.', 'No bills, no fear.'],
    [
      'in somebody else’s words',
      'My sister worries about money.',
      '“The rent is due,” he said.',
      'She fears the overdraft.',
      'Mom said the savings are gone.',
    ],
    ['asked', 'Is it money?', 'The rent?', 'Or the overdraft?', 'Am I afraid of bills?'],
  ])('%s is not', (_, ...texts) => {
    expect(saidOf(fears(...texts))).not.toMatch(/money came up|debts came up/u);
  });

  test('is named as the person names it, where that says nearly as much', () => {
    const named = [
      'I fear the rent.',
      'Always the rent.',
      'The rent and nothing else.',
      'How to pay the rent.',
    ];
    expect(saidOf(fears(...named))).toContain('the rent came up on four days');
    expect(saidOf(fears(...named))).not.toContain('money came up');
  });

  test('that is celebrated as over is not named', () => {
    const { entries } = fears(...POOR);
    const over = on(dayOf(WEEK, 5), { celebration: 'The overdraft is done, it is behind me!' });
    expect(saidOf(notebook({ entries: [...entries, over] }))).not.toContain('money came up');
  });
});

describe('what is celebrated again and again', () => {
  test('is named by its topic, with the newest sentence of the week', () => {
    expect(saidOf(joys(...SUNG))).toContain(
      'When you celebrated something, music came up on five days since September 18. On Wednesday you wrote: “Our choir got through it.”',
    );
  });

  test.each<[string, ...string[]]>([
    ['on four days', ...SUNG.slice(0, 4)],
    [
      'of five topics',
      'We sang.',
      'A hug from my son.',
      'I ran ten miles.',
      'The tomatoes are up.',
      'I finished a novel.',
    ],
    ['denied', 'No concert.', 'We did not sing.', 'Never a guitar.', 'Not my choir.', 'No song today.'],
    [
      'in irony',
      'Another day of choir.',
      'A concert, oh great.',
      'Had to sing again.',
      'Guilty about the guitar.',
      'So blessed with this choir.',
    ],
    [
      'in a stock phrase',
      'Face the music.',
      'Music to my ears.',
      'For a song.',
      'A swan song.',
      'The same old song.',
    ],
  ])('%s is not', (_, ...texts) => {
    expect(kindsOf(joys(...texts))).not.toContain('joy');
  });

  test('is known by the names of people, once the person has said who they are', () => {
    const { entries } = joys(
      'Ida swam a length.',
      'A drawing from Ida.',
      'Ida’s first concert.',
      'Ida slept.',
      'Pancakes with Ida.',
    );
    const told = (people: OpenedNotebook['people']) => saidOf(notebook({ entries, people }));
    expect(told([{ name: 'Ida', relation: 'child' }])).toContain('children came up on five days');
    expect(told([])).not.toContain('children');
  });

  test('is told once, by one of its names', () => {
    const both = joys(
      'Choir with Walter.',
      'Sang, Walter too.',
      'Walter’s choir.',
      'A song for Walter.',
      'Walter sang.',
    );
    expect(kindsOf(both).filter((kind) => kind === 'joy')).toHaveLength(1);
  });

  test('may be like nothing else', () => {
    expect(kindsOf(joys(...SUNG.slice(0, 4), 'The choir sang like nothing on earth.'))).toContain('joy');
  });

  test('may be somebody, by their name', () => {
    const of = joys(
      'Tea with Walter.',
      'Walter laughed.',
      'Walter’s soup.',
      'Rang Walter.',
      'Chess, Walter won.',
    );
    expect(saidOf(of)).toContain('When you celebrated something, Walter came up on five days');
    const places = joys(
      'A day in Porto.',
      'Porto in rain.',
      'Home from Porto.',
      'Porto, again.',
      'Back in Porto.',
    );
    expect(saidOf(places)).not.toContain('celebrated something, Porto');
  });

  test('before this week alone is not', () => {
    const { entries } = joys(...SUNG, '', '', '');
    expect(kindsOf(notebook({ entries }))).not.toContain('joy');
  });
});
