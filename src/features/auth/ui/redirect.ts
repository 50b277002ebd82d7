/*
 * Links in mails and redirects of other services arrive with something in their address: a one-use code, the tokens
 * of a session, or an error.
 */

export type Redirect =
  | { kind: 'none' }
  | { kind: 'error' }
  | { kind: 'code'; code: string }
  | { kind: 'tokens'; access_token: string; refresh_token: string };

/** What an address brings; `search` and `hash` with their '?' and '#'. */
export function readRedirect({ search, hash }: { search: string; hash: string }): Redirect {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  if (query.has('error') || fragment.has('error')) return { kind: 'error' };
  const access_token = fragment.get('access_token');
  if (access_token !== null) {
    const refresh_token = fragment.get('refresh_token');
    return access_token && refresh_token
      ? { kind: 'tokens', access_token, refresh_token }
      : { kind: 'error' };
  }
  const code = query.get('code');
  return code === null ? { kind: 'none' } : { kind: 'code', code };
}
