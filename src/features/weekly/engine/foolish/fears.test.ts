import { describe, expect, test } from 'vitest';
import { readerOf } from '../../../../language/reader.ts';
import type { EntryRow } from '../notebook.ts';
import { isOthers } from '../own-words.ts';
import { fears, kindsOf, on, saidOf, WEEK, WEEKS } from '../testing/foolish.ts';
import { dayOf, entry, notebook } from '../testing/people.ts';

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
    ['a word without a name', 'More widgets, I guess.', 'Widgets and such.', 'A widget or two.'],
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
