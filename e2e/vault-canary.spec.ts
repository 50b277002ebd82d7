/*
 * A person with a private vault writes a canary into everything that takes words. Then whatever left the browser, lies on
 * it, or is on the server is searched for them in every spelling, and a script that has the whole database and every
 * secret of the server tries to open it. Of an account without a vault that has the same words, it opens everything.
 */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { SYNCED_TABLES } from '../src/kernel/synced-tables.ts';
import { choose, openImport, startButton } from './archive-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { textbox } from './profile-steps.ts';
import { spellingsOf } from './spellings.ts';
import { type Account, expect, goWithin, signUp, test } from './support.ts';
import { PASSPHRASE, turnVaultOn } from './vault-steps.ts';
import { startWatchedServer, type WatchedServer } from './watched-server.ts';
import { analyseLastWeek, FIELDS, hiddenSentences, MORE_FIELDS, readyForAll } from './written-fields.ts';

test.use({ serviceWorkers: 'allow' });

/** How every canary begins. */
const CANARY = 'Kestrelqvx';
/** Not encrypted by design, and written in the profile: shows that the search finds what is there. */
const NAME = 'Findablezuk';
/** Laid on the device beside what the app keeps there. */
const LAID = 'Laidwbh';
const OPEN_DUMP = join(import.meta.dirname, '..', 'test', 'security', 'open-dump.ts');

let server: WatchedServer;
test.beforeAll(async () => {
  server = await startWatchedServer();
});
test.afterAll(() => server.stop());

/** Which of these have the word in them, however it is spelled. */
function placesOf(word: string, searched: Record<string, Buffer | string>): string[] {
  const spellings = spellingsOf(word);
  return Object.entries(searched).flatMap(([name, content]) => {
    const bytes = Buffer.from(content);
    return spellings.some((spelling) => bytes.includes(spelling)) ? [name] : [];
  });
}

/** All that lies on this device, as text: bytes are read as Latin letters, one for each. */
const deviceText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    const letters = (bytes: Uint8Array): string => {
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return text;
    };
    const tell = async (value: unknown): Promise<void> => {
      if (value instanceof ArrayBuffer) parts.push(letters(new Uint8Array(value)));
      else if (ArrayBuffer.isView(value)) parts.push(letters(new Uint8Array(value.buffer)));
      else if (value instanceof Blob) parts.push(await value.text());
      else if (value instanceof Map || value instanceof Set) for (const one of value) await tell(one);
      else if (typeof value === 'object' && value !== null) {
        parts.push(...Object.keys(value));
        for (const one of Object.values(value)) await tell(one);
      } else parts.push(String(value));
    };
    const answered = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name));
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        await tell([storeName, await answered(store.getAllKeys())]);
        await tell(await answered(database.transaction(storeName).objectStore(storeName).getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        parts.push(request.url, await ((await cache.match(request))?.text() ?? ''));
      }
    }
    return parts.join('\n');
  });

/** Lays a word on the device in each of the ways in which an app keeps something there. */
const layOnDevice = (page: Page, word: string): Promise<void> =>
  page.evaluate(async (text) => {
    localStorage.setItem('laid', `${text}0`);
    await (await caches.open('laid')).put('/laid', new Response(`${text}1`));
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('laid');
      opening.onupgradeneeded = () => opening.result.createObjectStore('laid', { autoIncrement: true });
      opening.onsuccess = () => {
        const writing = opening.result.transaction('laid', 'readwrite');
        writing.objectStore('laid').add({ inside: [new TextEncoder().encode(`${text}2`)] });
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  }, word);

interface Value {
  table: string;
  column: string;
  person: string;
  text?: string;
  by?: string;
}

/** What the script opens that has all that the server has, and more than it ever keeps: the password, as it was typed. */
async function openedDump({ password }: Account): Promise<Value[]> {
  const file = test.info().outputPath('dump.json');
  const tables = await server.tables();
  await writeFile(
    file,
    JSON.stringify({ tables, secrets: [...server.secrets, password], passphrase: PASSPHRASE }),
  );
  const { stdout, stderr, status } = spawnSync(process.execPath, [OPEN_DUMP, file], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect(status, stderr).toBe(0);
  const { keys, values } = JSON.parse(stdout) as { keys: number; values: Value[] };
  // It had something to try.
  expect(keys).toBeGreaterThan(100);
  return values;
}

/** Everything goes out of the vault as one file, which the person makes and keeps. */
async function downloadedArchive(page: Page): Promise<Buffer> {
  await goWithin(page, '/profile');
  // A browser that can write into a file that is chosen asks for one.
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  return readFile(await (await coming).path());
}

async function newPerson(context: BrowserContext, name: string): Promise<{ page: Page; account: Account }> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${server.url}/login`);
  const account = await signUp(page, { name, confirmed: false });
  await page.goto(`${server.url}/dashgrowthloop`);
  return { page, account };
}

/** Whom a browser sends to, besides the server; and what no server could read in passing. */
function noteOtherWays(page: Page): string[] {
  const ways: string[] = [];
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== server.url && protocol !== 'blob:' && protocol !== 'data:') ways.push(request.url());
  });
  page.on('websocket', (socket) => ways.push(socket.url()));
  return ways;
}

const columnOf = ({ table, column }: Value): string => `${table} ${column}`;

/** No device is sent these, so no archive has them. */
const UNSHOWN = 'public.content_choices choice_text';

/** Every column that has texts of a person's. Those of an earlier version are those of its row. */
const sealedColumns = [
  UNSHOWN,
  ...Object.entries(SYNCED_TABLES).flatMap(([table, { sealed }]) =>
    table === 'revisions' ? [] : sealed.map((column) => `public.${table} ${column}`),
  ),
];

const isSealed = (value: Value): boolean =>
  value.table === 'public.revisions' || sealedColumns.includes(columnOf(value));

/** All that was opened is opened by this, and there is something in each of these columns; it has most canaries. */
function expectOpened(values: Value[], by: string, columns: readonly string[], canaries: string[]): void {
  expect(values.filter((value) => value.by !== by).map(columnOf)).toEqual([]);
  const covered = new Set(values.map(columnOf));
  expect(columns.filter((column) => !covered.has(column))).toEqual([]);
  expect(covered).toContain('public.revisions goal');
  const texts = values.map(({ text }) => text).join('\n');
  // The others are of drafts and searches, or were written over.
  expect(canaries.filter((canary) => texts.includes(canary)).length).toBeGreaterThan(canaries.length / 2);
}

test('nothing that is written in a vault can be read anywhere, and nothing that the server has opens it', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ baseURL: server.url });
  const { page, account } = await newPerson(context, 'Ann');
  const otherWays = noteOtherWays(page);
  await turnVaultOn(page, account);
  await expect
    .poll(() => server.sql('select state from vaults where user_id = $1', [account.userId]))
    .toEqual([{ state: 'on' }]);
  await readyForAll(page, account.userId, server.sql);
  await page.reload();

  const canaries: string[] = [];
  for (const [field, write] of Object.entries({ ...FIELDS, ...MORE_FIELDS })) {
    const canary = `${CANARY}${canaries.length}xq`;
    canaries.push(canary);
    await test.step(field, () => write(page, canary));
  }
  await goWithin(page, '/profile');
  await textbox(page, 'Name').fill(NAME);
  await textbox(page, 'Name').press('Enter');
  await expectSaved(page);

  const archive = await downloadedArchive(page);
  const other = await browser.newContext({ baseURL: server.url });
  const { page: plain, account: withoutVault } = await newPerson(other, 'Bea');
  await readyForAll(plain, withoutVault.userId, server.sql);
  await openImport(plain);
  await choose(plain, 'growth-loop.zip', archive);
  await startButton(plain).click();
  await expect(plain.getByRole('heading', { name: /items imported$/ })).toBeVisible();
  await analyseLastWeek(plain);
  await expect(hiddenSentences(plain)).toBeVisible();
  await expectSaved(plain);

  await layOnDevice(page, LAID);
  const device = await deviceText(page);
  const backup = gunzipSync(await readFile(await server.backUp()));
  const searched = {
    requests: server.sent(),
    log: server.said(),
    database: JSON.stringify(await server.tables()),
    backup,
    device,
  };
  await test.step('the search knows every spelling', () => {
    const text = `"é ${CANARY}7 is typed here"`;
    const shifted = [0, 1, 2].map((before) => `${'x'.repeat(before)}${text}`);
    for (const encoding of ['utf8', 'utf16le', 'latin1'] as const) {
      for (const bytes of shifted.map((one) => Buffer.from(one, encoding))) {
        const spelled = { bytes, base64: bytes.toString('base64'), hex: bytes.toString('hex') };
        expect(placesOf(CANARY, spelled)).toEqual(Object.keys(spelled));
      }
    }
    const escaped = {
      json: JSON.stringify({ text }),
      url: encodeURIComponent(text),
      lower: text.toLowerCase(),
    };
    expect(placesOf(CANARY, escaped)).toEqual(Object.keys(escaped));
    expect(placesOf(CANARY, { other: Buffer.from('Kestrel').toString('base64') })).toEqual([]);
  });
  await test.step('the search finds what is readable', () => {
    expect(placesOf(NAME, searched)).toEqual(['requests', 'database', 'backup']);
    for (const at of [0, 1, 2]) expect(placesOf(`${LAID}${at}`, searched), `${at}`).toEqual(['device']);
    expect(searched.requests.includes('POST /api/journal/entries')).toBe(true);
    expect(searched.log).toContain('/api/journal/entries');
  });
  await test.step('nothing that was sent is beyond the search', () => {
    expect(otherWays).toEqual([]);
    expect(searched.requests.toString('latin1')).not.toMatch(
      /^(content-encoding|upgrade|transfer-encoding):/im,
    );
  });
  await test.step('no canary is anywhere', () => expect(placesOf(CANARY, searched)).toEqual([]));

  const values = await openedDump(account);
  const of = (person: Account) => values.filter((value) => value.person === person.userId);
  await test.step('without a vault everything is opened, and sings', () => {
    const sent = sealedColumns.filter((column) => column !== UNSHOWN);
    expectOpened(of(withoutVault).filter(isSealed), 'entry key', sent, canaries);
  });
  await test.step('of a vault nothing is opened but by its passphrase, and by that everything', () => {
    const own = of(account).filter((value) => value.text !== undefined || isSealed(value));
    expectOpened(own, 'passphrase', sealedColumns, canaries);
  });
  await other.close();
  await context.close();
});
