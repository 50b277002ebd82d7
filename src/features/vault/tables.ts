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
