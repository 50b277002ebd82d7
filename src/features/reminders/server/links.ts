import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../server/config.ts';
import { REMINDER_LINK_HOURS, type ReminderHalf } from '../contract/limits.ts';
import type { ReminderLinks } from './channel.ts';

/*
 * A token says what its link is for, of which delivery, and until when: 21 bytes, and the first 16 of their HMAC. Nothing
 * in it is about a person, and it is short enough for a text message.
 */

/** What a link is for, by the byte that its token begins with. */
const PURPOSES = { snooze: 1, stop: 2 } as const;
export type Purpose = keyof typeof PURPOSES;

const HOUR_SECONDS = 3600;
const FACTS_BYTES = 21;
const SIGNATURE_BYTES = 16;

const keyOf = ({ authSecret }: Pick<Config, 'authSecret'>): Buffer =>
  createHmac('sha256', authSecret).update('reminder links 1').digest();

const signatureOf = (config: Pick<Config, 'authSecret'>, facts: Uint8Array): Buffer =>
  createHmac('sha256', keyOf(config)).update(facts).digest().subarray(0, SIGNATURE_BYTES);

/** A token that answers for the delivery for REMINDER_LINK_HOURS from now. */
export function tokenFor(
  config: Pick<Config, 'authSecret'>,
  { deliveryId, purpose }: { deliveryId: string; purpose: Purpose },
  now: Date,
): string {
  const facts = Buffer.alloc(FACTS_BYTES);
  facts.writeUInt8(PURPOSES[purpose], 0);
  facts.write(deliveryId.replaceAll('-', ''), 1, 'hex');
  facts.writeUInt32BE(Math.floor(now.getTime() / 1000) + REMINDER_LINK_HOURS * HOUR_SECONDS, 17);
  return Buffer.concat([facts, signatureOf(config, facts)]).toString('base64url');
}

/** The delivery that the token answers for; undefined when it is none of ours, for something else, or has expired. */
export function deliveryOf(
  config: Pick<Config, 'authSecret'>,
  token: string,
  purpose: Purpose,
  now: Date,
): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== FACTS_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token)
    return undefined;
  const facts = bytes.subarray(0, FACTS_BYTES);
  if (!timingSafeEqual(bytes.subarray(FACTS_BYTES), signatureOf(config, facts))) return undefined;
  const isLive = facts.readUInt32BE(17) * 1000 > now.getTime();
  if (facts.readUInt8(0) !== PURPOSES[purpose] || !isLive) return undefined;
  const hex = facts.toString('hex', 1, 17);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Where what a reminder is about is done. */
const PAGES: Record<ReminderHalf, string> = { morning: '/journal/new', afternoon: '/dashboard/growth' };

/** The links of a delivery's reminder. Tokens stand behind the '#', which no server and no log is told. */
export function linksOf(
  config: Pick<Config, 'authSecret' | 'appUrl'>,
  { deliveryId, half }: { deliveryId: string; half: ReminderHalf },
  now: Date,
): ReminderLinks {
  const token = (purpose: Purpose) => tokenFor(config, { deliveryId, purpose }, now);
  const { appUrl } = config;
  return {
    open: `${appUrl}${PAGES[half]}`,
    snooze: `${appUrl}/reminder#snooze.${token('snooze')}`,
    stop: `${appUrl}/reminder#stop.${token('stop')}`,
  };
}
