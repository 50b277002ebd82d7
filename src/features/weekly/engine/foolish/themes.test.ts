import { describe, expect, test } from 'vitest';
import { celebrations, kindsOf, on, saidOf, WEEK } from '../testing/foolish.ts';
import { dayOf, notebook } from '../testing/people.ts';

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
