import { AppError } from '../../../kernel/errors.ts';
import { once } from '../../../kernel/once.ts';
import type { Services } from '../../../server/services.ts';
import { BILLING_CODES } from '../contract.ts';
import * as texts from '../texts.ts';
import { Provider } from './provider.ts';
import { PRICES } from './stand-in/objects.ts';
import { STAND_IN_BASE, standInFetch, standInKeys } from './stand-in/stand-in.ts';

/** How this server takes payments. */
export interface Payments {
  /** Loads the SDK when it is first asked: most requests need none. */
  provider(): Promise<Provider>;
  publishableKey: string;
  /** Where the script of the card form comes from. */
  scriptUrl: string;
  /** No money moves. */
  testMode: boolean;
}

const STRIPE_SCRIPT = 'https://js.stripe.com/v3/';
/** One attempt may take this long, in milliseconds; it is made twice. */
const ATTEMPT_MS = 8000;

const unavailable = () => new AppError(503, BILLING_CODES.unavailable, texts.unavailable);

/** @throws AppError 503 where nobody can pay */
export function mustHave(payments: Payments | undefined): Payments {
  if (!payments) throw unavailable();
  return payments;
}

/** Undefined where nobody can pay. */
export function paymentsOf(services: Services): Payments | undefined {
  const { payments } = services.config;
  if (payments.kind === 'none') return undefined;
  if (payments.kind === 'stripe') {
    const { secretKey, publishableKey, webhookSecret, prices } = payments;
    return {
      publishableKey,
      scriptUrl: STRIPE_SCRIPT,
      testMode: !secretKey.includes('_live_'),
      provider: once(async () => new Provider(await clientOf(secretKey), webhookSecret, prices)),
    };
  }
  return standInPayments(services);
}

function standInPayments(services: Services): Payments {
  const { secretKey, publishableKey, webhookSecret } = standInKeys(services);
  const prices = {
    CGA_STRIPE_MONTHLY: PRICES.CGA_STRIPE_MONTHLY.id,
    CGA_STRIPE_YEARLY: PRICES.CGA_STRIPE_YEARLY.id,
  };
  return {
    publishableKey,
    scriptUrl: `${STAND_IN_BASE}/stripe.js`,
    testMode: true,
    provider: once(
      async () => new Provider(await clientOf(secretKey, standInFetch(services)), webhookSecret, prices),
    ),
  };
}

async function clientOf(secretKey: string, fetchWith?: typeof fetch) {
  const { Stripe } = await import('stripe');
  return new Stripe(secretKey, {
    timeout: ATTEMPT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(fetchWith ? { httpClient: Stripe.createFetchHttpClient(fetchWith) } : {}),
  });
}
