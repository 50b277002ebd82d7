import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { journalPage } from '../../../test/harness/remote-person.ts';
import { type MailServer, startMailServer } from '../../../test/harness/smtp.ts';
import { newId } from '../../kernel/ids.ts';
import { createServices, type Services } from '../../server/services.ts';
import { handOnDue } from './server/due.ts';
import { ReminderSender } from './server/sender.ts';
import { forgetOld, settleStuck } from './server/upkeep.ts';

// Thursday; eight in the morning in Los Angeles is 16:00 in UTC.
const BEFORE = '2026-11-19T15:30:00.000Z';
const DUE = '2026-11-19T16:00:00.000Z';
const EVERY_DAY = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

let mails: MailServer;
let app: TestApp;
let services: Services;
let ann: Person;
let now = BEFORE;

const setNow = (instant: string) => {
  now = instant;
  app.setNow(instant);
};

beforeAll(async () => {
  mails = await startMailServer();
  app = await createTestApp({ smtpUrl: mails.url });
  services = await createServices(app.config, app.url, { clock: () => new Date(now) });
});
afterAll(async () => {
  await services.close();
  await app.close();
  await mails.close();
});
beforeEach(async () => {
  setNow(BEFORE);
  ann = await app.person();
  mails.received.length = 0;
});
afterEach(async () => {
  await app.sql('update profiles set email_reminders_enabled = false, phone_reminders_enabled = false');
});

const byEmail = {
  email_reminders_enabled: true,
  reminder_time_am: '08:00',
  reminder_days_am: EVERY_DAY,
  reminder_time_pm: '19:00',
  reminder_days_pm: EVERY_DAY,
};

async function remind(person: Person, settings: object = {}): Promise<void> {
  const { status } = await person.patch('/api/profile', { ...byEmail, ...settings });
  expect(status).toBe(200);
}

/** What the scheduler does at that instant, until every reminder is settled. */
async function at(instant: string): Promise<number> {
  setNow(instant);
  const handedOn = await handOnDue(services, new Date(instant));
  await vi.waitFor(async () => expect(await deliveries(undefined, 'sending')).toEqual([]), {
    timeout: 15_000,
  });
  return handedOn;
}

interface Row {
  half: string;
  local_date: string;
  channel: string;
  state: string;
  reason: string | null;
  due_at: string;
}

/** Planned ones in the order in which they were due, and snoozed ones whose time has come. */
const deliveries = (person: Person | undefined, state?: string): Promise<Row[]> =>
  app.sql<Row>(
    `select half, local_date::text, channel, state, reason, due_at from reminder_deliveries
      where ($1::uuid is null or user_id = $1) and ($2::text is null or state = $2) and due_at <= $3 order by due_at, channel`,
    [person?.userId ?? null, state ?? null, now],
  );
const outcomes = async (person: Person) =>
  (await deliveries(person)).map(({ half, local_date, channel, state, reason }) =>
    [half, local_date, channel, state, reason ?? ''].join(' ').trim(),
  );
const mailsTo = (person: Person) => mails.received.filter(({ to }) => to.includes(person.email));
const schedule = (person: Person) =>
  app.sql<{ half: string; due_at: Date | null; local_date: string | null; done_date: string | null }>(
    'select half, due_at, local_date::text, done_date::text from reminder_schedules where user_id = $1 order by half desc',
    [person.userId],
  );

describe('what is due', () => {
  test('is sent once, on its minute, and then the next day', async () => {
    await remind(ann);
    expect(await at(BEFORE)).toBe(0);
    expect(await at('2026-11-19T15:59:59.000Z')).toBe(0);
    expect(await at(DUE)).toBe(1);
    expect(await at('2026-11-19T16:00:30.000Z')).toBe(0);
    expect(await outcomes(ann)).toEqual(['morning 2026-11-19 email sent']);
    expect(mailsTo(ann)).toHaveLength(1);
    expect(await schedule(ann)).toEqual([
      {
        half: 'morning',
        due_at: new Date('2026-11-20T16:00:00Z'),
        local_date: '2026-11-20',
        done_date: '2026-11-19',
      },
      {
        half: 'afternoon',
        due_at: new Date('2026-11-20T03:00:00Z'),
        local_date: '2026-11-19',
        done_date: null,
      },
    ]);
    expect(await at('2026-11-20T03:00:05.000Z')).toBe(1);
    expect(await at('2026-11-20T16:00:00.000Z')).toBe(1);
    expect(await outcomes(ann)).toEqual([
      'morning 2026-11-19 email sent',
      'afternoon 2026-11-19 email sent',
      'morning 2026-11-20 email sent',
    ]);
  });

  test('is planned by what was set last, also when that was a moment before', async () => {
    await remind(ann);
    setNow('2026-11-19T15:59:50.000Z');
    await remind(ann, { reminder_time_am: '08:15' });
    expect(await at(DUE)).toBe(0);
    expect(await at('2026-11-19T16:15:00.000Z')).toBe(1);
    // The time is set to one that is still to come, on a day that had its reminder.
    await remind(ann, { reminder_time_am: '09:00' });
    expect(await at('2026-11-19T17:00:00.000Z')).toBe(0);
    expect((await schedule(ann))[0]?.local_date).toBe('2026-11-20');
  });

  test('is not lost when settings change between its minute and the look at it', async () => {
    await remind(ann);
    await at(BEFORE);
    setNow('2026-11-19T16:00:20.000Z');
    await remind(ann, { reminder_days_am: ['Thu', 'Fri'] });
    expect(await at('2026-11-19T16:00:40.000Z')).toBe(1);
  });

  test('comes on arrival in a zone where its time has gone by, and not again', async () => {
    await remind(ann);
    await at(BEFORE);
    await ann.patch('/api/profile', { time_zone: 'America/New_York' });
    expect(await at('2026-11-19T15:31:00.000Z')).toBe(1);
    await ann.patch('/api/profile', { time_zone: 'America/Los_Angeles' });
    expect(await at(DUE)).toBe(0);
    expect(await outcomes(ann)).toEqual(['morning 2026-11-19 email sent']);
  });

  test('is nothing while both halves, or every channel, are switched off', async () => {
    await remind(ann);
    await ann.patch('/api/profile', { email_reminders_enabled: false });
    expect(await at(DUE)).toBe(0);
    expect(await schedule(ann)).toMatchObject([{ due_at: null }, { due_at: null }]);
  });

  test('goes with an account', async () => {
    await remind(ann);
    await at(DUE);
    await app.sql('delete from auth."user" where id = $1', [ann.userId]);
    expect(await app.sql('select from reminder_schedules where user_id = $1', [ann.userId])).toEqual([]);
    expect(await app.sql('select from reminder_deliveries where user_id = $1', [ann.userId])).toEqual([]);
  });

  test('follows settings that came from elsewhere than the profile’s own call', async () => {
    await app.sql(
      `update profiles set email_reminders_enabled = true, reminder_time_am = '08:00', reminder_days_am = '{Thu}',
        updated_at = $2 where id = $1`,
      [ann.userId, BEFORE],
    );
    expect(await at(DUE)).toBe(1);
    expect((await schedule(ann))[0]?.local_date).toBe('2026-11-26');
  });
});

test('several servers look at once while settings change: each gets one, and nobody waits in a circle', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => app.person()));
  for (const person of people) await remind(person);
  await at(BEFORE);
  setNow(DUE);
  const flicker = async (person: Person, index: number) => {
    for (const days of [EVERY_DAY, ['Thu'], ['Thu', 'Fri'], EVERY_DAY]) {
      const zone = index % 2 === 0 ? {} : { time_zone: 'America/Vancouver' };
      expect((await person.patch('/api/profile', { reminder_days_am: days, ...zone })).status).toBe(200);
    }
  };
  const look = async () => {
    for (let times = 0; times < 8; times += 1) await handOnDue(services, new Date(DUE));
  };
  await Promise.all([...people.map(flicker), look(), look(), look()]);
  await at(DUE);
  for (const person of people) expect(await outcomes(person)).toEqual(['morning 2026-11-19 email sent']);
});

describe('a server that was away', () => {
  test('sends what is less than two hours late', async () => {
    await remind(ann);
    await at(BEFORE);
    expect(await at('2026-11-19T17:59:00.000Z')).toBe(1);
    expect(await outcomes(ann)).toEqual(['morning 2026-11-19 email sent']);
  });

  test('passes over what is older, and goes on', async () => {
    await remind(ann);
    await at(BEFORE);
    await at('2026-11-23T15:00:00.000Z');
    expect((await outcomes(ann)).every((line) => line.endsWith('skipped late'))).toBe(true);
    expect(mailsTo(ann)).toEqual([]);
    await at('2026-11-23T16:00:00.000Z');
    expect((await outcomes(ann)).at(-1)).toBe('morning 2026-11-23 email sent');
  });
});

describe('a reminder is not sent', () => {
  test('when today’s page is written', async () => {
    await remind(ann);
    expect((await ann.post('/api/journal/entries', journalPage())).status).toBe(200);
    await at(DUE);
    expect(await outcomes(ann)).toEqual(['morning 2026-11-19 email skipped journaled']);
  });

  test('when a lesson stands on the day', async () => {
    await remind(ann, { reminder_time_am: null, reminder_days_am: [] });
    await app.sql(
      `insert into lessons_learned (user_id, id, lesson, date, created_at) values ($1, gen_random_uuid(), 'x', '2026-11-19', now())`,
      [ann.userId],
    );
    await at('2026-11-20T03:00:00.000Z');
    expect(await outcomes(ann)).toEqual(['afternoon 2026-11-19 email skipped lesson_noted']);
  });

  test('in a pause', async () => {
    await remind(ann);
    await app.sql(
      `insert into pauses (user_id, id, starts_on, ends_on, created_at) values ($1, gen_random_uuid(), '2026-11-19', '2026-11-19', now())`,
      [ann.userId],
    );
    await at(DUE);
    await at('2026-11-20T16:00:00.000Z');
    expect(await outcomes(ann)).toEqual([
      'morning 2026-11-19 email skipped paused',
      'afternoon 2026-11-19 email skipped paused',
      'morning 2026-11-20 email sent',
    ]);
  });

  test('when the trial has ended, until there is a plan', async () => {
    await remind(ann);
    await app.sql('update profiles set trial_ends_at = $2 where id = $1', [ann.userId, BEFORE]);
    await at(DUE);
    await app.sql(
      `insert into subscriptions (user_id, id, tier_id, status, start_date, created_at)
        select $1, gen_random_uuid(), id, 'active', now(), now() from subscription_tiers where name = 'growth'`,
      [ann.userId],
    );
    await at('2026-11-20T03:00:00.000Z');
    expect(await outcomes(ann)).toEqual([
      'morning 2026-11-19 email skipped trial_ended',
      'afternoon 2026-11-19 email sent',
    ]);
  });

  test('by text before the number is confirmed, nor over what this server does not offer', async () => {
    await remind(ann, { phone_reminders_enabled: true, phone_number: '+15550100199' });
    await at(DUE);
    const [, text] = await outcomes(ann);
    expect(text).toMatch(/^morning 2026-11-19 text skipped (phone_unconfirmed|not_offered)$/);
  });

  test('when the half was switched off after it was handed on', async () => {
    await remind(ann);
    setNow(DUE);
    services.database.gateWith('billing_gate');
    const sender = new ReminderSender(services, []);
    const deliveryId = newId();
    await app.sql(
      `insert into reminder_deliveries (user_id, id, half, local_date, channel, due_at) values ($1, $2, 'morning', '2026-11-18', 'email', $3)`,
      [ann.userId, deliveryId, DUE],
    );
    await ann.patch('/api/profile', { reminder_time_am: null, reminder_days_am: [] });
    await sender.send({ userId: ann.userId, deliveryId });
    expect(await outcomes(ann)).toEqual(['morning 2026-11-18 email skipped switched_off']);
  });
});

test('where addresses must be confirmed, an unconfirmed one gets none', async () => {
  await remind(ann);
  const strict = await createServices({ ...app.config, requireEmailConfirmation: true }, app.url, {
    clock: () => new Date(DUE),
  });
  try {
    strict.database.gateWith('billing_gate');
    const deliveryId = newId();
    await app.sql(
      `insert into reminder_deliveries (user_id, id, half, local_date, channel, due_at) values ($1, $2, 'morning', '2026-11-19', 'email', $3)`,
      [ann.userId, deliveryId, DUE],
    );
    await app.sql('update auth."user" set email_verified = false where id = $1', [ann.userId]);
    const sender = new ReminderSender(strict, [{ name: 'email', send: async () => 'sent' }]);
    await sender.send({ userId: ann.userId, deliveryId });
    setNow(DUE);
    expect(await outcomes(ann)).toEqual(['morning 2026-11-19 email skipped email_unconfirmed']);
  } finally {
    await strict.close();
  }
});

describe('what a channel says', () => {
  const handOver = async (send: () => Promise<'sent' | 'gone'>) => {
    await remind(ann);
    setNow(DUE);
    services.database.gateWith('billing_gate');
    const deliveryId = newId();
    await app.sql(
      `insert into reminder_deliveries (user_id, id, half, local_date, channel, due_at) values ($1, $2, 'morning', '2026-11-19', 'email', $3)`,
      [ann.userId, deliveryId, DUE],
    );
    const sender = new ReminderSender(services, [{ name: 'email', send }]);
    return { sender, wish: { userId: ann.userId, deliveryId } };
  };

  test('gone: it failed, and why', async () => {
    const { sender, wish } = await handOver(async () => 'gone');
    await sender.send(wish);
    expect(await outcomes(ann)).toEqual(['morning 2026-11-19 email failed refused']);
  });

  test('trouble: it is tried again under the same id; once settled it is never sent again', async () => {
    const asked: string[] = [];
    let trouble = true;
    await remind(ann);
    const { wish } = await handOver(async () => 'sent');
    const sender = new ReminderSender(services, [
      {
        name: 'email',
        send: async ({ deliveryId }) => {
          asked.push(deliveryId);
          if (trouble) throw new Error('the mail server is away');
          return 'sent';
        },
      },
    ]);
    await expect(sender.send(wish)).rejects.toThrow('away');
    expect(await deliveries(ann, 'sending')).toHaveLength(1);
    trouble = false;
    await sender.send(wish);
    await sender.send(wish);
    expect(asked).toEqual([wish.deliveryId, wish.deliveryId]);
    expect(await outcomes(ann)).toEqual(['morning 2026-11-19 email sent']);
  });

  test('nothing for hours: it failed', async () => {
    const { sender } = await handOver(async () => 'sent');
    expect(await settleStuck(services, sender, new Date('2026-11-19T18:59:00Z'))).toBe(0);
    expect(await settleStuck(services, sender, new Date('2026-11-19T19:01:00Z'))).toBe(1);
    expect(await outcomes(ann)).toEqual(['morning 2026-11-19 email failed trouble']);
  });
});

test('the mail carries its links, the delivery’s Message-ID and a one-click unsubscribe, and no word of the person', async () => {
  await ann.patch('/api/profile', { core_word: 'Unmistakable' });
  await remind(ann);
  await at(DUE);
  const [mail] = mailsTo(ann);
  const data = (mail?.data ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');
  const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
    'select id from reminder_deliveries where user_id = $1',
    [ann.userId],
  );
  expect(data).toContain(`Message-ID: <reminder-${id}@localhost>`);
  expect(data).toMatch(/List-Unsubscribe:\s+<http:\/\/localhost:3000\/api\/reminders\/unsubscribe\/[\w-]+>/);
  expect(data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(data).toContain('http://localhost:3000/journal/new');
  expect(data).toMatch(/\/reminder#snooze\.[\w-]{50}/);
  expect(data).toMatch(/\/reminder#stop\.[\w-]{50}/);
  expect(data).not.toContain('Unmistakable');
  expect(data).not.toContain('Ann');
});

describe('the ledger', () => {
  test('comes to the person’s devices when it is known what became of it', async () => {
    await remind(ann);
    await at(BEFORE);
    const { head } = (await ann.get('/api/sync')).body;
    await at(DUE);
    const { rows } = (await ann.get(`/api/sync?after=${head}`)).body;
    const ledger = rows.filter(([table]: [string]) => table === 'reminder_deliveries');
    expect(ledger).toEqual([
      [
        'reminder_deliveries',
        {
          id: expect.any(String),
          half: 'morning',
          local_date: '2026-11-19',
          channel: 'email',
          kind: 'planned',
          state: 'sent',
          reason: null,
          due_at: DUE,
          sent_at: DUE,
          seq: expect.any(Number),
        },
      ],
    ]);
  });

  test('is kept for 60 days, and devices are told to forget', async () => {
    await remind(ann);
    await at(DUE);
    const { head } = (await ann.get('/api/sync')).body;
    const later = (days: number) => new Date(Date.parse(DUE) + days * 86_400_000 + 1);
    await forgetOld(services, later(59));
    expect(await deliveries(ann)).toHaveLength(1);
    await forgetOld(services, later(60));
    expect(await deliveries(ann)).toEqual([]);
    const { rows } = (await ann.get(`/api/sync?after=${head}`)).body;
    expect(rows).toEqual([['tombstones', expect.objectContaining({ table: 'reminder_deliveries' })]]);
  });
});
