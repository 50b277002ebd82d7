import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { prefixOf } from '../src/kernel/seal/format-4.ts';
import { Chance, seedFrom } from './chance.ts';
import { KillableBrowser, KillableServer } from './kill-steps.ts';
import { actionBox, expectSaved } from './notebook-steps.ts';
import { button } from './profile-steps.ts';
import { addedAction } from './stored-words.ts';
import { type Account, expect, goWithin, signIn, signUp, sql, test } from './support.ts';
import { dialog, fillDialog, lockedTitle, openDialog, storedTexts, vaultSection } from './vault-steps.ts';

// What is lost at random must not be tried away.
test.describe.configure({ retries: 0 });
test.use({ trace: 'retain-on-failure' });

/*
 * A browser, or the server, that is killed while a private vault is turned on, given another key or turned off, and
 * another device writes. VAULT_KILL_ROUNDS=60 kills more often than every time; KILL_SEED repeats the choices of a run.
 */

const ROUNDS = Number(process.env.VAULT_KILL_ROUNDS ?? 1);
/** In every so manieth round it is the server that is killed. */
const SERVER_EVERY = 4;
/** The longest between the press that changes the vault and the kill, in milliseconds. */
const KILLED_WITHIN = 4000;
const ACTIONS = 60;
const SETTLED = { timeout: 60_000, intervals: [200, 500, 1000] };

type Server = Pick<KillableServer, 'url' | 'sql' | 'killAndRestart' | 'stop'>;

/** The server of the other journeys, of which no kill is asked. */
const sharedServer: Server = {
  url: process.env.E2E_BASE_URL ?? '',
  sql,
  killAndRestart: () => Promise.reject(new Error('Others use this server.')),
  stop: () => Promise.resolve(),
};

const CHANGES = ['on', 'key', 'off'] as const;
type Change = (typeof CHANGES)[number];

/** A page that locks itself loads itself again, whatever it was told meanwhile. */
const gone = (page: Page, address: string) =>
  expect(async () => void (await page.goto(address))).toPass({ timeout: 20_000 });

class Owner {
  readonly figures = { on: 0, key: 0, off: 0, browserKills: 0, serverKills: 0, wasDone: 0, unlocked: 0 };
  readonly #browser: KillableBrowser;
  readonly #other: Page;
  readonly #server: Server;
  readonly #account: Account;
  readonly #chance: Chance;
  /** Every passphrase that may open it: the latest last. */
  readonly #passphrases: string[] = [];
  /** What was written, and whether the page has shown it: one that locks itself may take a press along. */
  readonly #written = new Map<string, boolean>();

  constructor(
    { browser, other }: { browser: KillableBrowser; other: Page },
    server: Server,
    account: Account,
    chance: Chance,
  ) {
    this.#browser = browser;
    this.#other = other;
    this.#server = server;
    this.#account = account;
    this.#chance = chance;
  }

  async #vault(): Promise<{ state: string; key_id: string }> {
    const rows = await this.#server.sql<{ state: string; key_id: string }>(
      'select state, key_id from vaults where user_id = $1',
      [this.#account.userId],
    );
    return rows[0] ?? { state: 'off', key_id: '' };
  }

  /** Opens the app; a vault that is locked here is unlocked by the latest passphrase that opens it. */
  async #open(page: Page, address: string): Promise<void> {
    await gone(page, address);
    const menu = page.getByRole('button', { name: 'Menu' });
    const signInForm = page.getByRole('form', { name: 'Sign in' });
    await expect(menu.or(lockedTitle(page)).or(signInForm)).toBeVisible();
    if (await signInForm.isVisible()) {
      await page.getByLabel('Email').fill(this.#account.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(this.#account.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(menu.or(lockedTitle(page))).toBeVisible();
      await gone(page, address);
    }
    await this.#unlock(page);
  }

  async #unlock(page: Page): Promise<void> {
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect(menu.or(lockedTitle(page))).toBeVisible();
    if (!(await lockedTitle(page).isVisible())) return;
    for (const passphrase of [...this.#passphrases].reverse()) {
      await page.getByLabel('Passphrase').fill(passphrase);
      await button(page, 'Unlock').click();
      await expect(menu.or(page.getByText('doesn’t open your vault'))).toBeVisible();
      if (!(await menu.isVisible())) continue;
      this.figures.unlocked += 1;
      return;
    }
    throw new Error('No passphrase opens the vault.');
  }

  /** Up to the press that changes the vault. */
  async #prepare(page: Page, change: Change): Promise<() => Promise<unknown>> {
    await goWithin(page, '/profile');
    if (change === 'off') {
      await openDialog(page, 'Turn off private vault');
      return () => dialog(page).getByRole('button', { name: 'Turn off private vault' }).click();
    }
    const passphrase = `quiet mornings by the sea ${this.#passphrases.length}`;
    await openDialog(page, change === 'on' ? 'Turn on private vault' : 'Change the vault’s key');
    await fillDialog(page, this.#account.password, passphrase);
    this.#passphrases.push(passphrase);
    const name = change === 'on' ? 'Turn on private vault' : 'Change key';
    return () => dialog(page).getByRole('button', { name }).click();
  }

  async #write(page: Page, text: string): Promise<void> {
    await goWithin(page, '/tasks');
    await actionBox(page).fill(text);
    this.#written.set(text, false);
    await actionBox(page).press('Enter');
    await expect(page.getByLabel(text, { exact: true })).toBeVisible();
    this.#written.set(text, true);
  }

  /** Changes the vault and is killed at some moment of it, while the other device writes. */
  async round(number: number): Promise<void> {
    const { page } = this.#browser;
    const { state } = await this.#vault();
    const change = state === 'off' ? 'on' : this.#chance.of(['key', 'off'] as const);
    this.figures[change] += 1;
    const isServer = number % SERVER_EVERY === SERVER_EVERY - 1;
    const press = await this.#prepare(page, change);
    const kill = isServer ? () => this.#server.killAndRestart() : this.#browser.killer();
    const pressed = press().catch(() => undefined);
    const writing = this.#write(this.#other, `Written beside round ${number}`).catch(() => undefined);
    await pause(this.#chance.below(KILLED_WITHIN));
    await kill();
    await Promise.all([pressed, writing]);
    this.figures[isServer ? 'serverKills' : 'browserKills'] += 1;
    if (!isServer) await this.#browser.start();
    await this.#open(this.#browser.page, '/profile');
    await this.#open(this.#other, '/profile');
    const after = await this.#vault();
    this.figures.wasDone += after.state !== state ? 1 : 0;
    await this.#check(number);
  }

  /** Waits until the vault is what it is on both devices, and looks whether all is there, once, readable and sealed. */
  async #check(number: number): Promise<void> {
    const pages = [this.#browser.page, this.#other];
    const counts: number[] = [];
    const isSettled = async () => ['on', 'off'].includes((await this.#vault()).state);
    await expect.poll(isSettled, SETTLED).toBe(true);
    for (const page of pages) {
      await this.#open(page, '/tasks');
      await expectSaved(page);
      await expect(page.getByText(/\[Decryption failed\]|\[Waiting for/)).toHaveCount(0);
      counts.push(await this.#countWritten(page));
      await goWithin(page, '/profile');
      await expect(vaultSection(page).getByText(/still being|Almost done/)).toBeHidden(SETTLED);
    }
    const [{ count } = { count: 0 }] = await this.#server.sql<{ count: number }>(
      'select count(*)::int as count from tasks where user_id = $1',
      [this.#account.userId],
    );
    expect(counts, `round ${number}`).toEqual([count - ACTIONS, count - ACTIONS]);
    const { state, key_id } = await this.#vault();
    const begins = state === 'on' ? prefixOf(key_id) : 'Aw';
    const texts = await storedTexts(this.#account, this.#server.sql);
    const others = texts.filter((text) =>
      state === 'on' ? !text.startsWith(begins) : text.startsWith('BA'),
    );
    expect(others, `round ${number}, ${state}`).toEqual([]);
  }

  /** How many of what was written can be read: whatever was shown, and nothing twice. */
  async #countWritten(page: Page): Promise<number> {
    let sum = 0;
    for (const [text, isShown] of this.#written) {
      const action = page.getByLabel(text, { exact: true });
      if (isShown) await expect(action).toHaveCount(1);
      const count = await action.count();
      expect(count, text).toBeLessThanOrEqual(1);
      sum += count;
    }
    return sum;
  }
}

test('whatever is killed while a vault is turned on, rekeyed or off, every text is there once and opens on both devices', async ({
  browser: others,
}) => {
  test.setTimeout(120_000 + ROUNDS * 120_000);
  const seed = seedFrom(process.env.KILL_SEED);
  console.info(`KILL_SEED=${seed}`);
  const server: Server = ROUNDS < SERVER_EVERY ? sharedServer : await KillableServer.start();
  const browser = await KillableBrowser.on(server.url);
  try {
    // Names the server, without a start of the app.
    await browser.page.goto('/healthz');
    const account = await signUp(browser.page);
    for (let number = 0; number < ACTIONS; number++) await addedAction(browser.page, `Action ${number}`);
    const other = await signIn(others, account, server.url);
    await browser.page.goto('/dashgrowthloop');
    // Its cookie is on the disk.
    await browser.close();
    await browser.start();
    await browser.page.goto('/dashgrowthloop');
    await other.goto('/tasks');
    const owner = new Owner({ browser, other }, server, account, new Chance(seed));
    for (let number = 0; number < ROUNDS; number++) await owner.round(number);
    console.info(owner.figures);
    await other.context().close();
  } finally {
    await browser.remove();
    await server.stop();
  }
});
