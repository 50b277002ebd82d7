import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, seq } from '../../tables/columns.ts';

/**
 * A person's private vault: their texts are sealed under a key that only their devices have. `record` and `mac` say what is
 * true of it; the server, which cannot check them, only keeps them. Triggers on all tables with sealed columns
 * (`vault_guard`) refuse what the state does not allow.
 */
export const vaults = pgTable(
  'vaults',
  {
    user_id: ownerId().primaryKey(),
    state: text({ enum: ['turning_on', 'on', 'changing_key', 'turning_off', 'off'] }).notNull(),
    record: text().notNull(),
    mac: text().notNull(),
    key_id: text().notNull(),
    /** While the key is being changed: those under which texts are still sealed. */
    former_key_ids: text().array().notNull().default([]),
    created_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    check('vaults_state', sql`${table.state} in ('turning_on', 'on', 'changing_key', 'turning_off', 'off')`),
    index('vaults_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);

/** The key of a vault, wrapped under each of what opens it. */
export const vaultWrappings = pgTable(
  'vault_wrappings',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    kind: text({ enum: ['passphrase', 'recovery', 'passkey'] }).notNull(),
    key_id: text().notNull(),
    params: jsonb().notNull(),
    wrapped: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    check('vault_wrappings_kind', sql`${table.kind} in ('passphrase', 'recovery', 'passkey')`),
    uniqueIndex('vault_wrappings_single')
      .on(table.user_id, table.kind)
      .where(sql`${table.kind} <> 'passkey'`),
    ownRows(),
  ],
);

/**
 * What a device on which the vault is closed asks of one on which it is open: one request of a person at a time. Each of
 * the keys is stored once, in this order; only the two devices can tell whether they are the right ones.
 */
export const vaultApprovals = pgTable(
  'vault_approvals',
  {
    user_id: ownerId().primaryKey(),
    id: uuid().notNull(),
    commitment: text().notNull(),
    user_agent: text(),
    offered_key: text(),
    revealed_key: text(),
    wrapped_key: text(),
    created_at: instant().notNull(),
  },
  (table) => [
    check(
      'vault_approvals_order',
      sql`(${table.revealed_key} is null or ${table.offered_key} is not null)
        and (${table.wrapped_key} is null or ${table.revealed_key} is not null)`,
    ),
    ownRows(),
  ],
);
