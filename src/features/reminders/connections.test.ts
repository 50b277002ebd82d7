import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addPeople } from '../../../test/harness/due-people.ts';
import { waitingForLocks } from '../../../test/harness/lock-waits.ts';
import { BEFORE, DUE, type Reminding, startReminding } from '../../../test/harness/reminded.ts';
import { journalPage } from '../../../test/harness/remote-person.ts';
import { newId } from '../../kernel/ids.ts';
import { findDeliveries, findDelivery, settleDeliveries, settleDelivery } from './server/deliveries.ts';
import { enqueueDueReminders } from './server/due.ts';

let reminding: Reminding;
beforeAll(async () => {
  reminding = await startReminding();
});
afterAll(() => reminding.close());

/** How many of the server's connections wait for somebody else's lock. */
const held = async () => (await waitingForLocks(reminding.app.url)).length;

const LOOKS = 10;

test('however many reminders are due, they hold three connections at the most, and none of those of requests', async () => {
  const { app, services, mails } = reminding;
  const ann = await app.person();
  await addPeople(app.sql, { count: 200, name: 'due', zone: 'America/Los_Angeles', now: BEFORE });
  await reminding.at(BEFORE);
  reminding.setNow(DUE);
  const holder = new pg.Client({ connectionString: app.url });
  await holder.connect();
  try {
    // What each reminder looks at before it is sent: whoever has a connection then keeps it.
    await holder.query('begin; lock table lessons_learned in access exclusive mode');
    expect(await enqueueDueReminders(services, new Date(DUE))).toBe(200);
    await vi.waitFor(async () => expect(await held()).toBeGreaterThan(0), { timeout: 10_000 });
    for (let look = 0; look < LOOKS; look += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => ann.get('/api/profile')));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(await held()).toBeLessThanOrEqual(3);
    }
  } finally {
    await holder.end();
  }
  await vi.waitFor(async () => expect(await reminding.deliveries(undefined, 'sending')).toEqual([]), {
    timeout: 60_000,
  });
  expect(new Set(mails.received.map(({ to }) => to.join())).size).toBe(200);
  expect(mails.received).toHaveLength(200);
}, 90_000);

test('what came of reminders is noted for many at once, and who is writing just then holds up nobody but themselves', async () => {
  const { app, services } = reminding;
  await addPeople(app.sql, { count: 20, name: 'noted', zone: 'America/Los_Angeles', now: BEFORE });
  await reminding.at(BEFORE);
  reminding.setNow(DUE);
  const [writer] = await app.sql<{ id: string }>(
    `select id from profiles where email like 'noted-%' limit 1`,
  );
  const holder = new pg.Client({ connectionString: app.url });
  await holder.connect();
  const states = () =>
    app.sql(
      `select d.state, d.user_id = $1 as writing, count(*)::int as count, (count(*) filter (where d.seq > 0))::int as numbered
        from reminder_deliveries d join profiles p on p.id = d.user_id where p.email like 'noted-%'
        group by 1, 2 order by 1`,
      [writer?.id],
    );
  try {
    await holder.query('begin');
    await holder.query('update sync_heads set seq = seq + 1 where user_id = $1', [writer?.id]);
    expect(await enqueueDueReminders(services, new Date(DUE))).toBe(20);
    await expect.poll(states).toEqual([
      { state: 'sending', writing: true, count: 1, numbered: 0 },
      { state: 'sent', writing: false, count: 19, numbered: 19 },
    ]);
    await holder.query('commit');
  } finally {
    await holder.end();
  }
  await expect
    .poll(states)
    .toEqual(expect.arrayContaining([{ state: 'sent', writing: true, count: 1, numbered: 1 }]));
});

test('a delivery is read and noted alone as it is among many, and once', async () => {
  const { app, services } = reminding;
  const people = await Promise.all(Array.from({ length: 3 }, () => app.person()));
  const due_at = new Date(DUE);
  const wishes = people.map(({ userId }) => ({ userId, deliveryId: newId() }));
  for (const { userId, deliveryId } of wishes) {
    await app.sql(
      `insert into reminder_deliveries (user_id, id, half, local_date, channel, due_at)
        values ($1, $2, 'morning', '2026-11-19', 'email', $3)`,
      [userId, deliveryId, DUE],
    );
  }
  await people[1]?.post('/api/journal/entries', journalPage());
  const together = await findDeliveries(services, wishes, due_at);
  expect(together.map((found) => found?.email)).toEqual(people.map(({ email }) => email));
  for (const [index, wish] of wishes.entries()) {
    expect(await findDelivery(services, wish, due_at)).toEqual(together[index]);
  }
  // The owner is asked for with every row.
  const mixed = { userId: wishes[0]?.userId ?? '', deliveryId: wishes[1]?.deliveryId ?? '' };
  expect(await findDeliveries(services, [mixed], due_at)).toEqual([undefined]);

  const settled = wishes.map((wish) => ({ ...wish, settlement: { state: 'sent' } as const, at: due_at }));
  const [first, ...others] = settled;
  if (!first) throw new Error('nobody');
  expect(await settleDelivery(services, first)).toMatchObject([{ channel: 'email', state: 'sent' }]);
  const written = await settleDeliveries(services, settled);
  expect(written.map((rows) => rows?.length)).toEqual([0, ...others.map(() => 1)]);
  expect(await findDeliveries(services, wishes, due_at)).toEqual([undefined, undefined, undefined]);
});
