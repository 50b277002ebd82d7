import type { Route } from '../../../kernel/route.ts';
import type { User } from '../contract.ts';
import type { AuthCall } from './front-door.ts';

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

/** Begins a session for somebody whose right to it is proved, and hands its cookie over. */
export async function openSession(
  { library, headers, passCookies }: Pick<AuthCall<Route>, 'library' | 'headers' | 'passCookies'>,
  userId: string,
): Promise<{ sessionId: string; user: User }> {
  const opened = await library.api.openSession({ body: { userId }, headers, returnHeaders: true });
  passCookies(opened.headers);
  return { sessionId: opened.response.sessionId, user: userOf(opened.response.user) };
}
