import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../server/database.ts';
import { vaults, vaultWrappings } from '../../vault/tables.ts';
import type { PassphraseWay } from '../contract.ts';

/** How the passphrase opens the person's private vault; null where they have none. */
export async function passphraseWayOf({ db }: Database, userId: string): Promise<PassphraseWay | null> {
  const [way] = await db
    .select({ key_id: vaultWrappings.key_id, params: vaultWrappings.params, wrapped: vaultWrappings.wrapped })
    .from(vaults)
    .innerJoin(vaultWrappings, eq(vaultWrappings.user_id, vaults.user_id))
    .where(and(eq(vaults.user_id, userId), ne(vaults.state, 'off'), eq(vaultWrappings.kind, 'passphrase')));
  return way ? { ...way, params: way.params as PassphraseWay['params'], person: userId } : null;
}
