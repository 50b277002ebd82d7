import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Tracer as OpenTelemetryTracer,
  type Context as ParentContext,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { errorFields, errorType } from '../log.ts';
import type { OpenSpan, SpanFields, SpanStart, Tracer } from '../telemetry.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

/** The trace that is under way at this place of the program. */
interface UnderWay {
  parent: ParentContext;
  /** False once its root has ended: what was begun in it and goes on, a timer for instance, belongs to no trace. */
  isOpen: boolean;
}

/**
 * Spans of a tracer of OpenTelemetry's. Which trace is under way is known here alone, not by OpenTelemetry's global
 * context, which would give the spans of libraries a place among ours.
 */
export class ContextTracer implements Tracer {
  readonly #spans: OpenTelemetryTracer;
  readonly #underWay = new AsyncLocalStorage<UnderWay | undefined>();

  constructor(spans: OpenTelemetryTracer) {
    this.#spans = spans;
  }

  /** Nothing that came with a request has a say in it: neither in its id, nor in whether it is sent. */
  async trace<T>(start: SpanStart, work: (span: OpenSpan) => Promise<T>): Promise<T> {
    const span = this.#begin(start, ROOT_CONTEXT);
    if (!span.isRecording()) return this.#untraced(work);
    const underWay = { parent: trace.setSpan(ROOT_CONTEXT, span), isOpen: true };
    try {
      return await this.#underWay.run(underWay, () => work(openSpan(span)));
    } finally {
      underWay.isOpen = false;
      span.end();
    }
  }

  /** Outside of any trace; most calls begin there, and need no context of their own then. */
  #untraced<T>(work: (span: OpenSpan) => Promise<T>): Promise<T> {
    if (!this.#underWay.getStore()) return work(NOT_NOTED);
    return this.#underWay.run(undefined, () => work(NOT_NOTED));
  }

  within<T>(start: () => SpanStart, work: () => Promise<T>): Promise<T> {
    const underWay = this.#underWay.getStore();
    return underWay?.isOpen ? this.#inSpan(this.#begin(start(), underWay.parent), work) : work();
  }

  async #inSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      noteFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  #begin({ name, kind, fields }: SpanStart, parent: ParentContext): Span {
    return this.#spans.startSpan(name, { kind: KINDS[kind], attributes: asAttributes(fields) }, parent);
  }
}

const NOT_NOTED: OpenSpan = { set: () => undefined, fail: () => undefined };

const openSpan = (span: Span): OpenSpan => ({
  set: (fields) => void span.setAttributes(asAttributes(fields)),
  fail: (error) => noteFailure(span, error),
});

const asAttributes = (fields: SpanFields): Attributes => ({ ...fields });

/** Not by `recordException`, which notes the message: it may quote a value. */
function noteFailure(span: Span, error: unknown): void {
  span.setAttribute('error.type', errorType(error));
  const { sql_state } = errorFields(error);
  if (sql_state) span.setAttribute('db.response.status_code', sql_state);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
