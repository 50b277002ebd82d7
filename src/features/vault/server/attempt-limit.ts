import { createHash } from 'node:crypto';
import { AppError } from '../../../kernel/errors.ts';
import { countAttempt } from '../../../server/attempts.ts';
import type { Services } from '../../../server/services.ts';
import { APPROVALS_AN_HOUR } from '../contract.ts';
import { texts } from '../spoken-texts.ts';

const HOUR_MS = 3_600_000;

/** Counts a request before it is stored. @throws AppError 429, which says when the limit frees */
export async function countRequest(services: Services, userId: string, now: Date): Promise<void> {
  if (!services.config.authRateLimit) return;
  const key = `vault-approval:${createHash('sha256').update(userId).digest('base64url')}`;
  const { count, since } = await countAttempt(services, key, HOUR_MS, now);
  if (count <= APPROVALS_AN_HOUR) return;
  const retryAfter = Math.max(1, Math.ceil((since + HOUR_MS - now.getTime()) / 1000));
  throw new AppError(429, 'too_many_attempts', texts.tooManyApprovals, { retryAfter });
}
