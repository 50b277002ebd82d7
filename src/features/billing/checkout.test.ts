import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import {
  CARDS,
  kept,
  moveClock,
  settled,
  submit,
  subscribe,
  totalsOf,
  typedCard,
} from '../../../test/harness/buyer.ts';
import { journalPage } from '../../../test/harness/remote-person.ts';

let app: TestApp;
let ann: Person;

// The 21st, at noon in Los Angeles: ten days of thirty are left.
const NOW = '2026-11-21T20:00:00.000Z';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
});

const state = async (person = ann) => (await person.get('/api/billing')).body;
const totals = (customer: string) => totalsOf(app, customer);

describe('hosted checkout', () => {
  const open = async (more: object = {}) =>
    ann.post('/functions/v1/create-checkout-session', {
      price_key: 'CGA_STRIPE_MONTHLY',
      starts: 'today',
      ...more,
    });
  const complete = (session_id: string | null, person = ann) =>
    person.post('/api/billing/complete-checkout', { session_id });
  const sessionIn = (answer: Response) =>
    new URL(answer.headers.get('location') ?? '').searchParams.get('session_id');

  test('BIL-20 CALL-56 the page names what is charged, confirms the card, and leads back', async () => {
    const { body } = await open({ shown_cents: 333 });
    const page = await (await app.fetch(new URL(body.url).pathname)).text();
    expect(page).toContain('Today $3.33, for Saturday, November 21 to Monday, November 30, 2026.');
    expect(page).toContain('Then $10 on Tuesday, December 1, 2026, and on the 1st of every month.');
    expect(page).toContain('no money is charged');
    const sent = await submit(app, body.url, typedCard());
    expect(sent.status).toBe(303);
    expect(new URL(sent.headers.get('location') ?? '').pathname).toBe('/payment-confirmation');
    const answer = await complete(sessionIn(sent));
    expect(answer.body.subscription).toMatchObject({ status: 'active', price_key: 'CGA_STRIPE_MONTHLY' });
    expect((await complete(sessionIn(sent))).status).toBe(200);
    await settled(app);
    const [customer] = await kept<{ id: string }>(app, 'customer');
    expect(customer).toBeDefined();
  });

  test('CALL-56 the plan begins although nobody comes back', async () => {
    const { body } = await open();
    await submit(app, body.url, typedCard());
    await settled(app);
    expect(await state()).toMatchObject({ access: 'paid' });
  });

  test('BIL-22 what was shown is charged when midnight passes; a month that has begun is charged as such', async () => {
    app.setNow('2026-11-29T07:50:00.000Z');
    const { body } = await open({ shown_cents: 100 });
    app.setNow('2026-11-29T08:20:00.000Z');
    await submit(app, body.url, typedCard());
    await settled(app);
    const customer = async () =>
      (
        await app.sql<{ customer_id: string }>(
          'select customer_id from billing_customers where user_id = $1',
          [ann.userId],
        )
      )[0]?.customer_id ?? '';
    expect(await totals(await customer())).toEqual([100]);
    ann = await app.person();
    app.setNow('2026-12-01T07:50:00.000Z');
    const late = await open({ shown_cents: 0 });
    app.setNow('2026-12-01T08:20:00.000Z');
    await submit(app, late.body.url, typedCard());
    await settled(app);
    expect(await totals(await customer())).toEqual([0]);
    app.setNow('2026-12-01T10:20:00.000Z');
    await moveClock(app, 1);
    await settled(app);
    expect(await totals(await customer())).toEqual([0, 1000]);
  });

  test('CALL-56 a declined card stays on the page; nothing begins before it is confirmed', async () => {
    const { body } = await open();
    const refused = await submit(app, body.url, typedCard(CARDS.declined));
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain('Your card was declined.');
    const session_id = body.url.split('/').at(-1);
    expect((await complete(session_id)).body.error.message).toBe(
      'SetupIntent failed with status: requires_payment_method',
    );
    const bob = await app.person();
    expect((await complete(session_id, bob)).status).toBe(403);
  });

  test('CALL-56 the amount that was shown is compared, and a key that is none is refused', async () => {
    expect(await open({ shown_cents: 1000 })).toMatchObject({
      status: 409,
      body: { error: { code: 'amount_changed' } },
    });
    expect((await open({ price_key: 'FREE' })).status).toBe(400);
  });
});

describe('the portal', () => {
  test('BIL-35 leads to the provider’s page, where the plan can end and go on, and the card change', async () => {
    expect((await ann.post('/api/billing/portal')).status).toBe(404);
    await subscribe(app, ann);
    const { body } = await ann.post('/api/billing/portal');
    await submit(app, body.url, { action: 'cancel' });
    await settled(app);
    expect((await state()).subscription).toMatchObject({ cancel_at_period_end: true, status: 'active' });
    expect((await state()).subscriptions[0].end_date).toBe('2026-12-01T10:00:00.000Z');
    await submit(app, body.url, { action: 'resume' });
    await settled(app);
    expect((await state()).subscription).toMatchObject({ cancel_at_period_end: false });
    expect((await state()).subscriptions[0].end_date).toBeNull();
    const changed = { action: 'card', number: CARDS.good, expiry: '11/26', cvc: '123' };
    await submit(app, body.url, changed);
    await settled(app);
    expect((await state()).subscription.card).toMatchObject({
      exp_month: 11,
      exp_year: 2026,
      expiring: true,
    });
  });

  test('BIL-09 a plan that was cancelled ends with its period, and access with it', async () => {
    await subscribe(app, ann);
    const { body } = await ann.post('/api/billing/portal');
    await submit(app, body.url, { action: 'cancel' });
    await settled(app);
    app.setNow('2026-12-02T20:00:00.000Z');
    expect((await state()).access).toBe('ended');
    await moveClock(app, 1);
    await settled(app);
    expect(await state()).toMatchObject({ access: 'ended', subscription: { status: 'canceled' } });
  });
});

test('BIL-08 a payment that fails gives days of grace, and a new card ends them', async () => {
  await subscribe(app, ann);
  const { body } = await ann.post('/api/billing/portal');
  await submit(app, body.url, { action: 'card', ...typedCard(CARDS.failsLater) });
  app.setNow('2026-12-05T20:00:00.000Z');
  await moveClock(app, 1);
  await settled(app);
  const failed = await state();
  expect(failed).toMatchObject({ access: 'grace', may_write: true, subscription: { status: 'past_due' } });
  expect(Date.parse(failed.subscription.grace_until)).toBeGreaterThan(Date.parse('2026-12-12T20:00:00.000Z'));
  expect((await ann.post('/api/journal/entries', journalPage(new Date('2026-12-05T19:00:00Z')))).status).toBe(
    200,
  );
  app.setNow('2026-12-20T20:00:00.000Z');
  expect((await state()).access).toBe('ended');
  expect((await ann.post('/api/journal/entries', journalPage(new Date('2026-12-20T19:00:00Z')))).status).toBe(
    402,
  );
  await submit(app, body.url, { action: 'card', ...typedCard() });
  await settled(app);
  expect(await state()).toMatchObject({
    access: 'paid',
    subscription: { status: 'active', grace_until: null },
  });
});
