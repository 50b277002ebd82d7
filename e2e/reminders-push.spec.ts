import type { BrowserContext, Page, Worker } from '@playwright/test';
import { browserFlags } from '../scripts/browser.ts';
import { type PushService, startPushService, type TestBrowser } from '../test/harness/push-service.ts';
import { followMenu } from './menu-steps.ts';
import { expectProfile, openProfile, section } from './profile-steps.ts';
import { makeReminderDue, setZoneToMorning } from './reminder-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, goWithin, signUp, sql, test } from './support.ts';

/*
 * Notifications: a real service worker in a real browser. No push service can be reached from a test, so one of this
 * machine takes the server's messages; what it was given is decrypted with the browser's keys and delivered to the worker
 * as the browser itself would.
 */

// The browser without windows refuses every notification.
test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: process.env.E2E_BROWSER, args: browserFlags() },
});

let service: PushService;
test.beforeAll(async () => {
  service = await startPushService();
});
test.afterAll(() => service.close());

const deviceSwitch = (page: Page) => page.getByRole('switch', { name: 'Notifications on this device' });

/** Has this browser subscribe at the push service of this machine. */
async function subscribeThere(page: Page, { endpoint, p256dh, auth }: TestBrowser): Promise<void> {
  await page.addInitScript(
    (browser) => {
      const KEPT = 'test-subscription';
      const subscription = () => ({
        endpoint: browser.endpoint,
        options: { applicationServerKey: new ArrayBuffer() },
        toJSON: () => ({ endpoint: browser.endpoint, keys: { p256dh: browser.p256dh, auth: browser.auth } }),
        unsubscribe: async () => {
          localStorage.removeItem(KEPT);
          return true;
        },
      });
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem(KEPT, '1');
        return subscription() as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem(KEPT) ? (subscription() as unknown as PushSubscription) : null;
    },
    { endpoint, p256dh, auth },
  );
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

/** Has the worker keep, as `shown`, when the next notification that it shows will be there. */
const noteWhenShown = (worker: Worker) =>
  worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const shown = new Promise<void>((resolve, reject) => {
      registration.showNotification = (...what) => {
        Reflect.deleteProperty(registration, 'showNotification');
        const showing = registration.showNotification(...what);
        showing.then(resolve, reject);
        return showing;
      };
    });
    Object.assign(self, { shown });
  });

/** Hands a message to the service worker, decrypted, as the browser does. */
async function handOver(page: Page, message: unknown): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: typeof message === 'string' ? message : JSON.stringify(message),
  });
}

/**
 * Hands a message to the service worker and waits until it is shown. What is shown must not be asked for before:
 * Chromium forgets a notification that is in its list, but not on the screen yet, when it is asked.
 */
async function deliver(page: Page, message: unknown): Promise<void> {
  // A worker that is not active yet gets no messages.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const worker = await workerOf(page.context());
  await noteWhenShown(worker);
  await handOver(page, message);
  await worker.evaluate(() => Reflect.get(self, 'shown'));
}

/** What is shown now, by this page's browser. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

/** Chooses the notification itself, or one of its buttons; answers the addresses that were opened by it. */
async function choose(page: Page, action: string): Promise<string[]> {
  const worker = await workerOf(page.context());
  return worker.evaluate(async (chosen) => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<null> };
      dispatchEvent(event: Event): boolean;
    };
    const opened: string[] = [];
    // Only a person's own click may open a window.
    scope.clients.openWindow = async (url) => {
      opened.push(url);
      return null;
    };
    const [notification] = await scope.registration.getNotifications();
    const work: Promise<unknown>[] = [];
    const Click = Reflect.get(self, 'NotificationEvent') as new (type: string, init: object) => Event;
    const click = new Click('notificationclick', { notification, action: chosen });
    Object.assign(click, { waitUntil: (part: Promise<unknown>) => work.push(part) });
    scope.dispatchEvent(click);
    await Promise.all(work);
    return opened;
  }, action);
}

/** Tells the worker that the browser has another address at the push service, as the browser does by itself. */
async function changeAddress(page: Page, { endpoint, p256dh, auth }: TestBrowser): Promise<void> {
  const worker = await workerOf(page.context());
  await worker.evaluate(
    async (browser) => {
      const work: Promise<unknown>[] = [];
      const newSubscription = {
        toJSON: () => ({ endpoint: browser.endpoint, keys: { p256dh: browser.p256dh, auth: browser.auth } }),
        unsubscribe: async () => true,
      };
      const change = Object.assign(new Event('pushsubscriptionchange'), {
        newSubscription,
        waitUntil: (part: Promise<unknown>) => work.push(part),
      });
      self.dispatchEvent(change);
      await Promise.all(work);
    },
    { endpoint, p256dh, auth },
  );
}

const endpointsOf = async (userId: string): Promise<string[]> =>
  (
    await sql<{ endpoint: string }>(
      'select endpoint from push_subscriptions where user_id = $1 order by created_at',
      [userId],
    )
  ).map(({ endpoint }) => endpoint);

test('notifications are turned on, come when a reminder is due, are answered by their buttons, and end', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['notifications']);
  const browser = service.browser();
  await subscribeThere(page, browser);
  const account = await signUp(page);
  await setZoneToMorning(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openProfile(page);
  const turnOn = async () => {
    await expect(deviceSwitch(page)).not.toBeChecked();
    await deviceSwitch(page).click();
    await expect(deviceSwitch(page)).toBeChecked();
  };

  await test.step('a message that cannot be read is shown in general words', async () => {
    await deliver(page, 'not JSON');
    expect((await shown(page))[0]?.title).toBe('Time for your journal');
    expect(await choose(page, '')).toEqual([new URL('/dashboard/growth', page.url()).href]);
  });
  await test.step('an answer that does not arrive leads to the page that tries again', async () => {
    await deliver(page, {
      half: 'morning',
      title: 'One',
      body: 'Two',
      open: '/tasks',
      snooze: 'abc',
      stop: 'def',
    });
    expect((await shown(page))[0]?.title).toBe('One');
    expect(await choose(page, 'snooze')).toEqual([new URL('/reminder#snooze.abc', page.url()).href]);
  });
  await test.step('they are turned on', async () => {
    await turnOn();
    await expectProfile(account, { push_reminders_enabled: true, reminder_time_am: '08:00' });
    await expect(page.getByRole('combobox', { name: 'Morning hour' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
  const message = await test.step('a reminder that is due is pushed, without a name', async () => {
    await makeReminderDue(account);
    const pushed = () => service.pushed.find((one) => one.browser === browser.id);
    await expect.poll(() => pushed() !== undefined, { timeout: 90_000 }).toBe(true);
    const came = pushed();
    if (!came) throw new Error('nothing was pushed');
    const read = browser.read(came) as Record<string, string>;
    expect(Object.keys(read).sort()).toEqual(['body', 'half', 'open', 'snooze', 'stop', 'title']);
    expect(JSON.stringify(read)).not.toContain(account.name);
    return read;
  });
  await test.step('the worker shows it', async () => {
    await deliver(page, message);
    expect(await shown(page)).toEqual([
      {
        title: 'Good morning. Time to clarify your day.',
        body: message.body,
        tag: 'reminder-morning',
        data: { open: '/journal/new', snooze: message.snooze, stop: message.stop },
      },
    ]);
    await deliver(page, message);
    expect(await shown(page)).toHaveLength(1);
  });
  await test.step('it leads to the page', async () => {
    expect(await choose(page, '')).toEqual([new URL('/journal/new', page.url()).href]);
    expect(await shown(page)).toEqual([]);
  });
  await test.step('in an hour', async () => {
    await deliver(page, message);
    expect(await shown(page)).toHaveLength(1);
    await choose(page, 'snooze');
    expect((await shown(page))[0]?.title).toContain('We’ll remind you again at');
    const kinds = await sql('select kind from reminder_deliveries where user_id = $1 order by kind', [
      account.userId,
    ]);
    expect(kinds).toContainEqual({ kind: 'snoozed' });
  });
  await test.step('no more, and taken back', async () => {
    await deliver(page, message);
    expect((await shown(page))[0]?.title).toContain('Good morning');
    await choose(page, 'stop');
    expect((await shown(page))[0]?.title).toBe('Your morning reminders are off.');
    await expectProfile(account, { reminder_days_am: [] });
    await choose(page, 'undo');
    expect((await shown(page))[0]?.title).toContain('are back on');
  });
  await test.step('the profile tells what was sent, and turns them off', async () => {
    await page.reload();
    await expect(
      section(page, 'Reminders')
        .getByRole('listitem')
        .filter({ hasText: /^Today, \d+:\d\d\s[AP]M Notification Sent$/ }),
    ).toBeVisible();
    await deviceSwitch(page).click();
    await expect(deviceSwitch(page)).not.toBeChecked();
    await expectProfile(account, { push_reminders_enabled: false });
  });
  await test.step('another address that the browser is given is told to the server', async () => {
    await turnOn();
    const since = service.browser();
    await changeAddress(page, since);
    expect(await endpointsOf(account.userId)).toEqual([browser.endpoint, since.endpoint]);
  });
  await test.step('signing out ends them here, and no further address is told', async () => {
    await followMenu(page, 'Sign Out');
    await expect(page).toHaveURL('/');
    await expect.poll(() => endpointsOf(account.userId)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('test-subscription'))).toBeNull();
    await changeAddress(page, service.browser());
    expect(await endpointsOf(account.userId)).toEqual([]);
  });
});

test.describe('without the service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('whoever says no when asked hears why; where they are blocked or cannot be nothing is asked', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const asked = { count: 0 };
      Object.assign(window, { asked, permission: 'default' });
      Object.defineProperty(Notification, 'permission', { get: () => Reflect.get(window, 'permission') });
      Notification.requestPermission = async () => {
        asked.count += 1;
        return 'denied';
      };
    });
    const asked = () => page.evaluate(() => (Reflect.get(window, 'asked') as { count: number }).count);
    const account = await signUp(page);
    await openProfile(page);
    const blocked = page.getByText('Notifications are blocked for this site.');
    const comeAgain = async () => {
      await goWithin(page, '/scoring');
      await goWithin(page, '/profile');
    };
    await test.step('one who says no stays without, and hears why', async () => {
      await expect(deviceSwitch(page)).toBeEnabled();
      expect(await asked()).toBe(0);
      await deviceSwitch(page).click();
      await expect(page.getByRole('alert')).toContainText('Notifications are blocked for this site.');
      expect(await asked()).toBe(1);
      await expect(deviceSwitch(page)).not.toBeChecked();
      await expectProfile(account, { push_reminders_enabled: false });
    });
    await test.step('where they are blocked it is said', async () => {
      await page.evaluate(() => Object.assign(window, { permission: 'denied' }));
      await comeAgain();
      await expect(blocked).toBeVisible();
      await expect(deviceSwitch(page)).toBeDisabled();
      await expectAccessible(page);
    });
    await test.step('a browser that has none says so', async () => {
      await page.evaluate(() => Reflect.deleteProperty(window, 'PushManager'));
      await comeAgain();
      await expect(page.getByText('This browser can’t show notifications.')).toBeVisible();
      await expect(deviceSwitch(page)).toBeDisabled();
    });
    expect(await asked()).toBe(1);
  });
});
