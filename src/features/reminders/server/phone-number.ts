import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../../server/services.ts';

type Keys = Pick<Services, 'numberKey'>;

/** By what a number is known where it stands without its person. There are few numbers, so the digest has a key. */
export const numberHashOf = ({ numberKey }: Keys, phone: string): string =>
  createHmac('sha256', numberKey).update(`number\n${phone}`).digest('base64url');

/** A code as it is stored: good for this person and this number alone. */
export const codeHashOf = ({ numberKey }: Keys, userId: string, numberHash: string, code: string): string =>
  createHmac('sha256', numberKey).update(`code\n${userId}\n${numberHash}\n${code}`).digest('base64url');

/** Whether two digests are the same, in a time that does not tell where they differ. */
export const isSameDigest = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
