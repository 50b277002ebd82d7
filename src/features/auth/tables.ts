import { bigint, boolean, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId } from '../../tables/columns.ts';
import { authInstant, authSchema, user } from '../../tables/user.ts';

// The auth library finds its tables here, by their names.
export { user };

export const session = authSchema.table(
  'session',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    token: text().notNull().unique(),
    expiresAt: authInstant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When whoever holds the session last proved to be the account's owner; null: never in this session. */
    provedAt: authInstant('proved_at'),
    /** The digest of the known device that it was begun on; null for sessions from before that was noted. */
    device: text(),
    createdAt: authInstant('created_at').notNull().defaultNow(),
    updatedAt: authInstant('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

export const account = authSchema.table(
  'account',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: authInstant('access_token_expires_at'),
    refreshTokenExpiresAt: authInstant('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: authInstant('created_at').notNull().defaultNow(),
    updatedAt: authInstant('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

export const verification = authSchema.table(
  'verification',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: authInstant('expires_at').notNull(),
    createdAt: authInstant('created_at').notNull().defaultNow(),
    updatedAt: authInstant('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.identifier)],
);

/** The browsers that each person has signed in with, by the digest of what their cookie holds. */
export const knownDevices = authSchema.table(
  'known_device',
  {
    user_id: ownerId(),
    digest: text().notNull(),
    first_seen_at: instant('first_seen_at').notNull(),
    last_seen_at: instant('last_seen_at').notNull(),
    /** Until when it is asked for no code of the second factor, if it also brings the token of this digest. */
    trusted_until: instant('trusted_until'),
    trust_digest: text('trust_digest'),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.digest] })],
);

/** The passkeys of each person. Of the device they are on, only what signing in needs. */
export const passkeys = authSchema.table(
  'passkey',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    /** Of the credential's id, which may be long. */
    digest: text().notNull().unique(),
    credential_id: text('credential_id').notNull(),
    public_key: text('public_key').notNull(),
    /** How often it has signed, where it counts that; 0 where it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    device_type: text('device_type', { enum: ['singleDevice', 'multiDevice'] }).notNull(),
    backed_up: boolean('backed_up').notNull(),
    /** Whether it can derive a secret for the site. */
    prf_supported: boolean('prf_supported').notNull(),
    created_at: instant('created_at').notNull(),
    last_used_at: instant('last_used_at'),
    /** The beginning of the network address that it was last used from. */
    last_used_network: text('last_used_network'),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.id] })],
);

/** The second factor of each person. It is pending until an app has shown a right code of it. */
export const secondFactors = authSchema.table('second_factor', {
  user_id: ownerId().primaryKey(),
  /** What the app makes its codes of, wrapped under the master key. */
  wrapped_secret: text('wrapped_secret').notNull(),
  begun_at: instant('begun_at').notNull(),
  /** Null while it is pending. */
  on_since: instant('on_since'),
  /** The latest step of 30 seconds whose code was used: none works twice. */
  last_step: bigint('last_step', { mode: 'number' }),
});

/** The recovery codes that are left, as digests under a key that follows from the second factor's secret. */
export const recoveryCodes = authSchema.table(
  'recovery_code',
  {
    user_id: ownerId(),
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.digest] })],
);

export const jwks = authSchema.table('jwks', {
  id: uuid().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: authInstant('created_at').notNull().defaultNow(),
  expiresAt: authInstant('expires_at'),
  alg: text(),
  crv: text(),
});

export const rateLimit = authSchema.table('rate_limit', {
  id: uuid().primaryKey(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
  /** How many windows in a row before this one were used up. */
  usedUp: integer('used_up').notNull().default(0),
});

/** Keys of the product's own, wrapped under the master key; each bound to its name. */
export const productKeys = authSchema.table('product_key', {
  name: text().primaryKey(),
  wrapped: text().notNull(),
  created_at: instant('created_at').notNull(),
});

/** The random salt of each person's entry key, wrapped under the master key that lives outside the database. */
export const entryKeys = authSchema.table('entry_key', {
  user_id: ownerId().primaryKey(),
  wrapped_salt: text('wrapped_salt').notNull(),
  created_at: instant('created_at').notNull(),
});
