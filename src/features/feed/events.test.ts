import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { type Events, openEvents } from '../../../test/harness/events.ts';
import { sealedWords } from '../../../test/harness/remote-person.ts';
import { newId } from '../../kernel/ids.ts';

const HEARTBEAT = 100;

let app: TestApp;
let ann: Person;
let ben: Person;
const open: Events[] = [];

beforeAll(async () => {
  app = await createTestApp({ syncPush: true }, undefined, { heartbeat: HEARTBEAT });
  ann = await app.person();
  ben = await app.person();
});
afterEach(async () => {
  for (const events of open.splice(0)) await events.close();
});
afterAll(() => app.close());

async function eventsOf({ token }: Person): Promise<Events> {
  const events = await openEvents(app.fetch, token);
  open.push(events);
  return events;
}

const write = (person: Person) => person.post('/api/tasks', { id: newId(), ...sealedWords('Walk') });
const headOf = async (person: Person): Promise<number> => (await person.get('/api/sync')).body.head;
const lastOf = ({ heard }: Events) => heard.at(-1);

describe('a device that listens', () => {
  test('is told the newest number at once, then that of each write, and nothing else', async () => {
    const before = await headOf(ann);
    const events = await eventsOf(ann);
    expect(events.status).toBe(200);
    expect(events.headers.get('content-type')).toBe('text/event-stream');
    expect(events.headers.get('cache-control')).toBe('no-store, no-transform');
    await expect.poll(() => events.heard).toEqual([before]);
    expect((await write(ann)).status).toBe(200);
    await expect.poll(() => lastOf(events)).toBe(await headOf(ann));
    expect(await headOf(ann)).toBeGreaterThan(before);
  });

  test('hears nothing of a write that was refused, and nothing of other people’s', async () => {
    const events = await eventsOf(ann);
    await expect.poll(() => events.heard.length).toBe(1);
    expect((await ann.post('/api/tasks', { id: newId(), text: 'as it is', format: 3 })).status).toBe(400);
    expect((await ann.patch(`/api/tasks/${newId()}`, { completed: true })).status).toBe(404);
    const others = await eventsOf(ben);
    await write(ben);
    await expect.poll(() => lastOf(others)).toBe(await headOf(ben));
    await write(ann);
    await expect.poll(() => lastOf(events)).toBe(await headOf(ann));
    // Only its first number, and that of the one write that was done.
    expect(events.heard).toHaveLength(2);
  });

  test('hears of many writes in a few words, and of the last one for certain', async () => {
    const events = await eventsOf(ann);
    const many = 40;
    for (let count = 0; count < many; count++) await write(ann);
    const head = await headOf(ann);
    await expect.poll(() => lastOf(events)).toBe(head);
    expect(events.heard.length).toBeLessThan(many);
    expect(events.heard).toEqual(events.heard.toSorted((a, b) => a - b));
  });

  test('hears now and then that it is still heard', async () => {
    const events = await eventsOf(ann);
    await expect.poll(() => events.beats()).toBeGreaterThan(2);
  });
});

describe('it ends', () => {
  test('when its session does, without waiting for its token to', async () => {
    const events = await eventsOf(ben);
    await app.sql('delete from auth.session where user_id = $1', [ben.userId]);
    await events.ended;
    expect((await openEvents(app.fetch, ben.token)).status).toBe(401);
  });

  test('for the device that came first, when a person has too many', async () => {
    const cat = await app.person();
    const all: Events[] = [];
    for (let count = 0; count < 11; count++) all.push(await eventsOf(cat));
    await all[0]?.ended;
    await write(cat);
    const head = await headOf(cat);
    for (const events of all.slice(1)) await expect.poll(() => lastOf(events)).toBe(head);
  });

  test('when nobody takes what it says', async () => {
    const dan = await app.person();
    const answer = await app.fetch('/api/sync/events', { headers: { authorization: `Bearer ${dan.token}` } });
    const many = 200;
    await app.sql(
      "select pg_notify('growth_loop_writes', $1 || ' ' || number) from generate_series(1000, 999 + $2::int) number",
      [dan.userId, many],
    );
    const said = await answer.text();
    expect(said).toContain('data: 1000\n\n');
    expect(said.split('data: ').length).toBeLessThan(many / 2);
  });
});

test('what somebody else says to the database’s listeners harms nobody', async () => {
  const events = await eventsOf(ann);
  for (const said of ['', 'nonsense', `${ann.userId} nonsense`, `${ann.userId} 1e99`]) {
    await app.sql("select pg_notify('growth_loop_writes', $1)", [said]);
  }
  await write(ann);
  await expect.poll(() => lastOf(events)).toBe(await headOf(ann));
});

test('a HEAD request is answered and holds nothing open', async () => {
  const eve = await app.person();
  const authorization = `Bearer ${eve.token}`;
  const events = await eventsOf(eve);
  for (let count = 0; count < 12; count++) {
    const { status } = await app.fetch('/api/sync/events', { method: 'HEAD', headers: { authorization } });
    expect(status).toBe(200);
  }
  await write(eve);
  await expect.poll(() => lastOf(events)).toBe(await headOf(eve));
});

test('without a session nobody hears anything', async () => {
  expect((await app.fetch('/api/sync/events')).status).toBe(401);
});

test('where the setting is off, a device is told to ask', async () => {
  const quiet = await createTestApp({ syncPush: false });
  try {
    const { token } = await quiet.person();
    const events = await openEvents(quiet.fetch, token);
    expect(events.status).toBe(404);
  } finally {
    await quiet.close();
  }
});
