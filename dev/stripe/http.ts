import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { invalid } from '../../src/kernel/errors.ts';
import { isLocalAddress } from '../../src/server/config.ts';
import { readJson } from '../../src/server/json-body.ts';
import type { Services } from '../../src/server/services.ts';
import { confirmCard, fail, succeed, type TypedCard } from './cards.ts';
import { Ledger } from './ledger.ts';
import type { CheckoutSession, SetupIntent } from './objects.ts';
import { authenticatePage, checkoutPage, closedPage, portalPage, STYLES } from './pages.ts';
import { declined, noSuch, Refusal } from './refusals.ts';
import { changeCard, renewDue, setCancelAtPeriodEnd } from './subscriptions.ts';

const script = new URL('./stripe-script.js', import.meta.url);

const confirmBody = z.object({
  client_secret: z.string(),
  return_url: z.url(),
  card: z.object({ number: z.string(), exp_month: z.string(), exp_year: z.string(), cvc: z.string() }),
});

const HOUR = 3600;
const clockBody = z.object({
  ahead_hours: z.number().int().min(1).max(20_000),
  /** Whose time passes; everybody's without it. */
  customer: z.string().optional(),
});

/** More periods than any wish to move the clock can pass. */
const MOST_RENEWALS = 500;

/**
 * What people and their browsers see of the stand-in under `base`: its checkout and portal pages, the script that plays
 * Stripe.js, the step of a bank, and a clock that can be moved on.
 */
export function standInHttp(services: Services, base: string): Hono {
  const app = new Hono();
  const { appUrl } = services.config;
  const at = `${appUrl}${base}`;
  const open = <T>(work: (ledger: Ledger) => Promise<T>) => Ledger.open(services, work);
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(error.body, error.status as 400);
    throw error;
  });
  app.get('/pages.css', (context) => context.body(STYLES, 200, { 'Content-Type': 'text/css' }));
  app.get('/stripe.js', async (context) =>
    context.body(await readFile(script, 'utf8'), 200, { 'Content-Type': 'text/javascript' }),
  );

  app.get('/checkout/:id', async (context) => {
    const session = await open((ledger) => openSession(ledger, context.req.param('id')));
    return session ? context.html(checkoutPage(base, session)) : context.html(closedPage(base), 410);
  });
  app.post('/checkout/:id', async (context) => {
    const card = await cardIn(context);
    const id = context.req.param('id');
    const session = await open((ledger) => openSession(ledger, id));
    if (!session) return context.html(closedPage(base), 410);
    try {
      return context.redirect(await open((ledger) => completeCheckout(ledger, id, card, at)), 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return context.html(checkoutPage(base, session, error.message), 402);
    }
  });

  app.get('/authenticate/:id', (context) => context.html(authenticatePage(base)));
  app.post('/authenticate/:id', async (context) => {
    const form = await context.req.parseBody();
    const id = context.req.param('id');
    return context.redirect(await open((ledger) => authenticate(ledger, id, form.answer === 'yes')), 303);
  });

  app.get('/portal/:id', (context) => showPortal(context, services, base));
  app.post('/portal/:id', async (context) => {
    const form = await context.req.parseBody();
    const card = await cardIn(context);
    try {
      await open((ledger) => usePortal(ledger, context.req.param('id'), String(form.action), card));
      return context.redirect(context.req.path, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return showPortal(context, services, base, error.message);
    }
  });

  app.post('/confirm', async (context) => {
    const body = await bodyOf(context, confirmBody);
    return context.json(await open((ledger) => confirmOnPage(ledger, body, at)));
  });
  app.post('/retrieve', async (context) => {
    const { client_secret } = await bodyOf(context, confirmBody.pick({ client_secret: true }));
    return context.json({ setupIntent: await open((ledger) => bySecret(ledger, client_secret)) });
  });
  if (isLocalAddress(appUrl)) {
    app.post('/test-clock', async (context) => {
      const { ahead_hours, customer } = await bodyOf(context, clockBody);
      return context.json(await charge(services, ahead_hours * HOUR, customer));
    });
  }
  return app;
}

async function bodyOf<S extends z.ZodType>(context: Context, schema: S): Promise<z.output<S>> {
  const parsed = schema.safeParse(await readJson(context.req.raw));
  if (!parsed.success) throw invalid('The request body does not match its description.');
  return parsed.data;
}

async function cardIn(context: Context): Promise<TypedCard> {
  const { number, expiry, cvc } = await context.req.parseBody();
  const [month = '', year = ''] = String(expiry ?? '').split('/');
  return { number: String(number), expMonth: Number(month), expYear: Number(year), cvc: String(cvc) };
}

async function openSession(ledger: Ledger, id: string): Promise<CheckoutSession | undefined> {
  const found = await ledger.find('checkout.session', id);
  return found?.status === 'open' && found.expires_at > ledger.now ? found : undefined;
}

/** The address that the browser goes on to. @throws Refusal when the card is refused */
async function completeCheckout(ledger: Ledger, id: string, card: TypedCard, at: string): Promise<string> {
  const session = await openSession(ledger, id);
  const setup = await ledger.find('setup_intent', session?.setup_intent);
  if (!session || !setup) throw noSuch('checkout.session', id);
  const success = session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
  const confirmed = await confirmCard(ledger, setup, card, () => ({
    url: `${at}/authenticate/${setup.id}`,
    return_url: success,
  }));
  const step = confirmed.next_action?.redirect_to_url;
  if (step) return step.url;
  await finishCheckouts(ledger, confirmed);
  return success;
}

/** A checkout is complete as soon as its card is confirmed. */
async function finishCheckouts(ledger: Ledger, setup: SetupIntent): Promise<void> {
  for (const session of await ledger.list('checkout.session', setup.customer)) {
    if (session.setup_intent !== setup.id || session.status !== 'open') continue;
    const done = await ledger.keep<CheckoutSession>({ ...session, status: 'complete' });
    await ledger.tell('checkout.session.completed', done);
  }
}

/** The address to go back to, with how it went, as Stripe writes it there. */
async function authenticate(ledger: Ledger, id: string, accepted: boolean): Promise<string> {
  const setup = await ledger.find('setup_intent', id);
  const step = setup?.next_action?.redirect_to_url;
  if (!setup || !step) throw noSuch('setupintent', id);
  if (accepted) await finishCheckouts(ledger, await succeed(ledger, setup));
  else await fail(ledger, setup, new Refusal(402, 'card_error', NOT_AUTHENTICATED, { code: AUTHENTICATION }));
  const back = new URL(step.return_url);
  back.searchParams.set('setup_intent', setup.id);
  back.searchParams.set('setup_intent_client_secret', setup.client_secret);
  back.searchParams.set('redirect_status', accepted ? 'succeeded' : 'failed');
  return back.href;
}

const AUTHENTICATION = 'setup_intent_authentication_failure';
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

async function bySecret(ledger: Ledger, secret: string): Promise<SetupIntent> {
  const [id = ''] = secret.split('_secret');
  const setup = await ledger.find('setup_intent', id);
  if (setup?.client_secret !== secret) throw noSuch('setupintent', id);
  return setup;
}

async function confirmOnPage(ledger: Ledger, body: z.output<typeof confirmBody>, at: string) {
  const setup = await bySecret(ledger, body.client_secret);
  if (setup.status === 'succeeded') return { setupIntent: setup, return_to: body.return_url };
  const { number, exp_month, exp_year, cvc } = body.card;
  const card = { number, expMonth: Number(exp_month), expYear: Number(exp_year), cvc: cvc.trim() };
  if (setup.status === 'canceled') throw declined();
  const confirmed = await confirmCard(ledger, setup, card, () => ({
    url: `${at}/authenticate/${setup.id}`,
    return_url: body.return_url,
  }));
  return { setupIntent: confirmed, return_to: body.return_url };
}

async function showPortal(context: Context, services: Services, base: string, problem?: string) {
  const facts = await Ledger.open(services, async (ledger) => {
    const session = await ledger.find('billing_portal.session', context.req.param('id'));
    if (!session) throw noSuch('session', context.req.param('id') ?? '');
    const customer = await ledger.find('customer', session.customer);
    const all = await ledger.list('subscription', session.customer);
    const subscription = all.find(({ status }) => status !== 'canceled');
    const methodId = customer?.invoice_settings.default_payment_method ?? undefined;
    const method = await ledger.find('payment_method', methodId);
    return { session, customer, subscription, card: method?.card };
  });
  return context.html(portalPage(base, facts, problem), problem ? 402 : 200);
}

async function usePortal(ledger: Ledger, id: string, action: string, card: TypedCard): Promise<void> {
  const session = await ledger.find('billing_portal.session', id);
  if (!session) throw noSuch('session', id);
  if (action === 'card') return takeCard(ledger, session.customer, card);
  const all = await ledger.list('subscription', session.customer);
  const live = all.find(({ status }) => status !== 'canceled');
  if (live) await setCancelAtPeriodEnd(ledger, live.id, action === 'cancel');
}

/** Without the step of a bank, for which the portal of the stand-in has no page. */
async function takeCard(ledger: Ledger, customer: string, card: TypedCard): Promise<void> {
  const setup = await ledger.keep<SetupIntent>({
    id: `seti_portal_${customer}_${ledger.now}`,
    object: 'setup_intent',
    created: ledger.now,
    client_secret: '',
    customer,
    usage: 'off_session',
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error: null,
    next_action: null,
  });
  const { payment_method } = await confirmCard(ledger, setup, card, () => ({ url: '', return_url: '' }));
  if (payment_method) await changeCard(ledger, customer, payment_method);
}

/**
 * Charges whatever falls due within so many seconds, one period after the other, as if they had passed. The clock stands
 * where it stood afterwards, so that whoever pays next is not in another year.
 */
async function charge(
  services: Services,
  seconds: number,
  customer: string | undefined,
): Promise<{ renewals: number }> {
  return Ledger.open(services, async (ledger) => {
    ledger.now += seconds;
    let renewals = 0;
    for (let due = true; due && renewals < MOST_RENEWALS; ) {
      due = false;
      for (const subscription of await ledger.list('subscription', customer)) {
        if (await renewDue(ledger, subscription)) {
          due = true;
          renewals += 1;
        }
      }
    }
    return { renewals };
  });
}
