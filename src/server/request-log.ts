import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { AppError } from '../kernel/errors.ts';
import { errorFields, type Log, type LogFields } from './log.ts';
import type { Metrics } from './metrics.ts';

const HEADER = 'x-request-id';
/** What proxies make: a number in hexadecimal, perhaps a UUID. Words and addresses of people do not fit. */
const ID_OF_PROXY = /^[0-9a-f-]{16,64}$/i;

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
  /** Whether the proxy in front may name the request. */
  trustProxy: boolean;
}

/**
 * Gives every request its id and leaves one line of it when it is answered: at `error` with class and stack for
 * whatever failed (5xx), at `info` for the rest. Files of the web app leave none. Metrics count all of them.
 */
export function requestLog({ log, metrics, trustProxy }: Options): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now();
    const id = requestIdOf(context, trustProxy);
    context.set('requestId', id);
    context.header(HEADER, id);
    await next();
    const milliseconds = performance.now() - startedAt;
    const request = requestOf(context);
    metrics?.observeRequest(request, milliseconds / 1000);
    const fields = { request_id: id, ...request, duration_ms: Math.round(milliseconds * 10) / 10 };
    if (fields.status >= 500) log.error('request failed', { ...fields, ...errorFieldsOf(context) });
    else if (!context.get('sentFile')) log.info('request', { ...fields, ...refusalOf(context) });
  };
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
