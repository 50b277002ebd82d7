import { eq } from 'drizzle-orm';
import type { Tx } from '../../../server/database.ts';
import { passkeys } from '../tables.ts';
import type { ActiveSession } from './auth-router.ts';
import { endSessionsOf } from './begin-session.ts';
import { forgetCodes } from './codes.ts';
import { forgetPending } from './factor-store.ts';
import { forgetTrust } from './known-devices.ts';

/**
 * Closes every way into the account but its password: sessions, links, passkeys, and devices that were asked for no second
 * factor. Whoever has come in by a password that was stolen may have left a passkey behind, and is out after a new one.
 * A second factor that is on stays on: a new password alone opens nothing.
 *
 * @throws AppError 401 when the session that asks for it has ended already
 */
export async function closeWaysIn(tx: Tx, { user, sessionId }: ActiveSession): Promise<void> {
  await endSessionsOf(tx, user.id, sessionId);
  await forgetCodes(tx, user.id);
  await forgetPending(tx, user.id);
  await forgetTrust(tx, user.id);
  await tx.delete(passkeys).where(eq(passkeys.user_id, user.id));
}
