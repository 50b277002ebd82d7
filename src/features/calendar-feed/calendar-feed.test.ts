import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import {
  type Component,
  occurrencesOf,
  partsOf,
  propertyOf,
  readCalendar,
  textOf,
} from '../../../test/harness/ics.ts';
import { TIME_ZONES } from '../profile/rules/zones.ts';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow('2026-01-02T12:00:00.000Z');
  ann = await app.person();
});

const open = async (): Promise<string> => (await ann.put('/api/calendar-feed')).body.address;
const pathOf = (address: string) => new URL(address).pathname;
const ask = (address: string, headers: Record<string, string> = {}) =>
  app.fetch(pathOf(address), { headers });

async function read(address: string): Promise<Component> {
  const answer = await ask(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  return readCalendar(await answer.text());
}

const BOTH = {
  email_reminders_enabled: true,
  reminder_time_am: '06:45',
  reminder_days_am: ['Mon', 'Wed'],
  reminder_time_pm: '19:00',
  reminder_days_pm: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

describe('the address', () => {
  test('is given by whoever is signed in, stays the same, and opens the feed without a session', async () => {
    expect((await ann.get('/api/calendar-feed')).body).toEqual({ address: null });
    const address = await open();
    expect(address).toMatch(/^http:\/\/localhost:3000\/calendar\/[\w-]{64}\.ics$/);
    expect(await open()).toBe(address);
    expect((await ann.get('/api/calendar-feed')).body).toEqual({ address });
    expect(textOf(await read(address), 'VERSION')).toBe('2.0');
  });

  test('that was renewed or turned off leads nowhere at once', async () => {
    const first = await open();
    const second = (await ann.post('/api/calendar-feed/renewals')).body.address;
    expect(second).not.toBe(first);
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
    expect((await ann.delete('/api/calendar-feed')).status).toBe(204);
    expect((await ask(second)).status).toBe(404);
    expect((await ann.get('/api/calendar-feed')).body).toEqual({ address: null });
    expect(await open()).not.toBe(second);
  });

  test('cannot be made out of what the database holds, nor out of another one', async () => {
    const address = await open();
    const [row] = await app.sql('select * from calendar_feeds where user_id = $1', [ann.userId]);
    const secret = pathOf(address).slice('/calendar/'.length, -'.ics'.length);
    expect(JSON.stringify(row)).not.toContain(secret);
    const bytes = Buffer.from(secret, 'base64url');
    for (const position of [0, 31, 32, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[position] = (changed[position] ?? 0) ^ 1;
      expect((await app.fetch(`/calendar/${changed.toString('base64url')}.ics`)).status).toBe(404);
    }
    for (const other of [
      secret,
      `${secret}=.ics`,
      `${secret.slice(0, -1)}.ics`,
      `${row?.feed_id}.ics`,
      '.ics',
      'x',
    ]) {
      expect((await app.fetch(`/calendar/${other}`)).status, other).toBe(404);
    }
  });

  test('is the person’s own: nobody else is told of it, and it goes with the account', async () => {
    const address = await open();
    const eve = await app.person();
    expect((await eve.get('/api/calendar-feed')).body).toEqual({ address: null });
    await eve.delete('/api/calendar-feed');
    expect((await ask(address)).status).toBe(200);
    await app.sql('delete from auth."user" where id = $1', [ann.userId]);
    expect((await ask(address)).status).toBe(404);
  });

  test('is answered sixty times an hour', async () => {
    const address = await open();
    const statuses = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await ask(address)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const refused = await ask(address);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    app.setNow('2026-01-02T13:00:00.000Z');
    expect((await ask(address)).status).toBe(200);
  });

  test('is kept by nobody on the way, and is sent again only when something has changed', async () => {
    await ann.patch('/api/profile', BOTH);
    const address = await open();
    const first = await ask(address);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(Date.parse(first.headers.get('last-modified') ?? '')).toBe(Date.parse('2026-01-02T12:00:00Z'));
    app.setNow('2026-01-09T12:00:00.000Z');
    const again = await ask(address, { 'if-none-match': `W/${tag}, "other"` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await ann.patch('/api/profile', { reminder_time_am: '07:00' });
    const changed = await ask(address, { 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
    expect(changed.headers.get('set-cookie')).toBeNull();
  });
});

describe('the feed', () => {
  test('has the reminders on their days and the reviews on their dates, each under one name', async () => {
    await ann.patch('/api/profile', BOTH);
    await app.sql(
      `update profiles set health_vision_next_review = '2026-01-20T06:30:00Z', bucket_list_next_review = '2026-02-01T18:00:00Z'
        where id = $1`,
      [ann.userId],
    );
    const address = await open();
    const calendar = await read(address);
    const events = partsOf(calendar, 'VEVENT');
    expect(events.map((event) => textOf(event, 'SUMMARY'))).toEqual([
      'Clarify your day',
      'Note a lesson',
      'Review a vision',
      'Review the bucket list',
    ]);
    const [morning, , vision, bucketList] = events;
    if (!morning || !vision || !bucketList) throw new Error('too few');
    expect(propertyOf(morning, 'DTSTART')).toEqual({
      name: 'DTSTART',
      params: { TZID: 'America/Los_Angeles' },
      value: '20260105T064500',
    });
    // In Los Angeles it is the evening before.
    expect(propertyOf(vision, 'DTSTART')).toMatchObject({ params: { VALUE: 'DATE' }, value: '20260119' });
    expect(textOf(vision, 'DTEND')).toBe('20260120');
    expect(textOf(bucketList, 'DTSTART')).toBe('20260201');
    for (const event of events) expect(textOf(event, 'DTSTAMP')).toBe('20260102T120000Z');
    const uids = events.map((event) => textOf(event, 'UID'));
    expect(new Set(uids).size).toBe(4);
    app.setNow('2026-01-03T12:00:00.000Z');
    await ann.patch('/api/profile', { reminder_time_am: '07:00' });
    expect(partsOf(await read(address), 'VEVENT').map((event) => textOf(event, 'UID'))).toEqual(uids);
  });

  test('is empty, and whole, where nothing is set', async () => {
    const calendar = await read(await open());
    expect(partsOf(calendar, 'VEVENT')).toEqual([]);
    expect(textOf(calendar, 'X-WR-CALNAME')).toBe('Growth Loop');
  });

  test.each(TIME_ZONES)(
    'in %s every reminder is at its time on every day of a year, whatever the clocks do',
    async (zone) => {
      const times = ['00:00', '01:30', '02:30', '03:15', '08:00', '19:00', '23:45'];
      for (const time of times) {
        await ann.patch('/api/profile', {
          time_zone: zone,
          email_reminders_enabled: true,
          reminder_time_am: time,
          reminder_days_am: BOTH.reminder_days_pm,
        });
        const calendar = await read(await open());
        const [event] = partsOf(calendar, 'VEVENT');
        if (!event) throw new Error('no event');
        const found = occurrencesOf(calendar, event, new Date('2027-01-02T00:00:00Z'));
        expect(found.length).toBeGreaterThanOrEqual(364);
        const shown = new Intl.DateTimeFormat('en', {
          timeZone: zone,
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        });
        const others = found.filter((instant) => shown.format(instant) !== time);
        // A time that the clocks leave out in spring is late by as much on that one day.
        expect(others.length).toBeLessThanOrEqual(1);
        if (others.length === 1) expect(['01:30', '02:30']).toContain(time);
        const days = new Set(
          found.map((instant) => new Intl.DateTimeFormat('en', { timeZone: zone }).format(instant)),
        );
        expect(days.size).toBe(found.length);
      }
    },
  );
});
