import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { zipOf } from '../test/harness/zips.ts';
import {
  choose,
  digestsIn,
  downloadArchive,
  openImport,
  SLOW,
  startButton,
  unzipped,
} from './archive-steps.ts';
import { drawnPicture, tiles } from './attachments-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, goWithin, signUp, sql, test } from './support.ts';

/* Pictures and recordings of another journal come in, go out with everything, and come into another account. */

const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');

/** A second of a tone. */
function wav(): Buffer {
  const samples = Buffer.alloc(16_000);
  for (let at = 0; at < 8000; at++) samples.writeInt16LE(Math.round(9000 * Math.sin(at / 3)), at * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

const FILM = Buffer.from('\0\0\0\x14ftypisom\0\0\0\0mp42');

/** A Day One export: a page with two pictures and a recording, one of a picture alone, and files that cannot come in. */
async function dayOneExport(page: Page): Promise<Buffer> {
  const drawn = async (name: string, colour: string) =>
    (await drawnPicture(page, { name, colour, width: 900, height: 600 })).buffer;
  const [lake, boat, sky] = [
    await drawn('lake.jpg', '#3d7ac9'),
    await drawn('boat.jpg', '#c93d55'),
    await drawn('sky.jpg', '#7a3dc9'),
  ];
  const tone = wav();
  const photo = (bytes: Buffer, filename: string) => ({ md5: md5(bytes), type: 'jpeg', filename });
  const entries = [
    {
      ...{
        uuid: 'LAKE',
        creationDate: '2019-07-04T20:00:00Z',
        timeZone: 'UTC',
        text: '# A day at the lake\n\nCold.',
      },
      photos: [
        photo(lake, 'Lake.HEIC'),
        photo(boat, 'Boat.HEIC'),
        photo(FILM, 'Film.jpg'),
        photo(Buffer.from('x'), 'Gone.jpg'),
      ],
      audios: [{ md5: md5(tone), format: 'wav', title: 'Waves' }],
      videos: [{ md5: md5(FILM), type: 'mp4', filename: 'Dive.mp4' }],
    },
    {
      ...{ uuid: 'SKY', creationDate: '2019-07-05T20:00:00Z', timeZone: 'UTC', text: '' },
      photos: [photo(sky, 'Sky.HEIC')],
    },
  ];
  return zipOf([
    { name: 'Journal.json', content: Buffer.from(JSON.stringify({ metadata: {}, entries })) },
    ...[lake, boat, sky, FILM].map((content) => ({ name: `photos/${md5(content)}.jpeg`, content })),
    { name: `audios/${md5(tone)}.wav`, content: tone },
  ]);
}

/** How many attachments the person has, and how many of them have all their bytes on the server. */
async function storedOf(userId: string): Promise<{ all: number; stored: number }> {
  const [found] = await sql<{ all: number; stored: number }>(
    'select count(*)::int as all, count(stored_at)::int as stored from attachments where user_id = $1',
    [userId],
  );
  return found ?? { all: 0, stored: 0 };
}

/** What is made is downloaded: nobody can answer the question where to save it. */
const downloading = (page: Page): Promise<unknown> =>
  page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));

const filesDone = (page: Page, count: number) =>
  expect(page.getByText(`${count} pictures and recordings imported.`)).toBeVisible({ timeout: 60_000 });

test('pictures and recordings come in from Day One, go out, and come into another account as they were', async ({
  page,
  browser,
}) => {
  test.setTimeout(SLOW);
  await downloading(page);
  const ann = await signUp(page);
  await openImport(page);
  const zip = await dayOneExport(page);

  await test.step('what comes in is counted, and what stays out is named with its reason', async () => {
    await choose(page, 'Day One.zip', zip);
    await expect(page.getByRole('heading', { name: 'Day One: 2 entries' })).toBeVisible();
    await expect(page.getByText('3 pictures and 1 recording')).toBeVisible();
    await expect(page.getByText('3 pictures and recordings can’t be imported')).toBeVisible();
    for (const said of [
      'Film.jpg: Videos can’t be imported.',
      'Gone.jpg: The file isn’t there.',
      'Dive.mp4: Videos can’t',
    ]) {
      await expect(page.getByRole('listitem').filter({ hasText: said })).toBeVisible();
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: test.info().outputPath('preview-360.png'), fullPage: true });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('they come in after the words, and are sent', async () => {
    await startButton(page).click();
    await filesDone(page, 4);
    await expectAccessible(page);
    await expect.poll(() => storedOf(ann.userId), { timeout: 60_000 }).toEqual({ all: 4, stored: 4 });
  });

  await test.step('the same file brings in nothing twice', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click();
    await choose(page, 'Day One.zip', zip);
    await startButton(page).click();
    await expect(page.getByRole('link', { name: 'Open your journal' })).toBeVisible({ timeout: 60_000 });
    expect(await storedOf(ann.userId)).toEqual({ all: 4, stored: 4 });
  });

  await test.step('a page shows its pictures, also one that has nothing else', async () => {
    await goWithin(page, '/journal/day?date=2019-07-04');
    await expect(tiles(page)).toHaveCount(2);
    await goWithin(page, '/journal/day?date=2019-07-05');
    await expect(tiles(page)).toHaveCount(1);
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath('picture-page.png') });
  });

  const first = await test.step('everything goes out', async () => {
    await goWithin(page, '/profile');
    return downloadArchive(page);
  });
  const archive = await readFile(first);
  const digests = await digestsIn(first);
  const files = [...digests.keys()].filter((name) => /^(pictures|recordings)\//.test(name)).toSorted();
  expect(files).toEqual([
    'pictures/2019-07-04 Boat.jpg',
    'pictures/2019-07-04 Lake.jpg',
    'pictures/2019-07-05 Sky.jpg',
    'recordings/2019-07-04 Waves.wav',
  ]);
  expect((await unzipped(first)).get('days/2019/2019-07-04.md')).toContain(
    '](../../pictures/2019-07-04%20Lake.jpg)',
  );

  await test.step('and comes into another account with the same bytes', async () => {
    const other = await (await browser.newContext()).newPage();
    await downloading(other);
    const bob = await signUp(other);
    await openImport(other);
    await choose(other, 'archive.zip', archive);
    await expect(other.getByText('3 pictures and 1 recording')).toBeVisible();
    await startButton(other).click();
    await filesDone(other, 4);
    await expect.poll(() => storedOf(bob.userId), { timeout: 60_000 }).toEqual({ all: 4, stored: 4 });
    await goWithin(other, '/profile');
    const again = await digestsIn(await downloadArchive(other));
    for (const name of files) expect(again.get(name), name).toBe(digests.get(name));
    await other.context().close();
  });
});

test('pages of Apple Journal come in with their pictures, and with what was added to them in words', async ({
  page,
}) => {
  const ann = await signUp(page);
  await openImport(page);
  const photo = await drawnPicture(page, { name: 'A1.jpeg', width: 900, height: 600 });
  const html = `<html><head><style>span.s3 {font-weight: bold}</style></head><body>
    <p class="p1"><span class="s1"><div class="pageContainer"><div class="pageHeader">Thursday, July 4, 2019</div>
    <div class="assetGrid"><div id="A1" class="gridItem assetType_photo"><img src="../Resources/A1.jpeg"/></div>
    <div id="B2" class="gridItem assetType_multiPinMap"><div class="gridItemOverlayHeader">Old Town</div></div>
    <div id="C3" class="gridItem assetType_stateOfMind"><div>Content</div><div>Family</div></div></div>
    <div class='title'></div></div></span><span class="s2">A day at the lake </span><span class="s1"><div class='bodyText'></span></p>
    <p class="p2"><span class="s3">Nils</span><span class="s2"> caught a fish &amp; let it go.</span></p>
    <p class="p1"><span class="s1"></div></div></span></p></body></html>`;
  const zip = zipOf([
    { name: 'AppleJournalEntries/index.html', content: Buffer.from('<p>An index</p>') },
    { name: 'AppleJournalEntries/Entries/2019-07-04_A_day.html', content: Buffer.from(html) },
    { name: 'AppleJournalEntries/Resources/A1.json', content: Buffer.from('{"date":1}') },
    { name: 'AppleJournalEntries/Resources/A1.jpeg', content: photo.buffer },
  ]);
  await choose(page, 'AppleJournalEntries.zip', zip);
  await expect(page.getByRole('heading', { name: 'Apple Journal: 1 entry' })).toBeVisible();
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
  await startButton(page).click();
  await expect(page.getByRole('link', { name: 'Open your journal' })).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => storedOf(ann.userId), { timeout: 60_000 }).toEqual({ all: 1, stored: 1 });

  await goWithin(page, '/journal/day?date=2019-07-04');
  const imported = page.getByRole('region', { name: 'Imported page' });
  await expect(imported).toContainText('A day at the lake');
  await expect(imported.getByText('Nils', { exact: true })).toBeVisible();
  await expect(imported).toContainText('caught a fish & let it go.');
  await expect(imported.getByRole('listitem')).toContainText(['Content · Family']);
  await expect(page.getByText('Old Town')).toBeVisible();
  await expect(page.getByText('Imported from Apple Journal').first()).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
});
