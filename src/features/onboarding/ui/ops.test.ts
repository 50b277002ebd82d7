import { beforeEach, expect, test, vi } from 'vitest';
import type { Mutation } from '../../../notebook/mutation.ts';
import { noRows } from '../../../notebook/optimistic-update.ts';
import { Store } from '../../../notebook/store.ts';

const performed: Mutation[] = [];
vi.mock('../../../session/perform.ts', () => ({ perform: async (write: Mutation) => performed.push(write) }));
vi.mock('../../../notebook/react/use-view.ts', () => ({ readTables: () => noRows(), useView: vi.fn() }));
const { saveCoreValues, saveIntentions } = await import('./ops.ts');

beforeEach(() => {
  performed.length = 0;
});

test('CALL-08 other intentions take the place of the former ones at once', async () => {
  const store = new Store();
  store.take([
    ['impact_intentions', { intention_type: 'heard', seq: 1 }],
    ['impact_intentions', { intention_type: 'valued', seq: 2 }],
  ]);
  await saveIntentions(['valued', 'clarity']);
  const [write] = performed;
  expect(await write?.request()).toEqual({
    call: 'PUT /api/impact-intentions',
    body: { intentions: ['valued', 'clarity'] },
  });
  store.applyUpdate({ id: 'write', changes: write?.changes ?? [] });
  expect([...store.tables.impact_intentions.keys()].sort()).toEqual(['clarity', 'valued']);
});

test('CALL-02 the three values go together, and their words are kept for the case that they are refused', async () => {
  await saveCoreValues(['Fun', 'Play', 'Calm']);
  const body = { core_value_1: 'Fun', core_value_2: 'Play', core_value_3: 'Calm' };
  expect(await performed[0]?.request()).toEqual({ call: 'PATCH /api/profile', body });
  expect(performed[0]?.changes).toEqual([{ table: 'profiles', key: 'own', set: body }]);
  expect(performed[0]?.words).toBe('Fun, Play, Calm');
});
