import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FileOutbox } from '../../../dev/outbox/outbox.ts';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { setConfirmed } from '../../../test/harness/confirmation.ts';
import { newId } from '../../kernel/ids.ts';
import { createServices, type Services } from '../../server/services.ts';
import { sendDueMailings } from './server/due.ts';
import { unsubscribeLink } from './server/unsubscribe-link.ts';
import { sendPaymentFailed } from './server.ts';

let app: TestApp;
let now: Date;
/** Two servers, as they look for what is due. */
let servers: Services[];
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
  const clock = () => now;
  servers = [
    await createServices(app.config, app.url, { clock }),
    await createServices(app.config, app.url, { clock }),
  ];
  for (const { database } of servers) database.gateWith('billing_gate');
});
afterAll(async () => {
  for (const services of servers) await services.close();
  await app.close();
});
beforeEach(async () => {
  // Out of everybody's way: only this test's person is in the morning of these zones.
  await app.sql(`update profiles set time_zone = 'Pacific/Kiritimati', weekly_summary_enabled = false,
    trial_notices_enabled = false`);
  ann = await app.person();
});

const set = (columns: string, ...values: unknown[]) =>
  app.sql(`update profiles set ${columns} where id = $1`, [ann.userId, ...values]);
const profile = async () => (await ann.get('/api/profile')).body;

const mailsTo = async (email: string) =>
  (await new FileOutbox(app.config.dataDir).list()).filter(({ to }) => to === email);
const subjects = async () => (await mailsTo(ann.email)).map(({ subject }) => subject).toSorted();
const isIdle = async () =>
  (await app.sql(`select from pgboss.job where name = 'mailing' and state <> 'failed'`)).length === 0;

/** Has both servers look at that instant, several times at once, and waits until all of it is sent. */
async function lookAt(instant: string): Promise<void> {
  now = new Date(instant);
  app.setNow(now);
  await Promise.all([...servers, ...servers].map((services) => sendDueMailings(services)));
  await vi.waitFor(async () => expect(await isIdle()).toBe(true), { timeout: 15_000 });
}

describe('notices about a trial', () => {
  const IN_3_DAYS = 'Your trial ends in 3 days';
  const TOMORROW = 'Your trial ends tomorrow';

  test('come three days and one day before it ends, in the morning of the person’s zone, each once', async () => {
    await set(`time_zone = 'Asia/Tokyo', trial_ends_at = '2026-12-10T14:30:00Z'`);
    // December 7 in Tokyo: before eight, after eight twice, after noon.
    await lookAt('2026-12-06T22:45:00Z');
    expect(await subjects()).toEqual([]);
    await lookAt('2026-12-06T23:00:00Z');
    await lookAt('2026-12-07T01:15:00Z');
    expect(await subjects()).toEqual([IN_3_DAYS]);
    await lookAt('2026-12-08T00:00:00Z');
    expect(await subjects()).toEqual([IN_3_DAYS]);
    await lookAt('2026-12-09T00:30:00Z');
    await lookAt('2026-12-10T00:30:00Z');
    expect(await subjects()).toEqual([IN_3_DAYS, TOMORROW]);
    const [mail] = await mailsTo(ann.email);
    expect(mail?.text).toContain('Thursday, December 10, 2026 at 11:30 PM');
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${unsubscribeLink(app.config, ann.userId, 'trial-notices')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test.each([
    ['Pacific/Honolulu', '2026-12-07T18:00:00Z'],
    ['America/New_York', '2026-12-07T13:00:00Z'],
    ['Europe/London', '2026-12-07T08:00:00Z'],
    ['Asia/Kolkata', '2026-12-07T02:30:00Z'],
    ['Australia/Sydney', '2026-12-06T21:00:00Z'],
  ])('come at eight in %s', async (zone, eight) => {
    await set('time_zone = $2, trial_ends_at = $3', zone, new Date(Date.parse(eight) + 3 * 86_400_000));
    await lookAt(new Date(Date.parse(eight) - 1000).toISOString());
    expect(await subjects()).toEqual([]);
    await lookAt(eight);
    expect(await subjects()).toEqual([IN_3_DAYS]);
  });

  test('do not come to whoever has a plan or has refused them', async () => {
    await set(
      `time_zone = 'Asia/Tokyo', trial_ends_at = '2026-12-10T14:30:00Z', trial_notices_enabled = false`,
    );
    await lookAt('2026-12-07T00:00:00Z');
    await set('trial_notices_enabled = true');
    await app.sql(
      `insert into subscriptions (user_id, id, tier_id, status, start_date, created_at)
        select $1, $2, id, 'active', now(), now() from subscription_tiers where name = 'growth'`,
      [ann.userId, newId()],
    );
    await lookAt('2026-12-07T00:15:00Z');
    expect(await subjects()).toEqual([]);
  });

  test('name the first payment to whoever chose a plan that begins after the trial, once, unless it is canceled', async () => {
    const choosePlan = (canceled: boolean) =>
      app.sql(
        `insert into subscriptions (user_id, id, tier_id, status, start_date, created_at, provider_id,
            current_period_end, amount_cents, next_charge_cents, cancel_at_period_end)
          select $1, $2, id, 'trialing', now(), now(), $4, '2026-12-10T17:00:00Z', 1000, 677, $3
          from subscription_tiers where name = 'growth'`,
        [ann.userId, newId(), canceled, `sub_${newId()}`],
      );
    await set(`time_zone = 'Asia/Tokyo', trial_ends_at = '2026-12-10T14:30:00Z'`);
    await choosePlan(true);
    await lookAt('2026-12-06T23:00:00Z');
    expect(await subjects()).toEqual([]);
    await app.sql('update subscriptions set cancel_at_period_end = false where user_id = $1', [ann.userId]);
    await lookAt('2026-12-07T00:00:00Z');
    await lookAt('2026-12-09T00:30:00Z');
    expect(await subjects()).toEqual(['Your plan begins in 3 days']);
    const [mail] = await mailsTo(ann.email);
    expect(mail?.text).toContain('The first payment of $6.77 is on Friday, December 11, 2026.');
  });

  test('do not come to an address that nobody has confirmed, and come once somebody has', async () => {
    await set(
      `time_zone = 'Asia/Tokyo', trial_ends_at = '2026-12-10T14:30:00Z', weekly_summary_enabled = true`,
    );
    await setConfirmed(app, ann.userId, false);
    // A Monday: the summary is due as well.
    await lookAt('2026-12-07T00:00:00Z');
    expect(await subjects()).toEqual([]);
    await setConfirmed(app, ann.userId, true);
    await lookAt('2026-12-07T00:15:00Z');
    expect(await subjects()).toEqual([IN_3_DAYS, 'Your week in numbers']);
  });

  test('do not come for an end that was put off meanwhile, and come for the new one', async () => {
    await set(`time_zone = 'Asia/Tokyo', trial_ends_at = '2026-12-10T14:30:00Z'`);
    now = new Date('2026-12-07T00:00:00Z');
    app.setNow(now);
    // Noted, but before it is sent a coupon lengthens the trial.
    await app.sql(
      `create function lengthen() returns trigger language plpgsql as
        $$ begin update profiles set trial_ends_at = '2026-12-17T14:30:00Z' where id = new.user_id; return new; end $$`,
    );
    await app.sql(
      'create trigger lengthen after insert on mailings_sent for each row execute function lengthen()',
    );
    await lookAt('2026-12-07T00:00:00Z');
    await app.sql('drop trigger lengthen on mailings_sent');
    await app.sql('drop function lengthen()');
    expect(await subjects()).toEqual([]);
    await lookAt('2026-12-14T00:00:00Z');
    expect(await subjects()).toEqual([IN_3_DAYS]);
  });

  test('do not come where nobody can pay, for there no trial ends', async () => {
    await set(`time_zone = 'Asia/Tokyo', trial_ends_at = '2026-12-10T14:30:00Z'`);
    now = new Date('2026-12-07T00:00:00Z');
    const [services] = servers;
    if (services)
      await sendDueMailings({ ...services, config: { ...app.config, payments: { kind: 'none' } } });
    expect(await app.sql('select from mailings_sent where user_id = $1', [ann.userId])).toEqual([]);
  });
});

describe('the weekly summary', () => {
  const SUBJECT = 'Your week in numbers';
  /** Monday, eight in the morning in Los Angeles. */
  const MONDAY = '2026-11-30T16:00:00Z';
  const wanted = () =>
    set(
      `time_zone = 'America/Los_Angeles', trial_ends_at = '2026-12-09T00:00:00Z', weekly_summary_enabled = true`,
    );

  test('comes on Monday morning to whoever asked for it, once, with the numbers of the week before', async () => {
    await wanted();
    await app.sql(
      `insert into growth_days (user_id, date, journaled, updated_at)
        select $1, day::date, true, now() from unnest(array['2026-11-21', '2026-11-22', '2026-11-27', '2026-11-28',
          '2026-11-29', '2026-11-30']) day`,
      [ann.userId],
    );
    await app.sql(
      `insert into tasks (user_id, id, text, completed, completed_at, created_at) values
        ($1, $2, 'canary', true, '2026-11-22T08:00:00Z', now()), ($1, $3, 'canary', true, '2026-11-29T07:59:00Z', now()),
        ($1, $4, 'canary', true, '2026-11-29T08:00:00Z', now())`,
      [ann.userId, newId(), newId(), newId()],
    );
    await app.sql(
      `insert into lessons_learned (user_id, id, lesson, date, created_at) values ($1, $2, 'canary', '2026-11-28', now())`,
      [ann.userId, newId()],
    );
    await lookAt('2026-11-30T15:45:00Z');
    expect(await subjects()).toEqual([]);
    await lookAt(MONDAY);
    await lookAt('2026-11-30T18:00:00Z');
    await lookAt('2026-12-01T16:00:00Z');
    expect(await subjects()).toEqual([SUBJECT]);
    const [mail] = await mailsTo(ann.email);
    expect(mail?.text).toContain('Sunday, November 22 to Saturday, November 28');
    expect(mail?.text).toContain(
      'Days journaled: 3 of 7\nActions completed: 2\nLessons noted: 1\nYour streak: 4 days\n',
    );
    expect(JSON.stringify(mail)).not.toContain('canary');
  });

  test('comes to nobody who has not asked, who has taken it back, or whose trial has ended', async () => {
    await wanted();
    await set('weekly_summary_enabled = false');
    await lookAt(MONDAY);
    await set(`weekly_summary_enabled = true, trial_ends_at = '2026-11-30T00:00:00Z'`);
    await lookAt(MONDAY);
    expect(await subjects()).toEqual([]);
    expect((await profile()).weekly_summary_enabled).toBe(true);
  });

  test('is off at first, and is a switch of the profile', async () => {
    expect(await profile()).toMatchObject({ weekly_summary_enabled: false, trial_notices_enabled: true });
    await ann.patch('/api/profile', { weekly_summary_enabled: true, trial_notices_enabled: false });
    expect(await profile()).toMatchObject({ weekly_summary_enabled: true, trial_notices_enabled: false });
  });
});

test('a payment that failed is told once for each invoice', async () => {
  now = new Date();
  const [services, other] = servers;
  if (!services || !other) throw new Error('no servers');
  await Promise.all(
    ['in_1', 'in_1', 'in_2'].map((invoice, at) =>
      sendPaymentFailed(at ? other : services, ann.userId, invoice),
    ),
  );
  await sendPaymentFailed(services, ann.userId, 'in_1');
  await vi.waitFor(async () => expect(await subjects()).toHaveLength(2), { timeout: 10_000 });
  await expect.poll(isIdle).toBe(true);
  const [mail] = await mailsTo(ann.email);
  expect(mail?.links).toEqual([`${app.config.appUrl}/profile#billing`]);
  expect(mail?.headers).toBeUndefined();
});

describe('stopping mail by one click', () => {
  const link = (mailing: 'weekly-summary' | 'trial-notices' | 'reminders') =>
    new URL(unsubscribeLink(app.config, ann.userId, mailing));
  const at = ({ pathname, search }: URL) => `${pathname}${search}`;
  /** As a mailbox provider does it: no cookies, no origin. */
  const post = async (url: URL, body: Record<string, string>) => {
    const answer = await app.fetch(at(url), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(body).toString(),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };
  beforeEach(() => app.setNow(new Date()));

  test.each([
    ['weekly-summary', 'weekly_summary_enabled'],
    ['trial-notices', 'trial_notices_enabled'],
  ] as const)(
    '%s: opening the link changes nothing, posting to it does, again and back',
    async (mailing, column) => {
      await set(`${column} = true`);
      const asked = await app.fetch(at(link(mailing)));
      expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await asked.text()).toContain('Stop these emails');
      expect((await profile())[column]).toBe(true);
      for (const _ of [1, 2]) {
        expect(await post(link(mailing), ONE_CLICK)).toMatchObject({
          status: 200,
          text: expect.stringContaining('You’re unsubscribed from'),
        });
        expect((await profile())[column]).toBe(false);
      }
      expect((await post(link(mailing), { answer: 'undo' })).status).toBe(200);
      expect((await profile())[column]).toBe(true);
    },
  );

  test('an address holds no address, and differs from person to person and kind to kind', async () => {
    const bob = await app.person();
    const links = [
      link('reminders'),
      link('weekly-summary'),
      unsubscribeLink(app.config, bob.userId, 'reminders'),
    ].map(String);
    expect(new Set(links).size).toBe(3);
    const token = link('reminders').searchParams.get('token') ?? '';
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(ann.email);
  });

  const reminders = {
    phone_number: '+15550100199',
    phone_reminders_enabled: false,
    email_reminders_enabled: true,
    reminder_time_am: '06:45',
    reminder_time_pm: '19:00',
    reminder_days_am: ['Mon', 'Wed'],
    reminder_days_pm: ['Fri'],
  };

  test('reminders by email: their days go as in the profile, and come back as they were', async () => {
    await ann.patch('/api/profile', reminders);
    const stopped = await post(link('reminders'), ONE_CLICK);
    expect(await profile()).toMatchObject({
      email_reminders_enabled: false,
      reminder_time_am: null,
      reminder_time_pm: null,
      reminder_days_am: [],
      reminder_days_pm: [],
    });
    const former = /name="former" value="([^"]+)"/.exec(stopped.text)?.[1] ?? '';
    await post(link('reminders'), { answer: 'undo', former });
    expect(await profile()).toMatchObject(reminders);
  });

  test('reminders by email: those by text go on', async () => {
    const both = { ...reminders, phone_reminders_enabled: true };
    await ann.patch('/api/profile', both);
    await post(link('reminders'), ONE_CLICK);
    expect(await profile()).toMatchObject({ ...both, email_reminders_enabled: false });
  });

  test('undone without what was, they come at the usual times', async () => {
    await ann.patch('/api/profile', reminders);
    await post(link('reminders'), ONE_CLICK);
    await post(link('reminders'), { answer: 'undo', former: 'forged' });
    const { email_reminders_enabled, reminder_time_am, reminder_days_am } = await profile();
    expect([email_reminders_enabled, reminder_time_am, reminder_days_am.length]).toEqual([true, '08:00', 7]);
  });

  test('what another person had is not brought back to this one', async () => {
    const bob = await app.person();
    await bob.patch('/api/profile', { ...reminders, reminder_time_am: '05:15' });
    const bobs = new URL(unsubscribeLink(app.config, bob.userId, 'reminders'));
    const former = /name="former" value="([^"]+)"/.exec((await post(bobs, ONE_CLICK)).text)?.[1] ?? '';
    await ann.patch('/api/profile', { ...reminders });
    await post(link('reminders'), ONE_CLICK);
    await post(link('reminders'), { answer: 'undo', former });
    expect((await profile()).reminder_time_am).toBe('08:00');
  });

  test('a device that pulls learns of it', async () => {
    await set('weekly_summary_enabled = true');
    const { head } = (await ann.get('/api/sync')).body;
    await post(link('weekly-summary'), ONE_CLICK);
    const { rows } = (await ann.get(`/api/sync?after=${head}`)).body;
    expect(rows).toEqual([['profiles', expect.objectContaining({ weekly_summary_enabled: false })]]);
  });

  test('forged, cut off or foreign tokens are refused and change nothing', async () => {
    await set('weekly_summary_enabled = true');
    const token = link('weekly-summary').searchParams.get('token') ?? '';
    const bytes = Buffer.from(token, 'base64url');
    bytes[bytes.length - 2] = (bytes[bytes.length - 2] ?? 0) ^ 1;
    const other = unsubscribeLink(
      { ...app.config, authSecret: 'x'.repeat(48) },
      ann.userId,
      'weekly-summary',
    );
    for (const forged of [
      '',
      'x',
      token.slice(0, -1),
      `${token}=`,
      `${token}A`,
      bytes.toString('base64url'),
      new URL(other).searchParams.get('token') ?? '',
      Buffer.from(ann.userId.replaceAll('-', ''), 'hex').toString('base64url'),
    ]) {
      const url = link('weekly-summary');
      url.searchParams.set('token', forged);
      expect((await post(url, ONE_CLICK)).status, forged).toBe(400);
      expect((await app.fetch(at(url))).status).toBe(400);
    }
    expect((await profile()).weekly_summary_enabled).toBe(true);
  });

  test('of an account that is gone it says the same and nothing breaks', async () => {
    const carl = await app.person();
    const gone = new URL(unsubscribeLink(app.config, carl.userId, 'weekly-summary'));
    await app.sql('delete from auth."user" where id = $1', [carl.userId]);
    expect((await post(gone, ONE_CLICK)).status).toBe(200);
    expect((await app.fetch(at(gone))).status).toBe(200);
  });
});
