import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { AppError, invalid, unauthenticated } from '../kernel/errors.ts';
import type { AnswerOf, Parsed, Route } from '../kernel/route.ts';
import type { Caller } from './database.ts';
import { stackOf } from './log.ts';
import type { Services } from './services.ts';
import { inTime, isUnavailable, sqlState, unavailable } from './unavailable.ts';

/** What a handler is given: everything validated, identity from the token, the time as a value. */
export interface Call<R extends Route> {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  now: Date;
  services: Services;
  /** For the few handlers that must see headers or the address. */
  request: Request;
}

export interface SignedInCall<R extends Route> extends Call<R> {
  caller: Caller;
}

type Handler<R extends Route> = R['access'] extends 'public'
  ? (call: Call<R>) => Promise<AnswerOf<R>>
  : (call: SignedInCall<R>) => Promise<AnswerOf<R>>;

const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });

const refusals: Record<number, string> = {
  400: 'The body or a parameter is not as described; nothing was changed.',
  401: 'No live session.',
  404: 'No such row of the caller.',
  409: 'The id was already used for something else.',
};

/** What a request carries through its middleware. */
interface Known {
  Variables: { caller?: Caller };
}

/** Where features register their routes. It validates, authenticates, documents and answers errors. */
export class Api {
  readonly hono: OpenAPIHono<Known>;
  readonly services: Services;
  /** Every route served, for the document and for tests that walk over all of them. */
  readonly routes: Route[] = [];
  #verify: ((token: string) => Promise<Caller>) | undefined;

  constructor(services: Services) {
    this.services = services;
    this.hono = new OpenAPIHono<Known>({
      defaultHook: (result) => {
        if (!result.success) throw invalid(problemOf(result.error));
      },
    });
    this.hono.openAPIRegistry.registerComponent('securitySchemes', 'accessToken', {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
    });
    this.hono.onError((error, context) => this.#answerError(error, context));
  }

  /** Sets who reads access tokens. `verify` rejects with 401 for anything but a valid one. */
  authenticateWith(verify: (token: string) => Promise<Caller>): void {
    this.#verify = verify;
  }

  /** `patient` is for calls that work long by nature; every other one is answered in time, whatever happens. */
  serve<const R extends Route>(route: R, handler: Handler<R>, { patient = false } = {}): void {
    this.routes.push(route);
    const described = documented(route);
    // Before anything is read of the body: whoever has no session learns nothing about what it should hold.
    const middleware = route.access === 'public' ? [] : [this.#authenticate];
    this.hono.openapi({ ...described, middleware }, async (context) => {
      const call = {
        params: route.params ? context.req.valid('param' as never) : undefined,
        query: route.query ? context.req.valid('query' as never) : undefined,
        body: route.body ? context.req.valid('json' as never) : undefined,
        now: this.services.clock(),
        services: this.services,
        request: context.req.raw,
        caller: context.get('caller'),
      };
      const work = (handler as (call: unknown) => Promise<unknown>)(call);
      const answer = await (patient ? work : inTime(work));
      return route.answer ? context.json(answer as object) : context.body(null, 204);
    });
  }

  readonly #authenticate: MiddlewareHandler<Known> = async (context, next) => {
    context.set('caller', await this.#callerOf(context));
    await next();
  };

  async #callerOf(context: Context): Promise<Caller> {
    const header = context.req.header('authorization') ?? '';
    const token = /^Bearer (\S+)$/i.exec(header)?.[1];
    if (!token || !this.#verify) throw unauthenticated();
    return this.#verify(token);
  }

  #answerError(error: Error, context: Context): Response {
    if (error instanceof AppError) return context.json(error.body(), error.status as 400);
    if (isUnstorable(error)) return context.json(invalid(UNSTORABLE).body(), 400);
    if ('getResponse' in error && typeof error.getResponse === 'function') {
      return context.json(invalid('The body is not JSON.').body(), 400);
    }
    this.services.log.error('request failed', {
      method: context.req.method,
      route: context.req.routePath,
      stack: stackOf(error),
    });
    if (isUnavailable(error)) return context.json(unavailable().body(), 503);
    const body = new AppError(
      500,
      'unexpected',
      'Something went wrong. Please try again in a few minutes.',
    ).body();
    return context.json(body, 500);
  }
}

const UNSTORABLE = 'It holds a character or a date that cannot be stored.';

/** Whether the database refused a value that no schema can foresee: a zero character, a day before its calendar. */
const isUnstorable = (error: Error) => ['22021', '22P05', '22007', '22008'].includes(sqlState(error) ?? '');

/** The first problem, in words that quote no value. */
function problemOf(error: { issues: { path: PropertyKey[]; message: string }[] }): string {
  const issue = error.issues[0];
  if (!issue) return 'The body is not as described.';
  return issue.path.length ? `${issue.path.map(String).join('.')}: ${issue.message}` : issue.message;
}

function documented(route: Route) {
  const responses: Record<number, { description: string; content?: ReturnType<typeof json>['content'] }> =
    Object.fromEntries(
      Object.entries(refusals).map(([status, description]) => [
        status,
        { description, ...json(errorSchema) },
      ]),
    );
  if (route.answer) responses[200] = { description: 'Done.', ...json(route.answer) };
  else responses[204] = { description: 'Done.' };
  return createRoute({
    method: route.method,
    path: route.path,
    summary: route.summary,
    tags: [route.tag],
    ...(route.access === 'public' ? {} : { security: [{ accessToken: [] }] }),
    request: {
      ...(route.params ? { params: route.params as z.ZodObject } : {}),
      ...(route.query ? { query: route.query as z.ZodObject } : {}),
      ...(route.body ? { body: { ...json(route.body), required: true } } : {}),
    },
    responses,
  });
}
