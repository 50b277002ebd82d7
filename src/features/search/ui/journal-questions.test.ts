import { describe, expect, test } from 'vitest';
import { documentKey, type SearchDocument } from '../rules.ts';
import { questionsOf } from './journal-questions.ts';
import { MeaningIndex } from './meaning-index.ts';

let made = 0;

function lesson(date: string, text: string): SearchDocument {
  made += 1;
  return { key: documentKey('lesson', `${made}`), kind: 'lesson', id: `${made}`, date, texts: [text] };
}

function page(date: string, celebration: string, fear: string): SearchDocument {
  made += 1;
  const texts = [celebration, '', '', fear, '', ''];
  return { key: documentKey('entry', `${made}`), kind: 'entry', id: `${made}`, date, texts };
}

function questionsAbout(...documents: SearchDocument[]) {
  const index = new MeaningIndex();
  index.update(documents, []);
  index.indexWaiting(() => false);
  return questionsOf(index).map(({ kind, topic, answers }) => ({
    kind,
    topic,
    keys: answers.map(({ key }) => key),
  }));
}

describe('the questions that can be asked', () => {
  const late = lesson('2026-03-09', 'A nap after lunch saves the evening.');
  const early = lesson('2026-01-02', 'I need eight hours, not six.');
  const middle = lesson('2026-02-03', 'A dark bedroom and an early night, and I sleep.');
  const other = lesson('2026-02-04', 'Nobody reads the third page.');

  test('are about what is written of most, and answered in the order of the days', () => {
    expect(questionsAbout(late, early, middle, other)).toEqual([
      { kind: 'learned', topic: 'sleep', keys: [early.key, middle.key, late.key] },
    ]);
  });

  test('are none about what fewer than three pages say, nor about what the same page says three times', () => {
    expect(questionsAbout(late, early, other)).toEqual([]);
    expect(questionsAbout(lesson('2026-01-01', 'Sleep. Sleep well. A nap, sleep!'), other)).toEqual([]);
    expect(questionsAbout()).toEqual([]);
  });

  test('tell celebrations from fears, and courage from both', () => {
    const pages = [
      page('2026-01-01', 'I spoke up in the meeting.', 'The overdraft.'),
      page('2026-01-02', 'We sang in the choir.', 'That the savings run out.'),
      page('2026-01-03', 'The choir sang Bach.', 'The rent is due.'),
      page('2026-01-04', 'I went up to her and asked.', 'The bills.'),
      page('2026-01-05', 'A concert, and I stood my ground at the door.', ''),
    ];
    const asked = questionsAbout(...pages);
    expect(asked.map(({ kind, topic }) => [kind, topic])).toEqual([
      ['celebrated', 'music'],
      ['feared', 'money'],
      ['brave', ''],
    ]);
    expect(asked[0]?.keys).toEqual([pages[1]?.key, pages[2]?.key, pages[4]?.key]);
  });

  test('count a sentence that is copied from day to day once', () => {
    const copies = ['2026-01-01', '2026-01-02', '2026-01-03'].map((date) => lesson(date, 'Sleep well.'));
    expect(questionsAbout(...copies)).toEqual([]);
  });
});
