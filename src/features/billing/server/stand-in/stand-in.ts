import { createHmac } from 'node:crypto';
import type { Api } from '../../../../server/api.ts';
import type { Services } from '../../../../server/services.ts';
import { standInApi } from './api.ts';
import { Desk, deliverJob } from './desk.ts';
import { standInFront } from './front.ts';

/** Where the stand-in of the payment provider lives: its pages here, its API under it. */
export const STAND_IN_BASE = '/dev/payments';

/** Its keys follow from the server's own secret, so that all servers on one database agree, and nobody else knows them. */
export function standInKeys({ config }: Services) {
  const key = (what: string) =>
    createHmac('sha256', config.authSecret).update(`stand-in ${what}`).digest('hex').slice(0, 40);
  return {
    secretKey: `sk_test_${key('secret')}`,
    publishableKey: 'pk_test_stand_in',
    webhookSecret: `whsec_${key('webhook')}`,
  };
}

/** Answers the SDK's requests as Stripe would, without a network between. */
export function standInFetch(services: Services): typeof fetch {
  const { secretKey } = standInKeys(services);
  const api = standInApi(services, secretKey, `${services.config.appUrl}${STAND_IN_BASE}`);
  return async (input, init) => api.fetch(new Request(input, init));
}

/** Opens the stand-in: pages and API, and the way of its events to our own webhook. */
export function openStandIn(api: Api, webhookPath: string): void {
  const { services } = api;
  const { secretKey, webhookSecret } = standInKeys(services);
  const pages = `${services.config.appUrl}${STAND_IN_BASE}`;
  api.hono.route(`${STAND_IN_BASE}/api`, standInApi(services, secretKey, pages));
  api.hono.route(STAND_IN_BASE, standInFront(services, STAND_IN_BASE));
  services.jobs.handle(deliverJob, async ({ event_id }) => {
    const event = await Desk.open(services, (desk) => desk.find('event', event_id), false);
    if (!event) return;
    const body = JSON.stringify(event);
    const signedAt = Math.floor(services.clock().getTime() / 1000);
    const answer = await api.hono.request(webhookPath, {
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
