import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServices, type Services } from '../../src/server/services.ts';
import { createTestApp, type TestApp } from '../../test/harness/app.ts';
import { CARDS, confirmCard, kept } from '../../test/harness/buyer.ts';
import { nextCharge } from './billing-dates.ts';
import { parseForm } from './form.ts';
import { createStripeStandIn, signatureOf } from './stand-in.ts';

const NOW = '2026-11-21T20:00:00.000Z';
const IN_TEN_DAYS = Date.parse(NOW) / 1000 + 10 * 86_400;

let app: TestApp;
let services: Services;
let stripe: Stripe;

beforeAll(async () => {
  app = await createTestApp();
  app.setNow(NOW);
  services = await createServices(app.config, app.url, { clock: () => new Date(NOW) });
  const standIn = createStripeStandIn(services);
  const httpClient = Stripe.createFetchHttpClient(standIn.fetch);
  stripe = new Stripe(standIn.secretKey, { httpClient, maxNetworkRetries: 0 });
});
afterAll(async () => {
  await services.close();
  await app.close();
});

async function customerWithCard(number = CARDS.good) {
  const customer = await stripe.customers.create({ email: 'ann@example.com' });
  const setup = await stripe.setupIntents.create({ customer: customer.id });
  const form = {
    client_secret: setup.client_secret ?? '',
    setup_intent_id: setup.id,
    customer_id: customer.id,
  };
  const { setupIntent } = await confirmCard(app, form, number);
  return { customer: customer.id, method: String(setupIntent.payment_method) };
}

const yearly = ({ customer, method }: { customer: string; method: string }) => ({
  customer,
  items: [{ price: 'price_stand_in_yearly' }],
  default_payment_method: method,
});

describe('the real SDK, talking to the stand-in', () => {
  test('is answered with objects of the provider’s shape', async () => {
    const who = await customerWithCard();
    const made = await stripe.subscriptions.create({ ...yearly(who), expand: ['latest_invoice'] });
    expect(made).toMatchObject({
      object: 'subscription',
      status: 'active',
      latest_invoice: { object: 'invoice', total: 9900, status: 'paid' },
      items: { data: [{ price: { unit_amount: 9900, recurring: { interval: 'year' } } }] },
    });
    expect((await stripe.subscriptions.cancel(made.id)).status).toBe('canceled');
    await expect(stripe.subscriptions.cancel(made.id)).rejects.toMatchObject({ code: 'resource_missing' });
  });

  test('is refused what the provider refuses', async () => {
    const who = await customerWithCard();
    const other = await customerWithCard();
    const refused = [
      { ...yearly(who), items: [{ price: 'price_nobody' }] },
      { ...yearly(who), customer: 'cus_nobody' },
      { ...yearly(who), default_payment_method: other.method },
      { ...yearly(who), trial_end: 1 },
      { ...yearly(who), trial_end: IN_TEN_DAYS, billing_cycle_anchor: IN_TEN_DAYS - 1 },
      { ...yearly(who), trial_end: IN_TEN_DAYS, billing_cycle_anchor: IN_TEN_DAYS + 400 * 86_400 },
      { ...yearly(who), discounts: [{ promotion_code: 'promo_nobody' }] },
    ];
    for (const params of refused) {
      await expect(stripe.subscriptions.create(params)).rejects.toMatchObject({
        type: 'StripeInvalidRequestError',
      });
    }
    const bare = { customer: who.customer } as Stripe.SubscriptionCreateParams;
    await expect(stripe.subscriptions.create(bare)).rejects.toMatchObject({ code: 'parameter_missing' });
    await expect(stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({ statusCode: 404 });
    expect(await kept(app, 'subscription', who.customer)).toEqual([]);
  });

  test('a key answers a repeat with what was answered first, and nothing else', async () => {
    const who = await customerWithCard();
    const key = { idempotencyKey: 'once' };
    const first = await stripe.subscriptions.create(yearly(who), key);
    expect((await stripe.subscriptions.create(yearly(who), key)).id).toBe(first.id);
    const other = { ...yearly(who), metadata: { other: 'yes' } };
    await expect(stripe.subscriptions.create(other, key)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
    expect(await kept(app, 'subscription', who.customer)).toHaveLength(1);
  });

  test('a promotion code can be used as often as it says', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once' });
    const promotion = await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code: 'HALF',
      max_redemptions: 1,
    });
    const use = async () => {
      const discounts = [{ promotion_code: promotion.id }];
      return stripe.subscriptions.create({
        ...yearly(await customerWithCard()),
        discounts,
        expand: ['latest_invoice'],
      });
    };
    expect((await use()).latest_invoice).toMatchObject({ total: 4950 });
    await expect(use()).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    expect((await stripe.promotionCodes.list({ code: 'half' })).data[0]?.active).toBe(false);
  });

  test('a trial charges nothing before its end, then the part up to the anchor by the second', async () => {
    const who = await customerWithCard();
    const anchor = IN_TEN_DAYS + 15 * 86_400;
    const made = await stripe.subscriptions.create({
      ...{ customer: who.customer, default_payment_method: who.method },
      items: [{ price: 'price_stand_in_monthly' }],
      trial_end: IN_TEN_DAYS,
      billing_cycle_anchor: anchor,
      expand: ['latest_invoice'],
    });
    expect(made).toMatchObject({
      status: 'trialing',
      trial_end: IN_TEN_DAYS,
      billing_cycle_anchor: anchor,
      latest_invoice: { total: 0 },
      items: { data: [{ current_period_end: IN_TEN_DAYS }] },
    });
    const upcoming = await stripe.invoices.createPreview({ subscription: made.id });
    expect(upcoming).toMatchObject({ total: 500, status: 'draft' });
    await stripe.subscriptions.cancel(made.id);
    await expect(stripe.invoices.createPreview({ subscription: made.id })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  test('a card that refuses makes nothing', async () => {
    const who = await customerWithCard(CARDS.failsLater);
    await expect(stripe.subscriptions.create(yearly(who))).rejects.toMatchObject({
      type: 'StripeCardError',
      message: 'Your card was declined.',
    });
    expect(await kept(app, 'invoice', who.customer)).toEqual([]);
  });

  test('its signature is one that the SDK believes', async () => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'ping', data: { object: {} } });
    const { webhookSecret } = createStripeStandIn(services);
    const header = signatureOf(body, webhookSecret, Math.floor(Date.now() / 1000));
    expect((await stripe.webhooks.constructEventAsync(body, header, webhookSecret)).id).toBe('evt_1');
  });
});

test.each([
  ['a=1&b[c]=2&b[d][e]=3', { a: '1', b: { c: '2', d: { e: '3' } } }],
  ['x[0][p]=1&x[1][p]=2&e[]=y&e[]=z', { x: [{ p: '1' }, { p: '2' }], e: ['y', 'z'] }],
  ['__proto__[polluted]=1&a=1', { a: '1' }],
])('a form is read as nested tables: %s', (text, params) => {
  expect(parseForm(text)).toEqual(params);
});

test.each([
  ['2026-12-01T10:00:00Z', 'month', '2026-12-01T10:00:00Z', '2027-01-01T10:00:00Z'],
  ['2027-01-31T00:00:00Z', 'month', '2027-02-27T00:00:00Z', '2027-02-28T00:00:00Z'],
  ['2027-01-31T00:00:00Z', 'month', '2027-02-28T00:00:00Z', '2027-03-31T00:00:00Z'],
  ['2028-02-29T12:00:00Z', 'year', '2028-02-29T12:00:00Z', '2029-02-28T12:00:00Z'],
] as const)('anchored at %s by the %s, after %s comes %s', (anchor, interval, after, next) => {
  const seconds = (text: string) => Date.parse(text) / 1000;
  expect(nextCharge(seconds(anchor), interval, seconds(after))).toBe(seconds(next));
});
