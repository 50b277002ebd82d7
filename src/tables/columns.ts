import { sql } from 'drizzle-orm';
import { bigint, customType, pgPolicy, pgRole, uuid } from 'drizzle-orm/pg-core';
import { user } from './user.ts';

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

/** Added to it: work that the server does for the owner, while nobody asks, may write the rows. */
export const ownRowsByJobs = () => {
  const isOwnersJob = sql`user_id = app_user_id() and app_is_job()`;
  return pgPolicy('own_rows_by_jobs', {
    as: 'permissive',
    for: 'all',
    to: appUser,
    using: isOwnersJob,
    withCheck: isOwnersJob,
  });
};

/** Added to it: the owner's requests may do this alone to the rows. */
export const ownRowsFor = (command: 'update' | 'delete') =>
  pgPolicy(`own_rows_${command}`, { as: 'permissive', for: command, to: appUser, using: isOwner });

/** The policy of a table that everyone may read and only the operator writes. */
export const sharedRows = () =>
  pgPolicy('shared_rows', { as: 'permissive', for: 'select', to: appUser, using: sql`true` });

/** The owner's column. Rows go when their owner's account goes. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/**
 * The number of the person's write that last changed the row: later writes have the larger one, and rows of one write
 * share it. A trigger stamps it, whatever a statement says.
 */
export const seq = () => bigint({ mode: 'number' }).notNull().default(0);
