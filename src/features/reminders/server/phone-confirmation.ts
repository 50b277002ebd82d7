import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { AppError, conflict, invalid, notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { AfterCommit, type Api, type Call } from '../../../server/api.ts';
import type { Actor } from '../../../server/database.ts';
import { errorFields } from '../../../server/log.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import { PHONE_CODE_DIGITS, PHONE_CODE_MINUTES, PHONE_CODE_TRIES } from '../contract/limits.ts';
import { confirmPhone, sendPhoneCode } from '../contract.ts';
import { texts } from '../spoken-texts.ts';
import { countCode } from './attempt-limit.ts';
import { type Carrier, carrierOf } from './channels/carrier.ts';
import { optedOutAt } from './number-stops.ts';
import { codeHashOf, isSameDigest, numberHashOf } from './phone-number.ts';

interface Phone {
  phone_number: string | null;
  phone_confirmed_at: string | null;
}

const readPhone = statement<Phone>('phone-to-confirm').sql(
  'select phone_number, phone_confirmed_at from profiles where id = :userId',
);

const keepCode = statement('phone-code-keep').sql(`
    insert into phone_confirmations (user_id, code_hash, number_hash, expires_at, tries_left, created_at)
    values (:userId, :codeHash, :numberHash, :goodUntil, ${PHONE_CODE_TRIES}, :now)
    on conflict (user_id) do update set code_hash = excluded.code_hash, number_hash = excluded.number_hash,
      expires_at = excluded.expires_at, tries_left = excluded.tries_left, created_at = excluded.created_at`);

/** Whoever guesses pays for it, right or wrong: of any number at once no more are looked at than there are tries. */
const takeTry = statement<{ code_hash: string; number_hash: string }>('phone-code-try').sql(`
    update phone_confirmations set tries_left = tries_left - 1
    where user_id = :userId and tries_left > 0 and expires_at > :now returning code_hash, number_hash`);

const readCode = statement<{ expires_at: string }>('phone-code-read').sql(
  'select expires_at from phone_confirmations where user_id = :userId',
);

const dropCode = statement('phone-code-drop').sql('delete from phone_confirmations where user_id = :userId');

const confirm = statement('phone-confirm').sql(
  'update profiles set phone_confirmed_at = :now, updated_at = :now where id = :userId',
);

/** The calls by which somebody shows that a number is theirs. Nothing is sent to any other. */
export function servePhoneConfirmation(api: Api): void {
  const carrier = carrierOf(api.services);

  const send = async (actor: Actor, { services, clientKey }: Call<typeof sendPhoneCode>) => {
    if (!carrier) throw new AppError(503, 'not_offered', texts.textsNotSetUp);
    const phone = await numberOf(actor);
    const { userId, now } = actor;
    return new AfterCommit(async () => {
      await countCode(services, 'address', clientKey(), now);
      return sendCode(services, carrier, { userId, phone, now });
    });
  };
  api.serve(sendPhoneCode, send, codeAsked);

  api.serve(
    confirmPhone,
    async (actor, { body, services }) => {
      const isRight = await tryCode(actor, services, body.code);
      // After the commit: a wrong guess stays counted.
      return new AfterCommit(async () => {
        if (isRight === undefined) throw codeGone();
        if (!isRight) throw invalid(texts.wrongCode);
        return undefined;
      });
    },
    isConfirmedNow,
  );
}

const codeGone = () => new AppError(410, 'code_gone', texts.codeExpired);

/** Answers the call that comes again; no other code is sent. @throws AppError 404 when the code is gone since */
async function codeAsked(actor: Actor): Promise<{ good_until: string }> {
  const [kept] = await actor.run(readCode({ userId: actor.userId }));
  if (!kept) throw notFound(texts.codeNotFound);
  return { good_until: kept.expires_at };
}

/** Answers the guess that comes again; it is not looked at once more. @throws AppError 410 when it was wrong */
async function isConfirmedNow(actor: Actor): Promise<undefined> {
  const [own] = await actor.run(readPhone({ userId: actor.userId }));
  if (!own?.phone_confirmed_at) throw codeGone();
}

/** The number that is to be confirmed. @throws AppError 400 without one, 409 when it is confirmed */
async function numberOf(actor: Actor): Promise<string> {
  const [own] = await actor.run(readPhone({ userId: actor.userId }));
  if (!own?.phone_number) throw invalid(texts.noNumber);
  if (own.phone_confirmed_at) throw conflict(texts.alreadyConfirmed);
  return own.phone_number;
}

interface Asked {
  userId: string;
  phone: string;
  now: Date;
}

async function sendCode(services: Services, carrier: Carrier, { userId, phone, now }: Asked) {
  const { config, database } = services;
  const numberHash = numberHashOf(services, phone);
  await countCode(services, 'person', userId, now);
  await countCode(services, 'number', numberHash, now);
  if (await optedOutAt(services, phone)) throw conflict(texts.numberOptedOut);
  const code = String(randomInt(10 ** PHONE_CODE_DIGITS)).padStart(PHONE_CODE_DIGITS, '0');
  const goodUntil = new Date(now.getTime() + PHONE_CODE_MINUTES * 60_000).toISOString();
  const codeHash = codeHashOf(services, userId, numberHash, code);
  await database.asJob(userId, now, (actor) =>
    actor.finish(keepCode({ userId, codeHash, numberHash, goodUntil, now: now.toISOString() })),
  );
  const text = texts.codeText(code, config.productName, PHONE_CODE_MINUTES);
  await handOver(services, carrier, { id: newId(), to: phone, text });
  return { good_until: goodUntil };
}

/** @throws AppError 400 when the number takes no texts, 409 when it wants none, 503 when the carrier takes none now */
async function handOver(
  { log }: Services,
  carrier: Carrier,
  message: Parameters<Carrier['send']>[0],
): Promise<void> {
  const outcome = await carrier.send(message, false).catch((error) => {
    log.warn('a code was not sent', errorFields(error));
    throw new AppError(503, 'not_sent', texts.codeNotSent);
  });
  if (outcome === 'stopped') throw conflict(texts.numberOptedOut);
  if (outcome === 'unreachable') throw invalid(texts.unreachable);
}

/** Whether the code is the one; undefined when no code is good for the number that the profile has now. */
async function tryCode(actor: Actor, services: Services, code: string): Promise<boolean | undefined> {
  const { userId, now } = actor;
  const [kept] = await actor.run(takeTry({ userId, now: now.toISOString() }));
  const [own] = await actor.run(readPhone({ userId }));
  if (!kept || !own?.phone_number) return undefined;
  if (!isSameDigest(kept.number_hash, numberHashOf(services, own.phone_number))) return undefined;
  if (!isSameDigest(kept.code_hash, codeHashOf(services, userId, kept.number_hash, code))) return false;
  await actor.run(dropCode({ userId }));
  await actor.run(confirm({ userId, now: now.toISOString() }));
  return true;
}

/** Clears away codes that are not good any more. */
export const forgetCodes = ({ database }: Services, now: Date): Promise<unknown> =>
  database.db.execute(sql`delete from phone_confirmations where expires_at <= ${now.toISOString()}`);
