import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import * as z from 'zod';
import { AppError, type ErrorBody, invalid, unauthenticated, unexpected } from '../kernel/errors.ts';
import { idSchema } from '../kernel/ids.ts';
import type { AnswerOf, Parsed, Route } from '../kernel/route.ts';
import type { Origin } from './account-log.ts';
import {
  DONE,
  EVENTS,
  IDEMPOTENCY_KEY,
  REFUSALS,
  REPEATED,
  REQUEST_ID,
  SYNC_SEQ,
  UNCHANGED,
} from './api-document-descriptions.ts';
import { BYTES, readBytes } from './bytes-body.ts';
import { clientKeyOf, originOf } from './client-key.ts';
import type { Actor, Caller, IdempotencyKey, Opening } from './database.ts';
import { keyOf } from './idempotency.ts';
import { readJson } from './json-body.ts';
import type { Services } from './services.ts';
import { texts } from './spoken-texts.ts';
import { translated } from './spoken-words.ts';
import { isUnavailable, sqlState, unavailable, withTimeout } from './unavailable.ts';

/** What a handler is given of the request, validated. */
export interface Call<R extends Route> {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  bytes: R extends { takesBytes: number } ? Uint8Array : undefined;
  services: Services;
  /**
   * What of the client's address attempts are counted by. A call that needs a session counts in AfterCommit, so that
   * whoever has none uses up nobody's attempts.
   */
  clientKey(): string;
  /** From where it comes, as far as the server can tell. */
  origin(): Origin;
}

/** What is left to do once the transaction is committed, when the answer takes long or another connection. */
export class AfterCommit<Answer> {
  readonly run: () => Promise<Answer>;

  constructor(run: () => Promise<Answer>) {
    this.run = run;
  }
}

/**
 * Works in a transaction of the caller, which is committed when it resolves. Its first statement leaves before session
 * and access are known to be good: what it does elsewhere than in the transaction belongs into AfterCommit.
 */
type Handler<R extends Route> = (
  actor: Actor,
  call: Call<R>,
) => Promise<AnswerOf<R> | AfterCommit<AnswerOf<R>>>;

/** Takes nothing, and answers events. */
type EventRoute = Route & { method: 'get'; events: z.ZodType; params?: never; query?: never };

/** Answers a call that was done before from what is stored now, and changes nothing. */
type Repeat<R extends Route> = (actor: Actor, call: Call<R>) => Promise<AnswerOf<R>>;

/** What every refusal looks like. */
export const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    request_id: z.string().describe(REQUEST_ID),
  }),
});
const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
const bytes = { content: { [BYTES]: { schema: z.string().meta({ format: 'binary' }) } } };

/** Where features register their routes. It validates, authenticates, documents and answers errors. */
export class Api {
  readonly hono: OpenAPIHono;
  readonly services: Services;
  /** Every route served, for the document and for tests that walk over all of them. */
  readonly routes: Route[] = [];
  readonly #takeBytes: { method: string; path: RegExp }[] = [];
  #verify: ((token: string) => Promise<Caller>) | undefined;

  constructor(services: Services) {
    this.services = services;
    this.hono = new OpenAPIHono();
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

  /** Whether the request is for a call that takes bytes, and stops reading at a limit of its own. */
  takesBytes({ method, path }: Pick<Context['req'], 'method' | 'path'>): boolean {
    return this.#takeBytes.some((call) => call.method === method && call.path.test(path));
  }

  /** Sets the SQL function (person, access, at) that decides about calls whose access is more than a session. */
  gateWith(sqlFunction: string): void {
    this.services.database.gateWith(sqlFunction);
  }

  /**
   * Registers a call; the transaction that its handler works in begins with the check of session and access. A call
   * that was done before under its idempotency key is answered by `repeat`, or with nothing where nothing is answered or
   * what it was about is gone; else the handler tells by `claim`, or it changes nothing at all.
   */
  serve<const R extends Route>(route: R, handler: Handler<R>, repeat?: Repeat<R>): void {
    this.routes.push(route);
    if (route.takesBytes !== undefined) {
      const path = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      this.#takeBytes.push({ method: route.method.toUpperCase(), path });
    }
    this.hono.openAPIRegistry.registerPath(documented(route));
    const respond = responder(route);
    const answerRepeat = repeat ?? (route.answer ? handler : async () => undefined as AnswerOf<R>);
    const once = async (actor: Actor, call: Call<R>) =>
      (await actor.repeated()) ? unlessGone(answerRepeat(actor, call)) : handler(actor, call);
    this.hono.on(route.method.toUpperCase(), route.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      context.header('Cache-Control', 'no-store');
      // Before anything is read of the body: whoever has no session learns nothing about what it should hold.
      const caller = await this.#callerOf(context);
      const { services } = this;
      const call = await this.#callOf(route, context);
      const opening = { ...openingOf(route, services.clock()), key: idempotencyKeyOf(route, context, call) };
      const work = services.database.asUser(caller, opening, async (actor) => ({
        outcome: await (opening.key ? once(actor, call) : handler(actor, call)),
        seq: await actor.seq(),
      }));
      const { outcome, seq } = await withTimeout(work);
      const answer = outcome instanceof AfterCommit ? await outcome.run() : outcome;
      // What is done after the commit has numbers of its own.
      if (seq !== null && answer === outcome) context.header('Sync-Seq', String(seq));
      return respond(context, answer);
    });
  }

  /**
   * Registers a call that anyone may make, as often as its handler says. It reads; one that writes proves by what it
   * brings whose rows it is about, and takes a repeat for what it is.
   */
  servePublic<const R extends Route & { method: 'get' | 'post'; access: 'public' }>(
    route: R,
    handler: (call: Call<R>) => Promise<AnswerOf<R>>,
  ): void {
    this.routes.push(route);
    this.hono.openAPIRegistry.registerPath(documented(route));
    const respond = responder(route);
    this.hono.on(route.method.toUpperCase(), route.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      context.header('Cache-Control', 'no-store');
      return respond(context, await withTimeout(handler(await this.#callOf(route, context))));
    });
  }

  /** Registers a call that stays open and is answered by events. `open` refuses a session that has ended. */
  serveEvents(route: EventRoute, open: (caller: Caller) => Promise<ReadableStream<Uint8Array>>): void {
    this.routes.push(route);
    this.hono.openAPIRegistry.registerPath(documented(route));
    this.hono.get(route.path, async (context) => {
      // Whatever stands between must neither keep it, nor change it, nor wait until there is more of it.
      context.header('Cache-Control', 'no-store, no-transform');
      const events = await open(await this.#callerOf(context));
      context.header('Content-Type', 'text/event-stream');
      context.header('X-Accel-Buffering', 'no');
      if (context.req.method !== 'HEAD') return context.body(events);
      // Nobody would read them.
      await events.cancel();
      return context.body(null);
    });
  }

  async #callOf<R extends Route>(route: R, context: Context): Promise<Call<R>> {
    const { services } = this;
    const input = await inputOf(route, context);
    const clientKey = () => clientKeyOf(context, services);
    return { ...input, services, clientKey, origin: () => originOf(context, services) } as Call<R>;
  }

  async #callerOf(context: Context): Promise<Caller> {
    // Node's own headers where there are some: making a Headers object of them costs more than the rest of this.
    const header = incomingOf(context)?.headers.authorization ?? context.req.header('authorization') ?? '';
    const token = /^Bearer (\S+)$/i.exec(header)?.[1];
    if (!token || !this.#verify) throw unauthenticated();
    return this.#verify(token);
  }

  /** The answer alone: the request's log line says what happened (`request-log.ts`). */
  #answerError(error: Error, context: Context): Response {
    const id: string = context.get('requestId');
    if (error instanceof AppError) {
      if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter));
      return context.json(told(error.body(id)), error.status as 400);
    }
    if (isUnstorable(error)) return context.json(told(invalid(texts.cannotBeStored).body(id)), 400);
    if (isUnavailable(error)) return context.json(told(unavailable(error).body(id)), 503);
    return context.json(told(unexpected().body(id)), 500);
  }
}

/** What is refused, in the language of whoever asked. */
const told = (body: ErrorBody): ErrorBody => ({
  ...body,
  error: { ...body.error, message: translated(body.error.message) },
});

/** Whether the database refused a value that no schema can foresee: a zero character, a day before its calendar. */
const isUnstorable = (error: Error) => ['22021', '22P05', '22007', '22008'].includes(sqlState(error) ?? '');

/** What a repeat is about may be gone since: then there is nothing to answer, and nothing is wrong. */
const unlessGone = <Answer>(repeat: Promise<Answer>): Promise<Answer | undefined> =>
  repeat.catch((error) => {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  });

/** Node's request; tests call without one. */
const incomingOf = (context: Context): IncomingMessage | undefined =>
  (context.env as Partial<HttpBindings> | undefined)?.incoming;

/** Whether a call takes a number among the person's writes, and can be sent under an idempotency key. */
const isNumbered = ({ method, access, takesBytes }: Route): boolean =>
  method !== 'get' && access !== 'public' && takesBytes === undefined;

/** What the route's access demands of the transaction. */
function openingOf(route: Route, now: Date): Opening {
  const { access = 'signed-in' } = route;
  return { now, writes: isNumbered(route), gated: access === 'signed-in' ? undefined : access };
}

/** The key under which a writing call was sent, if any. @throws AppError 400 when it is no id */
function idempotencyKeyOf<R extends Route>(
  route: R,
  { req }: Context,
  { params, body }: Call<R>,
): IdempotencyKey | undefined {
  const sent = isNumbered(route) ? req.header('idempotency-key') : undefined;
  return sent === undefined ? undefined : keyOf(valid(idSchema, sent), { route, params, body });
}

const writingHeaders = z.object({
  'Idempotency-Key': idSchema.optional().describe(IDEMPOTENCY_KEY),
});
const syncSeqHeader = {
  'Sync-Seq': {
    description: SYNC_SEQ,
    schema: { type: 'integer' as const },
  },
};

/** What of the request the route describes, validated. @throws AppError 400; 413 for too many bytes */
async function inputOf({ params, query, body, takesBytes }: Route, { req }: Context) {
  return {
    params: params && valid(params, req.param()),
    query: query && valid(query, req.query()),
    body: body && valid(body, await readJson(req.raw)),
    bytes: takesBytes === undefined ? undefined : await readBytes(req.raw, takesBytes),
  };
}

/** The value as the schema reads it. @throws AppError 400 */
function valid<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid(problemOf(result.error));
  return result.data;
}

/** Sends an answer as the route describes it: bytes, or of an object what its schema names, and nothing else. */
const responder =
  ({ answer: schema }: Route) =>
  (context: Context, answer: unknown): Response => {
    if (answer === undefined) return context.body(null, 204);
    if (!(answer instanceof Uint8Array)) return context.json(schema?.parse(answer) as object);
    context.header('Content-Type', BYTES);
    return context.body(answer as Uint8Array<ArrayBuffer>);
  };

/** The first problem, in words that quote no value. */
function problemOf(error: { issues: { path: PropertyKey[]; message: string }[] }): string {
  const issue = error.issues[0];
  if (!issue) return texts.bodyNotAsDescribed;
  return issue.path.length ? `${issue.path.map(String).join('.')}: ${issue.message}` : issue.message;
}

function documented(route: Route) {
  const responses: Record<number, { description: string; content?: Record<string, { schema: z.ZodType }> }> =
    Object.fromEntries(
      Object.entries(REFUSALS).map(([status, description]) => [
        status,
        { description, ...json(errorSchema) },
      ]),
    );
  const numbered = isNumbered(route);
  const done = { description: DONE, ...(numbered ? { headers: syncSeqHeader } : {}) };
  if (route.answer) responses[200] = { ...done, ...json(route.answer) };
  if (route.answersBytes) responses[200] = { ...done, ...bytes };
  else if (route.events) {
    responses[200] = { description: EVENTS, content: { 'text/event-stream': { schema: route.events } } };
  } else if (!route.answer) responses[204] = done;
  else if (numbered) responses[204] = { ...done, description: REPEATED };
  else if (route.answer.safeParse(undefined).success) responses[204] = { description: UNCHANGED };
  return createRoute({
    method: route.method,
    path: route.path,
    summary: route.summary,
    tags: [route.tag],
    ...(route.access === 'public' ? {} : { security: [{ accessToken: [] }] }),
    request: {
      ...(route.params ? { params: route.params as z.ZodObject } : {}),
      ...(numbered ? { headers: writingHeaders } : {}),
      ...(route.query ? { query: route.query as z.ZodObject } : {}),
      ...(route.body ? { body: { ...json(route.body), required: true } } : {}),
      ...(route.takesBytes ? { body: { ...bytes, required: true } } : {}),
    },
    responses,
  });
}
