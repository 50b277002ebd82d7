import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Database } from '../../src/server/database.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { journalPage, sealedItem, sealedWords } from '../harness/remote-person.ts';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
  ann = await app.person();
  await ann.post('/api/journal/entries', journalPage());
  await ann.post('/api/goals/use', { id: '01900000-0000-7000-8000-0000000000aa', ...sealedWords('Run') });
  await ann.post('/api/bucket-list/items', {
    id: '01900000-0000-7000-8000-0000000000ab',
    ...sealedItem('Swim'),
  });
});
afterAll(() => app.close());

const personalLists = [
  '/api/profile',
  '/api/visions',
  '/api/tasks',
  '/api/goals',
  '/api/bucket-list/items',
  '/api/journal/entries',
  '/api/growth',
];

describe('answers', () => {
  test('a new column of a table never comes out by itself', async () => {
    const tables = [
      'profiles',
      'tasks',
      'previous_goals',
      'bucket_list_items',
      'journal_entries',
      'growth_days',
    ];
    for (const table of tables) {
      await app.sql(
        `alter table ${table} add column private_note text not null default 'canary of a column'`,
      );
    }
    for (const path of personalLists) {
      const { status, body } = await ann.get(path);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/private_note|canary/);
    }
    const { body } = await ann.patch('/api/profile', { name: 'Ann' });
    expect(body.name).toBe('Ann');
    expect(JSON.stringify(body)).not.toMatch(/private_note|canary/);
    const goal = (await ann.get('/api/goals')).body.goals[0].id;
    expect(JSON.stringify(await ann.patch(`/api/goals/${goal}`, { completed: true }))).not.toMatch(/canary/);
  });

  test('no cache keeps a personal answer, nor a refusal', async () => {
    const headers = { authorization: `Bearer ${ann.token}` };
    for (const path of [...personalLists, '/api/entry-key', '/api/journal/today', '/api/lessons']) {
      for (const init of [{ headers }, {}]) {
        expect((await app.fetch(path, init)).headers.get('cache-control'), path).toBe('no-store');
      }
    }
  });
});

describe('who works for whom', () => {
  test('a job works for one person under row-level security', async () => {
    const ben = await app.person();
    const database = new Database(app.url);
    try {
      const seen = await database.asJob(ben.userId, new Date(), async (actor) => {
        expect(await actor.timeZone()).toBe('America/Los_Angeles');
        const every = {
          name: 'every-profile',
          text: 'select id, current_user as role from profiles',
          values: [],
        };
        return actor.run<{ id: string; role: string }>(every);
      });
      expect(seen).toEqual([{ id: ben.userId, role: 'app_user' }]);
      const others = database.asJob(ben.userId, new Date(), (actor) =>
        actor.run({
          name: 'others-task',
          text: 'insert into tasks (user_id, id, text, created_at) values ($1, gen_random_uuid(), $2, now())',
          values: [ann.userId, 'slipped in'],
        }),
      );
      await expect(others).rejects.toMatchObject({ code: '42501' });
      await expect(
        database.asJob("x'; drop table tasks", new Date(), async () => undefined),
      ).rejects.toThrow();
    } finally {
      await database.close();
    }
  });

  test('only sign-up, the account and operation work as the server itself', async () => {
    const folder = new URL('../../src/', import.meta.url);
    const files = await readdir(folder, { recursive: true });
    const callers: string[] = [];
    for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name))) {
      const calls = (await readFile(new URL(file, folder), 'utf8')).match(/\.asServer\(/g) ?? [];
      if (calls.length > 0) callers.push(file);
    }
    for (const caller of callers) {
      expect(caller, 'works past row-level security').toMatch(
        // Billing: a message is noted before it is known whom it concerns. Reminders: what is due, and what is old, is looked
        // for among everybody's; at a peak what is sent is read, and what came of it noted, for many at once; a number that
        // answers STOP is nobody's. Mail that comes by itself is noted for everybody whose morning it is. The feed: old
        // tombstones are looked for among everybody's, and the request role may not delete any. Attachments: so are files that
        // nothing refers to, those of accounts that are gone too.
        /^features\/(auth\/server|profile\/server\.ts|billing\/server\/webhook\.ts|(feed|attachments)\/server\/upkeep\.ts|reminders\/server\/(deliveries|due|upkeep|inbound-texts)\.ts|emails\/server\/(due|payment-failed)\.ts)/,
      );
    }
    expect(callers.length).toBeGreaterThan(3);
  });
});
