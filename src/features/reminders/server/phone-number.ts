import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../server/config.ts';

const KEY_BYTES = 32;

/** For phone numbers alone, so that what it makes says nothing of what else the master key is used for. */
const keyOf = ({ entryMasterKey }: Config): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', entryMasterKey, '', 'phone numbers', KEY_BYTES));

/** By what a number is known where it stands without its person. There are few numbers, so the digest has a key. */
export const numberHashOf = (config: Config, phone: string): string =>
  createHmac('sha256', keyOf(config)).update(`number\n${phone}`).digest('base64url');

/** A code as it is stored: good for this person and this number alone. */
export const codeHashOf = (config: Config, userId: string, numberHash: string, code: string): string =>
  createHmac('sha256', keyOf(config)).update(`code\n${userId}\n${numberHash}\n${code}`).digest('base64url');

/** Whether two digests are the same, in a time that does not tell where they differ. */
export const isSameDigest = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
