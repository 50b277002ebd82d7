import { AppError } from '../../../kernel/errors.ts';
import { once } from '../../../kernel/once.ts';
import type { Services } from '../../../server/services.ts';
import type { StripeStandIn } from '../../../server/stand-ins.ts';
import { BILLING_CODES } from '../contract.ts';
import { texts } from '../spoken-texts.ts';
import { Provider } from './provider.ts';

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
export function requirePayments(payments: Payments | undefined): Payments {
  if (!payments) throw unavailable();
  return payments;
}

/** Undefined where nobody can pay. */
export function paymentsOf({ config, stripeStandIn }: Services): Payments | undefined {
  const { payments } = config;
  if (payments.kind !== 'stripe') return stripeStandIn && standInPayments(stripeStandIn);
  const { secretKey, publishableKey, webhookSecret, prices } = payments;
  return {
    publishableKey,
    scriptUrl: STRIPE_SCRIPT,
    testMode: !secretKey.includes('_live_'),
    provider: once(async () => new Provider(await clientOf(secretKey), webhookSecret, prices)),
  };
}

const standInPayments = ({ secretKey, webhookSecret, prices, ...standIn }: StripeStandIn): Payments => ({
  publishableKey: standIn.publishableKey,
  scriptUrl: standIn.scriptUrl,
  testMode: true,
  provider: once(async () => new Provider(await clientOf(secretKey, standIn.fetch), webhookSecret, prices)),
});

async function clientOf(secretKey: string, fetchWith?: typeof fetch) {
  const { Stripe } = await import('stripe');
  return new Stripe(secretKey, {
    timeout: ATTEMPT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(fetchWith ? { httpClient: Stripe.createFetchHttpClient(fetchWith) } : {}),
  });
}
