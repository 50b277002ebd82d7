import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { newId } from '../../kernel/ids.ts';
import { deliveryOf, linksOf, tokenFor } from './server/links.ts';

// Thursday, eight in the morning in Los Angeles.
const NOW = '2026-11-19T16:00:00.000Z';
const PATH = '/api/reminders/answers';
const HOUR = 3_600_000;

let app: TestApp;
let ann: Person;
let delivery: string;

beforeAll(async () => {
  app = await createTestApp();
  // Jobs that are done leave nothing behind, and by the clock of the database these are due at once.
  await app.sql(`
    create table asked_for (person uuid, not_before timestamptz);
    create function note_job() returns trigger language plpgsql as $$ begin
      insert into public.asked_for values ((new.data->>'userId')::uuid, new.start_after); return null; end $$;
    create trigger note_job after insert on pgboss.job for each row when (new.name = 'reminder') execute function note_job()`);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
  await ann.patch('/api/profile', {
    email_reminders_enabled: true,
    reminder_time_am: '08:00',
    reminder_days_am: ['Mon', 'Thu'],
    reminder_time_pm: '19:00',
    reminder_days_pm: ['Fri'],
  });
  delivery = newId();
  await app.sql(
    `insert into reminder_deliveries (user_id, id, half, local_date, channel, state, due_at, sent_at)
      values ($1, $2, 'morning', '2026-11-19', 'email', 'sent', $3, $3)`,
    [ann.userId, delivery, NOW],
  );
});

const token = (purpose: 'snooze' | 'stop', of = delivery, at = NOW) =>
  tokenFor(app.config, { deliveryId: of, purpose }, new Date(at));
const answer = (what: 'snooze' | 'stop' | 'undo', by = token(what === 'snooze' ? 'snooze' : 'stop')) =>
  app.nobody.post(PATH, { token: by, answer: what });
const profile = async () => (await ann.get('/api/profile')).body;
const deliveries = () =>
  app.sql<{ kind: string; state: string; due_at: Date }>(
    'select kind, state, due_at from reminder_deliveries where user_id = $1 order by due_at',
    [ann.userId],
  );

describe('snooze', () => {
  test('sends one more in an hour, once, however often it is asked for', async () => {
    const at = '2026-11-19T17:00:00.000Z';
    const answers = await Promise.all([answer('snooze'), answer('snooze'), answer('snooze')]);
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { outcome: 'snoozed', half: 'morning', at }]);
    }
    expect((await deliveries()).map(({ kind, due_at }) => [kind, due_at.toISOString()])).toEqual([
      ['planned', NOW],
      ['snoozed', at],
    ]);
    const asked = await app.sql<{ not_before: Date }>('select not_before from asked_for where person = $1', [
      ann.userId,
    ]);
    expect(asked.map(({ not_before }) => not_before.toISOString())).toEqual([at]);
  });

  test('is sent when its hour is over', async () => {
    await answer('snooze');
    app.setNow('2026-11-19T17:00:00.000Z');
    await vi.waitFor(async () => expect((await deliveries())[1]).toMatchObject({ state: 'sent' }), {
      timeout: 15_000,
    });
  });

  test('a snoozed one cannot be snoozed again', async () => {
    await answer('snooze');
    const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
      `select id from reminder_deliveries where user_id = $1 and kind = 'snoozed'`,
      [ann.userId],
    );
    expect((await answer('snooze', token('snooze', id))).body.at).toBe('2026-11-19T17:00:00.000Z');
    expect(await deliveries()).toHaveLength(2);
  });

  test('never goes past midnight', async () => {
    app.setNow('2026-11-20T07:00:00.000Z');
    expect((await answer('snooze')).body).toEqual({ outcome: 'too_late', half: 'morning', at: null });
    expect(await deliveries()).toHaveLength(1);
  });
});

describe('stop', () => {
  test('switches that half off, as the settings would, and undo brings it back', async () => {
    expect((await answer('stop')).body).toEqual({ outcome: 'stopped', half: 'morning', at: null });
    expect((await answer('stop')).body.outcome).toBe('stopped');
    expect(await profile()).toMatchObject({
      email_reminders_enabled: true,
      ...{
        reminder_time_am: null,
        reminder_days_am: [],
        reminder_time_pm: '19:00',
        reminder_days_pm: ['Fri'],
      },
    });
    const [morning] = await app.sql(
      `select due_at from reminder_schedules where user_id = $1 and half = 'morning'`,
      [ann.userId],
    );
    expect(morning).toEqual({ due_at: null });
    expect((await answer('undo')).body).toEqual({ outcome: 'undone', half: 'morning', at: null });
    expect((await answer('undo')).body.outcome).toBe('undone');
    expect(await profile()).toMatchObject({ reminder_time_am: '08:00', reminder_days_am: ['Mon', 'Thu'] });
  });

  test('undo brings nothing back over what was chosen since', async () => {
    await answer('stop');
    await ann.patch('/api/profile', { reminder_time_am: '09:30', reminder_days_am: ['Sun'] });
    expect((await answer('undo')).body.outcome).toBe('undone');
    expect(await profile()).toMatchObject({ reminder_time_am: '09:30', reminder_days_am: ['Sun'] });
    await ann.patch('/api/profile', { reminder_time_am: null, reminder_days_am: [] });
    expect((await answer('undo')).body.outcome).toBe('stopped');
    expect(await profile()).toMatchObject({ reminder_time_am: null, reminder_days_am: [] });
  });

  test('comes to the person’s devices', async () => {
    const { head } = (await ann.get('/api/sync')).body;
    await answer('stop');
    const { rows } = (await ann.get(`/api/sync?after=${head}`)).body;
    expect(rows).toMatchObject([['profiles', { reminder_time_am: null, reminder_days_am: [] }]]);
  });
});

describe('a token', () => {
  test('says which delivery it answers for, for its purpose and its time alone', () => {
    const made = token('snooze');
    const read = (by: string, purpose: 'snooze' | 'stop', at: number) =>
      deliveryOf(app.config, by, purpose, new Date(Date.parse(NOW) + at));
    expect(made).toMatch(/^[\w-]{50}$/);
    expect(read(made, 'snooze', 48 * HOUR - 1000)).toBe(delivery);
    expect(read(made, 'snooze', 48 * HOUR)).toBeUndefined();
    expect(read(made, 'stop', 0)).toBeUndefined();
  });

  test('is refused when anything of it is changed, and under another secret', () => {
    const made = token('stop');
    for (let at = 0; at < made.length; at += 1) {
      const other = made[at] === 'A' ? 'B' : 'A';
      const changed = `${made.slice(0, at)}${other}${made.slice(at + 1)}`;
      expect(deliveryOf(app.config, changed, 'stop', new Date(NOW)), String(at)).toBeUndefined();
    }
    expect(deliveryOf({ authSecret: 'x'.repeat(32) }, made, 'stop', new Date(NOW))).toBeUndefined();
    for (const junk of ['', 'x', `${made}A`, made.slice(1), ' '.repeat(50)]) {
      expect(deliveryOf(app.config, junk, 'stop', new Date(NOW))).toBeUndefined();
    }
  });

  test.each([
    ['none of ours', () => 'A'.repeat(50)],
    ['one of another purpose', () => token('snooze')],
    ['an old one', () => token('stop', delivery, '2026-11-17T15:59:00.000Z')],
    ['one of a delivery that is gone', () => token('stop', newId())],
  ])('%s is answered with 410, and nothing changes', async (_what, make) => {
    const { status, body } = await answer('stop', make());
    expect([status, body.error.code]).toEqual([410, 'link_expired']);
    expect(await profile()).toMatchObject({ reminder_time_am: '08:00' });
  });

  test('stands behind the # of a page, where no server is told of it', () => {
    const links = linksOf(app.config, { deliveryId: delivery, half: 'morning' }, new Date(NOW));
    expect(new URL(links.snooze).hash).toBe(`#snooze.${token('snooze')}`);
    expect(new URL(links.stop).hash).toBe(`#stop.${token('stop')}`);
    expect(new URL(links.stop).search).toBe('');
  });
});

test('following a link changes nothing: the answer is a POST', async () => {
  expect((await app.nobody.get(PATH)).status).toBe(404);
  expect(await profile()).toMatchObject({ email_reminders_enabled: true, reminder_time_am: '08:00' });
});

test('answers are limited by where they come from', async () => {
  const limited = await createTestApp({ authRateLimit: true });
  try {
    limited.setNow(NOW);
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) {
      statuses.push((await limited.nobody.post(PATH, { token: 'A'.repeat(50), answer: 'stop' })).status);
    }
    expect(statuses).toEqual([...Array(60).fill(410), 429]);
  } finally {
    await limited.close();
  }
});
