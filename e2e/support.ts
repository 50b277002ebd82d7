import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, expect, type Page, test } from '@playwright/test';
import pg from 'pg';

export { expect, test };

export interface Account {
  userId: string;
  name: string;
  email: string;
  password: string;
}

interface SignUpOptions {
  name?: string;
  /** Default: one that nobody else uses. */
  email?: string;
  /** With the goal, core word, values and intentions of onboarding already chosen. Default true. */
  onboarded?: boolean;
  /** With an address that is confirmed. Default true. */
  confirmed?: boolean;
}

let accounts = 0;

/** A new address that no other test uses. */
export function freshEmail(): string {
  accounts += 1;
  return `person-${process.pid}-${accounts}-${randomBytes(4).toString('hex')}@example.com`;
}

/** Makes an account and signs this page's browser in, without using the screens for it. */
export async function signUp(
  page: Page,
  { name = 'Maya Lindqvist', email = freshEmail(), onboarded = true, confirmed = true }: SignUpOptions = {},
): Promise<Account> {
  const account = { name, email, password: 'secret-1' };
  const answer = await page.request.post('/api/auth/sign-up/email', {
    data: account,
    headers: { origin: originOf(page) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { user } = await answer.json();
  if (confirmed) await sql('update auth."user" set email_verified = true where id = $1', [user.id]);
  if (onboarded) await onboard(page);
  return { ...account, userId: user.id };
}

async function onboard(page: Page): Promise<void> {
  const calls = api(page);
  await calls.patch('/api/profile', {
    core_word: 'Joy',
    core_value_1: 'Courage',
    core_value_2: 'Family',
    core_value_3: 'Curiosity',
  });
  await calls.put('/api/impact-intentions', { intentions: ['heard', 'valued'] });
}

/** Where the page is; one that has not been anywhere yet is meant for the server under test. */
function originOf(page: Page): string {
  const { origin, protocol } = new URL(page.url());
  return protocol.startsWith('http') ? origin : new URL(process.env.E2E_BASE_URL ?? '').origin;
}

/** Calls the API as the person whom this page's browser is signed in as. Rejects on any answer but a success. */
export function api(page: Page) {
  const call =
    (method: string) =>
    async (path: string, data?: unknown): Promise<Record<string, never> & object> => {
      const token = await page.request.get('/api/auth/token', { headers: { origin: originOf(page) } });
      const answer = await page.request.fetch(path, {
        method,
        data,
        headers: { authorization: `Bearer ${(await token.json()).token}` },
      });
      expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
      return answer.status() === 204 ? {} : answer.json();
    };
  return {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  };
}

let owner: pg.Pool | undefined;

/** Runs SQL on the database under test as its owner: for what no screen and no call can bring about. */
export async function sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> {
  owner ??= new pg.Pool({ connectionString: process.env.E2E_DATABASE_URL, max: 2, allowExitOnIdle: true });
  return (await owner.query<Row>(text, values)).rows;
}

/** A time zone in which it is this hour now. */
export function zoneWithHour(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Nothing is under way between the server and the page, which was opened just now. */
export const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** How long a page is given to go, in milliseconds: one that leads to the same page does not. */
const GONE_LIMIT = 2000;

/**
 * Leads the app to an address as its history does, without loading it anew: what takes the time is the loading. A page
 * stays until the next one is there, which has a heading of its own.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  const before = await page.evaluateHandle((to) => {
    const heading = document.querySelector('#main h1');
    const isElsewhere = new URL(to, location.href).pathname !== location.pathname;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return isElsewhere ? heading : null;
  }, address);
  // Where the address leads out of the document, its heading is gone with it.
  await page
    .waitForFunction((heading) => !heading?.isConnected, before, { timeout: GONE_LIMIT })
    .catch(() => undefined);
}

/** Has the page fetch what the server has got from elsewhere, as it does when a person comes back to its window. */
export const fetchNews = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('focus')));

/** The same, until the server has answered. */
export async function syncNow(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/sync*');
  await fetchNews(page);
  await answered;
}

/**
 * Stops the page's clock, which was installed before: from here on its time passes by `runFor` alone, until
 * `page.clock.resume()`. Without that it runs on, and whoever waits for something to go waits for it in real time.
 */
export async function stopClock(page: Page): Promise<void> {
  const soon = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 50);
  // Where telling it took longer than that, it stands by now all the same.
  await soon().catch(soon);
}

/** Lets every call whose address matches fail: with this answer, or as if the network were gone. */
export async function failing(
  page: Page,
  address: string | RegExp,
  answer: { status: number; body?: unknown } | 'network' = { status: 500 },
): Promise<void> {
  await page.route(address, (route) =>
    answer === 'network'
      ? route.abort('internetdisconnected')
      : route.fulfill({
          status: answer.status,
          json: answer.body ?? { error: { code: 'unexpected', message: '' } },
        }),
  );
}

/** A browser that refuses to keep databases, as some do in private windows. Call it before the page is opened. */
export async function withoutIndexedDb(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
  });
}

/** What lies in a store of the notebook on the device, as it is stored; nothing where there is no notebook. */
export const onDevice = <Value = unknown>(page: Page, store: 'outbox' | 'drafts'): Promise<Value[]> =>
  page.evaluate(async (name) => {
    const answered = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === 'growth-loop/notebook')) return [];
    const database = await answered(indexedDB.open('growth-loop/notebook'));
    try {
      return await answered(database.transaction(name).objectStore(name).getAll());
    } finally {
      database.close();
    }
  }, store);

/** A page of another device, where the person has signed in as well. Its context is closed by whoever asked. */
export async function signIn(
  browser: Browser,
  { email, password }: Account,
  baseURL = process.env.E2E_BASE_URL ?? '',
): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: new URL(baseURL).origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return page;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds otherwise in the dark: only colours are others there. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Violation {
  id: string;
  impact?: string | null | undefined;
  nodes: { target: unknown[] }[];
}

/** Has axe look at the page as it is, by some of its rules or by all. It is brought into each document once. */
async function violationsIn(page: Page, rules?: string[]): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const options = runOnly ? { runOnly } : {};
    const { violations } = await axe.run({ ...options, iframes: false, resultTypes: ['violations'] });
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(({ target }) => ({ target })),
    }));
  }, rules);
}

/** Holds the page against axe in light and in dark: nothing serious or critical may be found. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await violationsIn(page, colorScheme === 'dark' ? COLOUR_RULES : undefined);
    const grave = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    expect(grave).toEqual([]);
  }
}

/** Nothing sticks out to the side at the page's present width. A page that was just made narrower takes a moment. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang).toBeLessThanOrEqual(0);
}
