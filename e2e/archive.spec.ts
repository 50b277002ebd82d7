import type { Page } from '@playwright/test';
import {
  choose,
  confirmUndo,
  dayOne,
  downloadButton,
  entriesOf,
  openImport,
  progress,
  SLOW,
  startButton,
  takeEverything,
  undoButton,
} from './archive-steps.ts';
import { noteLesson } from './content-steps.ts';
import { type Account, expect, failing, goWithin, signUp, sql, test } from './support.ts';

const LESSON = 'Rest is part of the work. =1+1 🌱';

test('everything goes out as one file, also offline, and comes into another account with all its ids', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
        if (sessionStorage.getItem('unwanted')) throw new DOMException('No.', 'AbortError');
        return (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });
      },
    });
  });
  const ann = await signUp(page);
  await noteLesson(page, ann.userId, LESSON);
  await page.goto('/profile');
  await expect(downloadButton(page)).not.toHaveAttribute('aria-disabled');
  const size = () =>
    page.evaluate(async () => {
      const directory = await navigator.storage.getDirectory();
      const files = directory as unknown as { values(): AsyncIterable<FileSystemFileHandle> };
      let bytes = 0;
      for await (const file of files.values()) bytes += (await file.getFile()).size;
      return bytes;
    });
  const downloads: unknown[] = [];
  page.on('download', (download) => downloads.push(download));
  await test.step('canceled, nothing is left', async () => {
    await page.evaluate(() => sessionStorage.setItem('unwanted', 'yes'));
    await downloadButton(page).click();
    await expect(downloadButton(page)).not.toHaveAttribute('aria-busy');
    expect(await size()).toBe(0);
  });
  await test.step('where the browser can write into a file, it is written there as it is made', async () => {
    await page.evaluate(() => sessionStorage.removeItem('unwanted'));
    await downloadButton(page).click();
    await expect(page.getByText('Your archive has been saved.')).toBeVisible();
    expect(await size()).toBeGreaterThan(1000);
    expect(downloads).toEqual([]);
  });
  let json = '';
  await test.step('offline it is made all the same, and downloaded where no file can be written', async () => {
    await page.evaluate(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
    await failing(page, '**/api/**', 'network');
    const files = await takeEverything(page);
    expect(downloads).toHaveLength(1);
    await expect(downloadButton(page)).not.toHaveAttribute('aria-busy');
    await page.unroute('**/api/**');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['README.txt', 'growth-loop.json', 'lessons.csv']),
    );
    json = files.get('growth-loop.json') ?? '';
    const [lesson] = JSON.parse(json).tables.lessons_learned;
    expect(lesson).toMatchObject({ lesson: LESSON });
    expect([...files.values()].join()).not.toContain('[Decryption failed]');
    const day = [...files].find(([name]) => name.startsWith('days/'));
    expect(day?.[1]).toContain('## Lessons learned\n\n- Rest is part of the work.');
  });
  await test.step('nothing is taken along from a device that was signed out elsewhere', async () => {
    await sql('delete from auth.session where user_id = $1', [ann.userId]);
    await downloadButton(page).click();
    await expect(page.getByRole('heading', { name: 'You were signed out' })).toBeVisible();
    expect(downloads).toHaveLength(1);
  });
  await test.step('it comes into another account with all its ids', async () => {
    await page.context().clearCookies();
    const bea = await signUp(page, { name: 'Bea', onboarded: false });
    await openImport(page);
    await choose(page, 'growth-loop.json', json);
    await expect(page.getByRole('heading', { name: /^Archive: / })).toBeVisible();
    await startButton(page).click();
    await expect(page.getByRole('heading', { name: /items imported$/ })).toBeVisible();
    await undoButton(page).first().click();
    await expect(page.getByRole('dialog')).toContainText('settings restored from the archive are kept.');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep import' }).click();
    await goWithin(page, '/lessons-history');
    await expect(page.getByText(LESSON).first()).toBeVisible();
    const own = (userId: string) =>
      sql('select id, date, created_at from lessons_learned where user_id = $1', [userId]);
    expect(await own(bea.userId)).toEqual(await own(ann.userId));
    expect(await sql('select core_word, email, status from profiles where id = $1', [bea.userId])).toEqual([
      { core_word: 'Joy', email: bea.email, status: 'trial' },
    ]);
    expect(await sql('select 1 from score_history where user_id = $1', [bea.userId])).toEqual([]);
  });
});

/** Notes what the page draws of the progress: one that stands still draws nothing between the beginning and the end. */
const noteDrawn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const drawn = new Set<string>();
    Object.assign(globalThis, { drawn });
    const look = (): void => {
      drawn.add(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') ?? '');
      requestAnimationFrame(look);
    };
    look();
  });

async function importing(page: Page, account: Account, until: number): Promise<void> {
  await openImport(page);
  await noteDrawn(page);
  await choose(page, 'Journal.json', dayOne(5000));
  await startButton(page).click();
  await expect(progress(page)).toBeVisible();
  await expect
    .poll(async () => (await entriesOf(account.userId)).entries, { timeout: 120_000, intervals: [20] })
    .toBeGreaterThanOrEqual(until);
}

test('five thousand entries come in although the page is killed at three moments; no loss, no double, it stays awake, and all can go again', async ({
  page,
  context,
}) => {
  test.setTimeout(SLOW);
  const ann = await signUp(page);
  let killed = page;
  const dies = async (how: (page: Page) => Promise<unknown>, until: number): Promise<void> => {
    await importing(killed, ann, until);
    await how(killed);
    expect((await entriesOf(ann.userId)).entries).toBeLessThan(5000);
  };
  await dies((tab) => tab.reload(), 1);
  await dies((tab) => tab.close(), 300);
  killed = await context.newPage();
  await dies((tab) => tab.goto('about:blank'), 600);
  await importing(killed, ann, 600);
  await expect(killed.getByRole('heading', { name: '5,000 entries imported' })).toBeVisible({
    timeout: 180_000,
  });
  expect(await entriesOf(ann.userId)).toEqual({ entries: 5000, days: 5000 });
  const drawn = await killed.evaluate(() => (globalThis as unknown as { drawn: Set<string> }).drawn.size);
  expect(drawn).toBeGreaterThan(25);
  expect(await sql('select count(*)::int as all from imports where user_id = $1', [ann.userId])).toEqual([
    { all: 1 },
  ]);
  expect(await sql('select 1 from score_history where user_id = $1', [ann.userId])).toEqual([]);
  expect(await sql('select 1 from growth_days where user_id = $1', [ann.userId])).toEqual([]);

  await goWithin(killed, '/journal/history');
  await expect(killed.getByText('Entry number 5000').first()).toBeVisible({ timeout: 60_000 });
  await goWithin(killed, '/import');
  await undoButton(killed).click();
  await confirmUndo(killed).click();
  await expect(killed.getByText('Import undone.')).toBeVisible({ timeout: 30_000 });
  expect(await entriesOf(ann.userId)).toEqual({ entries: 0, days: 0 });
  await goWithin(killed, '/journal/history');
  await expect(killed.getByText('No journal entries available.')).toBeVisible({ timeout: 60_000 });
});

test('an import is stopped, gone on with, chosen again without doubles, and undone; a broken line is waited for', async ({
  page,
}) => {
  test.slow();
  const ann = await signUp(page);
  await openImport(page);
  const { promise: stopped, resolve: goOn } = Promise.withResolvers<void>();
  let batches = 0;
  await page.route('**/api/import', async (route) => {
    if (route.request().method() === 'POST') batches += 1;
    // The line breaks for a moment in the second batch, which is sent again; the third one waits for the click.
    if (batches === 2) return route.abort('internetdisconnected');
    if (batches === 4) await stopped;
    return route.continue().catch(() => undefined);
  });
  await choose(page, 'Journal.json', dayOne(450));
  await startButton(page).click();
  await expect(page.getByText('200 of 450 entries imported.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: '200 entries imported so far' })).toBeVisible();
  goOn();
  await page.unroute('**/api/import');
  await page.getByRole('button', { name: 'Continue import' }).click();
  await expect(page.getByRole('heading', { name: '450 entries imported' })).toBeVisible();
  expect(await entriesOf(ann.userId)).toEqual({ entries: 450, days: 450 });

  await page.getByRole('button', { name: 'Import another file' }).click();
  // The same entries and one more: only that one is new.
  await choose(page, 'Journal.json', dayOne(451));
  await startButton(page).click();
  await expect(page.getByRole('heading', { name: '1 entry imported' })).toBeVisible();
  await expect(page.getByText('450 entries were already there and weren’t changed.')).toBeVisible();
  await undoButton(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep import' }).click();
  await undoButton(page).first().click();
  await confirmUndo(page).click();
  await expect(page.getByText('Import undone.')).toBeVisible();
  expect(await entriesOf(ann.userId)).toEqual({ entries: 450, days: 450 });

  await test.step('a line that stays away leaves what is in, and says so', async () => {
    await failing(page, '**/api/import', 'network');
    await choose(page, 'Journal.json', dayOne(3, (at) => `New ${at}`).replaceAll('UUID-', 'OTHER-'));
    await startButton(page).click();
    await expect(page.getByText('The import was interrupted')).toBeVisible();
    await page.unroute('**/api/import');
    await page.getByRole('button', { name: 'Continue import' }).click();
    await expect(page.getByRole('heading', { name: '3 entries imported' })).toBeVisible();
    expect((await entriesOf(ann.userId)).entries).toBe(453);
  });
});
