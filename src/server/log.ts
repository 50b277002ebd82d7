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

/** Where an error happened, without the words of its message. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return [error.name, ...frames].join('\n');
}
