import { AppError } from '../../../kernel/errors.ts';
import type { Bytes } from '../../../kernel/seal/bytes.ts';
import { noteAccountEvent } from '../../../server/account-log.ts';
import type { Tx } from '../../../server/database.ts';
import { spellRecoveryCode } from '../contract/factor-code.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  RECOVERY_CODES,
  renewRecoveryCodes,
  SECOND_FACTOR_CODES,
  turnOffSecondFactor,
} from '../contract.ts';
import { RATE_LIMITS } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { lockAccount } from './account-lock.ts';
import type { AuthCall, AuthRouter } from './auth-router.ts';
import { endRecoverySessions } from './codes.ts';
import { sendFactorOff, sendFactorOn } from './emails.ts';
import {
  newRecoveryCode,
  newSecret,
  openSecret,
  recoveryDigest,
  shownTo,
  stepOf,
  wrapSecret,
} from './factor-secret.ts';
import {
  countRecoveryCodes,
  factorOf,
  isOn,
  pendingOf,
  replaceRecoveryCodes,
  storePending,
  turnOff,
  turnOn,
} from './factor-store.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { type Attempt, consume, refund } from './rate-limits.ts';

/** Two-step sign-in of whoever is signed in: setting it up, its recovery codes, and turning it off. */
export function serveSecondFactor(router: AuthRouter): void {
  router.serveSignedIn(getSecondFactor, async ({ services, requireSession }) => {
    const { user } = await requireSession();
    const { db } = services.database;
    const factor = await factorOf(db, user.id);
    return {
      on: factor !== undefined,
      since: factor?.on_since ?? null,
      recovery_codes_left: await countRecoveryCodes(db, user.id),
    };
  });
  router.serveSignedIn(beginSecondFactor, handleBegin);
  router.serveSignedIn(confirmSecondFactor, handleConfirm);
  router.serveSignedIn(renewRecoveryCodes, handleRenew);
  router.serveSignedIn(turnOffSecondFactor, handleTurnOff);
}

const refusal = (code: keyof typeof SECOND_FACTOR_CODES, text: string) =>
  new AppError(400, SECOND_FACTOR_CODES[code], text);
const isOff = () => refusal('off', texts.factorNotOn);

async function handleBegin(call: AuthCall<typeof beginSecondFactor>) {
  const { services, now } = call;
  const { user } = await call.requireSession();
  await requireFreshProof(call);
  const limit = RATE_LIMITS.factorSetup;
  await consume(services, [{ kind: 'factorSetup', limit, subject: [user.id] }], now);
  const secret = newSecret();
  await services.database.asServer(async (tx) => {
    await lockAccount(tx, user.id);
    await requireFreshProof(call, tx);
    if (await isOn(tx, user.id)) throw refusal('on', texts.factorAlreadyOn);
    await storePending(tx, user.id, wrapSecret(services.config, user.id, secret), now);
  });
  return shownTo(services.config, user.email, secret);
}

async function handleConfirm(call: AuthCall<typeof confirmSecondFactor>) {
  const { body, services, now, origin } = call;
  const { user, sessionId } = await call.requireSession();
  const attempts: Attempt[] = [
    { kind: 'factorConfirm', limit: RATE_LIMITS.factorConfirm, subject: [user.id] },
  ];
  await consume(services, attempts, now);
  const codes = await services.database.asServer(async (tx) => {
    await lockAccount(tx, user.id);
    const pending = await pendingOf(tx, user.id, now);
    if (!pending) throw refusal('notBegun', texts.factorNotBegun);
    const secret = openSecret(services.config, user.id, pending.wrapped_secret);
    const step = await stepOf(secret, body.code.code, now);
    if (step === undefined) throw refusal('wrong', texts.factorCodeWrong);
    await turnOn(tx, user.id, step, now);
    // They were begun by a link alone, and could set a password.
    await endRecoverySessions(tx, user.id, sessionId);
    await noteAccountEvent(tx, { userId: user.id, kind: 'second_factor_on', now, from: origin });
    await sendFactorOn(services, tx, user);
    return makeRecoveryCodes(tx, user.id, secret);
  });
  await refund(services, attempts);
  return { recovery_codes: codes };
}

async function makeRecoveryCodes(tx: Tx, userId: string, secret: Bytes): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const digests = codes.map((code) => recoveryDigest(secret, code));
  await replaceRecoveryCodes(tx, userId, digests);
  return codes.map(spellRecoveryCode);
}

async function handleRenew(call: AuthCall<typeof renewRecoveryCodes>) {
  const { services, now, origin } = call;
  const { user } = await call.requireSession();
  const codes = await services.database.asServer(async (tx) => {
    await lockAccount(tx, user.id);
    await requireFreshProof(call, tx);
    const factor = await factorOf(tx, user.id);
    if (!factor) throw isOff();
    await noteAccountEvent(tx, { userId: user.id, kind: 'recovery_codes_renewed', now, from: origin });
    return makeRecoveryCodes(tx, user.id, openSecret(services.config, user.id, factor.wrapped_secret));
  });
  return { recovery_codes: codes };
}

async function handleTurnOff(call: AuthCall<typeof turnOffSecondFactor>) {
  const { services, now, origin } = call;
  const { user } = await call.requireSession();
  await services.database.asServer(async (tx) => {
    await lockAccount(tx, user.id);
    await requireFreshProof(call, tx);
    if (!(await turnOff(tx, user.id))) throw isOff();
    await noteAccountEvent(tx, { userId: user.id, kind: 'second_factor_off', now, from: origin });
    await sendFactorOff(services, tx, user, { by: 'owner' });
  });
  return { status: true };
}
