import { ApiError, type Sending, send } from '../api/http.ts';
import type { RouteName, Routes } from '../api/routes.ts';
import type { AnswerOf, Route, Sent } from '../kernel/route.ts';
import { tokenForCall } from './load.ts';
import { currentSession } from './state.ts';

export { ApiError } from '../api/http.ts';

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value };

/** What a call of the route must be given: exactly the parts that the route describes. */
export type PartsOf<R extends Route> = Part<'params', Sent<R['params']>> &
  Part<'query', Sent<R['query']>> &
  Part<'body', Sent<R['body']>>;

type CallInput<R extends Route> = PartsOf<R> & Pick<Sending, 'signal'>;

/** A call whose parts were checked against the contract earlier, such as one that waited on the device. */
export interface PlainCall extends Pick<Sending, 'signal' | 'idempotencyKey' | 'heard' | 'keepalive'> {
  params?: object;
  query?: object;
  body?: unknown;
}

/** Fills `{name}` of the path and appends the query; parts that are undefined are left out. */
export function addressOf(path: string, params?: object, query?: object): string {
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  );
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

type Input<R extends Route> =
  Record<string, never> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

/** The routes of sign-in and account live on the session's cookie and take no token. */
const AUTH_PATH = '/api/auth/';

/**
 * Calls the API by method and path, as in `call('PATCH /api/tasks/{id}', { params, body })`; what it takes and answers
 * is checked against the contracts when it is compiled. Carries the access token, and asks once more with a new one
 * when it was refused; when no new one is given, the session is over.
 * @throws ApiError with the server's status, code and message; status 0 and code 'offline' without an answer
 */
export async function call<Name extends RouteName>(
  name: Name,
  ...[input]: Input<Routes[Name]>
): Promise<AnswerOf<Routes[Name]>> {
  return (await plainCall(name, (input ?? {}) as PlainCall)) as AnswerOf<Routes[Name]>;
}

/** Like `call`, for parts that the compiler cannot check any more. @throws ApiError */
export function plainCall(name: string, { params, query, ...sending }: PlainCall): Promise<unknown> {
  const [method, path = ''] = name.split(' ');
  const address = addressOf(path, params, query);
  const ask = (token?: string) => send(address, { method, token, ...sending });
  return path.startsWith(AUTH_PATH) ? ask() : withToken(ask);
}

/** Asks with the access token, and once more with a new one when it was refused. @throws ApiError */
export async function withToken<Answer>(ask: (token: string) => Promise<Answer>): Promise<Answer> {
  const token = await tokenForCall();
  const person = currentSession().user?.id;
  try {
    return await ask(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    // Whoever has signed in meanwhile asks for nothing of the one before.
    if (currentSession().user?.id !== person) throw error;
    return ask(await tokenForCall(token));
  }
}
