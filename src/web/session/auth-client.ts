import { type Sending, send } from '../http.ts';

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

const auth = (path: string, sending: Sending = {}) =>
  send(`/api/auth${path}`, { signal: waiting.signal, ...sending });
const post = (path: string, body: unknown) => auth(path, { method: 'POST', body });

interface UserAnswer {
  user?: SessionUser | null;
}

/** The session of this browser's cookie, or undefined. */
export async function getSession(): Promise<LiveSession | undefined> {
  const answer = (await auth('/get-session')) as { user: SessionUser; session: { expiresAt: string } } | null;
  if (!answer?.user) return undefined;
  const { id, email, name } = answer.user;
  return { user: { id, email, name }, expires_at: answer.session.expiresAt };
}

/** A fresh access token. @throws ApiError 401 when the session is over. */
export async function fetchToken(): Promise<string> {
  const answer = (await auth('/token')) as { token: string };
  return answer.token;
}

export const signInWithPassword = (email: string, password: string) =>
  post('/sign-in/email', { email, password });

/** Opens an account; the answer names the new person unless something is amiss. */
export async function openAccount(account: { name: string; email: string; password: string }) {
  return ((await post('/sign-up/email', account)) as UserAnswer | undefined)?.user ?? undefined;
}

/** Mails a recovery link, if the address has an account. */
export const requestPasswordReset = (email: string) =>
  post('/request-password-reset', { email, redirectTo: '/reset-password' });

/** Ends the session on the server. It gives up after `limit` milliseconds. */
export const endOnServer = (limit: number) =>
  auth('/sign-out', { method: 'POST', body: {}, keepalive: true, signal: AbortSignal.timeout(limit) });
