export interface AccessToken {
  value: string;
  userId: string;
  /** Milliseconds since 1970 on this device's clock. */
  validUntil: number;
}

/** Reads whom a token is for and how long it lives. The device's clock may be wrong, so only the span is used. */
export function readToken(value: string, now: number): AccessToken {
  const payload = (value.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const claims = JSON.parse(atob(payload)) as { sub: string; iat: number; exp: number };
  return { value, userId: claims.sub, validUntil: now + (claims.exp - claims.iat) * 1000 };
}
