/** What an API error looks like on the wire: `{ error: { code, message, request_id } }`. */
export interface ErrorBody {
  /** `request_id` is for a person to quote: the operator's log names it. */
  error: { code: string; message: string; request_id?: string };
}

interface AppErrorOptions extends ErrorOptions {
  /** Seconds after which the same call may succeed. */
  retryAfter?: number;
}

/**
 * An expected refusal. `message` is written for a person and never holds what a person wrote;
 * `code` is for programs and stable; `status` is the HTTP status it is answered with; `cause` is for the log alone.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly code: string;
  /** Seconds after which the same call may succeed; answered as `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, options: AppErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.retryAfter = options.retryAfter;
  }

  body(requestId?: string): ErrorBody {
    const error = { code: this.code, message: this.message };
    return { error: requestId === undefined ? error : { ...error, request_id: requestId } };
  }
}

export const unauthenticated = () =>
  new AppError(401, 'unauthenticated', 'No authenticated user found. Please sign in again.');
export const forbidden = () => new AppError(403, 'forbidden', 'You may not do that.');
/** For whoever may not write until they have paid: the same call succeeds afterwards. */
export const paymentRequired = () =>
  new AppError(
    402,
    'payment_required',
    'Your trial has ended. Everything you wrote is kept; choose a plan to write on.',
  );
export const notFound = (what = 'That') => new AppError(404, 'not_found', `${what} could not be found.`);
export const invalid = (message: string) => new AppError(400, 'invalid', message);
export const conflict = (message = 'Something else was already saved under this id.') =>
  new AppError(409, 'conflict', message);
