import { expect, test } from 'vitest';
import { Store } from './store.ts';
import { taskRow } from './testing/writes.ts';

const ID = '0190b1de-0000-7000-8000-000000000001';
const DAY = {
  date: '2026-11-20',
  journaled: false,
  task_completed: false,
  lesson_learned: false,
  vision_reviewed: false,
  mended: false,
  points: 0,
  actions: 0,
};

test('an older state of a row never replaces a newer one, nor a deletion a newer row', () => {
  const store = new Store();
  store.take([['tasks', { ...taskRow(ID, 'New'), seq: 5 }]]);
  store.take([['tasks', { ...taskRow(ID, 'Old'), seq: 4 }]]);
  store.take([['tombstones', { table: 'tasks', key: ID, seq: 3 }]]);
  expect(store.tables.tasks.get(ID)).toMatchObject({ text: 'New' });
  store.take([['tombstones', { table: 'tasks', key: ID, seq: 6 }]]);
  expect(store.tables.tasks.has(ID)).toBe(false);
});

test('a map is replaced when one of its rows changes, and the others stay', () => {
  const store = new Store();
  const before = store.tables;
  store.take([['tasks', { ...taskRow(ID, 'Run'), seq: 1 }]]);
  expect(store.tables.tasks).not.toBe(before.tasks);
  expect(store.tables.lessons_learned).toBe(before.lessons_learned);
});

test('fields that a write sets and sums that it adds lie over whatever comes from elsewhere', () => {
  const store = new Store();
  store.applyUpdate({
    id: 'a',
    changes: [
      { table: 'growth_days', key: DAY.date, blank: DAY, add: { points: 10, actions: 1 } },
      { table: 'growth_days', key: DAY.date, set: { task_completed: true } },
    ],
  });
  expect(store.tables.growth_days.get(DAY.date)).toEqual({
    ...DAY,
    points: 10,
    actions: 1,
    task_completed: true,
    seq: 0,
  });
  store.take([['growth_days', { ...DAY, journaled: true, points: 20, seq: 7 }]]);
  expect(store.tables.growth_days.get(DAY.date)).toMatchObject({ journaled: true, points: 30, seq: 7 });
  store.removeUpdates(['a']);
  expect(store.tables.growth_days.get(DAY.date)).toMatchObject({ points: 20, task_completed: false });
});

test('what is set on a row that is not there makes none', () => {
  const store = new Store();
  store.applyUpdate({ id: 'a', changes: [{ table: 'tasks', key: ID, set: { completed: true } }] });
  expect(store.tables.tasks.size).toBe(0);
});

test('writes lie over each other in the order in which they were done, however they were found', () => {
  const store = new Store();
  store.applyUpdate({ id: 'later', changes: [{ table: 'tasks', key: ID, set: { text: 'Later' } }] });
  store.applyUpdate({ id: 'first', changes: [{ table: 'tasks', key: ID, put: taskRow(ID, 'First') }] });
  store.order(['first', 'later']);
  expect(store.tables.tasks.get(ID)).toMatchObject({ text: 'Later' });
});

test('a row of a table that this build does not know is passed over', () => {
  const store = new Store();
  store.take([
    ['of_a_newer_server', { seq: 1 }] as never,
    ['tombstones', { table: 'of_a_newer_server', key: 'a', seq: 2 }],
  ]);
  expect(store.hasRows).toBe(false);
});

test('rows taken quietly show a table at a time, under the writes that lie over them', () => {
  const store = new Store();
  store.applyUpdate({ id: 'a', changes: [{ table: 'tasks', key: ID, set: { completed: true } }] });
  store.takeQuietly([
    ['tasks', { ...taskRow(ID, 'Run'), seq: 1 }],
    ['growth_days', { ...DAY, seq: 2 }],
  ]);
  expect(store.tables.tasks.size + store.tables.growth_days.size).toBe(0);
  expect(store.showTaken()).toBe(true);
  expect(store.tables.tasks.get(ID)).toMatchObject({ text: 'Run', completed: true });
  expect(store.tables.growth_days.size).toBe(0);
  expect(store.showTaken()).toBe(true);
  expect(store.tables.growth_days.size).toBe(1);
  expect(store.showTaken()).toBe(false);
});
