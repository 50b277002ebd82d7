import { getConnInfo } from '@hono/node-server/conninfo';
import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type * as z from 'zod';
import { AppError, invalid, unauthenticated } from '../../../kernel/errors.ts';
import type { AnswerOf, Parsed, Route } from '../../../kernel/route.ts';
import type { Origin } from '../../../server/account-log.ts';
import { type Api, errorSchema } from '../../../server/api.ts';
import { readJson } from '../../../server/json-body.ts';
import type { Services } from '../../../server/services.ts';
import { withTimeout } from '../../../server/unavailable.ts';
import { AUTH_CODES } from '../contract.ts';
import { clientAddress, clientIpKeyOf, isOwnCall, ownOrigins } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { BASE_PATH, type BetterAuth, CLIENT_IP_HEADER } from './better-auth.ts';

/** Who is signed in by the cookie. */
export interface ActiveSession {
  sessionId: string;
  expiresAt: Date;
  user: { id: string; name: string; email: string; emailVerified: boolean };
}

/** What a call under /api/auth is given. */
export interface AuthCall<R extends Route> {
  body: Parsed<R['body']>;
  now: Date;
  services: Services;
  betterAuth: BetterAuth;
  /** The request's headers as better-auth may see them: the cookie, and the client's true address. */
  headers: Headers;
  /** From where the call comes. */
  origin: Origin;
  /** What of the client's address attempts are counted by. */
  clientIpKey: string;
  /** Hands the cookies that an answer of better-auth sets on to the browser. */
  passCookies(from: Headers): void;
  /** The live session of the cookie as the call began, if any. */
  currentSession(): Promise<ActiveSession | undefined>;
  /** The same. @throws AppError 401 when there is none. */
  requireSession(): Promise<ActiveSession>;
}

type AuthHandler<R extends Route> = (call: AuthCall<R>) => Promise<AnswerOf<R>>;

const connectionOf = (context: Context): string =>
  (context.env as { incoming?: unknown } | undefined)?.incoming
    ? (getConnInfo(context).remote.address ?? 'unknown')
    : 'unknown';

/** The routes under /api/auth: it checks origin and body, and answers errors like the rest of the API. */
export class AuthRouter {
  readonly #api: Api;
  readonly #betterAuth: BetterAuth;

  constructor(api: Api, betterAuth: BetterAuth) {
    this.#api = api;
    this.#betterAuth = betterAuth;
  }

  /** Registers a call of whoever is signed in: without a session it is a 401, whatever its body holds. */
  serveSignedIn<const R extends Route>(route: R, handler: AuthHandler<R>): void {
    this.serve(route, handler, (call) => call.requireSession());
  }

  serve<const R extends Route>(
    route: R,
    handler: AuthHandler<R>,
    beforeBody?: (call: AuthCall<Route>) => Promise<unknown>,
  ): void {
    this.#document(route);
    this.#api.hono.on(route.method.toUpperCase(), route.path, async (context) => {
      context.header('Cache-Control', 'no-store');
      if (route.method !== 'get') this.mustBeOwn(context.req.raw);
      const call = this.#callOf(context);
      if (beforeBody) await withTimeout(beforeBody(call));
      const body = route.body ? await bodyOf(context.req.raw, route.body) : undefined;
      const answer = await withTimeout(handler({ ...call, body } as AuthCall<R>));
      return context.json(route.answer ? route.answer.parse(answer) : null);
    });
  }

  /** @throws AppError 403 when another site's page calls. */
  mustBeOwn(request: Request): void {
    const { appUrl, production } = this.#api.services.config;
    if (isOwnCall(request.headers, ownOrigins(appUrl, production, request.url))) return;
    throw new AppError(403, AUTH_CODES.foreignOrigin, texts.foreignOrigin);
  }

  /** The client's address. */
  addressOf(context: Context): string {
    const { trustProxy } = this.#api.services.config;
    return clientAddress(connectionOf(context), context.req.header('x-forwarded-for') ?? null, trustProxy);
  }

  #callOf(context: Context): AuthCall<Route> {
    const { services } = this.#api;
    const betterAuth = this.#betterAuth;
    const address = this.addressOf(context);
    const headers = headersFor(context.req.raw.headers, address);
    let known: Promise<ActiveSession | undefined> | undefined;
    const currentSession = () => {
      known ??= sessionOf(betterAuth, headers);
      return known;
    };
    return {
      body: undefined,
      now: services.clock(),
      services,
      betterAuth,
      headers,
      origin: { address, userAgent: headers.get('user-agent') },
      clientIpKey: clientIpKeyOf(address),
      passCookies: (from) => {
        for (const cookie of from.getSetCookie()) context.header('Set-Cookie', cookie, { append: true });
      },
      currentSession,
      requireSession: async () => {
        const found = await currentSession();
        if (!found) throw unauthenticated();
        return found;
      },
    };
  }

  #document(route: Route): void {
    const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
    const refusal = (description: string) => ({ description, ...json(errorSchema) });
    this.#api.hono.openAPIRegistry.registerPath(
      createRoute({
        method: route.method,
        path: route.path,
        summary: route.summary,
        tags: [route.tag],
        request: route.body ? { body: { ...json(route.body), required: true } } : {},
        responses: {
          200: { description: 'Done.', ...(route.answer ? json(route.answer) : {}) },
          400: refusal('The body does not match its description. Nothing was changed.'),
          401: refusal('There is no active session in the cookie, or sign-in failed.'),
          403: refusal('The request came from another site, or needs a fresh proof (`proof_needed`).'),
          429: refusal('Too many attempts. `Retry-After` says how many seconds to wait.'),
        },
      }),
    );
  }
}

const FORWARDED = ['cookie', 'user-agent'];

function headersFor(given: Headers, address: string): Headers {
  const headers = new Headers({ [CLIENT_IP_HEADER]: address });
  for (const name of FORWARDED) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value.slice(0, 8192));
  }
  return headers;
}

/** The body as the route describes it. @throws AppError 400 */
async function bodyOf(request: Request, schema: z.ZodType): Promise<unknown> {
  const parsed = schema.safeParse(await readJson(request));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const written = issue && Object.values<unknown>(texts).includes(issue.message);
  throw invalid(
    written ? issue.message : `${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'not as described'}`,
  );
}

/** The live session that the cookie stands for, without renewing it. */
export async function sessionOf(
  betterAuth: BetterAuth,
  headers: Headers,
): Promise<ActiveSession | undefined> {
  const found = await readSession(betterAuth, headers, { disableRefresh: true });
  return found?.active;
}

/**
 * The live session that the cookie stands for, and the cookies to set when it was renewed.
 * @throws AppError 503 when it cannot be found out: that must never look like a session that has ended
 */
export async function readSession(
  betterAuth: BetterAuth,
  headers: Headers,
  query: { disableRefresh?: boolean } = {},
): Promise<{ active: ActiveSession; cookies: Headers } | undefined> {
  if (!headers.has('cookie')) return undefined;
  const found = await betterAuth.api
    .getSession({ headers, query, returnHeaders: true })
    .catch((error: unknown) => {
      if (isRefusal(error)) return undefined;
      throw new AppError(503, 'unavailable', texts.unexpected, { cause: error });
    });
  if (!found?.response) return undefined;
  const { session, user } = found.response;
  return { active: { sessionId: session.id, expiresAt: session.expiresAt, user }, cookies: found.headers };
}

/** What better-auth throws when the session ends while it is being renewed. */
const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 401;

/** Asks better-auth as a browser would, by its own routes. */
export function callBetterAuth(
  { betterAuth, headers, services }: Pick<AuthCall<Route>, 'betterAuth' | 'headers' | 'services'>,
  path: string,
  body?: object,
): Promise<Response> {
  const { appUrl } = services.config;
  const sent = new Headers(headers);
  // The auth router has already refused foreign pages.
  sent.set('origin', appUrl);
  if (body) sent.set('content-type', 'application/json');
  const method = body ? 'POST' : 'GET';
  const request = new Request(`${appUrl}${BASE_PATH}${path}`, {
    method,
    headers: sent,
    body: body ? JSON.stringify(body) : undefined,
  });
  return betterAuth.handler(request);
}
