import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { envelope, sealedItem } from '../../../test/harness/remote-person.ts';
import { sealingOf } from '../../../test/harness/sealing.ts';
import { syncedRows } from '../../../test/harness/synced.ts';
import { newId } from '../../kernel/ids.ts';
import { type BucketListItem, ITEM_LENGTH, REASON_LENGTH, STORY_LENGTH } from './contract.ts';

let app: TestApp;
let ann: Person;

// Thursday, nine in the morning in Los Angeles.
const at = (minute: number) => new Date(Date.UTC(2026, 10, 19, 17, minute)).toISOString();
const ITEMS = '/api/bucket-list/items';

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  app.setNow(at(0));
  ann = await app.person();
});

async function add(words: string, given: object = {}): Promise<BucketListItem> {
  const { status, body } = await ann.post(ITEMS, { id: newId(), ...sealedItem(words), ...given });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.item;
}

const change = (item: BucketListItem, body: object) => ann.patch(`${ITEMS}/${item.id}`, body);
const listed = async (): Promise<BucketListItem[]> => (await ann.get(ITEMS)).body.items;
const storedRows = () => app.sql('select * from bucket_list_items where user_id = $1', [ann.userId]);

describe('items', () => {
  test('CALL-29 ENT-10 a new item is in the bucket, with every column; a repeat changes nothing', async () => {
    const id = newId();
    const sent = { id, ...sealedItem('See the northern lights'), reason: envelope(60, 3) };
    const { body } = await ann.post(ITEMS, sent);
    const item = {
      ...sent,
      user_id: ann.userId,
      status: 'in_bucket',
      completion_story: null,
      created_at: at(0),
      updated_at: at(0),
      completed_at: null,
    };
    expect(body.item).toEqual(item);
    app.setNow(at(1));
    expect((await ann.post(ITEMS, sent)).body.item).toEqual(item);
    expect((await ann.post(ITEMS, { ...sent, reason: null })).status).toBe(409);
    expect(await listed()).toEqual([item]);
  });

  test('BKT-05 the reason may be left out, and is null then', async () => {
    expect(await add('Learn to sail')).toMatchObject({ reason: null });
    const { status } = await ann.post(ITEMS, { id: newId(), ...sealedItem('x'), reason: '' });
    expect(status).toBe(400);
  });

  test('CALL-28 items come by their status, the newest of each first', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const items: BucketListItem[] = [];
    for (const [minute, name] of names.entries()) {
      app.setNow(at(minute));
      items.push(await add(name));
    }
    const [a, b, c, d, e] = items as [BucketListItem, ...BucketListItem[]] & BucketListItem[];
    await change(a as BucketListItem, { status: 'completed' });
    await change(d as BucketListItem, { status: 'completed' });
    await change(b as BucketListItem, { status: 'in_progress' });
    expect((await listed()).map(({ id }) => id)).toEqual([e, c, b, d, a].map((item) => item?.id));
  });

  test('BKT-03 every status is saved with its time, and any but completed clears completed_at', async () => {
    const item = await add('Learn to sail');
    app.setNow(at(1));
    const begun = { ...item, status: 'in_progress', updated_at: at(1) };
    expect((await change(item, { status: 'in_progress' })).body.item).toEqual(begun);
    app.setNow(at(2));
    const done = { ...begun, status: 'completed', updated_at: at(2), completed_at: at(2) };
    expect((await change(item, { status: 'completed' })).body.item).toEqual(done);
    app.setNow(at(3));
    const again = { ...done, updated_at: at(3) };
    expect((await change(item, { status: 'completed' })).body.item).toEqual(again);
    const story = envelope(200, 3);
    const told = { ...again, completion_story: story };
    expect((await change(item, { completion_story: story, format: 3 })).body.item).toEqual(told);
    app.setNow(at(4));
    const back = { ...told, status: 'in_bucket', updated_at: at(4), completed_at: null };
    expect((await change(item, { status: 'in_bucket' })).body.item).toEqual(back);
    expect((await change(item, { status: 'lost' })).status).toBe(400);
    expect(await listed()).toEqual([back]);
  });

  test('a completion is believed when it was, and never lies ahead', async () => {
    const item = await add('Learn to sail');
    const done = (completed_at: string) => change(item, { status: 'completed', completed_at });
    expect((await done('2027-01-01T00:00:00.000Z')).body.item.completed_at).toBe(at(0));
    await change(item, { status: 'in_bucket' });
    expect((await done('2026-11-18T08:00:00.000Z')).body.item.completed_at).toBe('2026-11-18T08:00:00.000Z');
    expect((await change(item, { status: 'in_bucket', completed_at: at(0) })).status).toBe(400);
    expect((await change(item, {})).status).toBe(400);
  });

  test('of two devices that write over the same words the later stands, and the former is a revision; nothing else is', async () => {
    const item = await add('Learn to sail', { reason: envelope(60, 3) });
    const [one, other] = [envelope(90, 3), envelope(90, 3)];
    await change(item, { item: one, format: 3 });
    await change(item, { item: other, format: 3 });
    // What had no words before is written over by none, and a status has no words.
    await change(item, { completion_story: envelope(90, 3), format: 3, status: 'completed' });
    await change(item, { status: 'in_bucket' });
    expect(await listed()).toMatchObject([{ item: other }]);
    const revisions = (await syncedRows(ann))('revisions');
    expect(revisions.map(({ text, ...row }) => ({ ...row, text: JSON.parse(text) }))).toMatchObject(
      [item.item, one].map((said) => ({
        of_table: 'bucket_list_items',
        of_id: item.id,
        format: 3,
        text: { format: 3, columns: { item: said, reason: item.reason } },
      })),
    );
    expect(Object.keys(JSON.parse(revisions[0]?.text ?? '').columns)).toEqual(['item', 'reason']);
  });

  test('a reason that is taken away is a revision; of somebody else’s item nothing is', async () => {
    const item = await add('Learn to sail', { reason: envelope(60, 3) });
    const bob = await app.person();
    const body = { item: envelope(90, 3), format: 3 };
    expect((await bob.patch(`${ITEMS}/${item.id}`, body)).status).toBe(404);
    expect((await syncedRows(bob))('revisions')).toEqual([]);
    await change(item, { reason: null, format: 3 });
    expect((await syncedRows(ann))('revisions')).toHaveLength(1);
  });

  test('CALL-30 words are changed one by one, with updated_at; what is left out stays', async () => {
    const item = await add('Learn to sail', { reason: envelope(60, 3) });
    app.setNow(at(5));
    const reworded = { ...item, ...sealedItem('Sail to Corsica'), reason: item.reason, updated_at: at(5) };
    const { item: words, format } = reworded;
    expect((await change(item, { item: words, format })).body.item).toEqual(reworded);
    expect((await change(item, { reason: null, format })).body.item).toEqual({ ...reworded, reason: null });
    expect(await listed()).toEqual([{ ...reworded, reason: null }]);
  });

  test('a deleted item is gone, and undoing brings it back as it was, once', async () => {
    const added = await add('Learn to sail', { reason: envelope(60, 3) });
    const told = { completion_story: envelope(90, 3), format: 3, status: 'completed' };
    const item: BucketListItem = (await change(added, told)).body.item;
    expect((await ann.delete(`${ITEMS}/${item.id}`)).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await ann.delete(`${ITEMS}/${item.id}`)).status).toBe(404);
    expect((await change(item, { status: 'in_progress' })).status).toBe(404);
    const { id, user_id: _, updated_at: __, ...undo } = item;
    for (const sent of [undo, { ...undo, item: envelope(120, 3) }]) {
      expect((await ann.put(`${ITEMS}/${id}`, sent)).body.item).toEqual(item);
    }
    expect((await ann.put(`${ITEMS}/${id}`, { ...undo, completed_at: null })).status).toBe(400);
    expect(await listed()).toEqual([item]);
  });

  test('devices hear of what is new, of what changes and of what is gone', async () => {
    const item = await add('Learn to sail');
    const { rows, head } = (await ann.get('/api/sync')).body;
    const { user_id: _, ...kept } = item;
    expect(rows).toContainEqual(['bucket_list_items', { ...kept, seq: head }]);
    await ann.delete(`${ITEMS}/${item.id}`);
    const after = (await ann.get(`/api/sync?after=${head}`)).body;
    const gone = { table: 'bucket_list_items', key: item.id, seq: head + 1 };
    expect(after.rows).toEqual([['tombstones', gone]]);
  });

  test("nobody reaches another person's items", async () => {
    const item = await add('Learn to sail');
    const bob = await app.person();
    expect((await bob.get(ITEMS)).body.items).toEqual([]);
    expect((await bob.patch(`${ITEMS}/${item.id}`, { status: 'completed' })).status).toBe(404);
    expect((await bob.delete(`${ITEMS}/${item.id}`)).status).toBe(404);
    expect((await app.nobody.get(ITEMS)).status).toBe(401);
    expect(await listed()).toEqual([item]);
  });
});

describe('sealed by the browser', () => {
  test('BKT-04 ENC-03 readable words, words of another format and ones too long are refused in every call', async () => {
    const item = await add('Learn to sail');
    const sealing = await sealingOf(ann);
    const seal = async (texts: object) => ({
      ...(await sealing.row('bucket_list_items', item.id, texts)),
      format: 3,
    });
    const refused: object[] = [
      { item: '' },
      { item: '   ', format: 3 },
      { item: 'In the open', format: 3 },
      { item: item.item },
      { item: item.item, format: 2 },
      { item: sealing.before('In the open', 2), format: 3 },
      { item: item.item, reason: 'In the open', format: 3 },
      await seal({ item: '€'.repeat(ITEM_LENGTH + 1) }),
      await seal({ item: 'x', reason: '€'.repeat(REASON_LENGTH + 1) }),
    ];
    const tooLong = async () =>
      (
        await sealing.row('bucket_list_items', item.id, {
          completion_story: '€'.repeat(STORY_LENGTH + 1),
        })
      ).completion_story;
    const facts = { status: 'in_bucket', completed_at: null, created_at: at(0), completion_story: null };
    for (const words of refused) {
      const whole = { reason: null, ...words };
      const answers = [
        await ann.post(ITEMS, { id: newId(), ...whole }),
        await change(item, words),
        await ann.put(`${ITEMS}/${newId()}`, { ...facts, ...whole }),
      ];
      for (const { status, body } of answers) {
        expect({ status, code: body.error?.code }, JSON.stringify(words)).toEqual({
          status: 400,
          code: 'invalid',
        });
        expect(body.error.message).not.toContain('open');
      }
    }
    for (const story of ['In the open', '', await tooLong()]) {
      expect((await change(item, { completion_story: story, format: 3 })).status).toBe(400);
    }
    expect(await listed()).toEqual([item]);
    const longest = {
      item: '€'.repeat(ITEM_LENGTH),
      reason: '€'.repeat(REASON_LENGTH),
      completion_story: '€'.repeat(STORY_LENGTH),
    };
    expect((await change(item, await seal(longest))).status).toBe(200);
  });

  test('an item in plain words gets another status as it is, and is sealed whole or not at all', async () => {
    const id = newId();
    await app.sql(
      `insert into bucket_list_items (user_id, id, item, reason, created_at, updated_at)
        values ($1, $2, 'Learn to sail', 'Wind', $3, $3)`,
      [ann.userId, id, at(0)],
    );
    const [plain] = (await listed()) as [BucketListItem];
    expect(plain).toMatchObject({ id, item: 'Learn to sail', reason: 'Wind', format: null });
    expect((await change(plain, { status: 'in_progress' })).body.item).toEqual({
      ...plain,
      status: 'in_progress',
    });
    const words = { item: envelope(60, 3), format: 3 };
    expect((await change(plain, words)).status).toBe(400);
    const whole = { ...words, reason: envelope(60, 3) };
    expect((await change(plain, whole)).body.item).toMatchObject(whole);
    expect(JSON.stringify(await storedRows())).not.toContain('Wind');
  });
});

describe('cadence and review', () => {
  const schedule = async () => {
    const { bucket_list_frequency, bucket_list_next_review, bucket_list_reviewed_at } = (
      await ann.get('/api/profile')
    ).body;
    return [bucket_list_frequency, bucket_list_next_review, bucket_list_reviewed_at];
  };
  const scores = () =>
    app.sql(
      `select type, points, description, date::text from score_history where user_id = $1 order by date`,
      [ann.userId],
    );
  const review = async (body: object = {}) => {
    const answer = await ann.post('/api/bucket-list/reviews', body);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const award = (date: string) => ({
    type: 'bucket_list_review',
    points: 5,
    description: 'Reviewed the bucket list',
    date,
  });

  test.each([
    ['weekly', '2026-11-26T17:00:00.000Z'],
    ['monthly', '2026-12-19T17:00:00.000Z'],
    ['quarterly', '2027-02-19T17:00:00.000Z'],
  ])('BKT-06 VIS-04 %s: choosing it and reviewing schedule the next review', async (frequency, next) => {
    expect(await schedule()).toEqual([null, null, null]);
    const { status, body } = await ann.put('/api/bucket-list/cadence', { frequency });
    const chosen = { bucket_list_frequency: frequency, bucket_list_next_review: next };
    expect({ status, body }).toEqual({ status: 200, body: chosen });
    expect(await schedule()).toEqual([frequency, next, null]);
    expect(await scores()).toEqual([]);
    expect(await review()).toEqual({ ...chosen, points: 5 });
    expect(await schedule()).toEqual([frequency, next, at(0)]);
  });

  test('VIS-05 without a choice the next review is a month on', async () => {
    expect(await review()).toEqual({
      bucket_list_frequency: null,
      bucket_list_next_review: '2026-12-19T17:00:00.000Z',
      points: 5,
    });
  });

  test('LIM-30 any other frequency is refused, and changes nothing', async () => {
    for (const frequency of ['daily', '', null, undefined]) {
      expect((await ann.put('/api/bucket-list/cadence', { frequency })).status).toBe(400);
    }
    expect(await schedule()).toEqual([null, null, null]);
  });

  test('PTS-04 a review gives 5 points once in a local day, and marks no stroke', async () => {
    await review();
    app.setNow('2026-11-20T07:59:00.000Z');
    expect((await review()).points).toBe(0);
    expect(await scores()).toEqual([award('2026-11-19')]);
    // Midnight in Los Angeles.
    app.setNow('2026-11-20T08:00:00.000Z');
    expect((await review()).points).toBe(5);
    expect(await scores()).toEqual([award('2026-11-19'), award('2026-11-20')]);
    const days = await app.sql(
      `select date::text, points, journaled, task_completed, lesson_learned, vision_reviewed
        from growth_days where user_id = $1 order by date`,
      [ann.userId],
    );
    const marks = {
      journaled: false,
      task_completed: false,
      lesson_learned: false,
      vision_reviewed: false,
    };
    expect(days).toEqual(['2026-11-19', '2026-11-20'].map((date) => ({ date, points: 5, ...marks })));
    expect((await ann.get('/api/growth')).body.points).toEqual({ day: 5, week: 10, month: 10 });
  });

  test('PTS-04 reviews that come at the same moment give their points once', async () => {
    const given = await Promise.all(Array.from({ length: 6 }, () => review()));
    expect(given.map(({ points }) => points).toSorted()).toEqual([0, 0, 0, 0, 0, 5]);
  });

  test('CALL-27 a review told late counts for its own day within a week, and leaves a later one’s schedule', async () => {
    await review();
    expect((await review({ at: '2026-11-15T17:00:00.000Z' })).points).toBe(5);
    expect((await review({ at: '2026-11-02T17:00:00.000Z' })).points).toBe(0);
    expect(await scores()).toEqual([award('2026-11-15'), award('2026-11-19')]);
    expect(await schedule()).toEqual([null, '2026-12-19T17:00:00.000Z', at(0)]);
    await ann.put('/api/bucket-list/cadence', { frequency: 'weekly', at: '2026-11-18T17:00:00.000Z' });
    expect(await schedule()).toEqual(['weekly', '2026-11-25T17:00:00.000Z', at(0)]);
    expect((await review({ at: '2026-12-24T17:00:00.000Z' })).bucket_list_next_review).toBe(
      '2026-11-25T17:00:00.000Z',
    );
  });

  test('a repeat under the same key gives and schedules nothing again', async () => {
    const headers = {
      authorization: `Bearer ${ann.token}`,
      'content-type': 'application/json',
      'idempotency-key': newId(),
    };
    const send = async () =>
      (
        await app.fetch('/api/bucket-list/reviews', { method: 'POST', headers, body: '{}' })
      ).json() as Promise<object>;
    const first = await send();
    app.setNow(at(30));
    expect(await send()).toEqual({ ...first, points: 0 });
    expect(await scores()).toHaveLength(1);
  });
});
