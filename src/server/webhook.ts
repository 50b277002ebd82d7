import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../kernel/errors.ts';
import { OutwardError, type OutwardTrouble, outwardRequest } from './outward.ts';
import type { Services } from './services.ts';
import { texts } from './spoken-texts.ts';

/** What an operator's address is told. `id` is the same at every repeat, so that it can tell one from news. */
export interface WebhookMessage {
  id: string;
  body: unknown;
}

/** `reason` says why: one of the ways to fail outward, or the status that was answered; for the log and for failed jobs. */
const notTaken = (reason: OutwardTrouble | `status_${number}`, cause?: unknown) =>
  new AppError(424, `webhook_${reason}`, texts.webhookFailed, { cause });

/** Seconds since 1970 and the HMAC-SHA256, in hexadecimal, of them, a dot and the body, as `t=...,v1=...`. */
export function webhookSignature(secret: string, body: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signed = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signed}`;
}

/** A message that is older, or of a later time, is not believed: somebody may have kept it. */
const SIGNED_WITHIN_MS = 5 * 60_000;

/** Whether a message that came in is signed so, at about this time. */
export function isWebhookSignature(secret: string, signature: string, body: string, now: Date): boolean {
  const signedAt = new Date(Number(/^t=(\d{1,12}),/.exec(signature)?.[1] ?? Number.NaN) * 1000);
  if (!(Math.abs(now.getTime() - signedAt.getTime()) <= SIGNED_WITHIN_MS)) return false;
  const expected = Buffer.from(webhookSignature(secret, body, signedAt));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Posts a message, signed, to an address that the operator has set.
 *
 * @throws AppError 424 unless it answers with a success (2xx) within `timeoutMs`
 */
export async function postWebhook(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  address: string,
  { id, body }: WebhookMessage,
  timeoutMs?: number,
): Promise<void> {
  const text = JSON.stringify(body);
  const { status } = await outwardRequest(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-signature': webhookSignature(config.webhookSecret, text, clock()),
    },
    body: text,
    production: config.production,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  }).catch((error) => {
    throw error instanceof OutwardError ? notTaken(error.trouble, error) : error;
  });
  if (status < 200 || status >= 300) throw notTaken(`status_${status}`);
}
