import { type Sending, send } from '../api/http.ts';

export interface SessionUser {
  id: string;
  email?: string;
  name?: string;
}

export interface LiveSession {
  user: SessionUser;
  /** When the session ends unless it is used before, as an ISO instant. */
  expires_at: string;
}

let waiting = new AbortController();

/** Gives up every auth call under way, so that a late answer cannot open or close a session behind our back. */
export function dropAuthCalls(): void {
  waiting.abort();
  waiting = new AbortController();
}

/** Aborted when the calls that are under way now are given up. */
export const authCallsSignal = (): AbortSignal => waiting.signal;

/** Calls a route of the auth server, which lives on the session's cookie. @throws ApiError */
export const auth = (path: string, sending: Sending = {}): Promise<unknown> =>
  send(`/api/auth${path}`, { signal: waiting.signal, ...sending });

/** The session of this browser's cookie, or undefined. @throws ApiError */
export async function getSession(sending?: Sending): Promise<LiveSession | undefined> {
  const answer = (await auth('/get-session', sending)) as {
    user: SessionUser;
    session: { expires_at: string };
  } | null;
  if (!answer?.user) return undefined;
  const { id, email, name } = answer.user;
  return { user: { id, email, name }, expires_at: answer.session.expires_at };
}

/** A fresh access token. @throws ApiError 401 when the session is over. */
export async function fetchToken(): Promise<string> {
  const answer = (await auth('/token')) as { token: string };
  return answer.token;
}

/** Ends the session on the server. It gives up after `limit` milliseconds. */
export const endOnServer = (limit: number) =>
  auth('/sign-out', { method: 'POST', body: {}, keepalive: true, signal: AbortSignal.timeout(limit) });
