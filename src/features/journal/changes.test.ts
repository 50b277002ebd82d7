import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { envelope, importBatch, journalPage } from '../../../test/harness/remote-person.ts';
import { newId } from '../../kernel/ids.ts';
import { SEALED_COLUMNS } from './contract.ts';

/* Pages that arrive late, are written for another day, or are written again. */

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

const zone = 'America/Los_Angeles';
const answers = (version = 3) =>
  Object.fromEntries(SEALED_COLUMNS.map((column) => [column, envelope(120, version)]));

const save = (changes: object = {}) =>
  ann.post('/api/journal/entries', { ...journalPage(new Date(NOW)), ...changes });

const written = (date: string, at = `${date}T16:00:00.000Z`) => ({ written: { at, date, zone } });

/** A page that was written for a day on purpose, on another one. */
const afterwards = (date: string, writtenOn: string) => ({
  written: { at: `${writtenOn}T16:00:00.000Z`, date, zone, backdated: true },
});

const days = () =>
  app.sql('select date::text, journaled, points from growth_days where user_id = $1 order by date', [
    ann.userId,
  ]);

describe('a page that arrives late', () => {
  test('is of the day on which Complete was pressed, counts for it, and says when it was done and when it came', async () => {
    const { body } = await save(written('2026-11-17'));
    expect(body).toMatchObject({ entry: { date: '2026-11-17' }, streak: 1, points_awarded: 20 });
    expect(await days()).toEqual([{ date: '2026-11-17', journaled: true, points: 20 }]);
    expect((await ann.get(`/api/journal/entries/${body.entry.id}`)).body).toMatchObject({
      date: '2026-11-17',
      start_time: '2026-11-17T16:00:00.000Z',
      end_time: '2026-11-17T16:00:00.000Z',
      created_at: NOW,
    });
  });

  test('joins the streaks around it, in whatever order pages come', async () => {
    for (const date of ['2026-11-19', '2026-11-17', '2026-11-16', '2026-11-18']) await save(written(date));
    expect((await ann.get('/api/journal/today')).body).toMatchObject({ streak: 4, entries: 4 });
    expect((await ann.get('/api/growth')).body.points).toEqual({ day: 20, week: 80, month: 80 });
  });

  test('by more than seven days counts neither for streak nor points, and is kept', async () => {
    const { body } = await save(written('2026-11-11'));
    expect(body).toMatchObject({ entry: { date: '2026-11-11' }, streak: 0, points_awarded: 0 });
    expect(await days()).toEqual([]);
    expect((await ann.get('/api/journal/today')).body.since).toBe('2026-11-11');
  });

  test('is brought into what is believed, which is said', async () => {
    expect((await save(written('2026-01-01'))).body.entry.date).toBe('2026-10-19');
    expect((await save(written('2050-01-01'))).body).toMatchObject({
      entry: { date: '2026-11-19' },
      points_awarded: 20,
    });
    const ends = await app.sql(
      'select end_time <= created_at as sane from journal_entries where user_id = $1',
      [ann.userId],
    );
    expect(ends).toEqual([{ sane: true }, { sane: true }]);
  });

  test('for a past day on purpose may be of any', async () => {
    const backdated = { written: { at: NOW, date: '2019-02-28', zone, backdated: true } };
    expect((await save(backdated)).body).toMatchObject({
      entry: { date: '2019-02-28' },
      streak: 0,
      points_awarded: 0,
    });
    const tomorrow = { written: { at: NOW, date: '2026-11-20', zone, backdated: true } };
    expect((await save(tomorrow)).body.entry.date).toBe('2026-11-19');
    expect((await save({ written: { at: NOW, date: '2026-02-30', zone } })).status).toBe(400);
  });

  test('on purpose gives no points and draws no stroke, however soon', async () => {
    const { body } = await save(afterwards('2026-11-16', '2026-11-19'));
    expect(body).toMatchObject({ entry: { date: '2026-11-16' }, streak: 0, points_awarded: 0 });
    expect(await days()).toEqual([]);
  });

  test('gives a day its points once', async () => {
    await save(written('2026-11-17'));
    expect((await save(written('2026-11-17'))).body.points_awarded).toBe(0);
  });
});

describe('a missed day', () => {
  const mended = async () =>
    (
      await app.sql<{ date: string }>(
        'select date::text from growth_days where user_id = $1 and mended order by date',
        [ann.userId],
      )
    ).map(({ date }) => date);
  const journaled = async (...dates: string[]) => {
    for (const date of dates) await save(written(date));
  };
  const streak = async () => (await ann.get('/api/journal/today')).body.streak;

  test('PTS-15 PTS-01 is mended by a page that is written for it on the next day or the one after, without points', async () => {
    await journaled('2026-11-15', '2026-11-16', '2026-11-18');
    expect(await streak()).toBe(1);
    const { body } = await save(afterwards('2026-11-17', '2026-11-19'));
    expect(body).toMatchObject({ entry: { date: '2026-11-17' }, streak: 3, points_awarded: 0 });
    expect(await mended()).toEqual(['2026-11-17']);
    expect(await streak()).toBe(4);
    const growth = (await ann.get('/api/growth')).body;
    expect(growth).toMatchObject({ streaks: { journal: 4 }, points: { day: 0, week: 60 } });
    expect(growth.days).toContainEqual({
      date: '2026-11-17',
      ...{ journaled: false, mended: true, task_completed: false, lesson_learned: false },
      vision_reviewed: false,
    });
  });

  test('is mended once in seven days, and the page is kept all the same', async () => {
    await journaled('2026-11-14', '2026-11-16');
    await save(afterwards('2026-11-17', '2026-11-18'));
    await save(afterwards('2026-11-18', '2026-11-19'));
    expect(await mended()).toEqual(['2026-11-17']);
    await save(afterwards('2026-11-13', '2026-11-14'));
    expect(await mended()).toEqual(['2026-11-17']);
    const { entries } = (await ann.get('/api/journal/entries?limit=50')).body;
    expect(entries).toHaveLength(5);
  });

  test('is not mended three days later, nor when the page says nothing of when it was written', async () => {
    await journaled('2026-11-15');
    await save(afterwards('2026-11-16', '2026-11-19'));
    expect(await mended()).toEqual([]);
    expect((await save({ written: { date: '2026-11-18', zone, backdated: true } })).status).toBe(400);
  });

  test('is mended by a page that was written in time and arrives within seven days', async () => {
    await save(afterwards('2026-11-12', '2026-11-14'));
    await save(afterwards('2026-11-11', '2026-11-12'));
    expect(await mended()).toEqual(['2026-11-12']);
  });

  test('that has a page, or lies in a pause, is not mended; one that gets its page is mended no more', async () => {
    await journaled('2026-11-18');
    await save(afterwards('2026-11-18', '2026-11-19'));
    expect(await mended()).toEqual([]);
    await app.sql(
      `insert into pauses (user_id, id, starts_on, ends_on, created_at)
       values ($1, gen_random_uuid(), '2026-11-16', '2026-11-16', now())`,
      [ann.userId],
    );
    await save(afterwards('2026-11-16', '2026-11-18'));
    expect(await mended()).toEqual([]);
    await save(afterwards('2026-11-17', '2026-11-18'));
    expect(await mended()).toEqual(['2026-11-17']);
    await journaled('2026-11-17');
    expect(await mended()).toEqual([]);
    expect(await days()).toContainEqual({ date: '2026-11-17', journaled: true, points: 20 });
  });

  test('is mended once by a page that is sent twice, and the answer is the same', async () => {
    await journaled('2026-11-16');
    const page = { ...journalPage(new Date(NOW)), ...afterwards('2026-11-17', '2026-11-18') };
    const first = await ann.post('/api/journal/entries', page);
    expect(await ann.post('/api/journal/entries', page)).toEqual(first);
    expect(first.body).toMatchObject({ streak: 2, points_awarded: 0 });
  });

  test('is not mended by moving a page to it, and a page that is moved away leaves what it did', async () => {
    await journaled('2026-11-17', '2026-11-19');
    const { body } = await save();
    await ann.patch(`/api/journal/entries/${body.entry.id}`, { based_on: 0, format: 3, date: '2026-11-18' });
    expect(await mended()).toEqual([]);
    expect(await streak()).toBe(1);
  });
});

const revisions = async () =>
  (
    await app.sql<{ of_table: string; of_id: string; text: string; format: number }>(
      'select of_table, of_id, text, format from revisions where user_id = $1 order by seq',
      [ann.userId],
    )
  ).map((revision) => ({ ...revision, text: JSON.parse(revision.text) }));

describe('an entry that is written again', () => {
  const begin = async () => {
    const page = { ...journalPage(new Date(NOW)), ...answers(), format: 3 };
    expect((await ann.post('/api/journal/entries', page)).status).toBe(200);
    const { rows } = (await ann.get('/api/sync')).body;
    const [, { seq }] = rows.find(([table]: [string]) => table === 'journal_entries');
    const texts = Object.fromEntries(SEALED_COLUMNS.map((column) => [column, page[column]]));
    return { id: page.id, path: `/api/journal/entries/${page.id}`, seq: seq as number, texts };
  };

  test('says the new, keeps what it said as a revision, and its points stay', async () => {
    const { id, path, seq, texts } = await begin();
    const goal = envelope(200, 3);
    expect(await ann.patch(path, { based_on: seq, format: 3, goal })).toEqual({
      status: 200,
      body: { entry: { id, date: '2026-11-19' }, overwrote: false },
    });
    expect((await ann.get(path)).body).toMatchObject({ ...texts, goal, format: 3, created_at: NOW });
    expect(await revisions()).toEqual([
      { of_table: 'journal_entries', of_id: id, format: 3, text: { format: 3, columns: texts } },
    ]);
    expect(await days()).toEqual([{ date: '2026-11-19', journaled: true, points: 20 }]);
    const { rows } = (await ann.get(`/api/sync?after=${seq}`)).body;
    expect(rows.map(([table]: [string]) => table).toSorted()).toEqual(['journal_entries', 'revisions']);
  });

  test('on two devices from the same base: the later arrival wins, and both former texts can be read', async () => {
    const { id, path, seq, texts } = await begin();
    const [one, other] = [envelope(120, 3), envelope(120, 3)];
    await ann.patch(path, { based_on: seq, format: 3, reflection: one });
    const second = await ann.patch(path, { based_on: seq, format: 3, reflection: other });
    expect(second.body).toEqual({ entry: { id, date: '2026-11-19' }, overwrote: true });
    expect((await ann.get(path)).body.reflection).toBe(other);
    expect((await revisions()).map(({ text }) => text.columns.reflection)).toEqual([texts.reflection, one]);
  });

  test('that is from another journal keeps what is known of it, and tells its versions apart by it', async () => {
    const id = newId();
    const path = `/api/journal/entries/${id}`;
    const { rows, ...batch } = importBatch(id);
    const known = rows.map(({ table, row }) => ({ table, row: { ...row, imported: envelope(90, 3) } }));
    expect((await ann.post('/api/import', { ...batch, rows: known })).status).toBe(200);
    const before = (await ann.get(path)).body;
    const [reflection, imported] = [envelope(130, 3), envelope(100, 3)];
    const { body } = await ann.patch(path, { based_on: 0, format: 3, reflection, imported });
    expect(body).toMatchObject({ entry: { id }, overwrote: false });
    expect((await ann.get(path)).body).toMatchObject({ reflection, imported, celebration: '' });
    expect((await revisions()).map(({ text }) => text.columns)).toEqual([
      expect.objectContaining({ reflection: before.reflection, imported: before.imported }),
    ]);
    // A release that knows of no such pages sends the text alone.
    const again = envelope(140, 3);
    await ann.patch(path, { based_on: 0, format: 3, reflection: again });
    expect((await ann.get(path)).body).toMatchObject({ reflection: again, imported });
    const { entries } = (await ann.get('/api/journal/entries')).body;
    expect(entries).toEqual([expect.objectContaining({ id, imported })]);
  });

  test.each([
    ['in the open', { format: 3, imported: '{"journal":"day_one"}' }],
    ['of an entry that was written here', { format: 3, imported: envelope(100, 3) }],
  ])('takes nothing %s as what is known of a page', async (_, given) => {
    const { path, seq } = await begin();
    expect((await ann.patch(path, { based_on: seq, ...given })).status).toBe(400);
    expect((await ann.get(path)).body.imported).toBe(null);
  });

  test('with the same words leaves no revision', async () => {
    const { path, seq, texts } = await begin();
    expect((await ann.patch(path, { based_on: seq, format: 3, goal: texts.goal })).status).toBe(200);
    expect(await revisions()).toEqual([]);
    expect((await ann.get(`/api/sync?after=${seq}`)).body.rows).toEqual([]);
  });

  test('moves to another past day without a revision, and its points stay where they were earned', async () => {
    const { path, seq } = await begin();
    const moved = await ann.patch(path, { based_on: seq, format: 3, date: '2026-11-01' });
    expect(moved.body.entry.date).toBe('2026-11-01');
    expect((await ann.patch(path, { based_on: seq, format: 3, date: '2027-01-01' })).body.entry.date).toBe(
      '2026-11-19',
    );
    expect(await revisions()).toEqual([]);
    expect(await days()).toEqual([{ date: '2026-11-19', journaled: true, points: 20 }]);
  });

  test('from an older format is written again as a whole, never in two', async () => {
    const page = { ...journalPage(new Date(NOW)), goal_importance: '' };
    await ann.post('/api/journal/entries', page);
    const path = `/api/journal/entries/${page.id}`;
    const before = (await ann.get(path)).body;
    expect((await ann.patch(path, { based_on: 0, format: 3, goal: envelope(120, 3) })).status).toBe(400);
    const { goal_importance, ...whole } = answers();
    const without = { ...whole };
    delete without.celebration;
    expect((await ann.patch(path, { based_on: 0, format: 3, ...without })).status).toBe(400);
    expect((await ann.get(path)).body).toEqual(before);
    expect(await revisions()).toEqual([]);
    expect((await ann.patch(path, { based_on: 0, format: 3, ...whole })).body.overwrote).toBe(false);
    expect((await ann.get(path)).body).toMatchObject({ ...whole, goal_importance: '', format: 3 });
    expect((await revisions())[0]).toMatchObject({
      format: 2,
      text: { format: 2, columns: { goal: page.goal } },
    });
    expect((await ann.patch(path, { based_on: 0, format: 3, goal_importance })).status).toBe(200);
  });

  test('must be one’s own and sealed, and something must change', async () => {
    const { path, seq } = await begin();
    const goal = envelope(120, 3);
    const ben = await app.person();
    expect((await ben.patch(path, { based_on: seq, format: 3, goal })).status).toBe(404);
    expect(
      (await ann.patch(`/api/journal/entries/${newId()}`, { based_on: 0, format: 3, goal })).status,
    ).toBe(404);
    for (const body of [
      { based_on: seq, format: 3 },
      { based_on: seq, format: 3, goal: 'in the open' },
      { based_on: seq, format: 3, goal: envelope(120, 2) },
      { based_on: seq, format: 3, goal: '' },
      { based_on: seq, format: 2, goal: envelope(120, 2) },
      { based_on: -1, format: 3, goal },
      { format: 3, goal },
      { based_on: seq, format: 3, goal, created_at: NOW },
    ]) {
      expect((await ann.patch(path, body)).status, JSON.stringify(Object.keys(body))).toBe(400);
    }
    expect(await revisions()).toEqual([]);
  });
});

describe('a lesson', () => {
  const note = async (changes: object = {}) => {
    const lesson = { id: newId(), lesson: envelope(), format: 2, ...changes };
    return { ...lesson, answer: await ann.post('/api/lessons', lesson) };
  };
  const marks = () =>
    app.sql('select date::text, lesson_learned from growth_days where user_id = $1', [ann.userId]);

  test('that arrives late marks its own day, if it is not too late', async () => {
    expect((await note(written('2026-11-12'))).answer.body.date).toBe('2026-11-12');
    expect((await note(written('2026-11-11'))).answer.body.date).toBe('2026-11-11');
    expect(await marks()).toEqual([{ date: '2026-11-12', lesson_learned: true }]);
  });

  test('that is written again keeps what it said, and may move to another past day', async () => {
    const { id, lesson: former } = await note();
    const lesson = envelope(120, 3);
    const path = `/api/lessons/${id}`;
    expect((await ann.patch(path, { based_on: 1, format: 3, lesson })).body).toEqual({
      lesson: { id, date: '2026-11-19' },
      overwrote: true,
    });
    const moved = await ann.patch(path, { based_on: 0, format: 3, date: '2020-01-01' });
    expect(moved.body).toEqual({ lesson: { id, date: '2020-01-01' }, overwrote: false });
    expect((await ann.get('/api/lessons')).body.lessons).toMatchObject([
      { id, lesson, format: 3, date: '2020-01-01' },
    ]);
    expect(await revisions()).toEqual([
      { of_table: 'lessons_learned', of_id: id, format: 2, text: { format: 2, columns: { lesson: former } } },
    ]);
    expect((await ann.patch(`/api/lessons/${newId()}`, { based_on: 0, format: 3, lesson })).status).toBe(404);
    expect((await ann.patch(path, { based_on: 0, format: 3, lesson: 'in the open' })).status).toBe(400);
    expect((await ann.patch(path, { based_on: 0, format: 3 })).status).toBe(400);
  });
});
