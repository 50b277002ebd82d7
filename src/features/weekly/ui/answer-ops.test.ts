import { expect, test } from 'vitest';
import { device, refuseWrites } from '../../../../test/harness/page-device.ts';
import { pagePerson } from '../../../../test/harness/page-person.ts';
import { syncedRows } from '../../../../test/harness/synced.ts';
import type { Insight } from '../engine/notebook.ts';

const { shownToasts } = await import('../../../kit/toast.ts');
const { answerInsight, showAgain } = await import('./answer-ops.ts');
const { answeredIds, insightAnswers } = await import('./answers.ts');

const stage = pagePerson();

const FEAR: Insight = {
  text: 'When you wrote about your fears, the exam came up on “one” day.',
  citations: [{ kind: 'entry', id: 'entry-one', quote: 'I am afraid of the exam.' }],
  about: 'fear:exam',
  rows: ['entry-one', 'entry-two'],
};

const answers = () => insightAnswers(device().tables);
const stored = async () => (await syncedRows(stage.ann))('insight_answers');
const undo = () => shownToasts().at(-1)?.action?.onSelect();
const settled = (count: number) => expect.poll(() => answers().length).toBe(count);

test('an answer shows at once, is sealed, and is undone', async () => {
  await answerInsight(FEAR, 'not_true');
  expect(answers()).toMatchObject([
    { kind: 'not_true', about: 'fear:exam', said: FEAR.text, rows: ['entry-one', 'entry-two'] },
  ]);
  const [row] = await stored();
  expect(row).toMatchObject({ kind: 'not_true', format: 3, id: answeredIds(device().tables) });
  expect(JSON.stringify(row)).not.toMatch(/exam|entry-one/);
  expect(shownToasts().at(-1)?.text).toBe('Hidden until you write something new about it.');
  undo();
  await settled(0);
  await expect.poll(stored).toEqual([]);
});

test('the newest is on top, and what is shown again can be hidden again', async () => {
  await answerInsight(FEAR, 'not_again');
  device().now = new Date(device().now.getTime() + 60_000);
  await answerInsight({ ...FEAR, about: 'next:fear:exam', text: 'What small step?' }, 'not_again');
  expect(answers().map(({ said }) => said)).toEqual(['What small step?', FEAR.text]);
  const [, fear] = answers();
  if (fear) await showAgain(fear);
  await settled(1);
  undo();
  await settled(2);
  expect(answers()).toContainEqual(
    expect.objectContaining({ kind: 'not_again', about: 'fear:exam', said: FEAR.text, rows: ['entry-one', 'entry-two'] }),
  );
});

test('what claims nothing takes no answer, and a device that can keep nothing says so', async () => {
  await answerInsight({ text: 'Courage came up.', citations: [] }, 'not_again');
  refuseWrites();
  await answerInsight(FEAR, 'not_again');
  expect(answers()).toEqual([]);
  expect(shownToasts().at(-1)?.text).toBe('We couldn’t save your answer. Please try again.');
});
