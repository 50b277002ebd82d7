import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import {
  FINALIZE,
  finalBody,
  givePlan,
  kept,
  removeAccount,
  settled,
  submit,
  subscribe,
  typedCard,
  withCard,
} from '../../../test/harness/buyer.ts';
import { createServices, type Services } from '../../server/services.ts';
import { beginPlan } from './server/begin-plan.ts';
import { refreshCustomer } from './server/customers.ts';
import { paymentsOf } from './server/payments.ts';
import type { Provider } from './server/provider.ts';

const NOW = '2026-11-21T20:00:00.000Z';

let app: TestApp;
let ann: Person;
let services: Services;
let provider: Provider;

beforeAll(async () => {
  app = await createTestApp();
  services = await createServices(app.config, app.url, { clock: () => new Date(NOW) });
  const payments = paymentsOf(services);
  if (!payments) throw new Error('there is a stand-in');
  provider = await payments.provider();
});
afterAll(async () => {
  await services.close();
  await app.close();
});
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
});

/** The provider, but for some of what it does. */
const providerThat = (changes: Partial<Pick<Provider, 'facts' | 'begin'>>): Provider =>
  new Proxy(provider, {
    get(target, name) {
      const changed = changes[name as keyof typeof changes];
      const value: unknown = changed ?? Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const subscriptionsOf = (customer: string) =>
  kept<{ id: string; status: string }>(app, 'subscription', customer);

/** Takes the provider away for as long as the work takes. */
async function whileAway<T>(work: () => Promise<T>): Promise<T> {
  await app.sql('alter table billing.stand_in_objects rename to gone');
  try {
    return await work();
  } finally {
    await app.sql('alter table billing.gone rename to stand_in_objects');
  }
}

describe('when the provider is away', () => {
  test('CALL-57 nothing is charged, and the same request is fulfilled once it is back; no other meanwhile', async () => {
    const form = await withCard(app, ann);
    const other = await withCard(app, ann);
    const answer = await whileAway(() => ann.post(FINALIZE, finalBody(form)));
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'provider_unreachable' } } });
    expect((await ann.post(FINALIZE, finalBody(form))).status).toBe(200);
    expect((await ann.post(FINALIZE, finalBody(other))).status).toBe(409);
    expect(await subscriptionsOf(form.customer_id)).toHaveLength(1);
  });

  test('CALL-56 a lost answer to a charge is found again by its repeat, and keeps other requests waiting', async () => {
    const form = await withCard(app, ann);
    const other = await withCard(app, ann);
    const lost = providerThat({
      begin: async (beginning) => {
        await provider.begin(beginning);
        const { unreachable } = await import('./server/provider-errors.ts');
        throw unreachable();
      },
    });
    const setup = await provider.setup(form.setup_intent_id);
    const request = {
      userId: ann.userId,
      customer: form.customer_id,
      id: form.setup_intent_id,
      paymentMethod: setup?.paymentMethod ?? '',
      billingName: undefined,
      quote: async () => ({
        price: await provider.price('CGA_STRIPE_YEARLY'),
        firstCents: 9900,
        undiscountedCents: 9900,
        covers: { from: new Date(NOW), to: new Date(NOW) },
        nextChargeAt: undefined,
        promotion: undefined,
      }),
    };
    await expect(beginPlan(services, lost, request)).rejects.toMatchObject({ status: 503 });
    expect((await ann.post(FINALIZE, finalBody(other))).body.error.message).toBe('You already have a plan.');
    expect((await ann.post(FINALIZE, finalBody(form, 'CGA_STRIPE_YEARLY'))).status).toBe(200);
    expect(await subscriptionsOf(form.customer_id)).toHaveLength(1);
  });

  test('CALL-11 what is only read here is answered all the same', async () => {
    await subscribe(app, ann);
    await settled(app);
    const answers = await whileAway(() =>
      Promise.all([ann.get('/api/billing'), ann.get('/api/subscription-tiers')]),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('at the same moment', () => {
  test('CALL-57 two tabs with a card each make one plan; the other is told so', async () => {
    const forms = [await withCard(app, ann), await withCard(app, ann)];
    const answers = await Promise.all(forms.map((form) => ann.post(FINALIZE, finalBody(form))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await subscriptionsOf(forms[0]?.customer_id ?? '')).toHaveLength(1);
  });

  test('CALL-58 ten openings of the card form make one customer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ann.post('/api/billing/setup-intent')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.customer_id)).size).toBe(1);
  });

  test('BIL-08 an older look at the provider never writes over a newer one', async () => {
    const { form } = await subscribe(app, ann);
    await settled(app);
    const before = await provider.facts(form.customer_id);
    let goOn: (value?: unknown) => void = () => undefined;
    const slow = providerThat({
      facts: async () => {
        await new Promise((resolve) => {
          goOn = resolve;
        });
        return before;
      },
    });
    const late = refreshCustomer(services, slow, form.customer_id);
    await expect
      .poll(async () =>
        app.sql('select looks - look as open from billing_customers where user_id = $1', [ann.userId]),
      )
      .toEqual([{ open: '1' }]);
    const { body } = await ann.post('/api/billing/portal');
    await submit(app, body.url, { action: 'cancel' });
    await settled(app);
    goOn();
    expect(await late).toBe('late');
    expect((await ann.get('/api/billing')).body.subscription.cancel_at_period_end).toBe(true);
  });

  test('an account that goes while its plan begins leaves nothing that is charged', async () => {
    const form = await withCard(app, ann);
    const setup = await provider.setup(form.setup_intent_id);
    const leaving = providerThat({
      begin: async (beginning) => {
        const charged = await provider.begin(beginning);
        await removeAccount(app, ann);
        await app.sql('delete from billing.cancellations');
        return charged;
      },
    });
    await beginPlan(services, leaving, {
      userId: ann.userId,
      customer: form.customer_id,
      id: form.setup_intent_id,
      paymentMethod: setup?.paymentMethod ?? '',
      billingName: undefined,
      quote: async () => ({
        price: await provider.price('CGA_STRIPE_YEARLY'),
        firstCents: 9900,
        undiscountedCents: 9900,
        covers: { from: new Date(NOW), to: new Date(NOW) },
        nextChargeAt: undefined,
        promotion: undefined,
      }),
    });
    expect(await app.sql('select customer_id from billing.cancellations')).toEqual([
      { customer_id: form.customer_id },
    ]);
  });
});

describe('who asks for what is not theirs', () => {
  test('CALL-57 a request that was fulfilled and has ended begins nothing again', async () => {
    const { form } = await subscribe(app, ann);
    await provider.cancelAll(form.customer_id);
    await settled(app);
    const again = await ann.post(FINALIZE, finalBody(form));
    expect([again.status, again.body.subscription.status]).toEqual([200, 'canceled']);
    expect(await subscriptionsOf(form.customer_id)).toHaveLength(1);
    expect((await subscribe(app, ann)).status).toBe(200);
  });

  test('CALL-57 whoever was given a plan is not charged for another', async () => {
    const form = await withCard(app, ann);
    await givePlan(app, ann);
    expect((await ann.post(FINALIZE, finalBody(form))).status).toBe(409);
    expect(await subscriptionsOf(form.customer_id)).toEqual([]);
  });

  test('CALL-57 names of any script are kept, and too long ones are refused', async () => {
    const form = await withCard(app, ann);
    const long = finalBody(form, 'CGA_STRIPE_MONTHLY', { billing_name: 'x'.repeat(121) });
    expect((await ann.post(FINALIZE, long)).status).toBe(400);
    const name = 'שרה 🌱 <b>كوهين</b>';
    expect(
      (await ann.post(FINALIZE, finalBody(form, 'CGA_STRIPE_MONTHLY', { billing_name: name }))).status,
    ).toBe(200);
    expect((await ann.get('/api/profile')).body.billing_name).toBe(name);
  });

  test('the pages of the stand-in show no markup of others, and end', async () => {
    const { body } = await ann.post('/functions/v1/create-checkout-session', {
      price_key: 'CGA_STRIPE_YEARLY',
    });
    const path = new URL(body.url).pathname;
    const page = await app.fetch(path);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const said = await page.text();
    expect(said).not.toContain('<script');
    expect(said).toContain('no money is charged');
    await submit(app, body.url, typedCard());
    const closed = await app.fetch(path);
    expect([closed.status, await closed.text()]).toEqual([
      410,
      expect.stringContaining('no money is charged'),
    ]);
    for (const other of [
      `/dev/payments/authenticate/x`,
      new URL((await ann.post('/api/billing/portal')).body.url).pathname,
    ]) {
      expect(await (await app.fetch(other)).text(), other).toContain('no money is charged');
    }
    expect((await app.fetch('/dev/payments/checkout/cs_test_nobody')).status).toBe(410);
    expect((await app.fetch('/dev/payments/portal/bps_nobody')).status).toBe(404);
  });
});

test('the page of the card form alone may load the real provider, and only where it takes the payments', async () => {
  const policyOf = async (of: TestApp, path = '/payment') =>
    (await of.fetch(path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf(app)).not.toContain('stripe.com');
  const real = await createTestApp({
    payments: {
      kind: 'stripe',
      secretKey: 'sk_live_x',
      publishableKey: 'pk_live_x',
      webhookSecret: 'whsec_x',
      prices: { CGA_STRIPE_MONTHLY: 'price_m', CGA_STRIPE_YEARLY: 'price_y' },
    },
  });
  try {
    expect(await policyOf(real)).toMatch(
      /script-src 'self'[^;]* https:\/\/js\.stripe\.com.*frame-src https:\/\/js\.stripe/,
    );
    for (const path of ['/', '/pricing', '/dashgrowthloop', '/healthz']) {
      expect(await policyOf(real, path), path).not.toContain('stripe.com');
    }
    expect((await real.fetch('/dev/payments/confirm', { method: 'POST' })).status).toBe(404);
    const person = await real.person();
    expect((await person.get('/api/billing')).body).toMatchObject({ available: true, test_mode: false });
  } finally {
    await real.close();
  }
});
