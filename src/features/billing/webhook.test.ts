import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { kept, settled, submit, subscribe, typedCard } from '../../../test/harness/buyer.ts';
import { waitForMail } from '../../../test/harness/client.ts';

interface StandInEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
}

let app: TestApp;
let secret: string;

const NOW = '2026-11-21T20:00:00.000Z';

beforeAll(async () => {
  app = await createTestApp();
  app.setNow(NOW);
  const key = createHmac('sha256', app.config.authSecret)
    .update('stand-in webhook')
    .digest('hex')
    .slice(0, 40);
  secret = `whsec_${key}`;
});
afterAll(() => app.close());
beforeEach(() => app.setNow(NOW));

const nowInSeconds = () => Date.parse(NOW) / 1000;

function signed(body: string, { at = nowInSeconds(), by = secret } = {}): string {
  return `t=${at},v1=${createHmac('sha256', by).update(`${at}.${body}`).digest('hex')}`;
}

const post = (body: string, signature: string) =>
  app.fetch('/webhooks/stripe', { method: 'POST', headers: { 'stripe-signature': signature }, body });

async function deliver(event: object): Promise<number> {
  const body = JSON.stringify(event);
  return (await post(body, signed(body))).status;
}

/** Everything of somebody's that an event could change. */
async function paidState({ userId }: Person): Promise<object> {
  const [customer] = await app.sql(
    `select customer_id, card_brand, card_last4, card_exp_month, card_exp_year, beginning
      from billing_customers where user_id = $1`,
    [userId],
  );
  const subscriptions = await app.sql(
    `select status, start_date, end_date, price_key, amount_cents, current_period_end, cancel_at_period_end,
      grace_until, provider_id from subscriptions where user_id = $1 order by provider_id nulls first`,
    [userId],
  );
  return { customer, subscriptions };
}

let made = 0;
/** What somebody's life as a customer left behind, each under an id that was not delivered yet. */
async function storyOf(customer: string): Promise<StandInEvent[]> {
  const all = await kept<StandInEvent>(app, 'event');
  made += 1;
  return all
    .filter((event) => JSON.stringify(event.data.object).includes(customer))
    .map((event, index) => ({ ...event, id: `evt_${made}_${index}` }));
}

/** Somebody who paid, cancelled, went on, failed to pay, and paid with another card. */
async function customerWithAStory(): Promise<{ person: Person; customer: string; events: StandInEvent[] }> {
  const person = await app.person();
  const { form } = await subscribe(app, person);
  const { body } = await person.post('/api/billing/portal');
  for (const fields of [{ action: 'cancel' }, { action: 'resume' }, { action: 'card', ...typedCard() }]) {
    await submit(app, body.url, fields);
  }
  await settled(app);
  return { person, customer: form.customer_id, events: await storyOf(form.customer_id) };
}

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, at) => at !== index)).map((rest) => [item, ...rest]),
  );
}

/** Forgets what stands here, as if every message had been lost. */
const forget = async ({ userId }: Person) => {
  await app.sql('delete from subscriptions where user_id = $1 and provider_id is not null', [userId]);
  await app.sql('update billing_customers set card_last4 = null, card_brand = null where user_id = $1', [
    userId,
  ]);
};

/** So many people's orders are tried at a time. */
const AT_ONCE = 8;
/** WEBHOOK_ORDERS=720 tries all there are, instead of some from everywhere among them. */
const ORDERS = Number(process.env.WEBHOOK_ORDERS ?? 40);
/** Has no part in common with 720, so that no order comes twice; forty steps lead once through them all. */
const STRIDE = 17;
const SIX = [
  'customer.subscription.created',
  'invoice.finalized',
  'invoice.paid',
  'customer.subscription.updated',
  'customer.updated',
  'setup_intent.succeeded',
];

describe('the order of messages', () => {
  test(`BIL-08 ${ORDERS} orders of six events, each twice, end the same`, { timeout: 400_000 }, async () => {
    const people = await Promise.all(Array.from({ length: AT_ONCE }, () => customerWithAStory()));
    const right = await Promise.all(people.map(({ person }) => paidState(person)));
    for (const { events } of people)
      expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(SIX));
    const all = permutations(SIX.map((_, place) => place));
    expect(all).toHaveLength(720);
    const places = Array.from({ length: ORDERS }, (_, index) => all[(index * STRIDE) % all.length] ?? []);
    for (let done = 0; done < places.length; done += AT_ONCE) {
      const round = people.map(({ person, events }, index) => ({
        person,
        order: (places[done + index] ?? []).map((place) => {
          const type = SIX[place];
          const event = events.findLast((each) => each.type === type);
          return { ...event, id: `evt_order_${done + index}_${type}` };
        }),
      }));
      for (const { person } of round) await forget(person);
      const delivered = round.flatMap(({ order }) => [...order, ...order].map((event) => deliver(event)));
      expect(new Set(await Promise.all(delivered))).toEqual(new Set([200]));
      await settled(app);
      expect(await Promise.all(people.map(({ person }) => paidState(person)))).toEqual(right);
    }
    const [noted] = await app.sql<{ count: number }>(
      `select count(*)::int as count from billing.events where id like 'evt_order_%'`,
    );
    expect(noted?.count).toBe(ORDERS * SIX.length);
  });

  /** WEBHOOK_MESSAGES=5000 sends more than every time. */
  const MESSAGES = Number(process.env.WEBHOOK_MESSAGES ?? 200);

  test(`BIL-08 ${MESSAGES} shuffled messages with 30 % repeats end right`, { timeout: 400_000 }, async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => customerWithAStory()));
    const right = await Promise.all(people.map(({ person }) => paidState(person)));
    for (const { person } of people) await forget(person);
    const fresh = Array.from({ length: Math.ceil(MESSAGES * 0.7) }, (_, index) => {
      const { events } = people[index % people.length] ?? { events: [] };
      return { ...events[index % events.length], id: `evt_shuffled_${index}` };
    });
    const repeats = Array.from(
      { length: MESSAGES - fresh.length },
      (_, index) => fresh[(index * 7) % fresh.length] ?? {},
    );
    const [shuffled = []] = fc.sample(
      fc.shuffledSubarray([...fresh, ...repeats], { minLength: MESSAGES, maxLength: MESSAGES }),
      1,
    );
    for (let at = 0; at < shuffled.length; at += 50) {
      const statuses = await Promise.all(shuffled.slice(at, at + 50).map((event) => deliver(event)));
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
    await waitFor('evt_shuffled_%', fresh.length);
    expect(await Promise.all(people.map(({ person }) => paidState(person)))).toEqual(right);
  });
});

/** Waits until so many events are worked on. */
async function waitFor(pattern: string, count: number): Promise<void> {
  for (const end = Date.now() + 300_000; Date.now() < end; ) {
    const [done] = await app.sql<{ count: number }>(
      'select count(*)::int as count from billing.events where id like $1 and done_at is not null',
      [pattern],
    );
    if (done?.count === count) return;
    await new Promise((wait) => setTimeout(wait, 200));
  }
  throw new Error('events are still being worked on');
}

describe('who is believed', () => {
  test('a message that is forged, stale, changed or not signed is a 400 and changes nothing', async () => {
    const { person, events } = await customerWithAStory();
    await forget(person);
    const before = await paidState(person);
    const body = JSON.stringify({ ...events[0], id: 'evt_forged' });
    const signatures: Record<string, string> = {
      'by another secret': signed(body, { by: 'whsec_other' }),
      'older than five minutes': signed(body, { at: nowInSeconds() - 301 }),
      'of another body': signed(`${body} `),
      'without a signature': `t=${nowInSeconds()}`,
      empty: '',
      'of another scheme': signed(body).replace('v1=', 'v0='),
      nonsense: 't=x,v1=y',
    };
    for (const [what, signature] of Object.entries(signatures)) {
      expect((await post(body, signature)).status, what).toBe(400);
    }
    const good = signed(body);
    expect((await post(`${body.slice(0, -1)},"livemode":true}`, good)).status).toBe(400);
    expect((await app.fetch('/webhooks/stripe', { method: 'POST', body })).status).toBe(400);
    expect(await app.sql(`select from billing.events where id = 'evt_forged'`)).toEqual([]);
    expect(await paidState(person)).toEqual(before);
    expect((await post(body, signed(body, { at: nowInSeconds() - 299 }))).status).toBe(200);
  });

  test.each([
    ['an id that is a number', { id: 7, type: 'customer.updated', data: { object: {} } }],
    ['an id with a NUL', { id: 'evt_\u0000', type: 'customer.updated', data: { object: {} } }],
    ['no type', { id: 'evt_1', data: { object: {} } }],
    ['nothing that it is about', { id: 'evt_1', type: 'customer.updated' }],
    ['a customer that is a number', { id: 'evt_1', type: 'a.b', data: { object: { customer: 7 } } }],
    ['half a character', { id: 'evt_\ud800', type: 'customer.updated', data: { object: {} } }],
    [
      'half a character in its customer',
      { id: 'evt_1', type: 'a.b', data: { object: { customer: '\ud800' } } },
    ],
    ['nothing in it', null],
    ['no JSON', undefined],
  ])('a signed message with %s is a 400, and is noted once', async (_, event) => {
    const body = JSON.stringify(event) ?? '{"id":';
    const noted = () => app.sql(`select outcome, done_at from billing.events where id like 'unreadable_%'`);
    const before = (await noted()).length;
    for (const _time of [1, 2]) expect((await post(body, signed(body))).status).toBe(400);
    expect(await noted()).toHaveLength(before + 1);
    expect(await app.sql(`select from billing.events where done_at is null and type = 'unreadable'`)).toEqual(
      [],
    );
  });

  test('a body that is too large is refused before it is read whole', async () => {
    const body = JSON.stringify({ filler: 'x'.repeat(300_000) });
    expect((await post(body, signed(body))).status).toBe(413);
  });

  test('what a message says of money is not believed: what stands at the provider is', async () => {
    const { person, customer } = await customerWithAStory();
    const right = await paidState(person);
    const lies = {
      id: 'evt_lie',
      object: 'event',
      type: 'customer.subscription.deleted',
      created: nowInSeconds() + 1000,
      data: { object: { object: 'subscription', id: 'sub_x', customer, status: 'canceled', ended_at: 1 } },
    };
    expect(await deliver(lies)).toBe(200);
    await settled(app);
    expect(await paidState(person)).toEqual(right);
  });

  test('a message about somebody else’s customer, or nobody, touches nobody', async () => {
    const [one, two] = [await customerWithAStory(), await app.person()];
    const before = [await paidState(one.person), await paidState(two)];
    const about = (id: string, object: object) =>
      deliver({ id, object: 'event', type: 'invoice.paid', created: 1, data: { object } });
    expect(await about('evt_stranger', { object: 'invoice', customer: 'cus_of_another_shop' })).toBe(200);
    expect(await about('evt_nobody', { object: 'balance' })).toBe(200);
    await settled(app);
    expect([await paidState(one.person), await paidState(two)]).toEqual(before);
    const outcomes = await app.sql(
      `select id, outcome from billing.events where id in ('evt_stranger', 'evt_nobody') order by id`,
    );
    expect(outcomes).toEqual([
      { id: 'evt_nobody', outcome: 'noted' },
      { id: 'evt_stranger', outcome: 'unknown customer' },
    ]);
  });

  test('refunds and disputes are noted', async () => {
    const { customer } = await customerWithAStory();
    const about = (id: string, type: string, object: object) =>
      deliver({ id, object: 'event', type, created: 1, data: { object } });
    await about('evt_refund', 'charge.refunded', { object: 'charge', customer });
    await about('evt_dispute', 'charge.dispute.created', { object: 'dispute', charge: 'ch_1' });
    await settled(app);
    const noted = await app.sql(
      `select type, outcome from billing.events where id in ('evt_refund', 'evt_dispute') order by type`,
    );
    expect(noted).toEqual([
      { type: 'charge.dispute.created', outcome: 'noted' },
      { type: 'charge.refunded', outcome: 'refreshed' },
    ]);
  });

  test('a payment that failed is told its person once for each invoice, and nobody else', async () => {
    const person = await app.person();
    const { form } = await subscribe(app, person);
    const failed = (id: string, invoice: string, customer: string) =>
      deliver({
        id,
        object: 'event',
        type: 'invoice.payment_failed',
        created: 1,
        data: { object: { object: 'invoice', id: invoice, customer } },
      });
    for (const [id, invoice, customer] of [
      ['evt_failed_1', 'in_first', form.customer_id],
      ['evt_failed_2', 'in_first', form.customer_id],
      ['evt_failed_3', 'in_second', form.customer_id],
      ['evt_failed_4', 'in_third', 'cus_nobody'],
    ] as const) {
      expect(await failed(id, invoice, customer)).toBe(200);
    }
    await settled(app);
    const mails = await waitForMail(app, person.email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Your payment didn’t go through'));
    const noted = await app.sql('select user_id, about from mailings_sent order by about');
    expect(noted).toEqual(['in_first', 'in_second'].map((about) => ({ user_id: person.userId, about })));
  });

  test('the log of messages names nobody', async () => {
    const { person, customer } = await customerWithAStory();
    const rows = JSON.stringify(await app.sql('select * from billing.events'));
    for (const secretPart of [person.userId, person.email, customer]) expect(rows).not.toContain(secretPart);
  });
});
