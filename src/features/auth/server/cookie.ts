import { serialize } from 'hono/utils/cookie';
import { BASE_PATH } from './better-auth.ts';

/** The header that sets a cookie which only the auth routes read, and no script. An age of 0 takes it away. */
export const cookieOf = (
  name: string,
  value: string,
  { maxAge, secure }: { maxAge: number; secure: boolean },
): Headers => {
  const cookie = serialize(name, value, { httpOnly: true, maxAge, path: BASE_PATH, sameSite: 'Lax', secure });
  return new Headers({ 'Set-Cookie': cookie });
};
