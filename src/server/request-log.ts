import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { matchedRoutes } from 'hono/route';
import { AppError } from '../kernel/errors.ts';
import { errorFields, type Log, type LogFields } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { OpenSpan, SpanStart, Tracer } from './telemetry.ts';

const HEADER = 'x-request-id';
/** What proxies make: a number in hexadecimal, perhaps a UUID. Words and addresses of people do not fit. */
const ID_OF_PROXY = /^[0-9a-f-]{16,64}$/i;

/** Others share one name in metrics and traces: whoever calls may invent methods. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Pages and files of the web app, and what is asked every few seconds whether the server lives. */
const NOT_TRACED = ['/*', '/healthz', '/readyz'];

declare module 'hono' {
  interface ContextVariableMap {
    /** The request's id, as the answer's header, its error body and the log line name it. */
    requestId: string;
    /** Whether a file of the built web app was sent; such requests leave no line. */
    sentFile: boolean;
  }
}

interface Options {
  log: Log;
  metrics?: Metrics | undefined;
  tracer?: Tracer | undefined;
  /** Whether the proxy in front may name the request. */
  trustProxy: boolean;
}

/**
 * Gives every request its id and leaves one line of it when it is answered: at `error` with class and stack for
 * whatever failed (5xx), at `info` for the rest. Files of the web app leave none. Metrics count all of them. Each call is
 * a span, which `traceparent` and other headers of the request have no part in: they are a stranger's.
 */
export function requestLog({ log, metrics, tracer, trustProxy }: Options): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now();
    const id = requestIdOf(context, trustProxy);
    context.set('requestId', id);
    context.header(HEADER, id);
    await traced(tracer, context, next);
    const milliseconds = performance.now() - startedAt;
    const request = requestOf(context);
    metrics?.observeRequest(request, milliseconds / 1000);
    const fields = { request_id: id, ...request, duration_ms: Math.round(milliseconds * 10) / 10 };
    if (fields.status >= 500) log.error('request failed', { ...fields, ...errorFieldsOf(context) });
    else if (!context.get('sentFile')) log.info('request', { ...fields, ...refusalOf(context) });
  };
}

async function traced(tracer: Tracer | undefined, context: Context, next: Next): Promise<void> {
  const route = tracer && routeOf(context);
  if (!route || NOT_TRACED.includes(route)) return next();
  await tracer.trace(spanOf(context, route), async (span) => {
    await next();
    tellAnswer(span, context);
  });
}

function spanOf(context: Context, route: string): SpanStart {
  const { method } = context.req;
  const isKnown = METHODS.includes(method);
  return {
    name: `${isKnown ? method : 'HTTP'} ${route}`,
    kind: 'server',
    fields: {
      'http.request.method': isKnown ? method : '_OTHER',
      'http.route': route,
      'growth_loop.request_id': context.get('requestId'),
    },
  };
}

function tellAnswer(span: OpenSpan, context: Context): void {
  const { status } = context.res;
  span.set({ 'http.response.status_code': status });
  if (status >= 500) span.fail(context.error);
  else if (context.error instanceof AppError) span.set({ 'growth_loop.code': context.error.code });
}

function requestIdOf(context: Context, trustProxy: boolean): string {
  const given = trustProxy ? (context.req.header(HEADER) ?? '') : '';
  // Of these the platform keeps a stock; random bytes it would fetch each time.
  return ID_OF_PROXY.test(given) ? given : randomUUID().replaceAll('-', '').slice(16);
}

const requestOf = (context: Context) => ({
  method: context.req.method,
  route: routeOf(context),
  status: context.res.status,
});

/** The pattern of the route that answers: the first one matched that is not for every address. */
const routeOf = (context: Context): string =>
  matchedRoutes(context).find(({ path }) => path !== '/*' && path !== '*')?.path ?? '/*';

const errorFieldsOf = ({ error }: Context): LogFields => (error ? errorFields(error) : {});

const refusalOf = ({ error }: Context): LogFields => (error instanceof AppError ? { code: error.code } : {});
