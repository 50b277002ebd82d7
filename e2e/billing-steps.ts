import type { Page } from '@playwright/test';
import { expect, sql } from './support.ts';

/* What the journeys of paying share. */

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authenticated: '4000 0025 0000 3155',
  failsLater: '4000 0000 0000 0341',
};

export const endTrial = (userId: string) =>
  sql("update profiles set trial_ends_at = now() - interval '1 hour' where id = $1", [userId]);

/** Fills in the fields of a card, on our page as on the provider's. */
export async function typeCard(page: Page, number = CARDS.good): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration (MM / YY)').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

export const subscribeButton = (page: Page) => page.getByRole('link', { name: /^Subscribe/ });
export const payButton = (page: Page) => page.getByRole('button', { name: /^Confirm, / });

/** Asks for a plan that begins today, on the page of the prices. */
export const beginToday = (page: Page) => page.getByRole('radio', { name: /^Today/ }).check();

/** Opens the card form of a price whose plan begins today, and waits for it. */
export async function openCardForm(page: Page, price = 'CGA_STRIPE_MONTHLY'): Promise<void> {
  await page.goto(`/payment?price=${price}&starts=today`);
  await expect(page.getByLabel('Card number')).toBeVisible();
}

/** Pays with the card form, as somebody who knows the way. */
export async function payByCard(page: Page, number = CARDS.good, price?: string): Promise<void> {
  await openCardForm(page, price);
  await typeCard(page, number);
  await payButton(page).click();
}

/** The person's plans that were ever begun, with what each costs. */
export const plansOf = (userId: string) =>
  sql<{ status: string; price_key: string }>(
    `select s.status, s.price_key from subscriptions s join subscription_tiers t on t.id = s.tier_id
      where s.user_id = $1 and lower(t.name) <> 'start'`,
    [userId],
  );

/** A promotion code at the card provider that takes a half off the first invoice. */
export async function makePromotion(): Promise<string> {
  const id = Math.random().toString(36).slice(2, 12);
  const coupon = {
    id: `co_${id}`,
    object: 'coupon',
    created: 0,
    percent_off: 50,
    amount_off: null,
    currency: null,
    duration: 'once',
    duration_in_months: null,
    valid: true,
  };
  const promotion = {
    id: `promo_${id}`,
    object: 'promotion_code',
    created: 0,
    code: `HALF${id.toUpperCase()}`,
    active: true,
    promotion: { type: 'coupon', coupon: coupon.id },
    customer: null,
    max_redemptions: 1,
    times_redeemed: 0,
  };
  for (const kept of [coupon, promotion]) {
    await sql('insert into billing.stand_in_objects (id, kind, data) values ($1, $2, $3::jsonb)', [
      kept.id,
      kept.object,
      JSON.stringify(kept),
    ]);
  }
  return promotion.code;
}

/** What the card provider has charged the person for, in cents. */
export const chargesOf = async (userId: string): Promise<number[]> =>
  (
    await sql<{ total: number }>(
      `select (o.data ->> 'total')::int as total from billing.stand_in_objects o
        join billing_customers c on c.customer_id = o.customer
        where o.kind = 'invoice' and c.user_id = $1 and o.data ->> 'status' = 'paid'`,
      [userId],
    )
  ).map(({ total }) => total);
