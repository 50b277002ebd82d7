import { AppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../server/database.ts';
import { spokenLanguage } from '../../../server/spoken.ts';
import { sqlState } from '../../../server/unavailable.ts';
import { createProfile, type ProfilePreset } from '../../profile/server.ts';
import { AUTH_CODES, type signUp } from '../contract.ts';
import { RATE_LIMITS } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { user } from '../tables.ts';
import { beginHead, shareAccount } from './account-lock.ts';
import type { AuthCall } from './auth-router.ts';
import { beginSession, endSessionBefore, userOf } from './begin-session.ts';
import { sendAddressKnown, sendConfirmation } from './emails.ts';
import { mustBeUnknown } from './known-passwords.ts';
import { hashPassword, setPassword } from './passwords.ts';
import { consume } from './rate-limits.ts';

const UNIQUE_VIOLATION = '23505';

type SignUp = AuthCall<typeof signUp>;

interface NewUser {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  hashed: string;
}

/** Makes an account, and opens a session with it unless its address must be confirmed first. */
export async function handleSignUp(call: SignUp) {
  const { body, services, now, clientIpKey } = call;
  await consume(
    services,
    [
      { kind: 'signUpAddress', limit: RATE_LIMITS.signUpAddress, subject: [clientIpKey] },
      { kind: 'signUpAccount', limit: RATE_LIMITS.signUpAccount, subject: [body.email] },
    ],
    now,
  );
  await mustBeUnknown(services, body.password);
  const confirmFirst = services.config.requireEmailConfirmation;
  const evenly = confirmFirst ? atLeast(SIGN_UP_MS) : Promise.resolve();
  const made: NewUser = {
    id: newId(),
    name: body.name,
    email: body.email,
    emailVerified: false,
    hashed: await hashPassword(body.password),
  };
  const isNew = await (confirmFirst ? makeUnconfirmed(call, made) : makeAndOpen(call, made));
  if (!isNew) await sendAddressKnown(services, body.email);
  await evenly;
  if (!isNew && !confirmFirst) {
    throw new AppError(422, AUTH_CODES.signUpRefused, texts.signUpRefused);
  }
  return { user: userOf(made), signed_in: !confirmFirst };
}

/** Longer than any sign-up takes: where a known address must not be told from a new one, both take this long. */
const SIGN_UP_MS = 600;

const atLeast = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** The account alone; its profile comes with the first sign-in. Answers whether the address was free. */
async function makeUnconfirmed(call: SignUp, made: NewUser): Promise<boolean> {
  const { services, now } = call;
  const isNew = await ifFree(
    services.database.asServer(async (tx) => {
      await storeAccount(tx, made, now);
      await sendConfirmation(services, made.id, { tx });
    }),
  );
  await endSessionBefore(call);
  return isNew;
}

/** Account, profile and session together, or none of them. Answers whether the address was free. */
function makeAndOpen(call: SignUp, made: NewUser): Promise<boolean> {
  const { now, body, services } = call;
  const opened = beginSession(call, {
    userId: made.id,
    event: 'signed_up',
    lock: shareAccount,
    prove: async (tx) => {
      await storeAccount(tx, made, now);
      await makeProfile(tx, made.id, now, { zone: body.time_zone, language: spokenLanguage() });
      await sendConfirmation(services, made.id, { tx });
    },
  });
  return ifFree(opened);
}

/** Whether it went well; an address that another account has is no failure. */
async function ifFree(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

async function storeAccount(tx: Tx, { hashed, ...made }: NewUser, now: Date): Promise<void> {
  await tx.insert(user).values({ ...made, createdAt: now, updatedAt: now });
  await beginHead(tx, made.id);
  await setPassword(tx, made.id, hashed, now);
}

/** @throws AppError 500: an account without a profile would be of no use */
async function makeProfile(tx: Tx, userId: string, now: Date, preset: ProfilePreset): Promise<void> {
  try {
    await createProfile(tx, userId, now, preset);
  } catch (cause) {
    throw new AppError(500, AUTH_CODES.signUpProfileFailed, texts.signUpProfileFailed, { cause });
  }
}
