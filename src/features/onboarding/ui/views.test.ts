import { expect, test, vi } from 'vitest';
import { noRows } from '../../../notebook/optimistic-update.ts';
import type { Tables } from '../../../notebook/rows.ts';
import type { IntentionType } from '../contract/limits.ts';
import { chosenIntentions, latestGoal, stepMissing } from './views.ts';

// Views are read on paper: no notebook is opened for them.
vi.mock('../../../session/perform.ts', () => ({ perform: vi.fn() }));
vi.mock('../../../notebook/react/use-view.ts', () => ({ readTables: vi.fn() }));

const words = { core_word: null, core_value_1: null, core_value_2: null, core_value_3: null };

function tablesOf(
  profile?: Partial<typeof words> | object,
  intentions: IntentionType[] = [],
  goals = 0,
): Tables {
  const rows = {
    profiles: profile && new Map([['own', { ...words, ...profile }]]),
    impact_intentions: new Map(intentions.map((intention_type) => [intention_type, { intention_type }])),
    previous_goals: new Map(Array.from({ length: goals }, (_, at) => [`${at}`, { id: `${at}` }])),
  };
  return { ...noRows(), ...rows } as unknown as Tables;
}

test('ONB-10 the intentions stand in the order they are offered, however they came', () => {
  expect(chosenIntentions(tablesOf({}, ['clarity', 'accepted', 'heard']))).toEqual([
    'accepted',
    'heard',
    'clarity',
  ]);
  expect(chosenIntentions(noRows())).toEqual([]);
});

test('ONB-02 the first step that is missing is told by the rows of this device', () => {
  expect(stepMissing(tablesOf({}))).toBe('goal');
  expect(stepMissing(tablesOf({}, [], 1))).toBe('intentions');
  expect(stepMissing(tablesOf({}, ['heard'], 1))).toBe('core_word');
  expect(stepMissing(tablesOf({ core_word: 'Joy' }, ['heard'], 1))).toBe('core_values');
  const values = { core_value_1: 'Fun', core_value_2: 'Play', core_value_3: 'Calm' };
  expect(stepMissing(tablesOf({ core_word: 'Joy', ...values }, ['heard'], 1))).toBeNull();
});

test('nothing is said to be missing before the profile is there', () => {
  expect(stepMissing({ ...noRows() })).toBeNull();
});

test('REG-05 the question for a goal goes on from the active goal that was used last', () => {
  const goal = (id: string, status: string, day: number) => [
    id,
    { id, text: `goal ${id}`, status, use_count: 1, last_used_at: `2026-11-1${day}T08:00:00.000Z` },
  ];
  const goals = [goal('a', 'active', 1), goal('b', 'active', 3), goal('c', 'completed', 5)];
  const tables = { ...noRows(), previous_goals: new Map(goals as []) } as Tables;
  expect(latestGoal(tables)).toBe('goal b');
  expect(latestGoal(noRows())).toBe('');
});
