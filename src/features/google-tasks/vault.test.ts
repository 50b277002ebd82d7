import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { type Google, listNamed, standing, startGoogle } from '../../../test/harness/google.ts';
import { type Sealing, sealingOf } from '../../../test/harness/sealing.ts';
import { finish, newKeyId, sealAll, turnOff, turnOn } from '../../../test/harness/vault.ts';
import { newId } from '../../kernel/ids.ts';
import { Database } from '../../server/database.ts';
import { runSync } from './server/run.ts';

/* A private vault that is turned on keeps no words under the server's key, whatever a sync was doing. */

let google: Google;
let app: TestApp;
let database: Database;
let ann: Person;
let sealing: Sealing;
let account: string;
let key: string;

beforeAll(async () => {
  google = await startGoogle();
  app = await createTestApp({ google: google.addresses });
  database = new Database(app.url);
});
afterAll(async () => {
  await database.close();
  await app.close();
  await google.close();
});
beforeEach(begin);

/** Somebody with two actions here and two tasks there. */
async function begin(): Promise<void> {
  ann = await app.person();
  sealing = await sealingOf(ann);
  account = `${ann.userId}@google.example`;
  key = newKeyId();
  for (const text of ['Walk', 'Swim']) {
    const id = newId();
    const sealed = await sealing.row('tasks', id, { text });
    expect((await ann.post('/api/tasks', { id, ...sealed, format: 3 })).status).toBe(200);
  }
  const list = google.standIn.ledger(account).addList('Growth Loop');
  for (const title of ['Read', 'Sing']) google.standIn.ledger(account).insert(list.id, { title });
}

async function enterVault(): Promise<void> {
  await turnOn(ann, key);
  await sealAll(ann, key);
  await finish(ann, key);
}

/** A run on a database that does `between` before its transaction of this number. Answers whether it came so far. */
async function runWith(
  number: number,
  between: () => Promise<void>,
): Promise<{ reached: boolean; outcome: unknown }> {
  let count = 0;
  const interrupted = new Proxy(database, {
    get(target, name) {
      if (name !== 'asJob') return Reflect.get(target, name, target);
      return async (...given: Parameters<Database['asJob']>) => {
        count += 1;
        if (count === number) await between();
        return target.asJob(...given);
      };
    },
  });
  const asked = {
    userId: ann.userId,
    key: sealing.key,
    accessToken: google.standIn.grant(account),
    apiUrl: google.addresses.apiUrl,
  };
  const ground = { database: interrupted, clock: () => new Date(), config: app.config };
  const outcome = await runSync(ground, asked).then(
    ({ finished }) => finished,
    (error) => error.code,
  );
  return { reached: count >= number, outcome };
}

const links = () =>
  app.sql<{ base: string }>('select base from google_task_links where user_id = $1', [ann.userId]);

test('a run in whose middle it is turned on leaves nothing in the former format', async () => {
  for (let number = 1; ; number++) {
    if (number > 1) await begin();
    const { reached, outcome } = await runWith(number, enterVault);
    if (!reached) break;
    expect([true, false, 'vault_changed'], `at ${number}`).toContain(outcome);
    expect(await app.sql('select distinct format from tasks where user_id = $1', [ann.userId])).toEqual([
      { format: 4 },
    ]);
    expect((await links()).filter(({ base }) => base !== '')).toEqual([]);
    expect((await ann.get('/api/vault')).body.state).toBe('on');
  }
});

test('what belonged together before it does so afterwards, and nothing stands twice', async () => {
  const sync = () =>
    ann.post('/functions/v1/sync-google-tasks', {
      userId: ann.userId,
      accessToken: google.standIn.grant(account),
    });
  expect((await sync()).body.finished).toBe(true);
  const texts = await app.sql<{ id: string; text: string }>('select id, text from tasks where user_id = $1', [
    ann.userId,
  ]);
  expect(texts).toHaveLength(4);
  await enterVault();
  expect((await sync()).body.error.code).toBe('vault_closed');
  expect((await links()).map(({ base }) => base)).toEqual(['', '', '', '']);
  await turnOff(ann, key);
  for (const { id, text } of texts) {
    await app.sql('update tasks set text = $3, format = 3 where user_id = $1 and id = $2', [
      ann.userId,
      id,
      text,
    ]);
  }
  await finish(ann, key, 'off');
  const { body } = await sync();
  const nothing = { created: 0, changed: 0, deleted: 0 };
  expect(body).toMatchObject({ finished: true, here: nothing, there: nothing });
  expect((await ann.get('/api/tasks')).body.tasks).toHaveLength(4);
  expect(listNamed(google, account)).not.toBe('');
  expect(standing(google, account)).toHaveLength(4);
  expect((await links()).filter(({ base }) => base === '')).toEqual([]);
});
