/*
 * npm run bench:vault: what a private vault costs a person with ten years (3,650 entries, as many lessons, 18,000
 * actions), in the real app in Chromium, before the real server.
 *
 *   warm     the app opened again, without a vault and then with one that is complete: from the address until the
 *            dashboard shows the person's actions; and how much of that the page works, in processor time
 *   seal     from the press that turns the vault on until everything on the server is sealed anew, and how many texts
 *            that is in a second
 *   typing   a lesson typed for TYPED_FOR_MS without a vault, and until everything is sealed anew, on the device too:
 *            gaps between frames, and what the browser calls a long task or a long animation frame; by the clock, so
 *            that what else the machine does counts. And the pieces of work of the page, in processor time, so that
 *            it does not
 *   unlock   by passphrase: from the press on Unlock until the app is there; Argon2id alone is how long its worker works
 *
 * Milliseconds, on a shared machine.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Frames, framesDuring, longOnes, ms, percentile, stretchesDuring } from './page-measures.ts';
import {
  fail,
  MAYA,
  openAgain,
  openDashboard,
  SENTENCE,
  say,
  spread,
  startTenYearsApp,
} from './ten-years-app.ts';

const STARTS = 7;
const UNLOCKS = 5;
const TYPED_FOR_MS = 20_000;
/** In which what lies on the device is sealed anew, once the server has everything. */
const DEVICE_SEALED_MS = 15_000;
/** A minute for each year. */
const SEALED_WITHIN_MS = 600_000;
const KEY_EVERY_MS = 40;

const app = await startTenYearsApp();
const browser = app.context.browser() ?? fail('The browser of the profile is not known.');
// The journeys' steps ask for the database of the server under test when they are loaded.
process.env.E2E_DATABASE_URL = app.databaseUrl;
const { lock, lockedTitle, PASSPHRASE, turnVaultOn, unlock, vaultRow } = await import(
  '../e2e/vault-steps.ts'
);
const { goWithin, sql } = await import('../e2e/support.ts');

/** Types into the box of a lesson until this has come, emptying it now and then as a lesson has an end. */
async function typeUntil(page: Page, end: Promise<unknown>): Promise<void> {
  const box = page.getByRole('textbox', { name: 'What did you learn?' });
  await box.click();
  let isOver = false;
  end.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await box.pressSequentially(SENTENCE, { delay: KEY_EVERY_MS });
    await box.fill('');
  }
}

async function measureTyping(page: Page, when: string, until: Promise<unknown>): Promise<void> {
  let frames: Frames | undefined;
  const stretches = await stretchesDuring(browser, async () => {
    frames = await framesDuring(page, () => typeUntil(page, until));
  });
  const { gaps, longFrames, longTasks } = frames ?? fail('No frames were noted.');
  say(
    'typing',
    `${when}: ${gaps.length} frames, p99 ${ms(percentile(gaps, 0.99))}, gaps ${longOnes(gaps)}; ` +
      `animation frames ${longOnes(longFrames)}; tasks ${longOnes(longTasks)}; ` +
      `work in processor time ${longOnes(stretches)}`,
  );
}

/** The starts that are timed are not traced, which takes time itself. */
async function measureStarts(when: string): Promise<void> {
  const times = await openAgain(app.context, STARTS);
  const work: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const page = await app.context.newPage();
    const stretches = await stretchesDuring(browser, async () => void (await openDashboard(page)));
    work.push(stretches.reduce((sum, stretch) => sum + stretch, 0));
    await page.waitForTimeout(2000);
    await page.close();
  }
  say('warm', `${when}: ${spread(times)}; work in processor time ${spread(work)}`);
}

async function ownerOf(): Promise<{ userId: string; name: string; email: string; password: string }> {
  const [row] = await sql<{ id: string; name: string }>('select id, name from auth."user" where email = $1', [
    MAYA.email,
  ]);
  return { ...MAYA, userId: row?.id ?? '', name: row?.name ?? '' };
}

/** Resolves with how long it took until the server has nothing of the person's that is sealed otherwise. */
async function untilSealed(since: number, account: Awaited<ReturnType<typeof ownerOf>>): Promise<number> {
  await expect
    .poll(async () => (await vaultRow(account))?.state, { timeout: SEALED_WITHIN_MS, intervals: [200] })
    .toBe('on');
  return Date.now() - since;
}

async function measureSealing(context: BrowserContext): Promise<void> {
  const account = await ownerOf();
  const page = await context.newPage();
  await openDashboard(page);
  await page.waitForTimeout(10_000);
  await measureTyping(page, 'without a vault', page.waitForTimeout(TYPED_FOR_MS));
  await turnVaultOn(page, account);
  const since = Date.now();
  const sealed = untilSealed(since, account);
  await goWithin(page, '/dashgrowthloop');
  await measureTyping(page, 'while everything is sealed anew', sealed);
  await measureTyping(page, 'and then the copy on the device', page.waitForTimeout(DEVICE_SEALED_MS));
  const took = await sealed;
  const [{ count = 0 } = {}] = await sql<{ count: number }>(
    `select sum(found)::int as count from (
       select count(*) as found from tasks union all select count(*) from journal_entries
       union all select count(*) from lessons_learned) as counts`,
  );
  say('seal', `${count} rows after ${ms(took)}, ${Math.round((count / took) * 1000)} in a second`);
  await page.close();
}

/** Notes in the page's global `derived` how long the worker of the passphrase takes for its answer. */
function noteWorkers(): void {
  const Original = globalThis.Worker;
  globalThis.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      const begun = performance.now();
      this.addEventListener('message', () => {
        if (String(url).includes('passphrase')) console.info('derived after', performance.now() - begun);
      });
    }
  };
}

async function measureUnlock(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(noteWorkers);
  const derived: number[] = [];
  page.on('console', (message) => {
    const [, time] = /^derived after ([\d.]+)/.exec(message.text()) ?? [];
    if (time) derived.push(Number(time));
  });
  const figures: number[] = [];
  for (let turn = 0; turn < UNLOCKS; turn++) {
    await page.goto('/profile');
    await lock(page);
    await page.getByLabel('Passphrase').fill(PASSPHRASE);
    const pressed = Date.now();
    await unlock(page);
    await expect(lockedTitle(page)).toBeHidden();
    figures.push(Date.now() - pressed);
    await page.waitForTimeout(2000);
  }
  say('unlock', `${spread(figures)}; Argon2id ${spread(derived)}`);
  await page.close();
}

try {
  const first = await app.context.newPage();
  await openDashboard(first);
  await first.waitForTimeout(15_000);
  await first.close();
  await measureStarts('without a vault');
  await measureSealing(app.context);
  await measureStarts('with a vault');
  await measureUnlock(app.context);
} finally {
  await app.stop();
}
