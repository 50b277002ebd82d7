import * as texts from './texts.ts';
/** A call that did not succeed, as pages see it. `status` 0 means that no answer came from the server. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Stable, for programs; 'offline' when no answer came. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const NO_ANSWER = texts.noConnection;
const NO_REASON = texts.unexpected;

export const noAnswer = () => new ApiError(0, 'offline', NO_ANSWER);

/** The server said no: the session is over, and asking again would change nothing. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Nobody could answer: no network, a gateway without its server, or too many calls at once. Worth another try. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status);

export interface Sending {
  method?: string;
  body?: unknown;
  /** The access token. */
  token?: string;
  signal?: AbortSignal;
  /** Lets the call finish although the page is left. */
  keepalive?: boolean;
  /** Names a write (a UUID): a repeat with the same key changes nothing. */
  idempotencyKey?: string;
  /** Is told the headers of the answer, also of one that refuses. */
  heard?: (headers: Headers) => void;
}

/** Sends one call and reads its JSON answer; undefined when the answer has no body. @throws ApiError */
export async function send(address: string, sending: Sending = {}): Promise<unknown> {
  const headers = new Headers({ accept: 'application/json' });
  if (sending.token) headers.set('authorization', `Bearer ${sending.token}`);
  if (sending.body !== undefined) headers.set('content-type', 'application/json');
  if (sending.idempotencyKey) headers.set('idempotency-key', sending.idempotencyKey);
  let response: Response;
  try {
    response = await fetch(address, {
      method: sending.method ?? 'GET',
      headers,
      // Of nothing it makes nothing.
      body: JSON.stringify(sending.body),
      signal: sending.signal,
      keepalive: sending.keepalive,
      cache: 'no-store',
    });
  } catch {
    throw noAnswer();
  }
  sending.heard?.(response.headers);
  return answerOf(response);
}

/** Reads the JSON answer; undefined when there is none. @throws ApiError when it refuses or fails */
export async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw noAnswer();
  });
  const body = parsed(text);
  if (!response.ok) throw refusalOf(response.status, body);
  // A page in place of JSON comes from something between us and the server, such as a hotel's sign-in page.
  if (text !== '' && body === undefined) throw noAnswer();
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Our own errors are `{ error: { code, message } }`, the auth library's `{ code, message }`. */
function refusalOf(status: number, body: unknown): ApiError {
  const outer = (body ?? {}) as { error?: unknown };
  const { code, message } = (outer.error || outer) as {
    code?: unknown;
    message?: unknown;
  };
  return new ApiError(
    status,
    typeof code === 'string' ? code : 'unexpected',
    typeof message === 'string' && message !== '' ? message : NO_REASON,
  );
}
