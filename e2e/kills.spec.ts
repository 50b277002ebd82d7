import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Chance, seedFrom } from './chance.ts';
import { storedDrafts } from './journal-steps.ts';
import { KillableBrowser, KillableServer } from './kill-steps.ts';
import {
  actionBox,
  expectSaved,
  installed,
  KEPT,
  lessonBox,
  openLessonBox,
  rows,
  saveLesson,
} from './notebook-steps.ts';
import { draftWords, storedWords } from './stored-words.ts';
import { type Account, expect, goWithin, signUp, sql, test } from './support.ts';

test.use({ serviceWorkers: 'allow' });
// What is lost at random must not be tried away.
test.describe.configure({ retries: 0 });
// Recorded at once, as there is no second try.
test.use({ trace: 'retain-on-failure' });

/*
 * A browser, or the server, that is killed while somebody writes. KILL_ROUNDS=100 kills more often than every time;
 * KILL_SEED repeats the choices of a run, though not the moments of the machine.
 */

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
/** In every so manieth round it is the server that is killed. */
const SERVER_EVERY = 4;
/** How often the browser that is killed has no connection. */
const OFFLINE = 0.3;
/** How often somebody types on after the last press. */
const TYPED_ON = 0.4;
/** The longest between the press that saves and the kill, in milliseconds. */
const KILLED_WITHIN = 300;
/** What was typed so long before, in milliseconds, is on the device. */
const SAFE_AFTER = 500;

/** Where what is written is shown, and where the server has it. */
const PLACES = {
  action: { write: '/tasks', list: '/tasks', table: 'tasks' },
  lesson: { write: '/dashgrowthloop', list: '/lessons-history', table: 'lessons_learned' },
} as const;
type Kind = keyof typeof PLACES;

/** A text that somebody wrote and handed over, and what became of it. */
interface Written {
  text: string;
  kind: Kind;
  /** When it was typed, in ms of the epoch. */
  at: number;
  /** The product has shown it with the words that it is saved, or on this device. */
  isShown: boolean;
  /** It has said so of this text, and not of all writing, as it does without a connection. */
  isStored: boolean;
}

/** How often what happened. */
interface Figures {
  browserKills: number;
  offline: number;
  serverKills: number;
  written: number;
  shown: number;
  inRow: number;
  inDraft: number;
  unfinished: number;
  signedInAgain: number;
}

const count = (texts: readonly string[], text: string): number =>
  texts.filter((one) => one.includes(text)).length;

/** Goes to a page of the app that runs, or starts it there. */
const openWithin = async (page: Page, address: string): Promise<void> =>
  page.url().startsWith('http') ? goWithin(page, address) : void (await page.goto(address));

/** The server of the other journeys, of which no kill is asked. */
const sharedServer = {
  url: process.env.E2E_BASE_URL ?? '',
  sql,
  killAndRestart: () => Promise.reject(new Error('Others use this server.')),
  stop: () => Promise.resolve(),
};
type Server = Pick<KillableServer, 'url' | 'sql' | 'killAndRestart' | 'stop'>;

class Writer {
  readonly all: Written[] = [];
  readonly figures: Figures = {
    browserKills: 0,
    offline: 0,
    serverKills: 0,
    written: 0,
    shown: 0,
    inRow: 0,
    inDraft: 0,
    unfinished: 0,
    signedInAgain: 0,
  };
  readonly #browser: KillableBrowser;
  readonly #server: Server;
  readonly #account: Account;
  readonly #chance: Chance;
  #number = 0;

  constructor(browser: KillableBrowser, server: Server, account: Account, chance: Chance) {
    this.#browser = browser;
    this.#server = server;
    this.#account = account;
    this.#chance = chance;
  }

  get #page() {
    return this.#browser.page;
  }

  #box = (kind: Kind) => (kind === 'action' ? actionBox(this.#page) : lessonBox(this.#page));

  /** Words that nothing else says, nor contains. */
  #say(about: string): string {
    this.#number += 1;
    return `${about} no. ${this.#number}.`;
  }

  /** Writes a text into its box. */
  async #fill(kind: Kind): Promise<Written> {
    const text = this.#say(kind);
    if (kind === 'lesson') await openLessonBox(this.#page);
    await this.#box(kind).fill(text);
    const written = { text, kind, at: Date.now(), isShown: false, isStored: false };
    this.figures.written += 1;
    this.all.push(written);
    return written;
  }

  /** Hands it over. Resolves when the page has heard it, or is dead. */
  async #save({ kind }: Written): Promise<void> {
    const pressed = kind === 'action' ? this.#box(kind).press('Enter') : saveLesson(this.#page).click();
    await pressed.catch(() => undefined);
  }

  /** Types something that is never handed over. `safe` answers what of it the device must have at this moment. */
  #typeOn(kind: Kind): { safe: () => string; ended: Promise<void> } {
    const text = this.#say('unfinished');
    const typed: { upTo: number; at: number }[] = [];
    const type = async (): Promise<void> => {
      for (let upTo = 1; upTo <= text.length; upTo++) {
        await this.#box(kind).pressSequentially(text.charAt(upTo - 1));
        typed.push({ upTo, at: Date.now() });
      }
    };
    return {
      safe: () => text.slice(0, typed.findLast(({ at }) => at <= Date.now() - SAFE_AFTER)?.upTo ?? 0),
      ended: type().catch(() => undefined),
    };
  }

  #heed(round: readonly Written[]): void {
    this.#browser.hear(({ state, rows, said }) => {
      if (!KEPT.test(state)) return;
      for (const one of round) {
        const isThere =
          one.kind === 'action'
            ? rows.some((row) => row.includes(one.text))
            : one === round.at(-1) && said.includes('Lesson saved!');
        one.isShown ||= isThere;
        one.isStored ||= isThere && !state.startsWith('Offline');
      }
    });
  }

  /** Writes and saves up to two actions before the one at which the kill comes; a lesson comes alone. */
  async #begin(kind: Kind): Promise<Written[]> {
    const round: Written[] = [];
    this.#heed(round);
    for (let more = kind === 'action' ? this.#chance.below(3) : 0; more > 0; more--) {
      const written = await this.#fill(kind);
      round.push(written);
      await this.#save(written);
      await expect.poll(() => written.isShown).toBe(true);
    }
    round.push(await this.#fill(kind));
    return round;
  }

  /** Saves the text in the box, and kills in that moment. Answers when, and what the box must have kept. */
  async #saveAndKill(last: Written, kill: () => Promise<void>): Promise<{ at: number; unfinished: string }> {
    if (this.#chance.happens(0.5)) await pause(SAFE_AFTER);
    const saved = this.#save(last);
    await pause(this.#chance.below(KILLED_WITHIN));
    const isTypedOn = this.#chance.happens(TYPED_ON);
    if (isTypedOn) await saved;
    const typing = isTypedOn ? this.#typeOn(last.kind) : undefined;
    if (typing) await pause(SAFE_AFTER + this.#chance.below(KILLED_WITHIN));
    const unfinished = typing?.safe() ?? '';
    const at = Date.now();
    await kill();
    await Promise.all([saved, typing?.ended]);
    return { at, unfinished };
  }

  /** Writes for a while, is killed in the midst of it, and looks what is there afterwards. */
  async round(number: number): Promise<void> {
    const kind: Kind = this.#chance.happens(0.6) ? 'action' : 'lesson';
    await openWithin(this.#page, PLACES[kind].write);
    await expectSaved(this.#page);
    const isServer = number % SERVER_EVERY === SERVER_EVERY - 1;
    if (!isServer && this.#chance.happens(OFFLINE)) {
      await this.#page.context().setOffline(true);
      this.figures.offline += 1;
    }
    const round = await this.#begin(kind);
    const last = round.at(-1) as Written;
    const kill = isServer ? () => this.#server.killAndRestart() : this.#browser.killer();
    const { at, unfinished } = await this.#saveAndKill(last, kill);
    this.figures[isServer ? 'serverKills' : 'browserKills'] += 1;
    if (isServer) await expectSaved(this.#page);
    else await this.#browser.start();
    await this.#open(PLACES[kind].list);
    await this.#check(kind, round, at, unfinished);
    await this.#finish();
  }

  async #open(address: string): Promise<void> {
    const page = this.#page;
    await page.goto(address);
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect(menu.or(page.getByRole('form', { name: 'Sign in' }))).toBeVisible();
    if (await menu.isVisible()) return;
    // The browser writes cookies down from time to time: a killed one may not know the person any more.
    this.figures.signedInAgain += 1;
    await page.getByLabel('Email').fill(this.#account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(this.#account.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(menu).toBeVisible();
    await page.goto(address);
  }

  async #onServer(kind: Kind): Promise<string[]> {
    const { userId } = this.#account;
    const stored = await storedWords(this.#page, userId, PLACES[kind].table, [], this.#server.sql);
    return stored.map(({ text }) => text);
  }

  /** Holds what the open list, the server and the drafts say against what was written, shown and typed. */
  async #check(kind: Kind, round: readonly Written[], killedAt: number, unfinished: string): Promise<void> {
    const page = this.#page;
    await expectSaved(page);
    const server = await this.#onServer(kind);
    const drafts = await draftWords(page, this.#account.userId);
    if (server.length > 0) await expect(rows(page).first()).toBeVisible();
    const listed = await rows(page).allTextContents();
    for (const { text, at, isShown, isStored } of round) {
      const [inRows, inDrafts] = [count(listed, text), count(drafts, text)];
      const about = `'${text}', shown: ${isShown}, typed ${killedAt - at} ms before the kill`;
      expect(count(server, text), `${about}: on the server as here`).toBe(inRows);
      expect(inRows + inDrafts, `${about}: twice`).toBeLessThanOrEqual(1);
      if (isShown || killedAt - at >= SAFE_AFTER) expect(inRows + inDrafts, `${about}: lost`).toBe(1);
      if (isStored) expect(inRows, `${about}: stored`).toBe(1);
      this.figures.shown += isShown ? 1 : 0;
      this.figures.inRow += inRows;
      this.figures.inDraft += inDrafts;
    }
    expect(drafts.join('\n')).toContain(unfinished);
    this.figures.unfinished += unfinished ? 1 : 0;
  }

  /** Hands over what stands in a draft, so that the next round begins with empty boxes. */
  async #finish(): Promise<void> {
    const page = this.#page;
    while ((await storedDrafts(page)).length > 0) {
      await openWithin(page, '/dashgrowthloop');
      // A box that is folded away is empty.
      const written = async () => [
        await actionBox(page).inputValue(),
        (await lessonBox(page).isVisible()) ? await lessonBox(page).inputValue() : '',
      ];
      await expect.poll(async () => (await written()).join('')).not.toBe('');
      const [action, lesson] = await written();
      if (action) await actionBox(page).press('Enter');
      if (lesson) await saveLesson(page).click();
      await expect.poll(async () => (await written()).join('')).toBe('');
      await expectSaved(page);
    }
  }

  /** At the end the server has everything that was ever shown, once. */
  async expectAll(): Promise<void> {
    const server = { action: await this.#onServer('action'), lesson: await this.#onServer('lesson') };
    for (const { text, kind, isShown } of this.all) {
      const there = count(server[kind], text);
      expect(there, text).toBeLessThanOrEqual(1);
      if (isShown) expect(there, text).toBe(1);
    }
  }
}

test('whatever is killed while somebody writes, what was shown as kept is there once, and the rest in its box', async () => {
  test.setTimeout(120_000 + ROUNDS * 60_000);
  const seed = seedFrom(process.env.KILL_SEED);
  console.info(`KILL_SEED=${seed}`);
  const server: Server = ROUNDS < SERVER_EVERY ? sharedServer : await KillableServer.start();
  const browser = await KillableBrowser.on(server.url);
  try {
    // Names the server, without a start of the app.
    await browser.page.goto('/healthz');
    const account = await signUp(browser.page);
    await installed(browser.page);
    await browser.close();
    await browser.start();
    const writer = new Writer(browser, server, account, new Chance(seed));
    for (let number = 0; number < ROUNDS; number++) await writer.round(number);
    await writer.expectAll();
    console.info(writer.figures);
  } finally {
    await browser.remove();
    await server.stop();
  }
});
