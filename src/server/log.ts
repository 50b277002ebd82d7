import { pino } from 'pino';

/** The only fields a log line may have. What a person wrote, who they are and how they prove it are not among them. */
export interface LogFields {
  method?: string;
  /** The route's pattern, for example '/api/tasks/{id}', never the address that was called. */
  route?: string;
  status?: number;
  milliseconds?: number;
  code?: string;
  job?: string;
  /** The error's class and stack without its message, for a message may quote a value. */
  stack?: string;
}

export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export function createLog(level: 'silent' | 'error' | 'info'): Log {
  const logger = pino({ level, base: undefined, formatters: { level: (label) => ({ level: label }) } });
  return {
    info: (event, fields = {}) => logger.info(fields, event),
    error: (event, fields = {}) => logger.error(fields, event),
  };
}

/** A frame as the engine writes it: set in by four blanks, and ending in a place in the code. */
const FRAME = /^ {4}at .*(?::\d+:\d+|<anonymous>|native)\)?$/;

/** Where an error happened, without the words of its message: a line of those may look like a frame. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '' } = error;
  const head = stack.indexOf(message);
  const frames = head === -1 ? stack : stack.slice(head + message.length);
  return [name, ...frames.split('\n').filter((line) => FRAME.test(line))].join('\n');
}
