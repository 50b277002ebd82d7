import { expect, test } from 'vitest';
import type { OutgoingMutation } from './outbox.ts';
import { underNewIds } from './under-new-ids.ts';

const sealer = { format: 3, seal: async (...place: string[]): Promise<string> => place.join('|') };

const row = (id: string, change: object) => ({
  id,
  format: 3,
  created_at: '2026-11-20T08:00:00.000Z',
  ...change,
});

const page = (): OutgoingMutation =>
  ({
    what: 'A journal page',
    words: 'Goal: Run',
    asNew: 'Save as a new entry',
    request: {
      call: 'POST /api/journal/entries',
      body: {
        id: 'entry',
        format: 2,
        goal: 'sealed',
        goal_importance: '',
        written: { date: '2026-11-20' },
        tasks: [{ id: 'task', text: 'sealed', format: 3 }],
      },
    },
    changes: [
      { table: 'journal_entries', key: 'entry', put: row('entry', { goal: 'Run', goal_importance: ' ' }) },
      { table: 'tasks', key: 'task', put: row('task', { text: 'Walk' }) },
      { table: 'growth_days', key: '2026-11-20', add: { points: 20 } },
    ],
  }) as unknown as OutgoingMutation;

test('the same words in new rows: every id is new, every text sealed for its new row, the rest as it was', async () => {
  const again = await underNewIds(page(), sealer);
  const [entry, task, day] = again.changes;
  expect(again.id).not.toBe('entry');
  expect(task?.key).not.toBe('task');
  expect(again).toMatchObject({ what: 'A journal page', words: 'Goal: Run', asNew: 'Save as a new entry' });
  expect(again.request).toEqual({
    call: 'POST /api/journal/entries',
    body: {
      id: again.id,
      format: 3,
      goal: `journal_entries|goal|${again.id}|Run`,
      goal_importance: '',
      written: { date: '2026-11-20' },
      tasks: [{ id: task?.key, text: `tasks|text|${task?.key}|Walk`, format: 3 }],
    },
  });
  expect(entry).toMatchObject({ key: again.id, put: { id: again.id, goal: 'Run' } });
  expect(task).toMatchObject({ put: { id: task?.key, text: 'Walk' } });
  expect(day).toEqual(page().changes[2]);
});

test('without a key there is no new write', async () => {
  const seal = () => Promise.reject(new Error('no key'));
  await expect(underNewIds(page(), { format: 3, seal })).rejects.toThrow('no key');
});
