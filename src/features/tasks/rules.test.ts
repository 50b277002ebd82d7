import { expect, test } from 'vitest';
import {
  completedTasks,
  dashboardTasks,
  dayOfTask,
  hasOlderTasks,
  listedTasks,
  nearDay,
  type OwnTask,
  olderTasks,
  openTasks,
} from './rules.ts';

const ZONE = 'America/Los_Angeles';

const task = (id: string, completed_at: string | null = null): OwnTask => ({
  id,
  text: id,
  format: null,
  completed: completed_at !== null,
  completed_at,
  created_at: '2026-11-18T17:00:00.000Z',
});

const ids = (tasks: OwnTask[]) => tasks.map(({ id }) => id).join(' ');

test('LIM-28 DASH-25 the dashboard shows at most three open actions, the newest ones, newest first', () => {
  const tasks = ['a', 'b', 'c', 'd'].map((id, day) => ({
    ...task(id),
    created_at: `2026-11-1${day}T17:00:00.000Z`,
  }));
  const listed = listedTasks(tasks, new Date('2026-11-19T17:00:00.000Z'));
  expect(ids(dashboardTasks(listed, '2026-11-19', ZONE))).toBe('d c b');
});

test('what was done today stays in its place on the dashboard until midnight in the person’s zone', () => {
  const tasks = [task('a'), task('b', '2026-11-19T17:00:00Z'), task('c', '2026-11-19T07:59:59Z'), task('d')];
  expect(ids(dashboardTasks(tasks, '2026-11-19', ZONE))).toBe('a b d');
  expect(ids(dashboardTasks(tasks, '2026-11-18', ZONE))).toBe('a c d');
  expect(ids(dashboardTasks(tasks, '2026-11-20', ZONE))).toBe('a d');
});

test('TSK-02 open ones keep their order, completed ones stand with the latest first', () => {
  const tasks = [task('a', '2026-11-17T17:00:00Z'), task('b'), task('c', '2026-11-19T17:00:00Z'), task('d')];
  expect(ids(openTasks(tasks))).toBe('b d');
  expect(ids(completedTasks(tasks))).toBe('c a');
});

test('TSK-02 open actions are listed, completed ones for seven days, newest first, lines of one save in order', () => {
  const now = new Date('2026-11-19T17:00:00.000Z');
  const later = { ...task('later'), created_at: '2026-11-18T17:00:00.001Z' };
  const tasks = [
    task('b'),
    task('exactly a week', '2026-11-12T17:00:00.000Z'),
    task('longer ago', '2026-11-12T16:59:59.999Z'),
    later,
    task('a'),
  ];
  expect(ids(listedTasks(tasks, now))).toBe('later a b exactly a week');
});

test('TSK-02 what was completed longer ago is listed apart, the latest first, and nothing twice', () => {
  const now = new Date('2026-11-19T17:00:00.000Z');
  const tasks = [
    task('open'),
    task('exactly a week', '2026-11-12T17:00:00.000Z'),
    task('years ago', '2016-11-12T17:00:00.000Z'),
    task('longer ago', '2026-11-12T16:59:59.999Z'),
  ];
  expect(ids(olderTasks(tasks, now))).toBe('longer ago years ago');
  expect([hasOlderTasks(tasks, now), hasOlderTasks(tasks.slice(0, 2), now)]).toEqual([true, false]);
  expect([...listedTasks(tasks, now), ...olderTasks(tasks, now)]).toHaveLength(tasks.length);
});

test('an action belongs to the local day on which it was completed, else made', () => {
  const late = task('late', '2026-11-20T07:30:00.000Z');
  expect(dayOfTask(late, ZONE)).toBe('2026-11-19');
  expect(dayOfTask(task('open'), ZONE)).toBe('2026-11-18');
});

test('near days have names', () => {
  const names = ['2026-11-19', '2026-11-18', '2026-11-17'].map((day) => nearDay(day, '2026-11-19'));
  expect(names).toEqual(['Today', 'Yesterday', 'Nov 17']);
  expect(nearDay('2026-12-31', '2027-01-01')).toBe('Yesterday');
});
