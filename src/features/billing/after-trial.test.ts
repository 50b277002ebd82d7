import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import {
  CARDS,
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

/* A plan that is confirmed during the trial, and begins when it is over. */

let app: TestApp;
let ann: Person;

// The trial of an account made now ends on the 1st of December, at noon in Los Angeles.
const NOW = '2026-11-21T20:00:00.000Z';
const TRIAL_ENDS = '2026-12-01T20:00:00.000Z';
/** The first whole day after it, in the morning there. */
const BEGINS = Date.parse('2026-12-02T10:21:58.000Z');

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
const keepDays = (more: object = {}) => subscribe(app, ann, { starts: 'after_trial', ...more });
const write = (day: string) => ann.post('/api/journal/entries', journalPage(new Date(day)));

interface AtProvider {
  status: string;
  trial_end: number;
  billing_cycle_anchor: number;
}
const subscriptionOf = async (customer: string) => (await kept<AtProvider>(app, 'subscription', customer))[0];

async function passTo(instant: string): Promise<void> {
  app.setNow(instant);
  await moveClock(app, 1);
  await settled(app);
}

async function inPortal(fields: Record<string, string>): Promise<void> {
  const { body } = await ann.post('/api/billing/portal');
  await submit(app, body.url, fields);
  await settled(app);
}

describe('somebody who subscribes during the trial', () => {
  test('BIL-21 keeps its days: nothing is charged now, and the provider has the day from us', async () => {
    const { status, body, form } = await keepDays();
    expect(status).toBe(200);
    expect(await totals(form.customer_id)).toEqual([0]);
    expect(await subscriptionOf(form.customer_id)).toMatchObject({
      status: 'trialing',
      trial_end: BEGINS / 1000,
      billing_cycle_anchor: Date.parse('2027-01-01T10:00:00.000Z') / 1000,
    });
    expect(body).toMatchObject({ access: 'paid', may_write: true, trial_ends_at: TRIAL_ENDS });
    expect(body.subscription).toMatchObject({
      status: 'trialing',
      price_key: 'CGA_STRIPE_MONTHLY',
      amount_cents: 1000,
      current_period_end: new Date(BEGINS).toISOString(),
      next_charge_cents: 967,
    });
  });

  test('BIL-21 BIL-22 then pays the rest of that month to the cent, and the whole on each 1st', async () => {
    const { form } = await keepDays();
    await passTo('2026-12-02T08:00:00.000Z');
    expect(await totals(form.customer_id)).toEqual([0]);
    expect(await state()).toMatchObject({ access: 'paid', subscription: { status: 'trialing' } });
    expect((await write('2026-12-02T08:00:00Z')).status).toBe(200);
    await passTo('2026-12-02T20:00:00.000Z');
    expect(await totals(form.customer_id)).toEqual([0, 967]);
    expect((await state()).subscription).toMatchObject({
      status: 'active',
      current_period_end: '2027-01-01T10:00:00.000Z',
      next_charge_cents: null,
    });
    await passTo('2027-02-02T20:00:00.000Z');
    expect(await totals(form.customer_id)).toEqual([0, 967, 1000, 1000]);
  });

  test('LIM-24 pays a year on the first day after the trial, and on that day every year', async () => {
    const { form } = await keepDays({ priceKey: 'CGA_STRIPE_YEARLY' });
    expect((await state()).subscription).toMatchObject({
      current_period_end: '2026-12-02T10:00:00.000Z',
      next_charge_cents: 9900,
    });
    await passTo('2026-12-02T20:00:00.000Z');
    expect(await totals(form.customer_id)).toEqual([0, 9900]);
    expect((await state()).subscription).toMatchObject({ current_period_end: '2027-12-02T10:00:00.000Z' });
  });

  test('BIL-20 CALL-57 keeps its days without asking for it, too, and begins today when it asks for that', async () => {
    const form = await withCard(app, ann);
    const { body } = await ann.post(FINALIZE, finalBody(form, 'CGA_STRIPE_MONTHLY', { starts: undefined }));
    expect(body.subscription.status).toBe('trialing');
    const bob = await app.person();
    expect((await subscribe(app, bob, { starts: 'today' })).body.subscription.status).toBe('active');
  });

  test('BIL-08 messages in any number leave it as it is, and end nothing', async () => {
    const { form } = await keepDays();
    await settled(app);
    const before = await state();
    await app.sql("update subscriptions set status = 'canceled' where provider_id is not null");
    await inPortal({ action: 'card', ...typedCard() });
    expect(await state()).toEqual(before);
    expect(await totals(form.customer_id)).toEqual([0]);
  });

  test('a card that is refused when the trial is over gives days of grace', async () => {
    await keepDays({ number: CARDS.failsLater });
    await passTo('2026-12-02T20:00:00.000Z');
    expect(await state()).toMatchObject({ access: 'grace', subscription: { status: 'past_due' } });
    await inPortal({ action: 'card', ...typedCard() });
    expect(await state()).toMatchObject({ access: 'paid', subscription: { status: 'active' } });
  });
});

describe('a change of mind before the trial is over', () => {
  test('BIL-09 a canceled plan charges nothing, and the trial runs on to its end', async () => {
    const { form } = await keepDays();
    await inPortal({ action: 'cancel' });
    expect(await state()).toMatchObject({
      may_write: true,
      subscription: { status: 'trialing', cancel_at_period_end: true },
    });
    app.setNow('2026-12-01T19:59:00.000Z');
    expect((await write('2026-12-01T19:00:00Z')).status).toBe(200);
    await passTo('2026-12-02T20:00:00.000Z');
    expect(await totals(form.customer_id)).toEqual([0]);
    expect(await state()).toMatchObject({ access: 'ended', subscription: { status: 'canceled' } });
  });

  test('one that is canceled at once leaves the days of the trial', async () => {
    const { form } = await keepDays();
    await app.sql(
      'update billing.stand_in_objects set data = data || $1::jsonb where kind = $2 and customer = $3',
      [
        JSON.stringify({ status: 'canceled', ended_at: Date.parse(NOW) / 1000 }),
        'subscription',
        form.customer_id,
      ],
    );
    await inPortal({ action: 'card', ...typedCard() });
    expect(await state()).toMatchObject({ access: 'trial', may_write: true, days_left: 10 });
    expect((await keepDays()).status).toBe(200);
  });

  test('one that is kept after all begins as it was shown', async () => {
    const { form } = await keepDays();
    await inPortal({ action: 'cancel' });
    await inPortal({ action: 'resume' });
    await passTo('2026-12-02T20:00:00.000Z');
    expect(await totals(form.customer_id)).toEqual([0, 967]);
  });

  test('a coupon is refused beside a plan that is yet to begin, for its first day was promised', async () => {
    await app.sql("insert into billing.coupons (code, trial_days, created_at) values ('late', 5, now())");
    await keepDays();
    expect((await ann.post('/api/billing/coupon', { code: 'LATE' })).status).toBe(409);
    expect((await state()).trial_ends_at).toBe(TRIAL_ENDS);
  });
});

describe('with a promotion code', () => {
  async function codeOf(percent_off: number, duration: string): Promise<string> {
    const id = Math.random().toString(36).slice(2);
    const common = { created: 0, amount_off: null, currency: null, duration_in_months: null, valid: true };
    const promotion = {
      ...{ id: `promo_${id}`, object: 'promotion_code', created: 0, code: id, active: true, customer: null },
      ...{ promotion: { type: 'coupon', coupon: `co_${id}` }, max_redemptions: 1, times_redeemed: 0 },
    };
    const coupon = { id: `co_${id}`, object: 'coupon', percent_off, duration, ...common };
    for (const object of [coupon, promotion]) {
      await app.sql('insert into billing.stand_in_objects (id, kind, data) values ($1, $2, $3::jsonb)', [
        object.id,
        object.object,
        JSON.stringify(object),
      ]);
    }
    return promotion.id;
  }

  test.each([
    ['once', [0, 483, 1000]],
    ['forever', [0, 483, 500]],
  ])('one that holds %s is taken off the first charge after the trial', async (duration, bills) => {
    const form = await withCard(app, ann);
    const more = {
      starts: 'after_trial',
      promotion_code_id: await codeOf(50, duration),
      shown_cents: bills[1],
    };
    const { status, body } = await ann.post(FINALIZE, finalBody(form, 'CGA_STRIPE_MONTHLY', more));
    expect(status).toBe(200);
    expect(body.subscription.next_charge_cents).toBe(bills[1]);
    await passTo('2027-01-02T20:00:00.000Z');
    expect(await totals(form.customer_id)).toEqual(bills);
  });
});

describe('the page of the provider', () => {
  const open = (more: object = {}) =>
    ann.post('/functions/v1/create-checkout-session', { price_key: 'CGA_STRIPE_MONTHLY', ...more });

  test('BIL-20 CALL-56 says both dates and amounts, and begins what it said', async () => {
    const { body } = await open({ shown_cents: 967, starts: 'after_trial' });
    const page = await (await app.fetch(new URL(body.url).pathname)).text();
    expect(page).toContain('Nothing today. Your trial runs until Tuesday, December 1.');
    expect(page).toContain(
      'Your plan begins on Wednesday, December 2, 2026. The first payment of $9.67 is on that day',
    );
    expect(page).toContain('Then $10 on Friday, January 1, 2027, and on the 1st of every month.');
    await submit(app, body.url, typedCard());
    await settled(app);
    expect((await state()).subscription).toMatchObject({ status: 'trialing', next_charge_cents: 967 });
  });

  test('CALL-56 confirmed after the trial has ended, it begins on the day that it said', async () => {
    app.setNow('2026-12-01T19:50:00.000Z');
    const { body } = await open({ shown_cents: 967, starts: 'after_trial' });
    app.setNow('2026-12-01T20:20:00.000Z');
    await submit(app, body.url, typedCard());
    await settled(app);
    expect(await state()).toMatchObject({ access: 'paid', subscription: { next_charge_cents: 967 } });
  });
});

describe('nothing of it comes from the client', () => {
  test('CALL-57 days, dates and amounts in the body move nothing', async () => {
    const form = await withCard(app, ann);
    const late = Date.parse('2030-01-01T00:00:00Z') / 1000;
    const more = {
      ...{
        starts: 'after_trial',
        trial_end: late,
        trial_ends_at: '2030-01-01T00:00:00Z',
        begins_on: '2030-01-01',
      },
      ...{ billing_cycle_anchor: late, metadata: { starts: 'after_trial', first_cents: '0' } },
    };
    expect((await ann.post(FINALIZE, finalBody(form, 'CGA_STRIPE_MONTHLY', more))).status).toBe(200);
    expect((await subscriptionOf(form.customer_id))?.trial_end).toBe(BEGINS / 1000);
    expect((await state()).subscription.next_charge_cents).toBe(967);
  });

  test('CALL-57 no days of a trial are to be had once it is over, and another amount is refused', async () => {
    const form = await withCard(app, ann);
    const refused = async (more: object) => {
      const answer = await ann.post(FINALIZE, finalBody(form, 'CGA_STRIPE_MONTHLY', more));
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'amount_changed' } } });
    };
    await refused({ starts: 'after_trial', shown_cents: 333 });
    await refused({ starts: 'today', shown_cents: 967 });
    app.setNow(TRIAL_ENDS);
    await refused({ starts: 'after_trial' });
    expect(
      (await ann.post(FINALIZE, finalBody(form, 'CGA_STRIPE_MONTHLY', { starts: 'never' }))).status,
    ).toBe(400);
    expect(await totals(form.customer_id)).toEqual([]);
    const { body } = await ann.post(FINALIZE, finalBody(form, 'CGA_STRIPE_MONTHLY', { starts: undefined }));
    expect(body.subscription.status).toBe('active');
    expect(await totals(form.customer_id)).toEqual([1000]);
  });

  test('CALL-57 another person’s card begins nothing', async () => {
    const bob = await app.person();
    const [own, his] = [await withCard(app, ann), await withCard(app, bob)];
    for (const other of [{ customer_id: his.customer_id }, { setup_intent_id: his.setup_intent_id }]) {
      const body = finalBody(own, 'CGA_STRIPE_MONTHLY', { starts: 'after_trial', ...other });
      expect((await ann.post(FINALIZE, body)).status).toBe(403);
    }
    expect((await state(bob)).access).toBe('trial');
  });

  test('CALL-57 ten clicks at once, and a repeat after the trial, make one plan', async () => {
    const form = await withCard(app, ann);
    const body = finalBody(form, 'CGA_STRIPE_MONTHLY', { starts: 'after_trial', shown_cents: 967 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ann.post(FINALIZE, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await passTo('2026-12-02T20:00:00.000Z');
    expect((await ann.post(FINALIZE, body)).status).toBe(200);
    expect(await kept(app, 'subscription', form.customer_id)).toHaveLength(1);
    expect(await totals(form.customer_id)).toEqual([0, 967]);
  });
});
