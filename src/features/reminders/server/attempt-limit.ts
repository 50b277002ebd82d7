import { createHash } from 'node:crypto';
import { AppError } from '../../../kernel/errors.ts';
import { countAttempt } from '../../../server/attempts.ts';
import type { Services } from '../../../server/services.ts';
import { texts } from '../spoken-texts.ts';

const HOUR_MS = 3_600_000;
/** So often codes are sent within the hour: for one person, to one number, and to whoever is at one address. */
const LIMITS = { person: 5, number: 5, address: 20 } as const;

/** Counts the asking for a code before it is made. @throws AppError 429, which says when the limit frees */
export async function countCode(
  services: Services,
  by: keyof typeof LIMITS,
  whose: string,
  now: Date,
): Promise<void> {
  if (!services.config.authRateLimit) return;
  const key = `phone-code:${createHash('sha256').update(`${by}\n${whose}`).digest('base64url')}`;
  const { count, since } = await countAttempt(services, key, HOUR_MS, now);
  if (count <= LIMITS[by]) return;
  const retryAfter = Math.max(1, Math.ceil((since + HOUR_MS - now.getTime()) / 1000));
  throw new AppError(429, 'too_many_attempts', texts.tooManyCodes, { retryAfter });
}
