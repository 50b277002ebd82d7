import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRowsByJobs, ownRowsReadOnly, sharedRows } from '../../tables/columns.ts';

/** The kinds of membership. */
export const subscriptionTiers = pgTable(
  'subscription_tiers',
  { id: uuid().primaryKey(), name: text().notNull().unique().default('start') },
  () => [sharedRows()],
);

/** Which features a tier opens; a running trial opens those of every tier. */
export const tierFeatures = pgTable(
  'tier_features',
  {
    tier_id: uuid()
      .notNull()
      .references(() => subscriptionTiers.id, { onDelete: 'cascade' }),
    feature: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tier_id, table.feature] }), sharedRows()],
);

/**
 * Who is a member of which tier. Only the server's own work writes it: money is never taken from the client. Rows that
 * stand for a subscription at the payment provider say what stood there when it was last asked.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    tier_id: uuid()
      .notNull()
      .references(() => subscriptionTiers.id),
    status: text().notNull(),
    start_date: instant().notNull(),
    end_date: instant(),
    created_at: instant().notNull(),
    /** The provider's id; null for the start tier and for what the operator gave. */
    provider_id: text(),
    price_key: text(),
    amount_cents: integer(),
    current_period_end: instant(),
    /** What is charged then where it is not a whole period: the first payment of a plan that begins after the trial. */
    next_charge_cents: integer(),
    cancel_at_period_end: boolean().notNull().default(false),
    /** After a failed payment: until when it counts as paid. */
    grace_until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('subscriptions_tier').on(table.tier_id),
    unique('subscriptions_provider_id').on(table.user_id, table.provider_id),
    ownRowsReadOnly(),
    ownRowsByJobs(),
  ],
);

/** Whom the provider knows each person as, and the card that it would charge. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    user_id: ownerId().primaryKey(),
    customer_id: text().notNull().unique(),
    /** The last confirmation of a card that was begun for this person. */
    setup_intent_id: text(),
    card_brand: text(),
    card_last4: text(),
    card_exp_month: smallint(),
    card_exp_year: smallint(),
    /** The number of the last look at the provider that was begun, and of the one whose outcome stands here. */
    looks: bigint({ mode: 'number' }).notNull().default(0),
    look: bigint({ mode: 'number' }).notNull().default(0),
    /** The request for a plan that is being fulfilled, and since when: no other begins meanwhile. */
    beginning: text(),
    beginning_since: instant(),
    created_at: instant().notNull(),
  },
  () => [ownRowsReadOnly(), ownRowsByJobs()],
);

/** What somebody was shown as they left for the provider's checkout page: what they are charged, whenever they confirm. */
export const billingCheckouts = pgTable(
  'billing_checkouts',
  {
    user_id: ownerId(),
    session_id: text().notNull(),
    price_key: text().notNull(),
    promotion_code_id: text(),
    first_charge_cents: integer().notNull(),
    /** The same without a discount. */
    undiscounted_cents: integer().notNull(),
    next_charge_at: instant().notNull(),
    /** When the plan begins that was chosen for the time after the trial; null for one that begins when it is confirmed. */
    starts_at: instant(),
    /** From when its whole periods are counted where the first charge is for a part of one. */
    anchor_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.session_id] }), ownRowsReadOnly(), ownRowsByJobs()],
);

/** Which coupons a person has redeemed. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    user_id: ownerId(),
    code: text().notNull(),
    trial_days: integer().notNull(),
    redeemed_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.code] }), ownRowsReadOnly()],
);

/** The schema of what belongs to the operator, on which the request role has no right at all. */
export const billingSchema = pgSchema('billing');

/** What lengthens a trial. Codes are in small letters. */
export const coupons = billingSchema.table(
  'coupons',
  {
    code: text().primaryKey(),
    trial_days: integer().notNull().default(7),
    /** Null: as often as wanted. */
    max_redemptions: integer(),
    redemptions: integer().notNull().default(0),
    ends_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    check('coupons_code', sql`${table.code} = lower(${table.code})`),
    check('coupons_days', sql`${table.trial_days} between 1 and 365`),
    check('coupons_redemptions', sql`${table.redemptions} <= ${table.max_redemptions}`),
  ],
);

/** The provider's messages, each once. Nothing here names a person or what they pay. */
export const events = billingSchema.table(
  'events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    received_at: instant().notNull(),
    done_at: instant(),
    /** What came of it: 'refreshed', 'unknown customer', 'noted', 'unreadable'. */
    outcome: text(),
  },
  (table) => [index('events_undone').on(table.received_at).where(sql`done_at is null`)],
);

/** Customers of accounts that are gone, whose subscriptions must end at the provider. A row stays until it is done. */
export const cancellations = billingSchema.table('cancellations', {
  customer_id: text().primaryKey(),
  owed_since: instant().notNull(),
  attempts: integer().notNull().default(0),
});

/** How often codes or cards were tried, by a digest of who tried. */
export const attempts = billingSchema.table('tries', {
  subject: text().primaryKey(),
  tries: integer().notNull(),
  since: instant().notNull(),
});

/** What the stand-in of the payment provider keeps. Empty wherever the real one is asked. */
export const standInObjects = billingSchema.table(
  'stand_in_objects',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** The customer that it is of, for lists. */
    customer: text(),
    data: jsonb().notNull(),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [index('stand_in_objects_customer').on(table.kind, table.customer)],
);
