import {
  AppError,
  conflict,
  forbidden,
  paymentRequired,
  unauthenticated,
  vaultChanged,
} from '../../kernel/errors.ts';
import { isUnavailable, sqlState, unavailable } from '../unavailable.ts';

const SESSION_ENDED = '28000';
const NOT_PERMITTED = 'GL403';
const NOT_PAID = 'GL402';
const KEY_USED = 'GL409';
const NOT_AS_VAULT_DEMANDS = 'GL410';
const UNIQUE_VIOLATION = '23505';
const KEY_CONFLICT = 'Something else was already sent under this key.';

/** Whether a new row came with an id that another row has. A shard's number follows the name. */
const isIdUsed = (error: unknown): boolean =>
  sqlState(error) === UNIQUE_VIOLATION && /_user_id_id_pk(_\d+)?$/.test(constraintOf(error) ?? '');

/** What another machine refuses is passed on without the constraint's name beside it: there only the message has it. */
const IN_MESSAGE = /"([^"]+)"/;

function constraintOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  if ('cause' in error && error.cause !== undefined) return constraintOf(error.cause);
  return error instanceof Error ? IN_MESSAGE.exec(error.message)?.[1] : undefined;
}

/**
 * What a failed transaction is to its caller. @param broken why its connection is of no more use, where it is not
 */
export function toAppError(error: unknown, broken: Error | undefined): unknown {
  if (error instanceof AppError) return error;
  if (sqlState(error) === SESSION_ENDED) return unauthenticated();
  if (sqlState(error) === NOT_PERMITTED) return forbidden();
  if (sqlState(error) === NOT_PAID) return paymentRequired();
  if (sqlState(error) === KEY_USED) return conflict(KEY_CONFLICT);
  if (sqlState(error) === NOT_AS_VAULT_DEMANDS) return vaultChanged();
  if (isIdUsed(error)) return conflict();
  return broken || isUnavailable(error) ? unavailable(error) : error;
}
