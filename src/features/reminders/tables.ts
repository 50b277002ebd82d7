import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  pgSchema,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, ownRowsByJobs, ownRowsReadOnly, seq } from '../../tables/columns.ts';
import { session } from '../auth/tables.ts';

const HALVES = ['morning', 'afternoon'] as const;

/**
 * When each person's next reminder of a half is due: what the due query reads, in the order of `due_at` alone. A trigger
 * on `profiles` marks the row (`changed_at`) in the transaction that changes settings or zone, and makes it due at once;
 * the scheduler then plans it again.
 */
export const reminderSchedules = pgTable(
  'reminder_schedules',
  {
    user_id: ownerId(),
    half: text({ enum: HALVES }).notNull(),
    /** When the scheduler looks at the row next; null while the half is off. */
    due_at: instant(),
    /** The day that `due_at` is for. */
    local_date: date({ mode: 'string' }),
    /** The first day of which time and days, as they are, promised a reminder. */
    promised_from: date({ mode: 'string' }),
    /** Since when the settings are others than those `due_at` was reckoned from. */
    changed_at: instant(),
    /** Whether the zone is among what has changed. */
    zone_changed: boolean().notNull().default(false),
    /** The latest day whose reminder was handed on; no day comes twice, nor one before it. */
    done_date: date({ mode: 'string' }),
    /** The setting that a link of this delivery switched off, for its undo. */
    stopped_by: uuid(),
    stopped_time: text(),
    stopped_days: text().array(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.half] }),
    index('reminder_schedules_due').on(table.due_at),
    check('reminder_schedules_half', sql`${table.half} in ('morning', 'afternoon')`),
    check(
      'reminder_schedules_plan',
      sql`${table.due_at} is null or ${table.local_date} is not null or ${table.changed_at} is not null`,
    ),
    ownRowsReadOnly(),
    ownRowsByJobs(),
  ],
);

/** What became of each reminder, channel by channel. Holds no text of anybody's; kept for 60 days. */
export const reminderDeliveries = pgTable(
  'reminder_deliveries',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    half: text({ enum: HALVES }).notNull(),
    local_date: date({ mode: 'string' }).notNull(),
    channel: text({ enum: ['text', 'email', 'push'] }).notNull(),
    /** 'snoozed' is the one more that was asked for. */
    kind: text({ enum: ['planned', 'snoozed'] })
      .notNull()
      .default('planned'),
    state: text({ enum: ['sending', 'sent', 'failed', 'skipped'] })
      .notNull()
      .default('sending'),
    /** Why it was skipped or failed, one of DELIVERY_REASONS. */
    reason: text(),
    due_at: instant().notNull(),
    sent_at: instant(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('reminder_deliveries_id').on(table.id),
    uniqueIndex('reminder_deliveries_once').on(
      table.user_id,
      table.half,
      table.local_date,
      table.channel,
      table.kind,
    ),
    index('reminder_deliveries_seq').on(table.user_id, table.seq),
    index('reminder_deliveries_due').on(table.due_at),
    index('reminder_deliveries_sending').on(table.due_at).where(sql`state = 'sending'`),
    check('reminder_deliveries_half', sql`${table.half} in ('morning', 'afternoon')`),
    check('reminder_deliveries_channel', sql`${table.channel} in ('text', 'email', 'push')`),
    check('reminder_deliveries_kind', sql`${table.kind} in ('planned', 'snoozed')`),
    check('reminder_deliveries_state', sql`${table.state} in ('sending', 'sent', 'failed', 'skipped')`),
    check('reminder_deliveries_sent', sql`(${table.state} = 'sent') = (${table.sent_at} is not null)`),
    check(
      'reminder_deliveries_reason',
      sql`(${table.state} in ('failed', 'skipped')) = (${table.reason} is not null)`,
    ),
    ownRowsReadOnly(),
    ownRowsByJobs(),
  ],
);

/** Where a person's browsers receive notifications. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    /** The push service's address of that browser: a secret. */
    endpoint: text().notNull(),
    /** SHA-256, base64url. */
    endpoint_hash: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The session in which it was made: who is signed out there is not notified there. */
    session_id: uuid()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('push_subscriptions_session').on(table.session_id),
    index('push_subscriptions_browser').on(table.endpoint_hash),
    uniqueIndex('push_subscriptions_endpoint').on(table.user_id, table.endpoint_hash),
    ownRows(),
  ],
);

/** The code that a phone number is being confirmed with; one at a time. */
export const phoneConfirmations = pgTable(
  'phone_confirmations',
  {
    user_id: ownerId().primaryKey(),
    code_hash: text().notNull(),
    number_hash: text().notNull(),
    expires_at: instant().notNull(),
    tries_left: smallint().notNull(),
    created_at: instant().notNull(),
  },
  () => [ownRows()],
);

/** The schema of what concerns numbers rather than people, on which the request role has no right at all. */
export const remindersSchema = pgSchema('reminders');

/** Numbers that have answered STOP, whoever they belong to; START takes the row away. */
export const smsStops = remindersSchema.table('sms_stops', {
  /** A keyed digest of the number. */
  number_hash: text().primaryKey(),
  stopped_at: instant().notNull(),
});

/** Texts that an attempt was begun at: what is attempted again may have gone out before. Kept for days. */
export const textAttempts = remindersSchema.table('text_attempts', {
  delivery_id: uuid().primaryKey(),
  begun_at: instant().notNull(),
});

/** Texts of people to us, each heard once. Kept for days. */
export const textsHeard = remindersSchema.table('texts_heard', {
  /** The carrier's id of it. */
  id: text().primaryKey(),
  heard_at: instant().notNull(),
});
