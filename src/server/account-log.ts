import { isIP } from 'node:net';
import type { AccountEventKind } from '../kernel/account-events.ts';
import { networkOf } from '../kernel/client-address.ts';
import { newId } from '../kernel/ids.ts';
import { accountEvents } from '../tables/account-events.ts';
import type { Tx } from './database.ts';

/** From where something was done. */
export interface Origin {
  /** The whole network address; the log keeps its beginning alone. */
  address: string;
  userAgent: string | null;
}

interface Happening {
  userId: string;
  kind: AccountEventKind;
  now: Date;
  /** Undefined for what the server does by itself. */
  from?: Origin;
}

const USER_AGENT_MAX = 400;

/** The beginning of the address as it is kept; null where there is no address. */
export const networkIn = (address: string): string | null => (isIP(address) ? networkOf(address) : null);

/** What the browser calls itself, as far as it is kept. */
export const userAgentIn = ({ userAgent }: Origin): string | null =>
  userAgent?.slice(0, USER_AGENT_MAX) ?? null;

/** Notes, with the transaction, what happened to an account. */
export async function noteAccountEvent(tx: Tx, { userId, kind, now, from }: Happening): Promise<void> {
  await tx.insert(accountEvents).values({
    user_id: userId,
    id: newId(),
    kind,
    at: now.toISOString(),
    network: from ? networkIn(from.address) : null,
    user_agent: from ? userAgentIn(from) : null,
  });
}
