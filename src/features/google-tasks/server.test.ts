import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { untilLater } from '../../../test/harness/clock.ts';
import { type Google, listNamed, standing, startGoogle, taskTitled } from '../../../test/harness/google.ts';
import { type Sealing, sealingOf } from '../../../test/harness/sealing.ts';
import { newId } from '../../kernel/ids.ts';
import { open } from '../../kernel/seal.ts';
import { openRows } from '../../kernel/sealed-row.ts';
import type { Task } from '../tasks/contract.ts';
import { MOST_TASKS, SYNC_CODES, type SyncChange } from './contract.ts';
import { changesPlace } from './rules/changes-place.ts';
import * as texts from './texts.ts';

let google: Google;
let app: TestApp;
let ann: Person;
let sealing: Sealing;
let account: string;
let token: string;

const CALL = '/functions/v1/sync-google-tasks';

beforeAll(async () => {
  google = await startGoogle();
  app = await createTestApp({ google: google.addresses });
});
afterAll(async () => {
  await app.close();
  await google.close();
});
beforeEach(async () => {
  google.standIn.failing = undefined;
  google.standIn.pageSize = 100;
  ann = await app.person();
  sealing = await sealingOf(ann);
  account = `${ann.userId}@google.example`;
  token = google.standIn.grant(account);
});

const sync = (person = ann, accessToken = token) => person.post(CALL, { userId: person.userId, accessToken });

async function synced() {
  const { status, body } = await sync();
  expect([status, body?.finished]).toEqual([200, true]);
  const json = await open(sealing.key, body.changes, 3, changesPlace(ann.userId, body.run_id));
  return { ...body, changes: JSON.parse(json) as SyncChange[] };
}

async function add(text: string, id = newId()): Promise<string> {
  const sealed = await sealing.row('tasks', id, { text });
  expect((await ann.post('/api/tasks', { id, ...sealed, format: 3 })).status).toBe(200);
  return id;
}
async function reword(id: string, text: string): Promise<void> {
  const sealed = await sealing.row('tasks', id, { text });
  expect((await ann.patch(`/api/tasks/${id}`, { ...sealed, format: 3 })).status).toBe(200);
}
const tick = (id: string, completed = true) => ann.patch(`/api/tasks/${id}`, { completed });

const here = async (): Promise<Task[]> =>
  openRows(sealing.key, ann.userId, 'tasks', (await ann.get('/api/tasks')).body.tasks);
const saidHere = async () =>
  (await here()).map(({ text, completed }) => `${completed ? '✓ ' : ''}${text}`).sort();
const saidThere = () =>
  standing(google, account)
    .map(({ title, status }) => `${status === 'completed' ? '✓ ' : ''}${title}`)
    .sort();
const ledger = () => google.standIn.ledger(account);
const list = () => listNamed(google, account);
const there = (title: string) => taskTitled(google, account, title);
const pointsFor = async (id: string) =>
  (await app.sql('select points from score_history where user_id = $1 and once = $2', [ann.userId, id])).map(
    ({ points }) => points,
  );

describe('both ways', () => {
  test('SYNC-01 CALL-47 a first sync makes the list, and brings what is here there and what is there here', async () => {
    await add('Walk at lunch');
    const done = await add('Call Dad');
    await tick(done);
    const own = ledger().addList('Growth Loop');
    ledger().insert(own.id, { title: 'Buy paint', notes: 'the blue one', due: '2026-12-01T00:00:00.000Z' });
    const first = await synced();
    expect(await saidHere()).toEqual(['Buy paint', 'Walk at lunch', '✓ Call Dad']);
    expect(saidThere()).toEqual(['Buy paint', 'Walk at lunch', '✓ Call Dad']);
    expect(there('Buy paint')).toMatchObject({ notes: 'the blue one', due: '2026-12-01T00:00:00.000Z' });
    expect(first.here).toEqual({ created: 1, changed: 0, deleted: 0 });
    expect(first.there).toEqual({ created: 2, changed: 0, deleted: 0 });
    expect(first.changes).toContainEqual({ side: 'here', what: 'created', why: 'new', text: 'Buy paint' });
  });

  test('the list is made once, and another account gets one of its own', async () => {
    await add('Walk');
    await synced();
    await synced();
    expect(ledger().lists.map(({ title }) => title)).toEqual(['My Tasks', 'Growth Loop']);
    const other = google.standIn.grant('other@google.example');
    expect((await sync(ann, other)).status).toBe(200);
    expect(standing(google, 'other@google.example').map(({ title }) => title)).toEqual(['Walk']);
    // Back at the first account nothing is made twice.
    await synced();
    expect(saidThere()).toEqual(['Walk']);
    expect(await saidHere()).toEqual(['Walk']);
  });

  test('a list that was renamed at Google is still the one; one that was deleted is made again with everything', async () => {
    await add('Walk');
    await synced();
    ledger().list(list()).title = 'My own name';
    await add('Run');
    await synced();
    expect(standing(google, account, 'My own name')).toHaveLength(2);
    ledger().removeList(listNamed(google, account, 'My own name'));
    await synced();
    expect(saidThere()).toEqual(['Run', 'Walk']);
    expect(await saidHere()).toEqual(['Run', 'Walk']);
  });

  test('what changes here goes there: words, done, open again, deleted', async () => {
    const [a, b, c, d] = [await add('a'), await add('b'), await add('c'), await add('d')];
    await tick(c);
    await synced();
    await reword(a, 'a new');
    await tick(b);
    await tick(c, false);
    await ann.delete(`/api/tasks/${d}`);
    const run = await synced();
    expect(saidThere()).toEqual(['a new', 'c', '✓ b']);
    expect(run.there).toEqual({ created: 0, changed: 3, deleted: 1 });
    expect(run.here).toEqual({ created: 0, changed: 0, deleted: 0 });
  });

  test('what changes there comes here: words with a revision, done with its points once, open again, deleted', async () => {
    const ids = { a: await add('a'), b: await add('b'), c: await add('c'), d: await add('d') };
    await tick(ids.c);
    await synced();
    ledger().patch(list(), there('a').id, { title: 'a new' });
    ledger().completeInApp(list(), there('b').id);
    ledger().patch(list(), there('c').id, { status: 'needsAction' });
    ledger().remove(list(), there('d').id);
    const run = await synced();
    expect(await saidHere()).toEqual(['a new', 'c', '✓ b']);
    expect(run.here).toEqual({ created: 0, changed: 3, deleted: 1 });
    expect(await pointsFor(ids.b)).toEqual([10]);
    expect(await pointsFor(ids.c)).toEqual([]);
    const kept = await app.sql("select of_id from revisions where user_id = $1 and of_table = 'tasks'", [
      ann.userId,
    ]);
    expect(kept.map(({ of_id }) => of_id).toSorted()).toEqual([ids.a, ids.d].toSorted());
    await synced();
    expect(await pointsFor(ids.b)).toEqual([10]);
  });

  test('SYNC-10 a second run changes nothing on either side, and the last sync is stamped', async () => {
    await add('Walk');
    await tick(await add('Run'));
    await synced();
    const before = await app.sql('select * from tasks where user_id = $1 order by id', [ann.userId]);
    const writes = google.standIn.writes.length;
    const run = await synced();
    expect(google.standIn.writes).toHaveLength(writes);
    expect(run.changes).toEqual([]);
    expect(await app.sql('select * from tasks where user_id = $1 order by id', [ann.userId])).toEqual(before);
    const [profile] = await app.sql(
      'select last_google_tasks_sync as at, google_tasks_sync_frequency as often from profiles where id = $1',
      [ann.userId],
    );
    expect(profile).toMatchObject({ at: expect.any(Date), often: 'manual' });
  });

  test('of two changes of one field the later wins, and the earlier one is told and kept', async () => {
    const [a, b] = [await add('a'), await add('b')];
    await synced();
    ledger().patch(list(), there('a').id, { title: 'a there' });
    await untilLater();
    await reword(a, 'a here');
    await reword(b, 'b here');
    await untilLater();
    ledger().patch(list(), there('b').id, { title: 'b there', status: 'completed' });
    const { changes } = await synced();
    expect(await saidHere()).toEqual(['a here', '✓ b there']);
    expect(saidThere()).toEqual(['a here', '✓ b there']);
    expect(changes).toContainEqual({
      side: 'there',
      what: 'renamed',
      why: 'later',
      text: 'a here',
      former: 'a there',
    });
    expect(changes).toContainEqual({
      side: 'here',
      what: 'renamed',
      why: 'later',
      text: 'b there',
      former: 'b here',
    });
  });

  test('deleted on one side and changed on the other: a later change keeps it, an earlier one does not', async () => {
    const [a, b, c, d] = [await add('a'), await add('b'), await add('c'), await add('d')];
    await synced();
    await ann.delete(`/api/tasks/${a}`);
    await untilLater();
    ledger().patch(list(), there('a').id, { title: 'a later', status: 'completed' });
    ledger().patch(list(), there('b').id, { title: 'b earlier' });
    await untilLater();
    await ann.delete(`/api/tasks/${b}`);
    ledger().remove(list(), there('c').id);
    await untilLater();
    await reword(c, 'c later');
    await reword(d, 'd earlier');
    await untilLater();
    ledger().remove(list(), there('d').id);
    await synced();
    expect(await saidHere()).toEqual(['c later', '✓ a later']);
    expect(saidThere()).toEqual(['c later', '✓ a later']);
    const writes = google.standIn.writes.length;
    await synced();
    expect(google.standIn.writes).toHaveLength(writes);
  });

  test('more than a page, deleted for good, and moved while the pages were read', async () => {
    google.standIn.pageSize = 3;
    for (let number = 0; number < 10; number++) await add(`task ${number}`);
    await synced();
    expect(saidThere()).toHaveLength(10);
    ledger().remove(list(), there('task 4').id);
    ledger().purge(list());
    // Brought to the top between two pages: one that was not read yet is passed over.
    let moved = false;
    google.standIn.failing = ({ method, on }) => {
      if (method === 'GET' && on === 'tasks' && !moved) {
        moved = true;
        ledger().remove(list(), standing(google, account)[0]?.id ?? '');
        ledger().purge(list());
      }
      return undefined;
    };
    await synced();
    expect(await saidHere()).toHaveLength(8);
    expect(saidThere()).toEqual(await saidHere());
  });

  test('what was completed long ago and never synced stays where it is', async () => {
    const old = await add('old');
    await tick(old);
    await app.sql("update tasks set completed_at = now() - interval '9 days' where user_id = $1", [
      ann.userId,
    ]);
    await synced();
    expect(saidThere()).toEqual([]);
  });

  test('titles of all kinds arrive whole, and one without words is left alone', async () => {
    const titles = [
      '<img src=x onerror=alert(1)>',
      'مرحبا \u202Eabc',
      'half \ud83d emoji',
      'two\nlines',
      'x'.repeat(1024),
      '👩‍👩‍👧‍👦'.repeat(60),
    ];
    const own = ledger().addList('Growth Loop');
    for (const title of [...titles, '', '\u200b\u200b']) ledger().insert(own.id, { title });
    const run = await synced();
    expect(run.skipped).toBe(2);
    expect(await here()).toHaveLength(titles.length);
    const long = (await here()).find(({ text }) => text.startsWith('xxx'));
    expect(long?.text.length).toBeLessThanOrEqual(500);
    const writes = google.standIn.writes.length;
    await synced();
    expect(google.standIn.writes).toHaveLength(writes);
    // The head that is shown here does not cut what stands there, whatever else changes.
    await tick(long?.id ?? '');
    await synced();
    expect(there('x'.repeat(1024)).status).toBe('completed');
  });

  test('words that do not fit there go with their head and come back whole', async () => {
    const long = 'y'.repeat(1400);
    const id = await add(long);
    await synced();
    expect(standing(google, account)[0]?.title.length).toBeLessThanOrEqual(1024);
    ledger().completeInApp(list(), standing(google, account)[0]?.id ?? '');
    await synced();
    expect((await here()).find((task) => task.id === id)).toMatchObject({ text: long, completed: true });
  });

  test('a title that was emptied there gets its words back', async () => {
    await add('Walk');
    await synced();
    ledger().patch(list(), there('Walk').id, { title: '' });
    await synced();
    expect(saidThere()).toEqual(['Walk']);
    expect(await saidHere()).toEqual(['Walk']);
  });
});

describe('when it does not go well', () => {
  test('CALL-47 somebody else’s id is refused, and nothing is asked of Google', async () => {
    const bob = await app.person();
    const before = google.standIn.seen.length;
    expect((await ann.post(CALL, { userId: bob.userId, accessToken: token })).status).toBe(403);
    expect(google.standIn.seen).toHaveLength(before);
  });

  test.each(['a\u0000b', 'a b', 'a\r\nX-Other: b', 'ä'])(
    'a token that no header carries, %j, is refused, and nothing is asked of Google',
    async (accessToken) => {
      const before = google.standIn.seen.length;
      expect((await ann.post(CALL, { userId: ann.userId, accessToken })).status).toBe(400);
      expect(google.standIn.seen).toHaveLength(before);
    },
  );

  test('SYNC-02 whoever may not use the feature is refused', async () => {
    await app.sql(
      "update profiles set status = 'trial', trial_ends_at = now() - interval '1 day' where id = $1",
      [ann.userId],
    );
    app.gateWith('billing_gate');
    expect((await sync()).status).toBe(403);
    await app.sql("update profiles set trial_ends_at = now() + interval '1 day' where id = $1", [ann.userId]);
    expect((await sync()).status).toBe(200);
  });

  test('a token that has run out, or reaches too far or not far enough, asks for consent in words of its own', async () => {
    google.standIn.revoke(token);
    const expired = await sync();
    expect([expired.status, expired.body]).toEqual([
      409,
      { error: { code: SYNC_CODES.consentNeeded, message: texts.consentNeeded } },
    ]);
    const narrow = google.standIn.grant(account, 'https://www.googleapis.com/auth/tasks.readonly');
    const refused = await sync(ann, narrow);
    expect([refused.status, refused.body.error.code]).toEqual([409, SYNC_CODES.notPermitted]);
  });

  test('refused for its pace it waits and asks again; refused all the time it gives up in words', async () => {
    await add('Walk');
    const refusals = [
      { status: 403, reason: 'rateLimitExceeded' },
      { status: 429, reason: 'rateLimitExceeded', retryAfter: 1 },
      { status: 503, reason: 'backendError' },
    ];
    google.standIn.failing = () => {
      const answer = refusals.shift();
      return answer && { when: 'before', answer };
    };
    await synced();
    expect(saidThere()).toEqual(['Walk']);
    google.standIn.failing = () => ({ when: 'before', answer: { status: 503, reason: 'backendError' } });
    const { status, body } = await sync();
    expect([status, body.error]).toEqual([503, { code: SYNC_CODES.busy, message: texts.googleUnavailable }]);
  }, 40_000);

  test('more tasks than can be synced are told in words, and none is touched', async () => {
    const own = ledger().addList('Growth Loop');
    for (let number = 0; number <= MOST_TASKS; number++) ledger().insert(own.id, { title: `task ${number}` });
    const { status, body } = await sync();
    expect(status).toBe(409);
    expect(body.error).toEqual({ code: SYNC_CODES.tooMany, message: texts.tooManyTasks(MOST_TASKS) });
    expect(await here()).toEqual([]);
  }, 60_000);

  test('a second run of the same person is told to wait', async () => {
    await add('Walk');
    const [one, two] = await Promise.all([sync(), sync()]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    expect([one, two].find(({ status }) => status === 409)?.body.error.code).toBe(SYNC_CODES.running);
    expect(saidThere()).toEqual(['Walk']);
    expect((await sync()).status).toBe(200);
  });

  test('an answer that was lost after the task was made makes no second one, also when it was renamed there since', async () => {
    await add('Walk');
    let lost = false;
    google.standIn.failing = ({ method, on }) => {
      if (lost || method !== 'POST' || on !== 'tasks') return undefined;
      lost = true;
      return { when: 'after', answer: 'cut' };
    };
    await synced();
    expect(saidThere()).toEqual(['Walk']);
    expect(await saidHere()).toEqual(['Walk']);
  });

  test('nothing of the person stands readable beside the tasks', async () => {
    await add('a secret wish');
    await synced();
    const rows = await app.sql('select * from google_task_links where user_id = $1', [ann.userId]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/secret|wish|ya29/);
    const all = await app.sql('select * from google_task_syncs where user_id = $1', [ann.userId]);
    expect(JSON.stringify(all)).not.toContain('ya29');
  });
});
