import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp, type Person, type TestApp, testConfig } from '../../../test/harness/app.ts';
import { kept, removeAccount, settled, subscribe } from '../../../test/harness/buyer.ts';
import { Client } from '../../../test/harness/client.ts';
import { journalPage } from '../../../test/harness/remote-person.ts';
import { createServices } from '../../server/services.ts';
import { settleCancellations } from './server/cancellations.ts';
import { paymentsOf } from './server/payments.ts';
import { reconcile } from './server/reconcile.ts';

interface Subscription {
  id: string;
  status: string;
}

const NOW = '2026-11-21T20:00:00.000Z';

let app: TestApp;
let ann: Person;
let services: Awaited<ReturnType<typeof createServices>>;

beforeAll(async () => {
  app = await createTestApp();
  services = await createServices(app.config, app.url, { clock: () => new Date(NOW) });
});
afterAll(async () => {
  await services.close();
  await app.close();
});
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
});
afterEach(() => vi.restoreAllMocks());

function payments() {
  const found = paymentsOf(services);
  if (!found) throw new Error('there is a stand-in');
  return found;
}

const statuses = async (customer: string) =>
  (await kept<Subscription>(app, 'subscription', customer)).map(({ status }) => status);
const owed = () => app.sql('select customer_id, attempts from billing.cancellations');
const deleteAccount = (person: Person) =>
  new Client(app, person.cookie).post('/api/auth/delete-user', { password: person.password });

describe('deleting an account', () => {
  test('ends the subscription first, and then forgets the customer at the provider', async () => {
    const { form } = await subscribe(app, ann);
    expect((await deleteAccount(ann)).status).toBe(200);
    expect(await statuses(form.customer_id)).toEqual(['canceled']);
    expect(await owed()).toEqual([{ customer_id: form.customer_id, attempts: 0 }]);
    expect(await settleCancellations(services, await payments().provider())).toBe(0);
    expect(await owed()).toEqual([]);
    const [customer] = (await kept<{ id: string; email: null; deleted: boolean }>(app, 'customer')).filter(
      ({ id }) => id === form.customer_id,
    );
    expect(customer).toMatchObject({ deleted: true, email: null });
  });

  test('goes on when the provider is away, and the cancellation is retried until it is done', async () => {
    const { form } = await subscribe(app, ann);
    const provider = await payments().provider();
    // Gone in any other way: nobody asked the provider.
    await removeAccount(app, ann);
    expect(await statuses(form.customer_id)).toEqual(['trialing']);
    const away = vi.spyOn(provider, 'cancelAll').mockRejectedValue(new Error('away'));
    expect(await settleCancellations(services, provider)).toBe(1);
    expect(await settleCancellations(services, provider)).toBe(1);
    expect(await owed()).toEqual([{ customer_id: form.customer_id, attempts: 2 }]);
    away.mockRestore();
    expect(await settleCancellations(services, provider)).toBe(0);
    expect(await statuses(form.customer_id)).toEqual(['canceled']);
    expect(await settleCancellations(services, provider)).toBe(0);
  });
});

describe('the nightly comparison', () => {
  test('sets right what was lost or changed here, counts it, and finds nothing the next night', async () => {
    const { form } = await subscribe(app, ann);
    const bob = await app.person();
    await subscribe(app, bob, { priceKey: 'CGA_STRIPE_YEARLY' });
    await settled(app);
    await app.sql('delete from subscriptions where user_id = $1 and provider_id is not null', [ann.userId]);
    await app.sql(
      `update subscriptions set amount_cents = 1, status = 'canceled' where user_id = $1 and provider_id is not null`,
      [bob.userId],
    );
    expect(await reconcile(services, payments())).toMatchObject({ differences: 2 });
    for (const person of [ann, bob]) expect((await person.get('/api/billing')).body.access).toBe('paid');
    expect((await bob.get('/api/billing')).body.subscription.amount_cents).toBe(9900);
    expect(await reconcile(services, payments())).toMatchObject({ differences: 0, strangers: 0 });
    await app.sql('delete from billing_customers where user_id = $1', [ann.userId]);
    await app.sql('delete from billing.cancellations');
    expect(await reconcile(services, payments())).toMatchObject({ strangers: 1 });
    expect(form.customer_id).toMatch(/^cus_/);
  });

  test('works on a message whose work was lost', async () => {
    const { form } = await subscribe(app, ann);
    await settled(app);
    const event = (await kept<{ id: string; data: { object: { customer?: string } } }>(app, 'event')).find(
      ({ data }) => data.object.customer === form.customer_id,
    );
    await app.sql(
      `update billing.events set done_at = null, outcome = null, received_at = '2026-11-21T10:00:00Z' where id = $1`,
      [event?.id],
    );
    await reconcile(services, payments());
    expect(
      await app.sql('select outcome from billing.events where id = $1 and done_at is not null', [event?.id]),
    ).toEqual([{ outcome: 'refreshed' }]);
  });
});

test('BIL-07 the gate of the database and the state that is shown agree', async () => {
  const cases: [string, string, string | null, string | null][] = [
    ['growth', 'active', null, null],
    ['growth', 'active', '2026-12-05T20:00:00Z', null],
    ['growth', 'active', '2026-12-05T20:00:01Z', null],
    ['growth', 'past_due', null, '2026-12-05T20:00:01Z'],
    ['growth', 'past_due', null, '2026-12-05T20:00:00Z'],
    ['growth', 'past_due', null, null],
    ['growth', 'unpaid', null, '2027-01-01T00:00:00Z'],
    ['growth', 'canceled', null, null],
    ['start', 'active', null, null],
  ];
  for (const [tier, status, end, grace] of cases) {
    app.setNow(NOW);
    const person = await app.person();
    await app.sql(
      `insert into subscriptions (user_id, id, tier_id, status, start_date, end_date, grace_until, created_at)
        select $1, gen_random_uuid(), id, $3, now(), $4, $5, now() from subscription_tiers where name = $2`,
      [person.userId, tier, status, end, grace],
    );
    app.setNow('2026-12-05T20:00:00.000Z');
    const { body } = await person.get('/api/billing');
    const wrote = await person.post('/api/journal/entries', journalPage(new Date('2026-12-05T19:00:00Z')));
    expect([status, end, grace, wrote.status]).toEqual([status, end, grace, body.may_write ? 200 : 402]);
  }
});

describe('a production without keys', () => {
  let bare: TestApp;
  beforeAll(async () => {
    bare = await createTestApp({ payments: { kind: 'none' } });
  });
  afterAll(() => bare.close());

  test('LIM-21 keeps nobody from writing after a trial, and answers 503 to whoever would pay', async () => {
    bare.setNow(NOW);
    const person = await bare.person();
    bare.setNow('2027-01-05T20:00:00.000Z');
    expect((await person.get('/api/billing')).body).toMatchObject({
      access: 'ended',
      may_write: true,
      available: false,
      test_mode: false,
    });
    const page = journalPage(new Date('2027-01-05T19:00:00Z'));
    expect((await person.post('/api/journal/entries', page)).status).toBe(200);
    const asks: [string, object?][] = [
      ['/functions/v1/create-checkout-session', { price_key: 'CGA_STRIPE_MONTHLY' }],
      ['/api/billing/setup-intent'],
      ['/api/billing/portal'],
      ['/api/billing/complete-checkout', { session_id: 'cs_1' }],
    ];
    for (const [path, body] of asks) {
      expect(await person.post(path, body), path).toMatchObject({
        status: 503,
        body: { error: { code: 'billing_unavailable' } },
      });
    }
    expect((await person.get('/api/billing/plans')).status).toBe(503);
    for (const path of ['/webhooks/stripe', '/dev/payments/confirm', '/dev/payments/test-clock']) {
      expect((await bare.fetch(path, { method: 'POST', body: '{}' })).status, path).toBe(404);
    }
  });
});

test('the stand-in’s API is closed without its key', async () => {
  const answer = await app.fetch('/dev/payments/api/v1/customers', { method: 'POST' });
  expect([answer.status, (await answer.json()).error.type]).toEqual([401, 'invalid_request_error']);
  expect(testConfig().payments).toEqual({ kind: 'stand-in' });
});
