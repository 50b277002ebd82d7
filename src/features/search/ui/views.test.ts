import { expect, test } from 'vitest';
import { UNREADABLE } from '../../../kernel/seal.ts';
import { noRows } from '../../../notebook/optimistic-update.ts';
import { changesBetween, documentOf, NOTHING_SEARCHABLE, type Searchable, searchable } from './views.ts';

const seq = 1;
const entry = {
  id: 'e1',
  date: '2026-11-18',
  celebration: 'I called Dad',
  goal: 'Run a workshop',
  goal_importance: '',
  reflection: UNREADABLE,
  value_alignment: 'Courage',
  action: 'Send the outline',
  format: 3,
  start_time: null,
  end_time: null,
  created_at: '2026-11-18T15:00:00.000Z',
  seq,
};
const lesson = { id: 'l1', lesson: 'Less is enough', format: 3, date: '2026-11-17', created_at: '', seq };
const task = {
  id: 't1',
  text: 'Call Dad',
  completed: false,
  completed_at: null as string | null,
  created_at: '2026-11-18T02:00:00.000Z',
  seq,
};

function searchableOf(
  rows: Partial<Record<'entries' | 'lessons' | 'tasks', { id: string }[]>>,
  zone = 'UTC',
): Searchable {
  const mapped = Object.entries(rows).map(([name, all]) => [name, new Map(all.map((row) => [row.id, row]))]);
  return { ...NOTHING_SEARCHABLE, zone, ...Object.fromEntries(mapped) };
}

test('an entry is found by its answers, not by what stands for one that cannot be read', () => {
  expect(documentOf(searchableOf({ entries: [entry] }), 'entry:e1')).toEqual({
    key: 'entry:e1',
    kind: 'entry',
    id: 'e1',
    date: '2026-11-18',
    texts: ['I called Dad', 'Run a workshop', '', '', 'Courage', 'Send the outline'],
  });
});

test('a page from another journal is found by its title, its words without signs, and what was noted', () => {
  const none = { celebration: '', goal: '', goal_importance: '', value_alignment: '', action: '' };
  const imported = '{"journal":"journey","titled":true,"place":"Lake George","tags":["family"]}';
  const page = { ...entry, ...none, reflection: 'A day\n\n**Nils** swam.', imported };
  expect(documentOf(searchableOf({ entries: [page] }), 'entry:e1')?.texts).toEqual([
    ...['', '', '', '', '', ''],
    'A day\nNils swam.\nLake George\n#family',
  ]);
});

test('an action stands under the local day on which it was named, or done', () => {
  const inLosAngeles = (row: typeof task) =>
    documentOf(searchableOf({ tasks: [row] }, 'America/Los_Angeles'), 'action:t1')?.date;
  expect(inLosAngeles(task)).toBe('2026-11-17');
  expect(inLosAngeles({ ...task, completed: true, completed_at: '2026-11-20T12:00:00.000Z' })).toBe(
    '2026-11-20',
  );
});

test('a vision is found by its words alone, under the day on which it was saved last', () => {
  const profile = (given: object) => {
    const row = { time_zone: 'America/Los_Angeles', created_at: '2026-11-01T00:00:00.000Z', ...given };
    return searchable({ ...noRows(), profiles: new Map([['own', row as never]]) });
  };
  const html = '<h2>The studio</h2><p>Four people &amp; a <a href="https://example.com">dog</a></p>';
  const from = profile({
    professional_vision: html,
    professional_vision_saved_at: '2026-11-20T05:00:00.000Z',
  });
  expect(documentOf(from, 'vision:professional')).toEqual({
    key: 'vision:professional',
    kind: 'vision',
    id: 'professional',
    date: '2026-11-19',
    texts: ['The studio\nFour people & a dog'],
  });
  const others = profile({ health_vision: '<p></p>', ideal_day: UNREADABLE });
  expect(documentOf(others, 'vision:health')).toBeUndefined();
  expect(documentOf(others, 'vision:ideal_day')?.texts).toEqual(['']);
  expect(changesBetween(NOTHING_SEARCHABLE, from).put).toEqual(['vision:professional']);
  expect(changesBetween(from, NOTHING_SEARCHABLE).gone).toEqual(['vision:professional']);
});

test('a goal is found once, however many rows have its words; an item by its reason and its story too', () => {
  const goal = {
    id: 'g1',
    text: 'Run a workshop',
    format: 3,
    status: 'active',
    use_count: 1,
    last_used_at: '2026-11-18T02:00:00.000Z',
    completed_at: null,
    created_at: '',
    seq,
  };
  const item = {
    id: 'b1',
    item: 'See the north',
    reason: 'The light',
    completion_story: null,
    format: 3,
    status: 'completed',
    created_at: '2020-01-01T12:00:00.000Z',
    updated_at: '',
    completed_at: '2026-02-03T12:00:00.000Z',
    seq,
  };
  const tables = {
    ...noRows(),
    previous_goals: new Map(
      [goal, { ...goal, id: 'g2', text: 'run a workshop ' }].map((row) => [row.id, row]),
    ),
    bucket_list_items: new Map([[item.id, item]]),
  };
  const from = searchable(tables as never);
  expect(changesBetween(NOTHING_SEARCHABLE, from).put).toEqual(['goal:g2', 'item:b1']);
  expect(documentOf(from, 'goal:g2')).toMatchObject({ kind: 'goal', date: '2026-11-18' });
  expect(documentOf(from, 'item:b1')).toMatchObject({
    kind: 'item',
    date: '2026-02-03',
    texts: ['See the north', 'The light', ''],
  });
  // The same rows read the same: nothing is sent again.
  expect(changesBetween(from, searchable(tables as never))).toEqual({ put: [], gone: [] });
});

test('what is gone is no document', () => {
  expect(documentOf(NOTHING_SEARCHABLE, 'lesson:l1')).toBeUndefined();
});

test('only rows that are another object now are read again', () => {
  const before = searchableOf({ entries: [entry, { ...entry, id: 'e2' }], lessons: [lesson], tasks: [task] });
  const now = {
    ...before,
    entries: new Map(
      [...before.entries].map(([id, row]) => [id, id === 'e2' ? { ...row, goal: 'New' } : row]),
    ),
    lessons: new Map(),
  };
  expect(changesBetween(before, now)).toEqual({ put: ['entry:e2'], gone: ['lesson:l1'] });
  expect(changesBetween(now, now)).toEqual({ put: [], gone: [] });
});

test('another zone moves actions to other days', () => {
  const before = searchableOf({ entries: [entry], tasks: [task] });
  expect(changesBetween(before, { ...before, zone: 'Asia/Tokyo' })).toEqual({ put: ['action:t1'], gone: [] });
});
