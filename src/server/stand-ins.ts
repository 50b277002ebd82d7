import type { Api } from './api.ts';
import type { Email } from './mail.ts';

/** What plays a vendor's part on a developer's machine. */
export interface StandIn {
  /** Serves its pages and calls on this server. */
  register(api: Api): void;
}

/** Takes emails and text messages instead of sending them, and shows them. */
export interface Outbox extends StandIn {
  put(email: Email, now: Date): Promise<void>;
}

/** Takes payments as Stripe does, with test cards, and moves no money. */
export interface StripeStandIn {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The ids of the prices. */
  prices: { CGA_STRIPE_MONTHLY: string; CGA_STRIPE_YEARLY: string };
  /** Where the script of the card form comes from. */
  scriptUrl: string;
  /** Answers the SDK's requests as Stripe would, without a network between. */
  fetch: typeof fetch;
  /** Serves its pages and calls on this server, and sends its events to `webhookPath`. */
  register(api: Api, webhookPath: string): void;
}
