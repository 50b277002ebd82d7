import { expect, test } from 'vitest';
import { UNREADABLE } from '../../kernel/seal.ts';
import { type GoalAction, type GoalLesson, lineageOf, type NamingEntry, summaryOf } from './lineage.ts';
import type { ShownGoal } from './rules.ts';

const DAYS = { zone: 'America/Los_Angeles', today: '2026-11-22' };

const goal = (given: Partial<ShownGoal> = {}): ShownGoal => ({
  id: 'g',
  ids: ['g'],
  text: 'Sleep early',
  format: 3,
  status: 'active',
  use_count: 1,
  last_used_at: '2026-11-01T08:00:00.000Z',
  completed_at: null,
  created_at: '2026-11-01T08:00:00.000Z',
  ...given,
});

const entry = (date: string, text: string, hour = '17'): NamingEntry => ({
  id: `entry ${date} ${hour}`,
  date,
  celebration: 'A quiet evening.',
  goal: text,
  goal_importance: '',
  reflection: '',
  value_alignment: '',
  action: '',
  imported: null,
  format: 3,
  start_time: null,
  end_time: `${date}T${hour}:00:00.000Z`,
  created_at: `${date}T${hour}:00:00.000Z`,
  seq: 1,
});

const action = (id: string, created_at: string, completed = false): GoalAction => ({
  id,
  text: id,
  format: 3,
  completed,
  completed_at: completed ? created_at : null,
  created_at,
  seq: 1,
});

const lesson = (date: string): GoalLesson => ({
  id: `lesson ${date}`,
  lesson: 'Screens away at nine.',
  format: 3,
  date,
  created_at: `${date}T20:00:00.000Z`,
  seq: 1,
});

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('the pages that name a goal are its own, whatever their letter case and spaces, newest first', () => {
  const entries = [
    entry('2026-11-03', 'Sleep early'),
    entry('2026-11-10', '  SLEEP early '),
    entry('2026-11-10', 'Sleep early', '20'),
    entry('2026-11-04', 'Sleep early tomorrow'),
    entry('2026-11-05', ''),
  ];
  const { since, entries: named } = lineageOf(goal(), { entries, tasks: [], lessons: [] }, DAYS);
  expect(idsOf(named)).toEqual(['entry 2026-11-10 20', 'entry 2026-11-10 17', 'entry 2026-11-03 17']);
  expect(since).toBe('2026-11-03');
});

test('the actions of a goal are those that came with its pages, also reworded, and no others', () => {
  const entries = [entry('2026-11-03', 'Sleep early'), entry('2026-11-04', 'Run')];
  const tasks = [
    action('lights out', '2026-11-03T17:00:00.000Z', true),
    action('tea', '2026-11-03T17:00:00.000Z'),
    action('shoes', '2026-11-04T17:00:00.000Z'),
    action('added by hand', '2026-11-03T17:00:00.001Z'),
  ];
  const { actions } = lineageOf(goal(), { entries, tasks, lessons: [] }, DAYS);
  expect(idsOf(actions)).toEqual(['lights out', 'tea']);
});

test('lessons count from its first page to the day it was reached, or today', () => {
  const entries = [entry('2026-11-03', 'Sleep early')];
  const lessons = ['2026-11-02', '2026-11-03', '2026-11-09', '2026-11-10', '2026-11-22'].map(lesson);
  const open = lineageOf(goal(), { entries, tasks: [], lessons }, DAYS);
  expect(open.lessons.map(({ date }) => date)).toEqual([
    '2026-11-22',
    '2026-11-10',
    '2026-11-09',
    '2026-11-03',
  ]);
  // Seven in the morning of the tenth in UTC is still the ninth in Los Angeles.
  const reached = goal({ status: 'completed', completed_at: '2026-11-10T07:00:00.000Z' });
  const ended = lineageOf(reached, { entries, tasks: [], lessons }, DAYS);
  expect(ended.until).toBe('2026-11-09');
  expect(ended.lessons.map(({ date }) => date)).toEqual(['2026-11-09', '2026-11-03']);
});

test('a goal that no page names begins on the day it was named, and one that cannot be opened has no pages', () => {
  const rows = { entries: [entry('2026-11-03', UNREADABLE)], tasks: [], lessons: [] };
  expect(lineageOf(goal(), rows, DAYS)).toMatchObject({
    since: '2026-11-01',
    until: '2026-11-22',
    entries: [],
  });
  expect(lineageOf(goal({ text: UNREADABLE }), rows, DAYS).entries).toEqual([]);
});

test.each([
  [0, [], 'No page names it in these words yet.'],
  [1, [], 'You named it on 1 page.'],
  [2, [false], 'You named it on 2 pages. 0 of 1 action completed.'],
  [2, [true], 'You named it on 2 pages. 1 of 1 action completed.'],
  [23, [true, true, false], 'You named it on 23 pages. 2 of 3 actions completed.'],
])('%i pages and actions %j are told as they are', (pages, done, told) => {
  const entries = Array.from({ length: pages }, () => entry('2026-11-03', 'Sleep early'));
  const actions = done.map((completed) => action('a', '2026-11-03T17:00:00.000Z', completed));
  expect(summaryOf({ entries, actions })).toBe(told);
});
