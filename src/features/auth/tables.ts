import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgPolicy,
  pgRole,
  pgSchema,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** The role a request works as: it owns nothing and sees only what the policies let through. */
export const appUser = pgRole('app_user').existing();

/** An instant, in and out as ISO 8601 text in UTC, for example '2026-11-19T14:03:00.000Z'. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

const isOwner = sql`user_id = app_user_id()`;

/** The policy of a table whose rows belong to one person each: only the owner reads or writes them. */
export const ownRows = () =>
  pgPolicy('own_rows', { as: 'permissive', for: 'all', to: appUser, using: isOwner, withCheck: isOwner });

/** The policy of rows that the owner may read while only the server's own work writes them. */
export const ownRowsReadOnly = () =>
  pgPolicy('own_rows', { as: 'permissive', for: 'select', to: appUser, using: isOwner });

/** The policy of a table that everyone may read and only the operator writes. */
export const sharedRows = () =>
  pgPolicy('shared_rows', { as: 'permissive', for: 'select', to: appUser, using: sql`true` });

/** The owner's column. Rows go when their owner's account goes. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/*
 * What the auth library keeps. Its tables live in a schema of their own, on which the request role has no right
 * at all. Names of tables and properties are the library's.
 */
export const authSchema = pgSchema('auth');

const day = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const user = authSchema.table('user', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  createdAt: day('created_at').notNull().defaultNow(),
  updatedAt: day('updated_at').notNull().defaultNow(),
});

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

export const session = authSchema.table(
  'session',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    token: text().notNull().unique(),
    expiresAt: day('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: day('created_at').notNull().defaultNow(),
    updatedAt: day('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

export const account = authSchema.table(
  'account',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: day('access_token_expires_at'),
    refreshTokenExpiresAt: day('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: day('created_at').notNull().defaultNow(),
    updatedAt: day('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

export const verification = authSchema.table(
  'verification',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: day('expires_at').notNull(),
    createdAt: day('created_at').notNull().defaultNow(),
    updatedAt: day('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.identifier)],
);

export const jwks = authSchema.table('jwks', {
  id: uuid().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: day('created_at').notNull().defaultNow(),
  expiresAt: day('expires_at'),
  alg: text(),
  crv: text(),
});

export const rateLimit = authSchema.table('rate_limit', {
  id: uuid().primaryKey(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

/** The random salt of each person's entry key, wrapped under the master key that lives outside the database. */
export const entryKeys = authSchema.table('entry_key', {
  user_id: ofUser().primaryKey(),
  wrapped_salt: text('wrapped_salt').notNull(),
  created_at: instant('created_at').notNull(),
});

/**
 * One row for each create that was acknowledged: who, which id, and a digest of what was sent. A repeat of the
 * same write finds it and changes nothing; the same id with another body is refused.
 */
export const writeReceipts = pgTable(
  'write_receipts',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    digest: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.id] }), ownRows()],
);
