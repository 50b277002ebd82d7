import { parse } from 'hono/utils/cookie';
import { AppError } from '../../../kernel/errors.ts';
import { noteAccountEvent } from '../../../server/account-log.ts';
import type { Database, Tx } from '../../../server/database.ts';
import type { FactorCode } from '../contract/factor-code.ts';
import { FACTOR_MINUTES, getFactorAsked, SECOND_FACTOR_CODES, signInWithFactor } from '../contract.ts';
import { factorEnd, linkEnd, RATE_LIMITS } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { shareAccount } from './account-lock.ts';
import type { AuthCall, AuthRouter } from './auth-router.ts';
import { beginSession, type Opener } from './begin-session.ts';
import { isSecure } from './better-auth.ts';
import { grantRecovery, makeCode, readCode, useCode } from './codes.ts';
import { cookieOf } from './cookie.ts';
import { sendRecoveryCodeUsed } from './emails.ts';
import { openSecret, recoveryDigest, stepOf } from './factor-secret.ts';
import { countRecoveryCodes, factorOf, isOn, useRecoveryCode, useStep } from './factor-store.ts';
import { isTrusted, trustDevice } from './known-devices.ts';
import { type Attempt, consume, refund } from './rate-limits.ts';

/*
 * The second step of a sign-in or a recovery. Whoever has done the first one is given the right to bring a code, in a
 * cookie: nobody else can, so no stranger uses up the attempts of an account.
 */

const PURPOSE = 'second-factor';
const COOKIE = 'growth-loop.second-factor';

/** What has led to the second step. */
type FirstStep = 'password' | 'recovery';

interface Asked {
  userId: string;
  by: FirstStep;
}

const codeValueOf = ({ userId, by }: Asked) => `${userId} ${by}`;

function readCodeValue(value: string): Asked {
  const [userId = '', by] = value.split(' ');
  return { userId, by: by === 'recovery' ? 'recovery' : 'password' };
}

/**
 * Whether a code is asked for: the account has a second factor, and the device is not trusted. Trust counts
 * beside the password alone, and not beside a link.
 */
export async function asksForFactor(
  db: Database['db'] | Tx,
  { headers, now }: Pick<Opener, 'headers' | 'now'>,
  { userId, by }: Asked,
): Promise<boolean> {
  if (!(await isOn(db, userId))) return false;
  return by === 'recovery' || !(await isTrusted(db, userId, headers.get('cookie'), now));
}

/** Gives the browser the right to bring a code, in the transaction that proves the first step. */
export async function askForFactor(
  { services, now, passCookies }: Opener,
  asked: Asked & { prove: (tx: Tx) => Promise<void> },
): Promise<{ second_factor: true }> {
  const right = await services.database.asServer(async (tx) => {
    await shareAccount(tx, asked.userId);
    await asked.prove(tx);
    return makeCode(tx, { purpose: PURPOSE, value: codeValueOf(asked), now, until: factorEnd(now) });
  });
  passCookies(cookieOf(COOKIE, right, { maxAge: FACTOR_MINUTES * 60, secure: isSecure(services.config) }));
  return { second_factor: true };
}

export function serveFactorSignIn(router: AuthRouter): void {
  router.serve(getFactorAsked, async (call) => ({ waiting: (await rightOf(call))?.by ?? null }));
  router.serve(signInWithFactor, handleSignIn);
}

const expired = () => new AppError(401, SECOND_FACTOR_CODES.expired, texts.factorExpired);
const wrong = () => new AppError(401, SECOND_FACTOR_CODES.wrong, texts.factorCodeWrong);

/** What the browser's right is for, while it is good. */
async function rightOf({ services, headers, now }: Pick<Opener, 'services' | 'headers' | 'now'>) {
  const right = parse(headers.get('cookie') ?? '', COOKIE)[COOKIE];
  const value = right && (await readCode(services.database, PURPOSE, right, now));
  return value ? { right, ...readCodeValue(value) } : undefined;
}

function attemptsAt(kind: FactorCode['kind'], userId: string, clientIpKey: string): Attempt[] {
  const account = [userId];
  return [
    { kind: 'factorAddress', limit: RATE_LIMITS.factorAddress, subject: [clientIpKey] },
    ...(kind === 'recovery'
      ? ([
          {
            kind: 'recoveryCodeHere',
            limit: RATE_LIMITS.recoveryCodeHere,
            subject: [userId, clientIpKey],
          },
        ] satisfies Attempt[])
      : ([
          { kind: 'factorQuarter', limit: RATE_LIMITS.factorQuarter, subject: account },
          { kind: 'factorDay', limit: RATE_LIMITS.factorDay, subject: account },
          { kind: 'factorMonth', limit: RATE_LIMITS.factorMonth, subject: account },
        ] satisfies Attempt[])),
  ];
}

async function handleSignIn(call: AuthCall<typeof signInWithFactor>) {
  const { body, services, now, clientIpKey } = call;
  const asked = await rightOf(call);
  if (!asked) throw expired();
  const { right, userId, by } = asked;
  const attempts = attemptsAt(body.code.kind, userId, clientIpKey);
  await consume(services, attempts, now);
  const useUp = await readerOf(call, userId, body.code);
  if (!useUp) throw wrong();
  const secure = isSecure(services.config);
  let trusting: Headers | undefined;
  const user = await beginSession(call, {
    userId,
    event: by === 'recovery' ? 'signed_in_by_link' : 'signed_in',
    lock: shareAccount,
    prove: async (tx, sessionId) => {
      if ((await useCode(tx, PURPOSE, right, now)) !== codeValueOf(asked)) throw expired();
      await useUp(tx);
      if (by === 'recovery') await grantRecovery(tx, sessionId, userId, now, linkEnd(now));
    },
    settle: async (tx, device) => {
      if (body.remember) trusting = await trustDevice(tx, userId, device, { now, secure });
    },
  });
  call.passCookies(cookieOf(COOKIE, '', { maxAge: 0, secure }));
  if (trusting) call.passCookies(trusting);
  await refund(services, attempts);
  return { user };
}

type UseUp = (tx: Tx) => Promise<void>;

/** Reads a code. Answers what uses it up, and throws where it is used already; undefined for one that is wrong. */
async function readerOf(
  { services, now, origin }: Pick<Opener, 'services' | 'now' | 'origin'>,
  userId: string,
  { kind, code }: FactorCode,
): Promise<UseUp | undefined> {
  const factor = await factorOf(services.database.db, userId);
  if (!factor) throw expired();
  const secret = openSecret(services.config, userId, factor.wrapped_secret);
  if (kind === 'app') {
    const step = await stepOf(secret, code, now);
    if (step === undefined) return undefined;
    return async (tx) => {
      if (!(await useStep(tx, userId, step))) throw wrong();
    };
  }
  return async (tx) => {
    if (!(await useRecoveryCode(tx, userId, recoveryDigest(secret, code)))) throw wrong();
    await noteAccountEvent(tx, { userId, kind: 'recovery_code_used', now, from: origin });
    await sendRecoveryCodeUsed(services, tx, userId, await countRecoveryCodes(tx, userId));
  };
}
