import { pino } from 'pino';
import { AppError } from '../kernel/errors.ts';

/** The only fields a log line may have. What a person wrote, who they are and how they prove it are not among them. */
export interface LogFields {
  /** The same id as in the answer's `x-request-id` and in its error body. */
  request_id?: string;
  method?: string;
  /** The route's pattern, for example '/api/tasks/:id', never the address that was called. */
  route?: string;
  status?: number;
  duration_ms?: number;
  /** The code of an expected refusal, as the contract names it. */
  code?: string;
  job?: string;
  /** Which attempt at a job failed, counted from 1. */
  attempt?: number;
  /** The error's class and stack without its message, for a message may quote a value; then those of its causes. */
  stack?: string;
  /** Postgres' error code, for example '53100'. */
  sql_state?: string;
  /** The operating system's error code, for example 'ECONNREFUSED'. */
  system_code?: string;
  /** The payment provider's id of one of its events, by which the operator finds it there. */
  event?: string;
  /** How many were looked at, and how many were otherwise than expected. */
  looked_at?: number;
  differences?: number;
}

const FIELDS: Record<keyof LogFields, true> = {
  request_id: true,
  method: true,
  route: true,
  status: true,
  duration_ms: true,
  code: true,
  job: true,
  attempt: true,
  stack: true,
  sql_state: true,
  system_code: true,
  event: true,
  looked_at: true,
  differences: true,
};

export type LogLevel = 'silent' | 'error' | 'info';

export interface Log {
  info(event: string, fields?: LogFields): void;
  /** For what goes wrong and is tried again by itself. */
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** Writes lines of JSON to standard output. */
export function createLog(level: LogLevel): Log {
  const logger = pino({ level, base: undefined, formatters: { level: (label) => ({ level: label }) } });
  const write =
    (at: 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields = {}): void => {
      if (logger.isLevelEnabled(at)) logger[at](allowed(fields), event);
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/** Types do not see what else an object carries that was built elsewhere. */
const allowed = (fields: LogFields): LogFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in FIELDS));

/** A frame as the engine writes it: set in by four blanks, and ending in a place in the code. */
const FRAME = /^ {4}at .*(?::\d+:\d+|<anonymous>|native)\)?$/;
/** Longer chains are no help, and one that ends in itself would never end. */
const MOST_CAUSES = 5;

/** Where an error happened, and what it was caused by, without the words of any message: a line may look like a frame. */
export function stackOf(error: unknown): string {
  return causesOf(error).map(framesOf).join('\ncaused by ');
}

function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '' } = error;
  const head = stack.indexOf(message);
  const frames = head === -1 ? stack : stack.slice(head + message.length);
  return [name, ...frames.split('\n').filter((line) => FRAME.test(line))].join('\n');
}

/** The error and what it was caused by, the outermost first. */
function causesOf(error: unknown): unknown[] {
  const found = [error];
  for (
    let cause = causeOf(error);
    cause !== undefined && found.length < MOST_CAUSES;
    cause = causeOf(cause)
  ) {
    found.push(cause);
  }
  return found;
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

/** Five signs; those that begin with E are the system's, for Postgres has none there. */
const SQL_STATE = /^[0-9A-DF-Z][0-9A-Z]{4}$/;
const SYSTEM_CODE = /^E[A-Z0-9_]+$/;

/** What a log line says of an error: its kind and place, and the codes that tell an operator what is wrong. */
export function errorFields(error: unknown): Pick<LogFields, 'code' | 'stack' | 'sql_state' | 'system_code'> {
  const codes = causesOf(error).map(codeOf);
  return {
    ...(error instanceof AppError ? { code: error.code } : {}),
    sql_state: codes.find((code) => SQL_STATE.test(code)),
    system_code: codes.find((code) => SYSTEM_CODE.test(code)),
    stack: stackOf(error),
  };
}

/** What kind of error it was, in one word: a code of ours, of the database or of the system; otherwise its class. */
export function errorType(error: unknown): string {
  const { code, sql_state, system_code } = errorFields(error);
  return code ?? sql_state ?? system_code ?? (error instanceof Error ? error.name : 'unknown');
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof AppError || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
