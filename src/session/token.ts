export interface AccessToken {
  value: string;
  userId: string;
  /** Milliseconds since 1970 on this device's clock. */
  validUntil: number;
}

/** A token is never taken to live shorter, in milliseconds: renewals that chase each other would help nobody. */
const SHORTEST_LIFE = 30_000;

/** Reads whom a token is for and how long it lives. The device's clock may be wrong, so the span counts, not the end. */
export function readToken(value: string, now: number): AccessToken {
  const payload = (value.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const claims = JSON.parse(atob(payload)) as { sub: string; iat?: number; exp: number };
  const life = claims.exp * 1000 - (claims.iat === undefined ? now : claims.iat * 1000);
  return { value, userId: claims.sub, validUntil: now + Math.max(life, SHORTEST_LIFE) };
}
