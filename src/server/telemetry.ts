import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/**
 * The only attributes that a span may have. Names are OpenTelemetry's own where it has one. What a person wrote, who they
 * are and where they are is not among them, in no form: not hashed either (decision 46).
 */
export interface SpanFields {
  'http.request.method'?: string;
  /** The route's pattern, for example '/api/tasks/:id', never the address that was called. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  /** The same id as in the log line and in the answer's `x-request-id`. */
  'growth_loop.request_id'?: string;
  /** The code of an expected refusal, as the contract names it. */
  'growth_loop.code'?: string;
  'db.system.name'?: 'postgresql';
  /** Postgres' error code. */
  'db.response.status_code'?: string;
  'messaging.system'?: 'pg-boss';
  'messaging.operation.type'?: 'process';
  'messaging.destination.name'?: string;
  /** Which attempt at a job it is, counted from 1. */
  'growth_loop.attempt'?: number;
  /** A code or the class of an error, never its message. */
  'error.type'?: string;
}

export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  fields: SpanFields;
}

/** A span that has begun; of one that was not chosen to be sent, nothing is noted. */
export interface OpenSpan {
  set(fields: SpanFields): void;
  /** Notes that its work failed: the error's codes or class. */
  fail(error: unknown): void;
}

/** Notes what the server does and how long it takes. */
export interface Tracer {
  /** Begins a trace, and does `work` in it. A failure of `work` is the caller's to note. */
  trace<T>(start: SpanStart, work: (span: OpenSpan) => Promise<T>): Promise<T>;
  /**
   * Does `work` in a span of the trace that is under way; without one, or in one that is not sent, only does it, and asks
   * for no description of the span.
   */
  within<T>(start: () => SpanStart, work: () => Promise<T>): Promise<T>;
}

/** Traces and metrics on their way to the operator's collector. */
export interface Telemetry {
  tracer: Tracer;
  /** Sends what is left, as far as it is taken within a moment. */
  close(): Promise<void>;
}

/** Undefined where no collector is named; the libraries are not loaded then. */
export async function startTelemetry(
  { telemetry }: Pick<Config, 'telemetry'>,
  sources: { log: Log; metrics: Metrics | undefined },
): Promise<Telemetry | undefined> {
  if (!telemetry) return undefined;
  const { sendTelemetry } = await import('./telemetry/send.ts');
  return sendTelemetry(telemetry, sources);
}
