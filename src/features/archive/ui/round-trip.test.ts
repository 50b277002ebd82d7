import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../../test/harness/app.ts';
import { firstSync, stored } from '../../../../test/harness/feed.ts';
import { rounds } from '../../../../test/harness/rounds.ts';
import { type Sealing, sealingOf } from '../../../../test/harness/sealing.ts';
import { fillTwoYears, ODD_WORDS } from '../../../../test/harness/two-years.ts';
import { idSecretOf } from '../../../kernel/derived-id.ts';
import { CURRENT_FORMAT, seal } from '../../../kernel/seal.ts';
import { openRow } from '../../../kernel/sealed-row.ts';
import { SYNCED_TABLES, type SyncedTable } from '../../../kernel/synced-tables.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { Store } from '../../../notebook/store.ts';
import type { SyncedRow } from '../../feed/contract.ts';
import { importedPage } from '../../journal/rules/imported-page.ts';
import { ARCHIVE_TABLES } from '../contract/archive-tables.ts';

/* Export, wipe, import: the same rows. With the real server, the real seal and the files as they are. */

let app: TestApp;
let person: Person;
let sealing: Sealing;
/** How often the line still lets a batch through. */
let batchesLeft = Number.POSITIVE_INFINITY;

vi.mock('../../../session/sealing.ts', () => ({
  idSecret: () => idSecretOf(sealing.key),
  sealer: async () => ({
    format: CURRENT_FORMAT,
    seal: (table: string, column: string, row: string, text: string) =>
      seal(sealing.key, text, { table, column, row, person: person.userId }),
  }),
}));
vi.mock('../../../session/call.ts', () => ({
  call: async (_name: string, { body }: { body: unknown }) => {
    if (batchesLeft-- <= 0) throw new Error('The tab is gone.');
    const answer = await person.post('/api/import', body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  },
}));

const { sendImport } = await import('./send-import.ts');
const { importIdOf, prepare } = await import('./read-import.ts');
const { readFile } = await import('./read-file.ts');
const { makeArchive } = await import('./make-archive.ts');

const NOW = new Date('2026-11-19T17:00:00.000Z');
const TODAY = '2026-11-19';
const TAKES_AT_MOST = 120_000;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.setNow(NOW);
  batchesLeft = Number.POSITIVE_INFINITY;
});

async function become(somebody: Person): Promise<void> {
  person = somebody;
  sealing = await sealingOf(somebody);
}

/** The notebook of a device of the person's that has everything. */
async function notebook(): Promise<Tables> {
  const store = new Store();
  const rows = [...(await firstSync(person))].map(async ([name, row]) => {
    const [table] = name.split(' ') as [SyncedTable];
    return [table, await openRow(sealing.key, person.userId, table, row)] as SyncedRow;
  });
  store.take(await Promise.all(rows));
  return store.tables;
}

async function archive(tables: Tables): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const out = new WritableStream<Uint8Array>({ write: (chunk) => void chunks.push(new Uint8Array(chunk)) });
  const { signal } = new AbortController();
  const { unreadable } = await makeArchive({
    tables,
    zone: 'America/Los_Angeles',
    now: NOW,
    readFile: () => Promise.reject(new Error('This notebook has no files.')),
    out,
    step: () => undefined,
    signal,
  });
  expect(unreadable).toBe(0);
  return new Blob(chunks);
}

async function prepared(file: Blob) {
  const contents = await readFile(file, { now: NOW, order: 'month-first' }, () => undefined);
  expect(contents.problems).toEqual([]);
  return prepare(contents, { zone: 'America/Los_Angeles', now: NOW });
}

async function bring(file: Blob) {
  const found = await prepared(file);
  const { source, rows } = found;
  const { signal } = new AbortController();
  return sendImport(
    { importId: await importIdOf(found, 0), source, rows },
    { signal, step: () => undefined },
  );
}

/** What is the account's and not the notebook's, or is given for activity alone (docs/decisions/0023-archive.md). */
const NOT_TAKEN: Partial<Record<SyncedTable, readonly string[]>> = {
  profiles: [
    ...[
      'id',
      'name',
      'email',
      'status',
      'created_at',
      'updated_at',
      'trial_ends_at',
      'time_zone',
      'beta_tester',
    ],
    ...['google_tasks_sync_frequency', 'last_google_tasks_sync'],
  ],
  growth_days: ['points', 'actions'],
};

/** A hash for each row, by table and key, of all that it says: its texts as they read. */
function hashes(tables: Tables): Record<string, string> {
  const found: Record<string, string> = {};
  for (const table of ARCHIVE_TABLES) {
    const left = new Set(['seq', ...(NOT_TAKEN[table] ?? [])]);
    for (const [key, row] of tables[table] as ReadonlyMap<string, object>) {
      const said = Object.entries(row)
        .filter(([name]) => !left.has(name))
        // A former vision is of the profile, which is known by its person.
        .map(([name, value]) => [name, value === person.userId ? 'own' : value] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1));
      found[`${table} ${key}`] = createHash('sha256').update(JSON.stringify(said)).digest('hex');
    }
  }
  return found;
}

/** Everything that the person has, but for the account. */
async function wipe(): Promise<void> {
  for (const table of Object.keys(SYNCED_TABLES)) {
    if (table !== 'profiles') await app.sql(`delete from ${table} where user_id = $1`, [person.userId]);
  }
  await app.sql(
    `update profiles set mood_enabled = false, core_word = null, core_value_1 = null, core_value_2 = null, core_value_3 = null,
      email_reminders_enabled = false, reminder_time_am = null, reminder_days_am = '{}', bucket_list_frequency = null,
      bucket_list_next_review = null, bucket_list_reviewed_at = null, ideal_day = null, visions_format = null,
      ideal_day_frequency = null, ideal_day_next_review = null, ideal_day_saved_at = null where id = $1`,
    [person.userId],
  );
}

describe('pages from another journal', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /[a-z]/i.test(text));
  const pages = fc.array(
    fc.record(
      {
        text: words,
        tags: fc.array(words, { maxLength: 4 }),
        starred: fc.boolean(),
        location: fc.record({ placeName: words }),
        weather: fc.record({
          conditionsDescription: words,
          temperatureCelsius: fc.double({ min: -60, max: 60, noNaN: true }),
        }),
      },
      { requiredKeys: ['text'] },
    ),
    { minLength: 1, maxLength: 12 },
  );

  test('come out and in again with all that is known of them, whatever they say', {
    timeout: TAKES_AT_MOST,
  }, async () => {
    const someone = await app.person();
    await become(someone);
    let at = 0;
    await fc.assert(
      fc.asyncProperty(pages, async (entries) => {
        const round = at++;
        const dayOne = entries.map((entry, place) => ({
          ...entry,
          uuid: `U-${round}-${place}`,
          creationDate: new Date(Date.UTC(2019, 6, 4, place)).toISOString(),
        }));
        await bring(new Blob([JSON.stringify({ metadata: {}, entries: dayOne })]));
        const tables = await notebook();
        for (const row of tables.journal_entries.values())
          expect(importedPage(row)?.facts.journal).toBe('day_one');
        expect(tables.journal_entries.size).toBe(entries.length);
        const before = hashes(tables);
        const file = await archive(tables);
        await wipe();
        await app.sql('delete from imports where user_id = $1', [someone.userId]);
        await bring(file);
        expect(hashes(await notebook())).toEqual(before);
        await wipe();
        await app.sql('delete from imports where user_id = $1', [someone.userId]);
      }),
      { numRuns: rounds(3) },
    );
  });
});

describe('an archive of two years', () => {
  let file: Blob;
  let before: Record<string, string>;
  let ann: Person;

  beforeAll(async () => {
    app.setNow(NOW);
    ann = await app.person();
    await become(ann);
    await fillTwoYears(app, ann, TODAY);
    const tables = await notebook();
    before = hashes(tables);
    file = await archive(tables);
  }, TAKES_AT_MOST);

  test('holds more than two thousand rows of all tables', () => {
    const names = new Set(Object.keys(before).map((name) => name.split(' ')[0]));
    expect([...names].toSorted()).toEqual([...ARCHIVE_TABLES].toSorted());
    expect(Object.keys(before).length).toBeGreaterThan(2000);
  });

  test('gives a new account identical rows, by their hashes', { timeout: TAKES_AT_MOST }, async () => {
    await become(await app.person());
    const { added, present } = await bring(file);
    // Profile, sections and voice are settings of the account.
    expect([added, present]).toEqual([Object.keys(before).length - 3, 3]);
    expect(hashes(await notebook())).toEqual(before);
    expect(await app.sql('select 1 from score_history where user_id = $1', [person.userId])).toEqual([]);
    const there = await stored(app, person);
    expect(await bring(file)).toEqual({ added, present });
    expect(await stored(app, person)).toEqual(there);
  });

  test('gives the same account identical rows after everything in it was deleted, and once more none', {
    timeout: TAKES_AT_MOST,
  }, async () => {
    await become(ann);
    expect(await bring(file)).toEqual({ added: 0, present: Object.keys(before).length });
    await wipe();
    await app.sql('delete from imports where user_id = $1', [ann.userId]);
    await bring(file);
    expect(hashes(await notebook())).toEqual(before);
    const again = await archive(await notebook());
    await become(await app.person());
    await bring(again);
    expect(hashes(await notebook())).toEqual(before);
  });

  test('that broke off three times comes in whole, and nothing twice', {
    timeout: TAKES_AT_MOST,
  }, async () => {
    await become(await app.person());
    for (const batches of [1, 9, 3]) {
      batchesLeft = batches;
      await expect(bring(file)).rejects.toThrow('The tab is gone.');
    }
    batchesLeft = Number.POSITIVE_INFINITY;
    await bring(file);
    expect(hashes(await notebook())).toEqual(before);
  });

  test('reads as pages and as tables too', { timeout: TAKES_AT_MOST }, async () => {
    const { BlobReader, TextWriter, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-native.js');
    const texts = new Map<string, string>();
    for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator()) {
      if (!entry.directory) texts.set(entry.filename, await entry.getData(new TextWriter()));
    }
    const pages = [...texts.keys()].filter((name) => /^days\/\d{4}\/\d{4}-\d\d-\d\d\.md$/.test(name));
    expect(pages.length).toBeGreaterThan(500);
    expect(texts.get('days/2026/2026-11-18.md')).toContain(
      '# Wednesday, November 18, 2026\n\n*Mood: Very good*\n\n## What can you celebrate',
    );
    expect(texts.get('goals.csv')).toContain(`"'=HYPERLINK(""http://example.com"")"`);
    expect(texts.get('moods.csv')).toBe(
      'date,mood,chosen_at\r\n2026-11-18,Very good,2026-11-18T20:00:00.000Z\r\n',
    );
    expect(texts.get('bucket-list.csv')?.split('\r\n')[0]).toBe(
      'item,reason,status,completion_story,created_at,updated_at,completed_at,id',
    );
    const all = [...texts.values()].join('\n');
    for (const words of ODD_WORDS)
      expect(JSON.stringify(all)).toContain(JSON.stringify(words.slice(0, 12)).slice(1, -1));
    expect(all).not.toContain('"seq"');
  });
});
