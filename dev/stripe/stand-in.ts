import { createHmac } from 'node:crypto';
import type { Api } from '../../src/server/api.ts';
import type { Services } from '../../src/server/services.ts';
import type { StripeStandIn } from '../../src/server/stand-ins.ts';
import { standInApi } from './api.ts';
import { standInHttp } from './http.ts';
import { deliverJob, Ledger } from './ledger.ts';
import { PRICES } from './objects.ts';

/** Where the stand-in of the payment provider lives: its pages here, its API under it. */
const STAND_IN_BASE = '/dev/payments';

/** Its keys follow from the server's own secret, so that all servers on one database agree, and nobody else knows them. */
function standInKeys({ config }: Services) {
  const key = (what: string) =>
    createHmac('sha256', config.authSecret).update(`stand-in ${what}`).digest('hex').slice(0, 40);
  return {
    secretKey: `sk_test_${key('secret')}`,
    publishableKey: 'pk_test_stand_in',
    webhookSecret: `whsec_${key('webhook')}`,
  };
}

/** Stripe as this server's own settings make it. */
export function createStripeStandIn(services: Services): StripeStandIn {
  const keys = standInKeys(services);
  const pages = `${services.config.appUrl}${STAND_IN_BASE}`;
  const calls = standInApi(services, keys.secretKey, pages);
  return {
    ...keys,
    prices: {
      CGA_STRIPE_MONTHLY: PRICES.CGA_STRIPE_MONTHLY.id,
      CGA_STRIPE_YEARLY: PRICES.CGA_STRIPE_YEARLY.id,
    },
    scriptUrl: `${STAND_IN_BASE}/stripe.js`,
    fetch: async (input, init) => calls.fetch(new Request(input, init)),
    register(api, webhookPath) {
      api.hono.route(`${STAND_IN_BASE}/api`, calls);
      api.hono.route(STAND_IN_BASE, standInHttp(services, STAND_IN_BASE));
      deliverEvents(api, webhookPath, keys.webhookSecret);
    },
  };
}

/** Sends every event to our own webhook, as Stripe would. */
function deliverEvents({ hono, services }: Api, webhookPath: string, webhookSecret: string): void {
  services.jobs.handle(deliverJob, async ({ event_id }) => {
    const event = await Ledger.open(services, (ledger) => ledger.find('event', event_id), false);
    if (!event) return;
    const body = JSON.stringify(event);
    const signedAt = Math.floor(services.clock().getTime() / 1000);
    const answer = await hono.request(webhookPath, {
      method: 'POST',
      headers: { 'stripe-signature': signatureOf(body, webhookSecret, signedAt) },
      body,
    });
    if (!answer.ok) throw new Error('the webhook did not take an event');
  });
}

/** As Stripe signs: `t=…,v1=…` over the instant in seconds and the body. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signed}`;
}
