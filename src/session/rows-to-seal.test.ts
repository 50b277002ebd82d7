import { describe, expect, test } from 'vitest';
import type { SyncedRows } from '../features/feed/contract.ts';
import { CURRENT_FORMAT, UNREADABLE, WAITING } from '../kernel/seal.ts';
import { SEAL_ROWS } from '../kernel/sealed-row.ts';
import type { Tables } from '../notebook/rows.ts';
import { countToSeal, keyOf, rowsToSeal } from './rows-to-seal.ts';

const AT = '2026-11-19T17:00:00.000Z';

const task = (id: string, format: number | null, text = `action ${id}`): SyncedRows['tasks'] => ({
  id,
  text,
  format,
  completed: false,
  completed_at: null,
  created_at: AT,
  seq: 7,
});

const entry = (id: string, format: number | null, goal = 'Run'): SyncedRows['journal_entries'] => ({
  id,
  date: '2026-11-19',
  celebration: 'Dad',
  goal,
  goal_importance: '',
  reflection: 'Fear',
  value_alignment: 'Courage',
  action: 'Walk',
  imported: null,
  format,
  start_time: null,
  end_time: null,
  created_at: AT,
  seq: 9,
});

const revision = (id: string, format: number | null, text: string): SyncedRows['revisions'] => ({
  id,
  of_table: 'tasks',
  of_id: 'the-task',
  text,
  format,
  created_at: AT,
  seq: 11,
});

const mapOf = <Row extends { id: string }>(rows: Row[] = []) => new Map(rows.map((row) => [row.id, row]));

/** A profile whose documents say these. */
const profile = (visions_format: number | null, texts: object): SyncedRows['profiles'] =>
  ({
    ...{ id: 'own', name: 'Ann', seq: 13, visions_format },
    ...{ professional_vision: null, personal_vision: null, health_vision: null },
    ...{ relationships_vision: null, ideal_day: null, ...texts },
  }) as SyncedRows['profiles'];

function tablesWith(rows: {
  profile?: SyncedRows['profiles'];
  tasks?: SyncedRows['tasks'][];
  journal_entries?: SyncedRows['journal_entries'][];
  revisions?: SyncedRows['revisions'][];
}): Tables {
  return {
    profiles: new Map(rows.profile ? [['own', rows.profile]] : []),
    customizations: new Map(),
    impact_intentions: new Map(),
    growth_days: new Map(),
    lessons_learned: new Map(),
    previous_goals: new Map(),
    bucket_list_items: new Map(),
    kept_back: new Map(),
    weekly_insights: new Map(),
    insight_answers: new Map(),
    user_categories: new Map(),
    ai_test_access: new Map(),
    pauses: new Map(),
    moods: new Map(),
    reminder_deliveries: new Map(),
    call_to_actions: new Map(),
    voice_profiles: new Map(),
    vaults: new Map(),
    kept_posts: new Map(),
    attachments: new Map(),
    journal_entries: mapOf(rows.journal_entries),
    tasks: mapOf(rows.tasks),
    revisions: mapOf(rows.revisions),
  };
}

const none: ReadonlySet<string> = new Set();
const idsOf = (tables: Tables, tried = none) => rowsToSeal(tables, 3, tried).map(({ id }) => id);

describe('rows that are to be sealed', () => {
  test('are those in plain words and in older envelopes, with all their texts', () => {
    const tables = tablesWith({
      tasks: [task('a', null), task('b', CURRENT_FORMAT)],
      journal_entries: [entry('c', 2), entry('d', 1), entry('e', null), entry('f', CURRENT_FORMAT)],
    });
    expect(idsOf(tables)).toEqual(['a', 'c', 'd', 'e']);
    expect(rowsToSeal(tables, 3, none)[1]).toEqual({
      table: 'journal_entries',
      id: 'c',
      based_on: 9,
      place: { table: 'journal_entries', row: 'c' },
      columns: {
        celebration: 'Dad',
        goal: 'Run',
        goal_importance: '',
        reflection: 'Fear',
        value_alignment: 'Courage',
        action: 'Walk',
      },
    });
  });

  test('are never those with a text that could not be read: it stays the envelope that it is', () => {
    const unread = [entry('a', 2, UNREADABLE), entry('b', 2, WAITING), entry('c', 2)];
    expect(idsOf(tablesWith({ journal_entries: unread }))).toEqual(['c']);
  });

  test('come as many as one call takes, in rows and in length', () => {
    const many = Array.from({ length: SEAL_ROWS + 5 }, (_, index) => task(`t${index}`, null));
    const first = rowsToSeal(tablesWith({ tasks: many }), 3, none);
    expect(first).toHaveLength(SEAL_ROWS);
    const rest = rowsToSeal(tablesWith({ tasks: many }), 3, new Set(first.map(keyOf)));
    expect(rest.map(({ id }) => id)).toEqual(['t50', 't51', 't52', 't53', 't54']);
    const long = Array.from({ length: 4 }, (_, index) => entry(`e${index}`, 2, 'x'.repeat(70_000)));
    expect(idsOf(tablesWith({ journal_entries: long }))).toEqual(['e0', 'e1']);
    expect(idsOf(tablesWith({ journal_entries: [entry('one', 2, 'x'.repeat(200_000))] }))).toEqual(['one']);
  });

  test('are not tried twice as they are, and again once they have changed', () => {
    const tables = tablesWith({ tasks: [task('a', null)] });
    const tried = new Set(rowsToSeal(tables, 3, none).map(keyOf));
    expect(idsOf(tables, tried)).toEqual([]);
    const changed = tablesWith({ tasks: [{ ...task('a', null), seq: 8 }] });
    expect(idsOf(changed, tried)).toEqual(['a']);
  });

  test('visions are sealed with the profile: those that are written, unless one cannot be read', () => {
    const texts = { health_vision: '<p>Walk</p>', ideal_day: '<p>Sea</p>' };
    expect(rowsToSeal(tablesWith({ profile: profile(null, texts) }), 3, none)).toEqual([
      {
        table: 'profiles',
        id: 'own',
        based_on: 13,
        place: { table: 'profiles', row: 'own' },
        columns: texts,
      },
    ]);
    const left = [
      profile(CURRENT_FORMAT, texts),
      profile(null, {}),
      profile(null, { ...texts, ideal_day: UNREADABLE }),
    ];
    for (const each of left) expect(idsOf(tablesWith({ profile: each }))).toEqual([]);
    const former = revision('a', null, '{"ideal_day":"<p>Sea</p>"}');
    const [kept] = rowsToSeal(tablesWith({ revisions: [{ ...former, of_table: 'profiles' }] }), 3, none);
    expect(kept?.place).toEqual({ table: 'profiles', row: 'own' });
  });

  test('in a vault they are all of another format, which are counted with those that never can be', () => {
    const tables = tablesWith({
      tasks: [task('a', 3), task('b', 4)],
      journal_entries: [entry('c', 3), entry('d', 3, UNREADABLE), entry('e', 4)],
      profile: profile(3, {}),
      revisions: [revision('f', null, UNREADABLE), revision('g', 4, '{"text":"Call Dad"}')],
    });
    expect(rowsToSeal(tables, 4, none).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(countToSeal(tables, 4)).toEqual({ left: 4, unreadable: 2 });
    expect(rowsToSeal(tables, 3, none).map(({ id }) => id)).toEqual(['b', 'e', 'g']);
    expect(countToSeal(tables, 3)).toEqual({ left: 4, unreadable: 1 });
  });

  test('a revision is sealed for the row that it is of; one that cannot be read is left alone', () => {
    const read = revision('a', null, '{"text":"Call Dad"}');
    const torn = revision('b', null, UNREADABLE);
    const part = revision('c', 2, JSON.stringify({ text: UNREADABLE }));
    expect(rowsToSeal(tablesWith({ revisions: [read, torn, part] }), 3, none)).toEqual([
      {
        table: 'revisions',
        id: 'a',
        based_on: 11,
        place: { table: 'tasks', row: 'the-task' },
        columns: { text: 'Call Dad' },
      },
    ]);
  });
});
