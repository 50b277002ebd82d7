import { eq } from 'drizzle-orm';
import type { Route } from '../../../kernel/route.ts';
import type { User } from '../contract.ts';
import { session } from '../tables.ts';
import { type AuthCall, askLibrary } from './front-door.ts';

export interface LibraryUser {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

/** A user of the library in the names of the contract. */
export const userOf = ({ id, name, email, emailVerified }: LibraryUser): User => ({
  id,
  name,
  email,
  email_verified: emailVerified,
});

/** What of a call it takes to begin a session. */
export type Opener = Pick<AuthCall<Route>, 'library' | 'headers' | 'passCookies' | 'services' | 'visit'>;

/** Begins a session for somebody whose right to it is proved, and hands its cookie over. */
export async function openSession(call: Opener, userId: string): Promise<{ sessionId: string; user: User }> {
  const { library, headers, passCookies } = call;
  await endSessionBefore(call);
  const opened = await library.api.openSession({ body: { userId }, headers, returnHeaders: true });
  passCookies(opened.headers);
  return { sessionId: opened.response.sessionId, user: userOf(opened.response.user) };
}

/** Ends whatever session the browser brought, its own or one slipped to it, for a new one takes its place. */
export async function endSessionBefore({
  services,
  visit,
}: Pick<Opener, 'services' | 'visit'>): Promise<void> {
  const before = await visit();
  if (before) await services.database.db.delete(session).where(eq(session.id, before.sessionId));
}

/** Makes the browser forget its session. */
export async function forgetCookie(
  call: Pick<AuthCall<Route>, 'library' | 'headers' | 'passCookies' | 'services'>,
) {
  call.passCookies((await askLibrary(call, '/sign-out', {})).headers);
}
