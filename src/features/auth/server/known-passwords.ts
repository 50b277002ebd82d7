import { createHash } from 'node:crypto';
import { AppError } from '../../../kernel/errors.ts';
import { errorFields } from '../../../server/log.ts';
import { outwardRequest } from '../../../server/outward.ts';
import type { Services } from '../../../server/services.ts';
import { AUTH_CODES } from '../contract.ts';
import { texts } from '../spoken-texts.ts';

/*
 * Passwords that whoever guesses tries first. A new password must be none of them; one that somebody has already goes
 * on to open their account.
 */

/** How long the list of breaches may take to answer, in milliseconds. */
const ANSWER_LIMIT = 3000;
/** How much of a digest is told to it. */
const PREFIX = 5;

let common: Promise<Set<string>> | undefined;

/** Some 49,000 of the most common, in small letters. The list is loaded when the first password is set. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return common;
}

/**
 * Refuses a password that is known to those who guess.
 * @throws AppError 400 `password_common`, or `password_breached` where the operator has it looked up
 */
export async function mustBeUnknown(services: Services, password: string): Promise<void> {
  if ((await commonPasswords()).has(password.toLowerCase())) {
    throw new AppError(400, AUTH_CODES.passwordCommon, texts.passwordCommon);
  }
  if (await isBreached(services, password)) {
    throw new AppError(400, AUTH_CODES.passwordBreached, texts.passwordBreached);
  }
}

/**
 * Whether it is in a list of breaches, of which those lines are asked that begin as its digest does. Without an answer
 * it counts as unknown: nobody is kept out because another server is down.
 */
async function isBreached({ config, log }: Services, password: string): Promise<boolean> {
  if (!config.breachedPasswordsUrl) return false;
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const { status, body } = await outwardRequest(
      `${config.breachedPasswordsUrl.replace(/\/$/, '')}/${digest.slice(0, PREFIX)}`,
      {
        method: 'GET',
        headers: { 'add-padding': 'true', 'user-agent': 'growth-loop' },
        timeoutMs: ANSWER_LIMIT,
        production: config.production,
      },
    );
    if (status !== 200) throw new Error(`The list of breached passwords answered ${status}.`);
    return isListed(body, digest.slice(PREFIX));
  } catch (error) {
    log.error('breached passwords not asked', errorFields(error));
    return false;
  }
}

/** Lines are `<rest of the digest>:<times>`; those with no times only hide how long the list is. */
const isListed = (lines: string, rest: string): boolean =>
  lines.split(/\r?\n/).some((line) => {
    const [suffix, times] = line.split(':');
    return suffix === rest && Number(times) > 0;
  });
