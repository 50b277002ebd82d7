import { describe, expect, test } from 'vitest';
import { celebrations, kindsOf, saidOf } from '../testing/foolish.ts';

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
