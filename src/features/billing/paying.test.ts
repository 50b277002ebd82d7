import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import {
  CARDS,
  confirmCard,
  FINALIZE,
  finalBody,
  kept,
  moveClock,
  settled,
  submit,
  subscribe,
  totalsOf,
  typedCard,
  withCard,
} from '../../../test/harness/buyer.ts';
import { journalPage } from '../../../test/harness/remote-person.ts';

let app: TestApp;
let ann: Person;

// The 21st, at noon in Los Angeles: ten days of thirty are left.
const NOW = '2026-11-21T20:00:00.000Z';
const LATER = '2026-12-05T20:00:00.000Z';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
});

/** Where everything is read that a person wrote. */
const READ = [
  '/api/journal/entries',
  '/api/lessons',
  '/api/tasks',
  '/api/goals',
  '/api/goals/recent',
  '/api/visions',
  '/api/bucket-list/items',
  '/api/profile',
  '/api/sync',
];

const state = async (person = ann) => (await person.get('/api/billing')).body;
const totals = (customer: string) => totalsOf(app, customer);

describe('the state of somebody', () => {
  test('BIL-01 CALL-10 ENT-12 a new account is on trial for ten days, a member of the start tier', async () => {
    expect(await state()).toEqual({
      access: 'trial',
      may_write: true,
      trial_ends_at: '2026-12-01T20:00:00.000Z',
      days_left: 10,
      test_mode: true,
      available: true,
      subscription: null,
      subscriptions: [
        {
          id: expect.any(String),
          user_id: ann.userId,
          tier_id: expect.any(String),
          status: 'active',
          start_date: NOW,
          end_date: null,
          created_at: NOW,
          tier: { id: expect.any(String), name: 'start' },
        },
      ],
    });
  });

  test('CALL-11 ENT-13 the tiers and what each opens', async () => {
    const { body } = await ann.get('/api/subscription-tiers');
    expect(
      body.tiers.map(({ name, features }: { name: string; features: string[] }) => [name, features]),
    ).toEqual([
      ['start', []],
      ['growth', ['content_creation']],
    ]);
  });

  test('BIL-07 BIL-36 after the trial writing answers 402, reading goes on, and paying opens writing', async () => {
    await ann.post('/api/journal/entries', journalPage());
    app.setNow(LATER);
    expect(await state()).toMatchObject({ access: 'ended', may_write: false, days_left: -4 });
    const refused = await ann.post('/api/journal/entries', journalPage());
    expect(refused).toMatchObject({ status: 402, body: { error: { code: 'payment_required' } } });
    for (const path of READ) {
      expect((await ann.get(path)).status, path).toBe(200);
    }
    expect((await ann.patch('/api/profile', { name: 'Ann' })).status).toBe(200);
    expect((await subscribe(app, ann)).status).toBe(200);
    expect(await state()).toMatchObject({ access: 'paid', may_write: true });
    expect(
      (await ann.post('/api/journal/entries', journalPage(new Date('2026-12-05T19:00:00Z')))).status,
    ).toBe(200);
  });
});

describe('what a plan costs', () => {
  test('BIL-22 LIM-23 LIM-24 the first charge, the days it covers, and the next', async () => {
    const { body } = await ann.get('/api/billing/plans');
    expect(body).toEqual({
      plans: [
        {
          price_key: 'CGA_STRIPE_MONTHLY',
          price_id: 'price_stand_in_monthly',
          interval: 'month',
          amount_cents: 1000,
          first_charge_cents: 333,
          first_charge_covers: { from: '2026-11-21', to: '2026-11-30' },
          next_charge_on: '2026-12-01',
          next_charge_cents: 1000,
          undiscounted: { first_charge_cents: 333, next_charge_cents: 1000 },
          after_trial: {
            trial_ends_on: '2026-12-01',
            begins_on: '2026-12-02',
            first_charge_cents: 967,
            first_charge_covers: { from: '2026-12-02', to: '2026-12-31' },
            next_charge_on: '2027-01-01',
            next_charge_cents: 1000,
          },
        },
        {
          price_key: 'CGA_STRIPE_YEARLY',
          price_id: 'price_stand_in_yearly',
          interval: 'year',
          amount_cents: 9900,
          first_charge_cents: 9900,
          first_charge_covers: { from: '2026-11-21', to: '2027-11-20' },
          next_charge_on: '2027-11-21',
          next_charge_cents: 9900,
          undiscounted: { first_charge_cents: 9900, next_charge_cents: 9900 },
          after_trial: {
            trial_ends_on: '2026-12-01',
            begins_on: '2026-12-02',
            first_charge_cents: 9900,
            first_charge_covers: { from: '2026-12-02', to: '2027-12-01' },
            next_charge_on: '2027-12-02',
            next_charge_cents: 9900,
          },
        },
      ],
      publishable_key: 'pk_test_stand_in',
      test_mode: true,
      promotion: null,
    });
  });

  test.each([
    ['CGA_STRIPE_MONTHLY' as const, 333, '2026-12-01T10:00:00.000Z', 1000],
    ['CGA_STRIPE_YEARLY' as const, 9900, '2027-11-21T20:00:00.000Z', 9900],
  ])(
    'BIL-17 BIL-18 CALL-57 %s: what was shown is charged, to the cent',
    async (priceKey, cents, next, amount) => {
      const { status, body, form } = await subscribe(app, ann, { priceKey });
      expect(status).toBe(200);
      expect(await totals(form.customer_id)).toEqual([cents]);
      expect(body.access).toBe('paid');
      expect(body.subscription).toEqual({
        tier: 'Growth',
        status: 'active',
        price_key: priceKey,
        amount_cents: amount,
        current_period_end: next,
        next_charge_cents: null,
        cancel_at_period_end: false,
        grace_until: null,
        card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034, expiring: false },
      });
      expect((await ann.get('/api/profile')).body.billing_name).toBe('Ann Bee');
    },
  );

  test('BIL-21 then the whole on each 1st', async () => {
    const { form } = await subscribe(app, ann);
    app.setNow('2027-02-02T20:00:00.000Z');
    await moveClock(app, 1);
    await settled(app);
    expect(await totals(form.customer_id)).toEqual([333, 1000, 1000, 1000]);
    expect((await state()).subscription).toMatchObject({
      status: 'active',
      current_period_end: '2027-03-01T10:00:00.000Z',
    });
  });
});

describe('nothing of money comes from the client', () => {
  test('BIL-22 another amount than today’s is a 409, and nothing is charged', async () => {
    const form = await withCard(app, ann);
    const answer = await ann.post(FINALIZE, finalBody(form, 'CGA_STRIPE_MONTHLY', { shown_cents: 1 }));
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'amount_changed' } } });
    expect(await totals(form.customer_id)).toEqual([]);
    const right = await ann.post(FINALIZE, finalBody(form, 'CGA_STRIPE_MONTHLY', { shown_cents: 333 }));
    expect(right.status).toBe(200);
    expect(await totals(form.customer_id)).toEqual([333]);
  });

  test('CALL-57 amounts and prices in the body or the address change no charge', async () => {
    const form = await withCard(app, ann);
    const more = { amount: 1, unit_amount: 1, first_charge_cents: 1, trial_end: 1, discounts: ['x'] };
    await ann.post(`${FINALIZE}?amount=1&price=1`, finalBody(form, 'CGA_STRIPE_MONTHLY', more));
    expect(await totals(form.customer_id)).toEqual([333]);
  });

  test('CALL-57 another person’s customer, card or price is refused', async () => {
    const bob = await app.person();
    const [own, his] = [await withCard(app, ann), await withCard(app, bob)];
    const tries: [object, number][] = [
      [{ customer_id: his.customer_id }, 403],
      [{ setup_intent_id: his.setup_intent_id }, 403],
      [{ setup_intent_id: 'seti_nobody' }, 403],
      [{ setup_intent_id: 'seti_\u0000' }, 400],
      [{ promotion_code_id: 'promo_\u0000' }, 400],
      [{ price_id: 'price_of_somebody' }, 400],
      [{ promotion_code_id: 'promo_nobody' }, 400],
    ];
    for (const [changes, status] of tries) {
      const answer = await ann.post(FINALIZE, finalBody(own, 'CGA_STRIPE_MONTHLY', changes));
      expect(answer.status, JSON.stringify(changes)).toBe(status);
    }
    expect(await totals(own.customer_id)).toEqual([]);
    expect(await totals(his.customer_id)).toEqual([]);
  });

  test('BIL-17 MSG-73 a card that was not confirmed is named by its status', async () => {
    const { body: form } = await ann.post('/api/billing/setup-intent');
    expect((await ann.post(FINALIZE, finalBody(form))).body.error).toEqual({
      code: 'setup_incomplete',
      message: 'SetupIntent failed with status: requires_payment_method',
    });
    await confirmCard(app, form, CARDS.authenticated);
    expect((await ann.post(FINALIZE, finalBody(form))).body.error.message).toBe(
      'SetupIntent failed with status: requires_action',
    );
  });

  test('MSG-74 without a session nothing is finalized', async () => {
    const form = await withCard(app, ann);
    expect((await app.nobody.post(FINALIZE, finalBody(form))).status).toBe(401);
    expect(await totals(form.customer_id)).toEqual([]);
  });
});

describe('cards', () => {
  test('MSG-72 a declined card says the provider’s own words, and another may be tried', async () => {
    const { body: form } = await ann.post('/api/billing/setup-intent');
    expect(await confirmCard(app, form, CARDS.declined)).toMatchObject({
      error: { type: 'card_error', message: 'Your card was declined.' },
    });
    expect((await confirmCard(app, form)).setupIntent.status).toBe('succeeded');
    expect((await ann.post(FINALIZE, finalBody(form))).status).toBe(200);
  });

  test('MSG-72 a charge that is refused makes no plan, and says why', async () => {
    const answer = await subscribe(app, ann, { number: CARDS.failsLater });
    expect(answer).toMatchObject({
      status: 402,
      body: { error: { code: 'card_refused', message: 'Your card was declined.' } },
    });
    expect(await kept(app, 'subscription', answer.form.customer_id)).toEqual([]);
    expect((await state()).access).toBe('trial');
    expect((await subscribe(app, ann)).status).toBe(200);
  });

  test('CALL-58 a bank’s step leads back with how it went', async () => {
    const { body: form } = await ann.post('/api/billing/setup-intent');
    const { setupIntent } = await confirmCard(app, form, CARDS.authenticated);
    const { url } = setupIntent.next_action.redirect_to_url;
    const back = new URL((await submit(app, url, { answer: 'yes' })).headers.get('location') ?? '');
    expect(back.pathname).toBe('/welcome');
    expect(back.searchParams.get('redirect_status')).toBe('succeeded');
    expect(back.searchParams.get('setup_intent')).toBe(form.setup_intent_id);
    expect((await ann.post(FINALIZE, finalBody(form))).status).toBe(200);
  });
});

describe('one plan, however often it is asked for', () => {
  test('CALL-57 a repeated finalize makes one subscription and answers the same, also on another day', async () => {
    const form = await withCard(app, ann);
    const body = finalBody(form, 'CGA_STRIPE_MONTHLY', { shown_cents: 333 });
    const first = await ann.post(FINALIZE, body);
    app.setNow('2026-11-22T20:00:00.000Z');
    const again = await ann.post(FINALIZE, body);
    expect(again.status).toBe(200);
    expect(again.body.subscription).toEqual(first.body.subscription);
    expect(await totals(form.customer_id)).toEqual([333]);
  });

  test('CALL-57 ten clicks at the same moment make one subscription', async () => {
    const form = await withCard(app, ann);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ann.post(FINALIZE, finalBody(form))));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await totals(form.customer_id)).toEqual([333]);
  });

  test('CALL-56 CALL-57 hosted and embedded at the same moment make one; the other is a 409', async () => {
    const form = await withCard(app, ann);
    const { body } = await ann.post('/functions/v1/create-checkout-session', {
      price_key: 'CGA_STRIPE_YEARLY',
    });
    const sent = await submit(app, body.url, typedCard());
    const session_id = new URL(sent.headers.get('location') ?? '').searchParams.get('session_id');
    const answers = await Promise.all([
      ann.post(FINALIZE, finalBody(form)),
      ann.post('/api/billing/complete-checkout', { session_id }),
    ]);
    await settled(app);
    expect(await kept(app, 'subscription', form.customer_id)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { status, body: refused } of answers) {
      if (status !== 200) expect([status, refused.error.message]).toEqual([409, 'You already have a plan.']);
    }
  });

  test('CALL-56 who has a plan is offered no other', async () => {
    await subscribe(app, ann);
    for (const [path, body] of [
      ['/functions/v1/create-checkout-session', { price_key: 'CGA_STRIPE_YEARLY' }],
      ['/api/billing/setup-intent', undefined],
    ] as const) {
      expect((await ann.post(path, body)).body.error.message).toBe('You already have a plan.');
    }
  });
});
