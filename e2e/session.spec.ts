import type { Page, Response } from '@playwright/test';
import { protectedPages } from './addresses.ts';
import { counted, openApp, pathOf, signInAgain, signInHere, signOut, storedItems } from './auth-steps.ts';
import { consent, SUCCESS } from './google-steps.ts';
import { answer } from './journal-steps.ts';
import { expectSaved, lessonBox, saveLesson } from './notebook-steps.ts';
import {
  expect,
  expectAccessible,
  failing,
  fetchNews,
  goWithin,
  onDevice,
  settled,
  signUp,
  sql,
  test,
  withoutIndexedDb,
} from './support.ts';

/* How long a session lasts, and what its end leaves. */

const signInForm = (page: Page) => page.getByRole('form', { name: 'Sign in' });

/** Another tab of the same person, which is asleep: what others tell it waits for the event `wake`, and it asks nobody. */
async function asleep(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.addInitScript(() => {
    const listen = BroadcastChannel.prototype.addEventListener as EventTarget['addEventListener'];
    BroadcastChannel.prototype.addEventListener = function (type: string, listener: unknown) {
      const hear = listener as (event: Event) => void;
      listen.call(this, type, (event) => addEventListener('wake', () => hear(event), { once: true }));
    };
  });
  await other.goto('/dashtools');
  await expect(other.getByRole('button', { name: 'Menu' })).toBeVisible();
  await settled(other);
  await failing(other, '**/api/**', 'network');
  return other;
}

const wake = (page: Page) => page.evaluate(() => dispatchEvent(new Event('wake')));

test('signing out clears the device in every tab, and one that was asleep takes nothing from the next person', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openApp(page);
  const [other, told, refused] = [await asleep(page), await asleep(page), await asleep(page)];
  await test.step('SES-03 CALL-41 one call ends the session, and nothing of it is left', async () => {
    await page.evaluate(() => localStorage.setItem('other', 'kept?'));
    const sent = page.waitForRequest('**/api/auth/sign-out');
    await signOut(page);
    expect((await sent).method()).toBe('POST');
    await expect(page).toHaveURL('/');
    await expect.poll(() => storedItems(other)).toEqual({});
  });
  await test.step('what another tab notes before it has heard of it goes as well', async () => {
    await other.evaluate(() => localStorage.setItem('billing-access', 'noted late'));
    await wake(other);
    await expect(other).toHaveURL('/');
    expect(await storedItems(other)).toEqual({});
    await other.close();
  });
  await expect(signInForm(page)).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL('/');

  const { userId } = await signUp(page, { name: 'Ben' });
  await page.goto('/dashgrowthloop');
  await expect.poll(async () => (await storedItems(page)).session ?? '').toContain(userId);

  await test.step('one that hears late of the sign-out leaves alone what was noted since', async () => {
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await wake(told);
    await expect(told).not.toHaveURL(/dashtools/);
    expect(await storedItems(page)).toMatchObject({
      session: expect.stringContaining(userId),
      theme: 'dark',
    });
    await told.close();
  });

  await test.step('one that learns late that its session is over ends neither the new one nor what it wrote', async () => {
    await failing(page, '**/api/lessons', 'network');
    await lessonBox(page).fill('Saved on this device alone');
    await saveLesson(page).click();
    await expect.poll(async () => (await onDevice(page, 'outbox')).length).toBe(1);
    await goWithin(page, '/journal/new');
    await answer(page).fill('Half a sentence about');
    await expect.poll(async () => (await onDevice(page, 'drafts')).length).toBe(1);

    await refused.unroute('**/api/**');
    // What the server said to the one before was on its way when the tab fell asleep. The page it leaves for asks anew.
    for (const address of ['**/api/sync*', '**/api/auth/token']) {
      await refused.route(address, (route) =>
        pathOf(refused.url()) === '/dashtools' ? route.fulfill({ status: 401, json: {} }) : route.continue(),
      );
    }
    await fetchNews(refused);
    await expect(refused).toHaveURL('/dashgrowthloop');
    await refused.close();
    await page.reload();
    await expect(answer(page)).toHaveValue('Half a sentence about');
    expect(await onDevice(page, 'outbox')).toHaveLength(1);
    await page.unroute('**/api/lessons');
    await goWithin(page, '/lessons-history');
    await expect(page.getByText('Saved on this device alone')).toBeVisible();
    await expectSaved(page);
    const session = await (await page.request.get('/api/auth/get-session')).json();
    expect(session.user.id).toBe(userId);
  });
});

test('a session lasts as long as the server says so, and its end leaves nothing on the device', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  const account = await openApp(page);
  const stored = await storedItems(page);
  const expectEnd = async () => {
    await expect(page).toHaveURL('/');
    expect(await storedItems(page)).toEqual({});
  };
  /** As on a device that has been closed with its session. */
  const haveSessionAgain = async () => {
    await settled(page);
    await signInHere(page, account);
    await page.evaluate((items) => Object.assign(localStorage, items), stored);
  };

  await test.step('SES-05 CALL-35 the token is refreshed before it ends, once for all tabs', async () => {
    const other = await page.context().newPage();
    const ownToken = other.waitForResponse('**/api/auth/token');
    await other.goto('/dashtools');
    await (await ownToken).finished();
    let refreshes = 0;
    let renewed = '';
    const note = async (response: Response) => {
      if (pathOf(response.url()) !== '/api/auth/token' || !response.ok()) return;
      refreshes += 1;
      renewed = (await response.json()).token;
    };
    page.context().on('response', note);
    for (const renewal of [1, 2]) {
      await page.clock.fastForward('09:30');
      await expect.poll(() => refreshes).toBe(renewal);
    }
    const answered = page.waitForResponse('**/api/sync*');
    await fetchNews(page);
    expect((await answered).ok()).toBe(true);
    expect((await answered).request().headers().authorization).toBe(`Bearer ${renewed}`);
    expect(refreshes).toBe(2);
    page.context().off('response', note);
    await other.close();
  });

  await test.step('SES-06 a refused refresh ends the session', async () => {
    await sql('delete from auth.session where user_id = $1', [account.userId]);
    await page.clock.fastForward('09:30');
    await expectEnd();
  });

  await test.step('a network error is no failed check: the app stays open and asks again when it is back', async () => {
    await haveSessionAgain();
    await failing(page, '**/api/**', 'network');
    const checks = counted(page, '/api/auth/get-session');
    await page.goto('/dashgrowthloop');
    await expect.poll(checks).toBeGreaterThanOrEqual(3);
    await page.clock.runFor(1_500);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await page.unroute('**/api/**');
    const again = page.waitForResponse('**/api/auth/get-session');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect((await again).ok()).toBe(true);
    await expect(page).toHaveURL('/dashgrowthloop');
    expect(await storedItems(page)).toHaveProperty('session');
  });

  await test.step('SES-07 LIM-15 a session check that fails three times signs out and clears the device', async () => {
    await failing(page, '**/api/auth/get-session');
    const askedFrom: string[] = [];
    page.on('request', (request) => {
      if (pathOf(request.url()) === '/api/auth/get-session') askedFrom.push(pathOf(page.url()));
    });
    const started = Date.now();
    await page.goto('/dashgrowthloop');
    await expect.poll(() => askedFrom.length).toBeGreaterThanOrEqual(3);
    expect(Date.now() - started).toBeGreaterThan(1_900);
    await expectEnd();
    // The landing page checks for itself what comes after the three.
    expect(askedFrom.filter((address) => address !== '/')).toHaveLength(3);
    await page.unroute('**/api/auth/get-session');
  });

  await test.step('SES-09 LIM-16 CALL-03 a profile check that fails three times signs out', async () => {
    await haveSessionAgain();
    await failing(page, '**/api/profile/ensure');
    const checks = counted(page, '/api/profile/ensure');
    await page.goto('/dashgrowthloop');
    await expect.poll(checks).toBe(3);
    await expectEnd();
    await page.unroute('**/api/profile/ensure');
  });

  await test.step('SES-04 a deleted user is signed out at the next refresh', async () => {
    await haveSessionAgain();
    await sql('delete from auth."user" where id = $1', [account.userId]);
    await page.goto('/profile');
    await expectEnd();
  });
});

test('signing out asks before writing that is nowhere else is thrown away, an ended session keeps it', async ({
  page,
}) => {
  const account = await openApp(page);
  const kept = async () => (await onDevice(page, 'drafts')).length;
  await goWithin(page, '/journal/new');
  await answer(page).fill('Half a sentence about');
  await expect.poll(kept).toBe(1);

  await test.step('an ended session keeps it', async () => {
    await sql('delete from auth.session where user_id = $1', [account.userId]);
    await fetchNews(page);
    await expect(page).toHaveURL('/');
    expect(await kept()).toBe(1);
    await signInAgain(page, account);
  });

  await test.step('a sign-out asks', async () => {
    const dialog = page.getByRole('dialog', { name: 'Some of your writing isn’t saved yet' });
    await signOut(page);
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/dashgrowthloop');
    await signOut(page);
    await dialog.getByRole('button', { name: 'Sign out anyway' }).click();
    await expect(page).toHaveURL('/');
    expect(await kept()).toBe(0);
  });

  await test.step('one without a network holds until the server has heard of it', async () => {
    await signInAgain(page, account);
    await failing(page, '**/api/auth/sign-out', 'network');
    await signOut(page);
    await expect(signInForm(page)).toBeVisible();
    await page.goto('/profile');
    await expect(page).toHaveURL('/');
    await page.unroute('**/api/auth/sign-out');
    const heard = page.waitForResponse('**/api/auth/sign-out');
    await page.goto('/');
    expect((await heard).ok()).toBe(true);
    await expect(signInForm(page)).toBeVisible();
  });
});

/**
 * Goes to one address after the other, as the app's history does, until the heading that it is known by is seen. Answers
 * what was there: the path, the heading, and how many forms ask for a password.
 */
const visited = (page: Page, pages: [address: string, heading: string][]) =>
  page.evaluate(async (all) => {
    const until = async (isSo: () => boolean, milliseconds: number) => {
      const limit = performance.now() + milliseconds;
      while (!isSo() && performance.now() < limit) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    const seen = [];
    for (const [address, name] of all) {
      const before = document.querySelector('#main h1');
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      // A page stays until the next one is there, unless both are the same.
      await until(() => !before?.isConnected, 2000);
      const headings = () =>
        [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(
          (one) => one.checkVisibility() && one.textContent.includes(name),
        );
      await until(() => headings().length > 0, 20_000);
      const forms = document.querySelectorAll(
        'form:has([type=password][autocomplete=current-password])',
      ).length;
      seen.push({ address, path: location.pathname, heading: headings().length > 0 ? name : '', forms });
    }
    return seen;
  }, pages);

test('with a session every address is open and every function is called by its token', async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page);
  const called = new Map<string, string[]>();
  page.on('request', (request) => {
    const path = pathOf(request.url());
    if (!/^\/(functions|rest|api\/(?!auth))/.test(path)) return;
    called.set(path, [...(called.get(path) ?? []), request.headers().authorization ?? 'none']);
  });

  await test.step('CALL-38 the app asks the server who is signed in', async () => {
    const user = page.waitForResponse('**/api/auth/get-session');
    await page.goto('/profile');
    expect(await (await user).json()).toMatchObject({ user: { name: 'Maya Lindqvist' } });
  });

  await test.step('ROL-02 somebody who is signed in reaches every protected address', async () => {
    // Card details are asked for in a document of its own.
    const { '/payment': payment, ...others } = protectedPages;
    const pages = Object.entries(others);
    const there = (address: string) =>
      address === '/dashboard' ? '/dashboard/growth' : address.split('?')[0];
    expect(await visited(page, pages)).toEqual(
      pages.map(([address, heading]) => ({ address, path: there(address), heading, forms: 0 })),
    );
    await goWithin(page, '/payment');
    await expect(page.getByRole('main').getByRole('heading', { name: payment })).toBeVisible();
    await expect(signInForm(page)).toHaveCount(0);
    expect(pathOf(page.url())).toBe('/payment');
  });

  await goWithin(page, '/tasks');
  await consent(page, 'Allow');
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await goWithin(page, '/profile');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Maya Berg');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => called.has('/functions/v1/sendToGHL')).toBe(true);
  // Without the notebook's rows the server makes the files.
  await withoutIndexedDb(page);
  await failing(page, '**/api/sync*');
  await page.goto('/lessons-history');
  for (const name of ['Download lessons', 'Download Gold File']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    await download;
  }

  await test.step('CALL-42 every function is called with the bearer token, and answers to nobody without it', async () => {
    const { paths } = await (await page.request.get('/api/openapi.json')).json();
    const functions = Object.keys(paths).filter((path) => /^\/(functions|rest)\//.test(path));
    const calledFunctions = [...called.keys()].filter((path) => !path.startsWith('/api/'));
    // Without a language model the device makes its weeks and posts itself; these stand for other callers.
    const forOthers = [
      'review-categories',
      'weekly-insights',
      'generate-topics',
      'generate-content',
      'generate-voice-profile',
    ].map((name) => `/functions/v1/${name}`);
    // Called by whoever pays, see billing.spec.ts, and by a device that was without a connection, see profile-reminders.spec.ts.
    const forPaying = ['/functions/v1/create-checkout-session', '/functions/v1/finalize-subscription'];
    const forLater = ['/functions/v1/trigger-reminder/later'];
    expect([...calledFunctions, ...forOthers, ...forPaying, ...forLater].sort()).toEqual(functions.sort());
    for (const [path, tokens] of called) {
      for (const token of tokens) expect(token, path).toMatch(/^Bearer \S+\.\S+\.\S+$/);
    }
    for (const path of functions) {
      expect((await page.request.post(path, { data: {} })).status(), path).toBe(401);
    }
  });
});

test('a browser that refuses its small storages lets a person in, keeps what they write, and lets them out', async ({
  page,
}) => {
  const account = await signUp(page);
  await page.context().clearCookies();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    }
  });
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto('/');
  await signInAgain(page, account);
  await lessonBox(page).fill('Less is enough');
  await expect.poll(() => onDevice(page, 'drafts')).toHaveLength(1);
  await page.reload();
  await expect(lessonBox(page)).toHaveValue('Less is enough');
  await saveLesson(page).click();
  await expect(page.getByText('Less is enough', { exact: true })).toBeVisible();
  await expect.poll(() => onDevice(page, 'outbox')).toEqual([]);
  await signOut(page);
  await expect(page).toHaveURL('/');
  await page.goto('/dashgrowthloop');
  await expect(page).toHaveURL('/');
  expect(await onDevice(page, 'drafts')).toEqual([]);
  expect(failures).toEqual([]);
});
