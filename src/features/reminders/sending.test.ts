import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../test/harness/app.ts';
import { BEFORE, DUE, EVERY_DAY, type Reminding, startReminding } from '../../../test/harness/reminded.ts';
import { enqueueDueReminders } from './server/due.ts';
import { forgetOld } from './server/upkeep.ts';

let reminding: Reminding;
let ann: Person;

beforeAll(async () => {
  reminding = await startReminding();
});
afterAll(() => reminding.close());
beforeEach(async () => {
  reminding.setNow(BEFORE);
  reminding.mails.received.length = 0;
  ann = await reminding.app.person();
});
afterEach(() =>
  reminding.app.sql('update profiles set email_reminders_enabled = false, phone_reminders_enabled = false'),
);

const schedule = (person: Person) =>
  reminding.app.sql<{
    half: string;
    due_at: Date | null;
    local_date: string | null;
    done_date: string | null;
  }>(
    'select half, due_at, local_date::text, done_date::text from reminder_schedules where user_id = $1 order by half desc',
    [person.userId],
  );

describe('what is due', () => {
  test('is sent once, on its minute, and then the next day', async () => {
    await reminding.remind(ann);
    expect(await reminding.at(BEFORE)).toBe(0);
    expect(await reminding.at('2026-11-19T15:59:59.000Z')).toBe(0);
    expect(await reminding.at(DUE)).toBe(1);
    expect(await reminding.at('2026-11-19T16:00:30.000Z')).toBe(0);
    expect(await reminding.outcomes(ann)).toEqual(['morning 2026-11-19 email sent']);
    expect(reminding.mailsTo(ann)).toHaveLength(1);
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
    expect(await reminding.at('2026-11-20T03:00:05.000Z')).toBe(1);
    expect(await reminding.at('2026-11-20T16:00:00.000Z')).toBe(1);
    expect(await reminding.outcomes(ann)).toEqual([
      'morning 2026-11-19 email sent',
      'afternoon 2026-11-19 email sent',
      'morning 2026-11-20 email sent',
    ]);
  });

  test('is planned by what was set last, also when that was a moment before', async () => {
    await reminding.remind(ann);
    reminding.setNow('2026-11-19T15:59:50.000Z');
    await reminding.remind(ann, { reminder_time_am: '08:15' });
    expect(await reminding.at(DUE)).toBe(0);
    expect(await reminding.at('2026-11-19T16:15:00.000Z')).toBe(1);
    // The time is set to one that is still to come, on a day that had its reminder.
    await reminding.remind(ann, { reminder_time_am: '09:00' });
    expect(await reminding.at('2026-11-19T17:00:00.000Z')).toBe(0);
    expect((await schedule(ann))[0]?.local_date).toBe('2026-11-20');
  });

  test('is not lost when settings change between its minute and the look at it', async () => {
    await reminding.remind(ann);
    await reminding.at(BEFORE);
    reminding.setNow('2026-11-19T16:00:20.000Z');
    await reminding.remind(ann, { reminder_days_am: ['Thu', 'Fri'] });
    expect(await reminding.at('2026-11-19T16:00:40.000Z')).toBe(1);
  });

  test('comes on arrival in a zone where its time has gone by, and not again', async () => {
    await reminding.remind(ann);
    await reminding.at(BEFORE);
    await ann.patch('/api/profile', { time_zone: 'America/New_York' });
    expect(await reminding.at('2026-11-19T15:31:00.000Z')).toBe(1);
    await ann.patch('/api/profile', { time_zone: 'America/Los_Angeles' });
    expect(await reminding.at(DUE)).toBe(0);
    expect(await reminding.outcomes(ann)).toEqual(['morning 2026-11-19 email sent']);
  });

  test('is nothing while both halves, or every channel, are switched off', async () => {
    await reminding.remind(ann);
    await ann.patch('/api/profile', { email_reminders_enabled: false });
    expect(await reminding.at(DUE)).toBe(0);
    expect(await schedule(ann)).toMatchObject([{ due_at: null }, { due_at: null }]);
  });

  test('goes with an account', async () => {
    await reminding.remind(ann);
    await reminding.at(DUE);
    await reminding.app.sql('delete from auth."user" where id = $1', [ann.userId]);
    expect(
      await reminding.app.sql('select from reminder_schedules where user_id = $1', [ann.userId]),
    ).toEqual([]);
    expect(
      await reminding.app.sql('select from reminder_deliveries where user_id = $1', [ann.userId]),
    ).toEqual([]);
  });

  test('follows settings that came from elsewhere than the profile’s own call', async () => {
    await reminding.app.sql(
      `update profiles set email_reminders_enabled = true, reminder_time_am = '08:00', reminder_days_am = '{Thu}',
        updated_at = $2 where id = $1`,
      [ann.userId, BEFORE],
    );
    expect(await reminding.at(DUE)).toBe(1);
    expect((await schedule(ann))[0]?.local_date).toBe('2026-11-26');
  });
});

test('several servers look at once while settings change: each gets one, and nobody waits in a circle', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => reminding.app.person()));
  for (const person of people) await reminding.remind(person);
  await reminding.at(BEFORE);
  reminding.setNow(DUE);
  const flicker = async (person: Person, index: number) => {
    for (const days of [EVERY_DAY, ['Thu'], ['Thu', 'Fri'], EVERY_DAY]) {
      const zone = index % 2 === 0 ? {} : { time_zone: 'America/Vancouver' };
      expect((await person.patch('/api/profile', { reminder_days_am: days, ...zone })).status).toBe(200);
    }
  };
  const look = async () => {
    for (let times = 0; times < 8; times += 1) await enqueueDueReminders(reminding.services, new Date(DUE));
  };
  await Promise.all([...people.map(flicker), look(), look(), look()]);
  await reminding.at(DUE);
  for (const person of people)
    expect(await reminding.outcomes(person)).toEqual(['morning 2026-11-19 email sent']);
});

describe('a server that was away', () => {
  test('sends what is less than two hours late', async () => {
    await reminding.remind(ann);
    await reminding.at(BEFORE);
    expect(await reminding.at('2026-11-19T17:59:00.000Z')).toBe(1);
    expect(await reminding.outcomes(ann)).toEqual(['morning 2026-11-19 email sent']);
  });

  test('passes over what is older, and goes on', async () => {
    await reminding.remind(ann);
    await reminding.at(BEFORE);
    await reminding.at('2026-11-23T15:00:00.000Z');
    expect((await reminding.outcomes(ann)).every((line) => line.endsWith('skipped late'))).toBe(true);
    expect(reminding.mailsTo(ann)).toEqual([]);
    await reminding.at('2026-11-23T16:00:00.000Z');
    expect((await reminding.outcomes(ann)).at(-1)).toBe('morning 2026-11-23 email sent');
  });
});

test('the mail carries its links, the delivery’s Message-ID and a one-click unsubscribe, and no word of the person', async () => {
  await ann.patch('/api/profile', { core_word: 'Unmistakable' });
  await reminding.remind(ann);
  await reminding.at(DUE);
  const [mail] = reminding.mailsTo(ann);
  const data = (mail?.data ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');
  const [{ id } = { id: '' }] = await reminding.app.sql<{ id: string }>(
    'select id from reminder_deliveries where user_id = $1',
    [ann.userId],
  );
  expect(data).toContain(`Message-ID: <reminder-${id}@localhost>`);
  expect(data).toMatch(/List-Unsubscribe:\s+<http:\/\/localhost:3000\/unsubscribe\?token=[\w-]+>/);
  expect(data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(data).toContain('http://localhost:3000/journal/new');
  expect(data).toMatch(/\/reminder#snooze\.[\w-]{50}/);
  expect(data).toMatch(/\/reminder#stop\.[\w-]{50}/);
  expect(data).not.toContain('Unmistakable');
  expect(data).not.toMatch(/\bAnn\b/);
});

describe('the ledger', () => {
  test('comes to the person’s devices when it is known what became of it', async () => {
    await reminding.remind(ann);
    await reminding.at(BEFORE);
    const { head } = (await ann.get('/api/sync')).body;
    await reminding.at(DUE);
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
    await reminding.remind(ann);
    await reminding.at(DUE);
    const { head } = (await ann.get('/api/sync')).body;
    const later = (days: number) => new Date(Date.parse(DUE) + days * 86_400_000 + 1);
    await forgetOld(reminding.services, later(59));
    expect(await reminding.deliveries(ann)).toHaveLength(1);
    await forgetOld(reminding.services, later(60));
    expect(await reminding.deliveries(ann)).toEqual([]);
    const { rows } = (await ann.get(`/api/sync?after=${head}`)).body;
    expect(rows).toEqual([['tombstones', expect.objectContaining({ table: 'reminder_deliveries' })]]);
  });
});
