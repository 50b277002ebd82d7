import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Services } from '../../src/server/services.ts';
import { previewBill } from './bills.ts';
import { listOf, numberOf, type Params, parseForm, tableOf, textOf, textsOf } from './form.ts';
import { Ledger, newIdOf } from './ledger.ts';
import {
  type Coupon,
  type Customer,
  type Kept,
  type Kind,
  type PromotionCode,
  priceOf,
  type SetupIntent,
} from './objects.ts';
import { badParam, missingParam, noSuch, otherUnderKey, Refusal } from './refusals.ts';
import { cancelSubscription, createSubscription, setCancelAtPeriodEnd } from './subscriptions.ts';

/** One call to the stand-in. */
interface Ask {
  ledger: Ledger;
  params: Params;
  /** What stands in the path at `:id`. */
  id: string;
  /** Where the stand-in's own pages are. */
  pages: string;
}
type Answer = (ask: Ask) => Promise<unknown>;

const list = (data: unknown[], url: string) => ({ object: 'list', data, has_more: false, url });

async function customerOf({ ledger, params }: Ask): Promise<Customer> {
  const id = textOf(params.customer);
  if (!id) throw missingParam('customer');
  const found = await ledger.find('customer', id);
  if (!found || found.deleted) throw noSuch('customer', id, 'customer');
  return found;
}

const createCustomer: Answer = async ({ ledger, params }) => {
  const customer = await ledger.keep<Customer>({
    id: newIdOf('cus'),
    object: 'customer',
    created: ledger.now,
    email: textOf(params.email) ?? null,
    name: textOf(params.name) ?? null,
    metadata: textsOf(params.metadata),
    invoice_settings: { default_payment_method: null },
  });
  await ledger.tell('customer.created', customer);
  return customer;
};

const updateCustomer: Answer = async ({ ledger, params, id }) => {
  const found = await ledger.find('customer', id);
  if (!found || found.deleted) throw noSuch('customer', id);
  const methodId = textOf(tableOf(params.invoice_settings).default_payment_method);
  const method = await ledger.find('payment_method', methodId);
  if (methodId && method?.customer !== id) throw noSuch('PaymentMethod', methodId, 'invoice_settings');
  const changed = await ledger.keep<Customer>({
    ...found,
    name: textOf(params.name) ?? found.name,
    invoice_settings: {
      default_payment_method: methodId ?? found.invoice_settings.default_payment_method,
    },
  });
  await ledger.tell('customer.updated', changed);
  return changed;
};

const deleteCustomer: Answer = async ({ ledger, id }) => {
  const found = await ledger.find('customer', id);
  if (!found || found.deleted) throw noSuch('customer', id);
  for (const { id: subscription, status } of await ledger.list('subscription', id)) {
    if (status !== 'canceled') await cancelSubscription(ledger, subscription);
  }
  await ledger.keep<Customer>({ ...found, email: null, name: null, deleted: true });
  await ledger.tell('customer.deleted', { id, object: 'customer', deleted: true });
  return { id, object: 'customer', deleted: true };
};

async function newSetup(ledger: Ledger, customer: string): Promise<SetupIntent> {
  const id = newIdOf('seti');
  return ledger.keep<SetupIntent>({
    id,
    object: 'setup_intent',
    created: ledger.now,
    client_secret: newIdOf(`${id}_secret`),
    customer,
    usage: 'off_session',
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error: null,
    next_action: null,
  });
}

const createSetup: Answer = async (ask) => newSetup(ask.ledger, (await customerOf(ask)).id);

const openCheckout: Answer = async (ask) => {
  const { ledger, params, pages } = ask;
  if (params.mode !== 'setup') throw badParam('mode', 'The stand-in knows the mode setup alone.');
  const success_url = textOf(params.success_url);
  if (!success_url) throw missingParam('success_url');
  const customer = await customerOf(ask);
  const setup = await newSetup(ledger, customer.id);
  const id = newIdOf('cs_test');
  const message = textOf(tableOf(tableOf(params.custom_text).submit).message);
  return ledger.keep({
    id,
    object: 'checkout.session',
    created: ledger.now,
    mode: 'setup',
    customer: customer.id,
    setup_intent: setup.id,
    status: 'open',
    url: `${pages}/checkout/${id}`,
    success_url,
    cancel_url: textOf(params.cancel_url) ?? null,
    custom_text: { submit: message === undefined ? null : { message } },
    expires_at: numberOf(params.expires_at) ?? ledger.now + 86_400,
  });
};

const openPortal: Answer = async (ask) => {
  const { ledger, params, pages } = ask;
  const customer = await customerOf(ask);
  const id = newIdOf('bps');
  return ledger.keep({
    id,
    object: 'billing_portal.session',
    created: ledger.now,
    customer: customer.id,
    return_url: textOf(params.return_url) ?? '/',
    url: `${pages}/portal/${id}`,
  });
};

const createCoupon: Answer = async ({ ledger, params }) => {
  const percent = textOf(params.percent_off);
  const amount = numberOf(params.amount_off);
  if (percent === undefined && amount === undefined) throw missingParam('percent_off');
  return ledger.keep<Coupon>({
    id: textOf(params.id) ?? newIdOf('coupon'),
    object: 'coupon',
    created: ledger.now,
    percent_off: percent === undefined ? null : Number(percent),
    amount_off: amount ?? null,
    currency: amount === undefined ? null : 'usd',
    duration: (textOf(params.duration) ?? 'once') as Coupon['duration'],
    duration_in_months: numberOf(params.duration_in_months) ?? null,
    valid: true,
  });
};

const createPromotion: Answer = async ({ ledger, params }) => {
  const couponId = textOf(tableOf(params.promotion).coupon);
  const coupon = await ledger.find('coupon', couponId);
  if (!coupon) throw noSuch('coupon', couponId ?? '', 'promotion[coupon]');
  return ledger.keep<PromotionCode>({
    id: newIdOf('promo'),
    object: 'promotion_code',
    created: ledger.now,
    code: textOf(params.code) ?? newIdOf('CODE').toUpperCase(),
    active: true,
    promotion: { type: 'coupon', coupon: coupon.id },
    customer: textOf(params.customer) ?? null,
    max_redemptions: numberOf(params.max_redemptions) ?? null,
    times_redeemed: 0,
  });
};

const listPromotions: Answer = async ({ ledger, params }) => {
  const code = textOf(params.code)?.toLowerCase();
  const all = await ledger.list('promotion_code');
  return list(
    all.filter((found) => code === undefined || found.code.toLowerCase() === code),
    '/v1/promotion_codes',
  );
};

const listSubscriptions: Answer = async ({ ledger, params }) => {
  const all = await ledger.list('subscription', textOf(params.customer));
  const shown = params.status === 'all' ? all : all.filter(({ status }) => status !== 'canceled');
  return list(shown, '/v1/subscriptions');
};

const updateSubscription: Answer = async ({ ledger, params, id }) => {
  const ends = textOf(params.cancel_at_period_end);
  if (ends === undefined) throw missingParam('cancel_at_period_end');
  return setCancelAtPeriodEnd(ledger, id, ends === 'true');
};

const previewInvoice: Answer = async ({ ledger, params }) => {
  const id = textOf(params.subscription);
  if (!id) throw missingParam('subscription');
  return previewBill(ledger, id);
};

const retrieve =
  (kind: Kind, what: string): Answer =>
  async ({ ledger, id }) => {
    const found = await ledger.find(kind, id);
    if (!found) throw noSuch(what, id);
    return 'deleted' in found && found.deleted ? { id, object: kind, deleted: true } : found;
  };

const retrievePrice: Answer = async ({ id }) => {
  const found = priceOf(id);
  if (!found) throw noSuch('price', id);
  return found;
};

const CALLS: [method: string, path: string, answer: Answer][] = [
  ['POST', '/v1/customers', createCustomer],
  ['GET', '/v1/customers/:id', retrieve('customer', 'customer')],
  ['POST', '/v1/customers/:id', updateCustomer],
  ['DELETE', '/v1/customers/:id', deleteCustomer],
  ['GET', '/v1/prices/:id', retrievePrice],
  ['POST', '/v1/setup_intents', createSetup],
  ['GET', '/v1/setup_intents/:id', retrieve('setup_intent', 'setupintent')],
  ['POST', '/v1/checkout/sessions', openCheckout],
  ['GET', '/v1/checkout/sessions/:id', retrieve('checkout.session', 'checkout.session')],
  ['POST', '/v1/billing_portal/sessions', openPortal],
  ['POST', '/v1/coupons', createCoupon],
  ['POST', '/v1/promotion_codes', createPromotion],
  ['GET', '/v1/promotion_codes', listPromotions],
  ['GET', '/v1/promotion_codes/:id', retrieve('promotion_code', 'promotion code')],
  ['POST', '/v1/subscriptions', async ({ ledger, params }) => createSubscription(ledger, params)],
  ['GET', '/v1/subscriptions', listSubscriptions],
  ['GET', '/v1/subscriptions/:id', retrieve('subscription', 'subscription')],
  ['POST', '/v1/subscriptions/:id', updateSubscription],
  ['DELETE', '/v1/subscriptions/:id', async ({ ledger, id }) => cancelSubscription(ledger, id)],
  ['POST', '/v1/invoices/create_preview', previewInvoice],
  ['GET', '/v1/events/:id', retrieve('event', 'event')],
];

const KIND_OF_FIELD: Record<string, Kind> = {
  default_payment_method: 'payment_method',
  payment_method: 'payment_method',
  latest_invoice: 'invoice',
  setup_intent: 'setup_intent',
  customer: 'customer',
  coupon: 'coupon',
};

/** Puts objects where their ids are, along a path such as 'data.latest_invoice'. */
async function expand(ledger: Ledger, value: unknown, [field, ...rest]: string[]): Promise<unknown> {
  if (field === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map((each) => expand(ledger, each, [field, ...rest])));
  const table = value as Record<string, unknown>;
  const kind = KIND_OF_FIELD[field];
  const held = table[field];
  const found = kind && typeof held === 'string' ? await ledger.find<Kind>(kind, held) : held;
  return { ...table, [field]: await expand(ledger, found ?? held, rest) };
}

/** Answers a repeat under an idempotency key with what was answered first. @throws Refusal when it is not the same */
async function answerOnce(ask: Ask, key: string | undefined, said: string, answer: Answer): Promise<unknown> {
  if (key === undefined) return answer(ask);
  const digest = createHash('sha256').update(said).digest('base64');
  const id = `answered_${key}`;
  const before = await ask.ledger.find('answered', id);
  if (before && before.digest !== digest) throw otherUnderKey(key);
  if (before) return before.body;
  const body = await answer(ask);
  await ask.ledger.keep({ id, object: 'answered', digest, status: 200, body });
  return body as Kept;
}

/** Stripe's API, as far as the product asks it: the real SDK talks to it over HTTP. `key` is the secret key. */
export function standInApi(services: Services, key: string, pages: string): Hono {
  const app = new Hono();
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(error.body, error.status as 400);
    const type = 'api_error';
    return context.json({ error: { type, message: 'The stand-in failed.' } }, 500);
  });
  app.use(async (context, next) => {
    if (context.req.header('authorization') === `Bearer ${key}`) return next();
    throw new Refusal(401, 'invalid_request_error', 'Invalid API Key provided.');
  });
  for (const [method, path, answer] of CALLS) {
    app.on(method, path, async (context) => {
      const { params, said } = await paramsOf(context);
      const id = context.req.param('id') ?? '';
      const once = context.req.header('idempotency-key');
      const body = await Ledger.open(
        services,
        async (ledger) => {
          const answered = await answerOnce({ ledger, params, id, pages }, once, said, answer);
          let expanded = answered;
          for (const field of listOf(params.expand)) {
            if (typeof field === 'string') expanded = await expand(ledger, expanded, field.split('.'));
          }
          return expanded;
        },
        method !== 'GET',
      );
      return context.json(body as object);
    });
  }
  app.all('*', ({ req }) => {
    throw new Refusal(404, 'invalid_request_error', `Unrecognized request URL (${req.method}: ${req.path}).`);
  });
  return app;
}

async function paramsOf({ req }: Context): Promise<{ params: Params; said: string }> {
  const query = new URL(req.url).search.slice(1);
  const text = req.method === 'GET' ? query : [query, await req.text()].filter(Boolean).join('&');
  return { params: parseForm(text), said: `${req.method} ${req.path} ${text}` };
}
