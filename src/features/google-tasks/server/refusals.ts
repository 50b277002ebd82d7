import { AppError } from '../../../kernel/errors.ts';
import { MOST_TASKS, type RunReport, SYNC_CODES } from '../contract.ts';
import { texts } from '../spoken-texts.ts';

/**
 * Why Google did not do what it was asked: `consent`: the token is no good (any more); `forbidden`: it does not reach as
 * far as tasks; `busy`: too many requests, nothing was done; `away`: no answer, or one that says nothing, so that it may
 * have been done; `changed`: the task is another than it was read; `gone`: there is no such list or task; `invalid`: the
 * task cannot be taken as it is.
 */
export type RefusalKind = 'consent' | 'forbidden' | 'busy' | 'away' | 'changed' | 'gone' | 'invalid';

/** A request that Google refused. It holds nothing of what was sent or answered. */
export class GoogleRefusal extends Error {
  override readonly name = 'GoogleRefusal';
  readonly kind: RefusalKind;
  /** Milliseconds after which Google wants to be asked again. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: RefusalKind, retryAfterMs?: number) {
    super(kind);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The reasons by which a 403 means the pace, and not the permission. */
const PACE =
  /^(rateLimitExceeded|userRateLimitExceeded|quotaExceeded|RATE_LIMIT_EXCEEDED|RESOURCE_EXHAUSTED)$/;

const KINDS: Record<number, RefusalKind> = {
  400: 'invalid',
  401: 'consent',
  404: 'gone',
  408: 'away',
  409: 'changed',
  410: 'gone',
  412: 'changed',
  429: 'busy',
};

/** The error's answer, as the client library hands it on: Google's errors are `{ error: { code, errors, status } }`. */
interface Failed {
  response?: { status?: number; headers?: Headers; data?: unknown };
}

function reasonsIn(data: unknown): string[] {
  const { error } = (data ?? {}) as { error?: { status?: unknown; errors?: { reason?: unknown }[] } };
  if (typeof error !== 'object' || error === null) return [];
  const listed = Array.isArray(error.errors) ? error.errors.map((each) => each?.reason) : [];
  return [error.status, ...listed].filter((reason) => typeof reason === 'string');
}

function retryAfterOf(headers: Headers | undefined): number | undefined {
  const seconds = Number(headers?.get?.('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

/** What an error of the client library says. */
export function refusalOf(error: unknown): GoogleRefusal {
  const { response } = (error ?? {}) as Failed;
  const status = response?.status;
  if (!response || status === undefined) return new GoogleRefusal('away');
  const after = retryAfterOf(response.headers);
  if (status === 403) {
    return reasonsIn(response.data).some((reason) => PACE.test(reason))
      ? new GoogleRefusal('busy', after)
      : new GoogleRefusal('forbidden');
  }
  return new GoogleRefusal(KINDS[status] ?? 'away', after);
}

/** The same for the person who waits. */
export function answerTo(error: unknown): unknown {
  if (!(error instanceof GoogleRefusal)) return error;
  if (error.kind === 'consent') return new AppError(409, SYNC_CODES.consentNeeded, texts.consentNeeded);
  if (error.kind === 'forbidden') return new AppError(409, SYNC_CODES.notPermitted, texts.notPermitted);
  return new AppError(503, SYNC_CODES.busy, texts.googleUnavailable);
}

/** A refusal of a run that had changed something before: what it did goes with the answer. */
export class BrokenOff extends AppError {
  readonly #run: RunReport;

  constructor({ status, code, message, retryAfter, cause }: AppError, run: RunReport) {
    super(status, code, message, { cause, ...(retryAfter === undefined ? {} : { retryAfter }) });
    this.#run = run;
  }

  override body(requestId?: string) {
    return { ...super.body(requestId), run: this.#run };
  }
}

export const tooMany = () => new AppError(409, SYNC_CODES.tooMany, texts.tooManyTasks(MOST_TASKS));
export const alreadyRunning = () => new AppError(409, SYNC_CODES.running, texts.alreadyRunning);
export const notSetUp = () => new AppError(503, SYNC_CODES.notSetUp, texts.notSetUp);
