import type { PriceKey, Starts } from '../../src/features/billing/contract.ts';
import type { Person, TestApp } from './app.ts';

/** Stripe's own test numbers, as the stand-in knows them. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authenticated: '4000 0025 0000 3155',
  failsLater: '4000 0000 0000 0341',
};

export interface CardForm {
  client_secret: string;
  setup_intent_id: string;
  customer_id: string;
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Confirms a card as the script of the card form does. */
export async function confirmCard(app: TestApp, form: CardForm, number = CARDS.good) {
  const answer = await app.fetch(
    '/dev/payments/confirm',
    json({
      client_secret: form.client_secret,
      return_url: 'http://localhost:3000/welcome',
      card: { number, exp_month: '12', exp_year: '34', cvc: '123' },
    }),
  );
  return answer.json();
}

/** Opens the card form and confirms a card. */
export async function withCard(app: TestApp, person: Person, number = CARDS.good): Promise<CardForm> {
  const { body } = await person.post('/api/billing/setup-intent');
  await confirmCard(app, body, number);
  return body;
}

/** What the page sends when somebody confirms a plan that begins today. */
export function finalBody(form: CardForm, priceKey: PriceKey = 'CGA_STRIPE_MONTHLY', more: object = {}) {
  return {
    price_id: priceKey === 'CGA_STRIPE_MONTHLY' ? 'price_stand_in_monthly' : 'price_stand_in_yearly',
    customer_id: form.customer_id,
    promotion_code_id: null,
    billing_name: 'Ann Bee',
    setup_intent_id: form.setup_intent_id,
    starts: 'today',
    ...more,
  };
}

export const FINALIZE = '/functions/v1/finalize-subscription';

/** Begins a plan with the card form: today, unless it is to keep the days of the trial. */
export async function subscribe(
  app: TestApp,
  person: Person,
  { priceKey, number, starts = 'today' }: { priceKey?: PriceKey; number?: string; starts?: Starts } = {},
) {
  const form = await withCard(app, person, number);
  const answer = await person.post(FINALIZE, finalBody(form, priceKey, { starts }));
  return { ...answer, form };
}

/** Fills in the form on a page of the stand-in; answers where it leads, without going there. */
export const submit = (app: TestApp, url: string, fields: Record<string, string>) =>
  app.fetch(new URL(url).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });

export const typedCard = (number = CARDS.good) => ({ number, expiry: '12 / 34', cvc: '123' });

/** Moves the stand-in's clock on; ours is set by `setNow`. */
export const moveClock = (app: TestApp, hours: number) =>
  app.fetch('/dev/payments/test-clock', json({ ahead_hours: hours }));

/** Lets somebody write for good: a plan that nobody pays for, as the operator gives it. */
export const givePlan = (app: TestApp, { userId }: Person) =>
  app.sql(
    `insert into subscriptions (user_id, id, tier_id, status, start_date, created_at)
      select $1, gen_random_uuid(), id, 'active', now(), now() from subscription_tiers where name = 'growth'`,
    [userId],
  );

/** Takes an account away behind everybody's back; waits in line as every writer, so that nobody waits in a circle. */
export const removeAccount = (app: TestApp, { userId }: Person) =>
  app.sql(
    `begin; select app_take_number('${userId}'); delete from auth."user" where id = '${userId}'; commit`,
  );

/** What the stand-in keeps of a kind. */
export async function kept<Row>(app: TestApp, kind: string, customer?: string): Promise<Row[]> {
  const rows = await app.sql<{ data: Row }>(
    `select data from billing.stand_in_objects where kind = $1 and ($2::text is null or customer = $2)
      order by position`,
    [kind, customer ?? null],
  );
  return rows.map(({ data }) => data);
}

/** Waits until every event that was sent is worked on. @throws when that takes too long */
export async function settled(app: TestApp): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const [open] = await app.sql<{ events: number }>(
      `select (select count(*) from pgboss.job where name in ('stand-in-event', 'billing-event')
          and state in ('created', 'retry', 'active'))::int
        + (select count(*) from billing.events where done_at is null)::int as events`,
    );
    if (open?.events === 0) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('events are still being worked on');
}

/** What each of a customer's invoices asked for, in cents. */
export const totalsOf = async (app: TestApp, customer: string): Promise<number[]> =>
  (await kept<{ total: number }>(app, 'invoice', customer)).map(({ total }) => total);
