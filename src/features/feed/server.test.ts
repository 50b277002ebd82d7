import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import {
  type Device,
  firstSync,
  follow,
  held,
  type Page,
  pull,
  stored,
  take,
  writeEverywhere,
} from '../../../test/harness/feed.ts';
import { sealedWords } from '../../../test/harness/remote-person.ts';
import { newId } from '../../kernel/ids.ts';
import { keyOfRow, SYNCED_TABLES, type SyncedTable } from '../../kernel/synced-tables.ts';
import { SYNC_PAGE, SYNC_PAGE_BYTES, type SyncedRow, syncedRowSchemas, type Tombstone } from './contract.ts';

let app: TestApp;
let ann: Person;

// Thursday, nine in the morning in Los Angeles.
const NOW = '2026-11-19T17:00:00.000Z';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
});

/** So many completed actions of long ago, `each` of them in one write. */
const oldTasks = (count: number, each: number) =>
  app.sql(
    `do $$ begin for write in 1..${count / each} loop
       perform app_take_number('${ann.userId}');
       insert into tasks (user_id, id, text, completed, completed_at, created_at)
         select '${ann.userId}', gen_random_uuid(), 'Walk', true, '2020-01-01', '2020-01-01' from generate_series(1, ${each});
     end loop; end $$`,
  );

const keyOf = (table: SyncedRow[0], row: SyncedRow[1]) =>
  table === 'tombstones' ? (row as Tombstone).key : keyOfRow(table, row);

describe('a device that begins', () => {
  test('has every row exactly, and each is as the contract says', async () => {
    await writeEverywhere(app, ann, NOW);
    const device = await firstSync(ann);
    expect(held(device)).toEqual(await stored(app, ann));
    const tables = new Set([...device.keys()].map((key) => key.split(' ')[0]));
    expect([...tables].toSorted()).toEqual(
      Object.keys(SYNCED_TABLES)
        .filter((table) => table !== 'revisions')
        .toSorted(),
    );
    for (const [key, row] of device) {
      const schema = syncedRowSchemas[key.split(' ')[0] as SyncedTable];
      expect(schema.strict().parse(row), key).toEqual(row);
    }
  });

  test('reads rows as the other calls answer them', async () => {
    const { entry } = await writeEverywhere(app, ann, NOW);
    const device = await firstSync(ann);
    const without = (row: object | undefined) => ({ ...row, seq: undefined });
    expect(without(device.get(`journal_entries ${entry}`))).toEqual(
      without((await ann.get(`/api/journal/entries/${entry}`)).body),
    );
    const [profile, visions] = [await ann.get('/api/profile'), await ann.get('/api/visions')];
    expect(without(device.get('profiles own'))).toEqual(without({ ...profile.body, ...visions.body }));
    const { tasks } = (await ann.get('/api/tasks')).body;
    for (const { user_id, ...task } of tasks) {
      expect(without(device.get(`tasks ${task.id}`))).toEqual(without(task));
      expect(user_id).toBe(ann.userId);
    }
    expect(device.get('growth_days 2026-11-19')).toMatchObject({ points: 30, actions: 1 });
  });

  test('gets the newest first, and what today needs however old it is', async () => {
    const { tasks, word, insightAnswer, pause } = await writeEverywhere(app, ann, NOW);
    await oldTasks(1200, 1);
    const first = await pull(ann);
    const regular = first.rows.filter(([, row]) => row.seq >= (first.next ?? 0));
    expect(regular).toHaveLength(SYNC_PAGE);
    expect(first.rows.map(([, { seq }]) => seq)).toEqual(
      first.rows.map(([, { seq }]) => seq).toSorted((a, b) => b - a),
    );
    const besides = first.rows.slice(SYNC_PAGE).map(([table, row]) => `${table} ${keyOf(table, row)}`);
    const [access] = await app.sql<{ id: string }>('select id from ai_test_access where user_id = $1', [
      ann.userId,
    ]);
    expect(besides.toSorted()).toEqual(
      [
        ...[
          'profiles own',
          'customizations own',
          'vaults own',
          'impact_intentions heard',
          'impact_intentions safe',
        ],
        ...[
          'growth_days 2026-11-19',
          `pauses ${pause}`,
          'moods 2026-11-19',
          ...tasks.map((id) => `tasks ${id}`),
        ],
        `previous_goals ${(await ann.get('/api/goals')).body.goals[0].id}`,
        `kept_back ${word}`,
        `insight_answers ${insightAnswer}`,
        `user_categories ${(await ann.get('/api/weekly/categories')).body.categories[0].id}`,
        `ai_test_access ${access?.id}`,
      ].toSorted(),
    );
    expect(held(await firstSync(ann))).toEqual(await stored(app, ann));
  });

  test('loses nothing that is written while it reads', async () => {
    await oldTasks(1100, 1);
    const device: Device = new Map();
    const first = await pull(ann);
    take(device, first.rows);
    const early = (await app.sql<{ id: string }>('select id from tasks order by seq limit 2')).map(
      ({ id }) => id,
    );
    await ann.patch(`/api/tasks/${early[0]}`, sealedWords('Reworded'));
    await ann.delete(`/api/tasks/${early[1]}`);
    for (let { next } = first; next !== null; ) {
      const page = await pull(ann, `?before=${next}`);
      take(device, page.rows);
      next = page.next;
    }
    await follow(ann, device, first.head);
    expect(held(device)).toEqual(await stored(app, ann));
    expect(device.get(`tasks ${early[0]}`)).toMatchObject(sealedWords('Reworded'));
  });
});

describe('a device that tells its epoch', () => {
  const ask = (after: number, epoch: string) => ann.get(`/api/sync?after=${after}&epoch=${epoch}`);

  test('is answered without a body while nothing is new, and with the page once something is', async () => {
    const { head, epoch } = await pull(ann);
    expect(await ask(head, epoch)).toEqual({ status: 204, body: undefined });
    const id = newId();
    await ann.post('/api/tasks', { id, ...sealedWords('Walk') });
    const news = await ask(head, epoch);
    expect(news).toMatchObject({ status: 200, body: { rows: [['tasks', { id }]], next: null, epoch } });
    expect(news.body).toEqual(await pull(ann, `?after=${head}`));
    expect((await ask(news.body.head, epoch)).status).toBe(204);
  });

  test('hears of another history, and of numbers that are not there yet', async () => {
    const { head, epoch } = await pull(ann);
    expect(await ask(head, 'of-another-history')).toMatchObject({ status: 200, body: { head, epoch } });
    expect(await ask(head + 5, epoch)).toMatchObject({ status: 200, body: { rows: [], head, epoch } });
  });

  test('that tells none, as those of earlier releases, gets a page each time', async () => {
    const { head, epoch } = await pull(ann);
    expect(await pull(ann, `?after=${head}`)).toEqual({ rows: [], next: null, head, epoch });
  });

  test('whose session has ended is refused', async () => {
    const { head, epoch } = await pull(ann);
    await app.sql('delete from auth.session where user_id = $1', [ann.userId]);
    expect((await ask(head, epoch)).status).toBe(401);
  });
});

describe('the longest texts there can be', () => {
  /** So many former versions of the longest entry that can be saved, each of a write of its own. */
  const longestRevisions = (count: number) =>
    app.sql(
      `do $$ begin for write in 1..${count} loop
         perform app_take_number('${ann.userId}');
         insert into revisions (user_id, id, of_table, of_id, text, format, created_at)
           select '${ann.userId}', gen_random_uuid(), 'journal_entries', gen_random_uuid(), longest.text, 3, '2020-01-01'
           from (select string_agg(md5(n::text), '') as text from generate_series(1, 15000) n) longest;
       end loop; end $$`,
    );

  test('are a few on a page, which begins another where it would be too long to send, in either direction', async () => {
    await longestRevisions(40);
    const lengthOf = ({ rows }: Page) => JSON.stringify(rows).length;
    const device: Device = new Map();
    const { head } = await pull(ann);
    for (let cursor: number | null = 0; cursor !== null; ) {
      const page: Page = await pull(ann, `?after=${cursor}`);
      expect(lengthOf(page)).toBeLessThan(SYNC_PAGE_BYTES + 500_000);
      take(device, page.rows);
      cursor = page.next;
    }
    expect(held(device)).toEqual(await stored(app, ann));
    for (let cursor: number | null = head + 1; cursor !== null; ) {
      const page: Page = await pull(ann, `?before=${cursor}`);
      expect(lengthOf(page)).toBeLessThan(SYNC_PAGE_BYTES + 500_000);
      cursor = page.next;
    }
    expect(held(await firstSync(ann))).toEqual(await stored(app, ann));
  });
});

describe('a device that keeps up', () => {
  test('gets what changed and nothing else', async () => {
    const { tasks } = await writeEverywhere(app, ann, NOW);
    const { head } = await pull(ann);
    await ann.patch(`/api/tasks/${tasks[1]}`, sealedWords('Reworded'));
    const page = await pull(ann, `?after=${head}`);
    expect(page).toMatchObject({ next: null, head: head + 1 });
    expect(page.rows.toSorted()).toEqual([
      ['revisions', expect.objectContaining({ of_table: 'tasks', of_id: tasks[1] })],
      ['tasks', expect.objectContaining({ id: tasks[1], ...sealedWords('Reworded') })],
    ]);
  });

  test('an answer with nothing new is empty, also to a cursor that is ahead of the head', async () => {
    await writeEverywhere(app, ann, NOW);
    const { head, epoch } = await pull(ann);
    expect(await pull(ann, `?after=${head}`)).toEqual({ rows: [], next: null, head, epoch });
    // A backup that is older than the device was restored.
    expect(await pull(ann, `?after=${head + 50}`)).toEqual({ rows: [], next: null, head, epoch });
  });

  test('rows of one write never straddle pages, in either direction', async () => {
    await oldTasks(1300, 26);
    const device: Device = new Map();
    const { head } = await pull(ann);
    for (let cursor: number | null = 0; cursor !== null; ) {
      const page: Page = await pull(ann, `?after=${cursor}`);
      const last = page.rows.at(-1)?.[1].seq;
      expect(page.next === null || page.next === last).toBe(true);
      expect(page.rows.filter(([, { seq }]) => seq === last).length % 26).toBe(0);
      take(device, page.rows);
      cursor = page.next;
    }
    expect(held(device)).toEqual(await stored(app, ann));
    for (let cursor: number | null = head + 1; cursor !== null; ) {
      const page: Page = await pull(ann, `?before=${cursor}`);
      const writes = Map.groupBy(page.rows, ([, { seq }]) => seq);
      for (const [, [first, ...others]] of writes) {
        expect([1, 26], String(first?.[0])).toContain(1 + others.length);
      }
      cursor = page.next;
    }
  });

  test('hears of each row that is gone, and no more once it is back', async () => {
    const { tasks } = await writeEverywhere(app, ann, NOW);
    const device = await firstSync(ann);
    const { head } = await pull(ann);
    await ann.delete(`/api/tasks/${tasks[1]}`);
    await ann.put('/api/impact-intentions', { intentions: ['safe', 'clarity'] });
    const { rows } = await pull(ann, `?after=${head}`);
    const gone = rows.flatMap(([table, row]) => (table === 'tombstones' ? [`${row.table} ${row.key}`] : []));
    expect(gone.toSorted()).toEqual(['impact_intentions heard', `tasks ${tasks[1]}`]);
    await follow(ann, device, head);
    expect(held(device)).toEqual(await stored(app, ann));
    await ann.put(`/api/tasks/${tasks[1]}`, {
      ...sealedWords('Walk at lunch'),
      completed_at: null,
      created_at: NOW,
    });
    const again = await pull(ann, `?after=${head}`);
    expect(again.rows.filter(([table]) => table === 'tombstones')).toHaveLength(1);
    await follow(ann, device, head);
    expect(held(device)).toEqual(await stored(app, ann));
  });

  test('never sees anything of another person', async () => {
    const ben = await app.person();
    await writeEverywhere(app, ben, NOW);
    await ann.post('/api/tasks', { id: newId(), ...sealedWords('Read') });
    expect(held(await firstSync(ann))).toEqual(await stored(app, ann));
    const said = JSON.stringify(await pull(ann, '?after=0'));
    expect(said).not.toContain(ben.userId);
    expect(said).not.toContain(sealedWords('Run a workshop').text);
  });

  test('reads everything again when the database was restored', async () => {
    const before = await pull(ann);
    expect((await pull(ann)).epoch).toBe(before.epoch);
    await app.sql('update sync_epoch set id = gen_random_uuid()');
    expect((await pull(ann)).epoch).not.toBe(before.epoch);
    expect((await pull(ann)).epoch).toMatch(/^[0-9a-f]{32}$/);
  });

  test('asks in one direction at a time', async () => {
    expect((await ann.get('/api/sync?after=1&before=2')).status).toBe(400);
    expect((await ann.get('/api/sync?after=-1')).status).toBe(400);
    expect((await ann.get('/api/sync?after=1e30')).status).toBe(400);
  });
});
