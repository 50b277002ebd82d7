import { AppError } from '../../../kernel/errors.ts';
import { BILLING_CODES } from '../contract.ts';
import { texts } from '../spoken-texts.ts';

export const unreachable = (cause?: unknown) =>
  new AppError(503, BILLING_CODES.unreachable, texts.unreachable, { cause });

/** What the settings name is not there, or something else: nobody can pay until the operator has looked. */
export const notAsSet = (what: string) =>
  new AppError(503, BILLING_CODES.unavailable, texts.unreachable, { cause: new Error(what) });

/** The provider refused the card; `message` is its own, for people. */
const cardRefused = (message: string) => new AppError(402, BILLING_CODES.cardRefused, message);

/** What of an error of the SDK is looked at: its class hierarchy by name, and its code. */
interface SdkError {
  type?: string;
  code?: string;
  statusCode?: number;
  message: string;
}

const AWAY = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'];

const sdkErrorOf = (error: unknown): SdkError | undefined =>
  error instanceof Error && 'type' in error ? (error as SdkError) : undefined;

/** Whether the provider knows nothing under the id. */
export const isMissing = (error: unknown): boolean => {
  const found = sdkErrorOf(error);
  return found?.code === 'resource_missing' || found?.statusCode === 404;
};

/** Whether another request with other words was sent under the same idempotency key. */
export const isOtherUnderKey = (error: unknown): boolean =>
  sdkErrorOf(error)?.type === 'StripeIdempotencyError';

/** Whether a message bears no signature of the provider that is still valid. */
export const isUnsigned = (error: unknown): boolean =>
  sdkErrorOf(error)?.type === 'StripeSignatureVerificationError';

/** Whether it is not known if the provider did what it was asked for. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof AppError && error.code === BILLING_CODES.unreachable;

/** Asks the provider. @throws AppError 402 with its words when it refuses a card, 503 when it is away */
export async function ask<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    const found = sdkErrorOf(error);
    if (found?.type === 'StripeCardError') throw cardRefused(found.message);
    if (found?.type && AWAY.includes(found.type)) throw unreachable(error);
    throw error;
  }
}
