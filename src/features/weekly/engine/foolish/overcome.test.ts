import { describe, expect, test } from 'vitest';
import type { EntryRow } from '../notebook.ts';
import { kindsOf, on, saidOf, WEEK } from '../testing/foolish.ts';
import { dayOf, notebook } from '../testing/people.ts';

const FEARS = ['That I fail the exam.', 'The oral, above all.', 'An empty head before the committee.'];
const PASSED = { celebration: 'I passed the exam with a good grade!' };

/** Fears in the first week, and what the fourth says. */
function later(answers: Partial<EntryRow>, fears: readonly string[] = FEARS, between: EntryRow[] = []) {
  const before = fears.map((reflection, number) => on(dayOf(1, number + 1), { reflection }));
  return notebook({ entries: [...before, ...between, on(dayOf(WEEK, 3), answers)] });
}

describe('a fear that is over', () => {
  test('is told with the days on which it was named, and what was celebrated', () => {
    expect(saidOf(later(PASSED))).toContain(
      'When you wrote about your fears, exams came up on three days between September 7 and September 9. On Wednesday you celebrated: “I passed the exam with a good grade!”',
    );
  });

  test.each<[string, ReturnType<typeof later>]>([
    ['named on two days', later(PASSED, FEARS.slice(0, 2))],
    [
      'named in other people’s words',
      later(
        PASSED,
        FEARS.map((text) => `“${text}” said Tom.`),
      ),
    ],
    ['named again a week ago', later(PASSED, FEARS, [on(dayOf(3, 4), { reflection: 'The exam, still.' })])],
    ['named again on that day', later({ ...PASSED, reflection: 'That I fail the next exam.' })],
    ['followed by a celebration of something else', later({ celebration: 'I finished the fence at last.' })],
    ['followed by a celebration that says no end', later({ celebration: 'A walk before the exam.' })],
    ['followed by its contrary', later({ celebration: 'I did not pass the exam, but I slept.' })],
    ['followed by irony', later({ celebration: 'Passed on the exam again, just great.' })],
    ['followed by somebody else’s success', later({ celebration: '“I passed the exam,” said Mia.' })],
  ])('%s is not told', (_, of) => {
    expect(kindsOf(of)).not.toContain('fear-overcome');
  });
});
