import { and, asc, eq } from 'drizzle-orm';
import { AppError, notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { noteAccountEvent } from '../../../server/account-log.ts';
import type { Database, Tx } from '../../../server/database.ts';
import {
  addPasskey,
  listPasskeys,
  PASSKEY_CODES,
  PASSKEYS_MAX,
  type Passkey,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from '../contract.ts';
import { deviceName } from '../rules/device-name.ts';
import { passkeyEnd, RATE_LIMITS } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { passkeys } from '../tables.ts';
import { lockAccount } from './account-lock.ts';
import type { ActiveSession, AuthCall, AuthRouter } from './auth-router.ts';
import { makeCode, useCode } from './codes.ts';
import { sendPasskeyChanged } from './emails.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { ALGORITHMS, challengeIn, readAttestation, rpIdOf, TIMEOUT, userHandleOf } from './passkey-proof.ts';
import { consume } from './rate-limits.ts';

const PURPOSE = 'passkey-adding';

/** The passkeys that a person has, and adding and removing them. */
export function servePasskeys(router: AuthRouter): void {
  router.serveSignedIn(listPasskeys, async ({ services, requireSession }) => {
    const { user } = await requireSession();
    return (await passkeysOf(services.database.db, user.id)).map(inContract);
  });
  router.serveSignedIn(passkeyOptions, handleOptions);
  router.serveSignedIn(addPasskey, handleAdd);
  router.serveSignedIn(renamePasskey, async ({ body, services, requireSession }) => {
    const { user } = await requireSession();
    const [renamed] = await services.database.asServer((tx) =>
      tx.update(passkeys).set({ name: body.name }).where(isThe(user.id, body.id)).returning(),
    );
    if (!renamed) throw notFound(texts.passkeyNotFound);
    return inContract(renamed);
  });
  router.serveSignedIn(removePasskey, handleRemove);
}

type Stored = typeof passkeys.$inferSelect;

const isThe = (userId: string, id: string) => and(eq(passkeys.user_id, userId), eq(passkeys.id, id));

const passkeysOf = (db: Database['db'] | Tx, userId: string) =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.created_at), asc(passkeys.id));

function inContract(stored: Stored): Passkey {
  const { id, name, created_at, last_used_at, last_used_network, backed_up, prf_supported } = stored;
  return { id, name, created_at, last_used_at, last_used_network, backed_up, prf_supported };
}

/** A challenge is good in the session alone that it was made for. */
export const challengeOwner = ({ user, sessionId }: ActiveSession) => `${user.id} ${sessionId}`;

const notAdded = () => new AppError(400, PASSKEY_CODES.notAdded, texts.passkeyNotAdded);
const full = () => new AppError(400, PASSKEY_CODES.full, texts.passkeysFull(PASSKEYS_MAX));

async function handleOptions(call: AuthCall<typeof passkeyOptions>) {
  const { services, now } = call;
  const active = await call.requireSession();
  const { user } = active;
  await requireFreshProof(call);
  const limit = RATE_LIMITS.passkeyAdding;
  await consume(services, [{ kind: 'passkeyAdding', limit, subject: [user.id] }], now);
  const made = await services.database.asServer(async (tx) => {
    await lockAccount(tx, user.id);
    await requireFreshProof(call, tx);
    const present = await passkeysOf(tx, user.id);
    if (present.length >= PASSKEYS_MAX) throw full();
    const code = { purpose: PURPOSE, value: challengeOwner(active), now, until: passkeyEnd(now) } as const;
    return { present, challenge: await makeCode(tx, code) };
  });
  return {
    rp: { id: rpIdOf(services.config), name: services.config.productName },
    user: { id: userHandleOf(user.id), name: user.email, displayName: user.name },
    challenge: made.challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: TIMEOUT,
    attestation: 'none' as const,
    excludeCredentials: made.present.map(({ credential_id, transports }) => ({
      type: 'public-key' as const,
      id: credential_id,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  };
}

async function handleAdd(call: AuthCall<typeof addPasskey>) {
  const { body, services, now, origin, requireSession } = call;
  const active = await requireSession();
  const userId = active.user.id;
  const made = await readAttestation(services.config, body.response);
  const result = await services.database.asServer(async (tx) => {
    await lockAccount(tx, userId);
    // A new password voids what was begun with the old one. What is wrong is told after the challenge is used up.
    const owner = await useCode(tx, PURPOSE, challengeIn(body.response), now);
    if (!made || owner !== challengeOwner(active)) return notAdded();
    if ((await tx.$count(passkeys, eq(passkeys.user_id, userId))) >= PASSKEYS_MAX) return full();
    const [stored] = await tx
      .insert(passkeys)
      .values({
        ...made,
        user_id: userId,
        id: newId(),
        name: deviceName(origin.userAgent),
        prf_supported: body.response.clientExtensionResults.prf?.enabled === true,
        created_at: now.toISOString(),
      })
      .onConflictDoNothing()
      .returning();
    if (!stored) return notAdded();
    await noteAccountEvent(tx, { userId, kind: 'passkey_added', now, from: origin });
    await sendPasskeyChanged(services, tx, active.user, 'added');
    return stored;
  });
  if (result instanceof AppError) throw result;
  return inContract(result);
}

async function handleRemove(call: AuthCall<typeof removePasskey>) {
  const { body, services, now, origin, requireSession } = call;
  const active = await requireSession();
  const userId = active.user.id;
  await services.database.asServer(async (tx) => {
    await lockAccount(tx, userId);
    await requireFreshProof(call, tx);
    const removed = await tx.delete(passkeys).where(isThe(userId, body.id));
    if (removed.rowCount !== 1) throw notFound(texts.passkeyNotFound);
    await noteAccountEvent(tx, { userId, kind: 'passkey_removed', now, from: origin });
    await sendPasskeyChanged(services, tx, active.user, 'removed');
  });
  return { status: true };
}
