import { expect, test } from 'vitest';
import type { Tables } from './rows.ts';
import { Store } from './store.ts';
import { lessonRow, taskRow } from './testing/writes.ts';
import { isSame, ViewReader } from './view.ts';

const ID = '0190b1de-0000-7000-8000-000000000001';

function filled(): Store {
  const store = new Store();
  store.take([
    ['tasks', { ...taskRow(ID, 'Run'), seq: 1 }],
    ['lessons_learned', { ...lessonRow(ID, 'Rest.'), seq: 2 }],
  ]);
  return store;
}

test('a view is worked out again only when a table that it looks at has changed', () => {
  const store = filled();
  const reader = new ViewReader();
  let times = 0;
  const open = ({ tasks }: Tables, completed: boolean): string[] => {
    times += 1;
    return [...tasks.values()].filter((task) => task.completed === completed).map(({ text }) => text);
  };
  const first = reader.read(open, store.tables, [false]);
  store.applyUpdate({
    id: 'a',
    changes: [{ table: 'lessons_learned', key: ID, set: { lesson: 'Rest more.' } }],
  });
  expect(reader.read(open, store.tables, [false])).toBe(first);
  expect(times).toBe(1);
  store.applyUpdate({ id: 'b', changes: [{ table: 'tasks', key: ID, set: { completed_at: null } }] });
  expect(reader.read(open, store.tables, [false])).toBe(first);
  expect(times).toBe(2);
  store.applyUpdate({ id: 'c', changes: [{ table: 'tasks', key: ID, set: { completed: true } }] });
  expect(reader.read(open, store.tables, [false])).toEqual([]);
  expect(reader.read(open, store.tables, [true])).toEqual(['Run']);
});

test('values are compared one step deep', () => {
  const row = {};
  expect(isSame([row, 1], [row, 1])).toBe(true);
  expect(isSame([row], [{}])).toBe(false);
  expect(isSame({ a: row }, { a: row })).toBe(true);
  expect(isSame({ a: 1 }, { b: 1 })).toBe(false);
  expect(isSame(new Map([['a', row]]), new Map([['a', row]]))).toBe(true);
  expect(isSame(new Map([['a', row]]), new Map())).toBe(false);
  expect(isSame([], {})).toBe(false);
  expect(isSame(new Date(1), new Date(1))).toBe(false);
  expect(isSame(undefined, null)).toBe(false);
});
