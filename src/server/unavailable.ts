import { AppError } from '../kernel/errors.ts';
import * as texts from '../kernel/texts.ts';

/** How long anybody waits for an answer, in milliseconds, whatever the database does. */
const ANSWER_MS = 4800;
/** The database's own work ends a little earlier, so that what was begun is also given up. */
export const DATABASE_MS = 4500;

/** The answer of a server that cannot do its work just now, for `cause`. The same call may be sent again. */
export const unavailable = (cause?: unknown) =>
  new AppError(503, 'unavailable', texts.unexpected, { cause, retryAfter: 1 });

/** Postgres' error code or the system's, also through the wrapping of a query library. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? sqlState(error.cause) : undefined;
}

/**
 * Codes of a database that is away, overtaxed or full: lost connections, missing resources, an operator's or a time
 * limit's intervention, an error of the system underneath, a deadlock, writing not allowed now; and the system's own.
 */
const AWAY = /^(?:(?:08|53|57|58)...|25006|40001|40P01|E(?:AI_AGAIN|[A-Z]+))$/;
/** What the driver says, without a code, of connections that ended or never began. */
const CUT_OFF = /^Connection terminated|^Query read timeout|not queryable$|^timeout exceeded/;

/** What a distributed Postgres says of a machine that went away, under a code that stands for anything. */
const MACHINE_GONE = /^failure on connection marked as essential/;

/** Whether the error is the database's being unreachable, too slow or full, so that trying again may help. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (MACHINE_GONE.test(error.message)) return true;
  const code = sqlState(error);
  if (code !== undefined && AWAY.test(code)) return true;
  return (code === undefined && CUT_OFF.test(error.message)) || isUnavailable(error.cause);
}

/** The work's outcome if it comes in time. @throws AppError 503 when it does not; what the work still does is nobody's. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number = ANSWER_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(unavailable()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
