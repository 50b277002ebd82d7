import { expect, test } from 'vitest';
import {
  completedTasks,
  dashboardTasks,
  dayOfTask,
  listedTasks,
  nearDay,
  type OwnTask,
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

test('LIM-28 the dashboard shows at most three open actions', () => {
  const tasks = ['a', 'b', 'c', 'd'].map((id) => task(id));
  expect(ids(dashboardTasks(tasks, new Set()))).toBe('a b c');
});

test('what was ticked on the dashboard stays in its place, what was ticked elsewhere does not', () => {
  const tasks = [task('a'), task('b', '2026-11-19T17:00:00Z'), task('c', '2026-11-19T18:00:00Z'), task('d')];
  expect(ids(dashboardTasks(tasks, new Set(['b'])))).toBe('a b d');
  expect(ids(dashboardTasks(tasks, new Set()))).toBe('a d');
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
