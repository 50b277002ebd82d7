import { boolean, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The schema of accounts and sessions, on which the request role has no right at all. Names of its tables and
 * properties are the auth library's.
 */
export const authSchema = pgSchema('auth');

/** An instant as the auth library keeps it. */
export const authInstant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Whoever has an account: every row of a person refers to it. */
export const user = authSchema.table('user', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  createdAt: authInstant('created_at').notNull().defaultNow(),
  updatedAt: authInstant('updated_at').notNull().defaultNow(),
});
