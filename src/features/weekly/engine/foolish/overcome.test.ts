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
  test('is told in the person’s words, with what was celebrated', () => {
    expect(saidOf(later(PASSED))).toContain(
      'On September 7 you wrote about a fear: “That I fail the exam”, and on Wednesday you celebrated: “I passed the exam with a good grade!”',
    );
  });

  test('is told where a thing and a topic are shared, or two things', () => {
    const feared = ['Ten days to committee.', 'The microphone, and everybody looking.', 'My slides.'];
    const done = later({ celebration: 'Did it! Twenty minutes before the committee.' }, [
      ...feared,
      'The committee and its questions.',
    ]);
    expect(kindsOf(done)).not.toContain('fear-overcome');
    const asked = later(
      { celebration: 'Did it! Twenty minutes before the committee and they liked the slides.' },
      feared,
    );
    expect(saidOf(asked)).toContain('you wrote about a fear: “Ten days to committee”');
  });

  test('is quoted without what is grave beside it', () => {
    const beside = FEARS.map((fear) => `${fear} And Mum is dying.`);
    expect(saidOf(later(PASSED, beside))).toContain('a fear: “That I fail the exam”, and on');
    expect(saidOf(later(PASSED, beside))).not.toContain('dying');
  });

  test('is not told of one that was answered with “not again”', () => {
    const of = later(PASSED);
    expect(kindsOf(of)).toContain('fear-overcome');
    const again = { kind: 'not_again' as const, about: 'fear:#exams', rows: [] };
    expect(saidOf(of, [again])).not.toContain('fail the exam');
  });

  test.each<[string, ReturnType<typeof later>]>([
    ['named on one day', later(PASSED, FEARS.slice(0, 1))],
    [
      'named on one day by two things',
      later({ celebration: 'Did it! The committee liked the slides.' }, ['The committee and my slides.']),
    ],
    [
      'named in other people’s words',
      later(
        PASSED,
        FEARS.map((text) => `“${text}” said Tom.`),
      ),
    ],
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
