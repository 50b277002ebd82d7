import * as texts from './texts.ts';

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

export const unauthenticated = () => new AppError(401, 'unauthenticated', texts.unauthenticated);
export const forbidden = () => new AppError(403, 'forbidden', texts.forbidden);
/** For whoever may not write until they have paid: the same call succeeds afterwards. */
export const paymentRequired = () => new AppError(402, 'payment_required', texts.paymentRequired);
/** What no refusal foresees. The log says what it was. */
export const unexpected = () => new AppError(500, 'unexpected', texts.unexpected);
export const notFound = (message: string) => new AppError(404, 'not_found', message);
export const invalid = (message: string) => new AppError(400, 'invalid', message);
/** For a text that is not sealed as the person's private vault now demands: what it stands for is to be sealed anew. */
export const vaultChanged = () => new AppError(409, 'vault_changed', texts.vaultChanged);
export const conflict = (message = texts.idTaken) => new AppError(409, 'conflict', message);
