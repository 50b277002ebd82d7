import { setTimeout as sleep } from 'node:timers/promises';
import { createLocalJWKSet, decodeJwt, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { unauthenticated } from '../../../kernel/errors.ts';
import type { Caller, Database } from '../../../server/database.ts';
import { jwks } from '../tables.ts';
import type { BetterAuth } from './better-auth.ts';

const KEPT_TOKENS = 10_000;
/** A key that is not known here makes the keys be read again, once for all who bring one, and not more often than this. */
const RELOAD_PAUSE_MS = 1000;
const ALGORITHM = 'EdDSA';

type KeySet = ReturnType<typeof createLocalJWKSet>;

/**
 * Reads access tokens without asking the database: the signature is checked here with keys that are kept. Whether
 * the session still lives is checked by the transaction that the caller opens.
 */
export class AccessTokens {
  readonly #database: Database;
  readonly #issuer: string;
  readonly #verified = new Map<string, { caller: Caller; until: number }>();
  #keys: Promise<KeySet> | undefined;
  #loadedAt = 0;
  #reloading: Promise<KeySet> | undefined;

  constructor(database: Database, issuer: string) {
    this.#database = database;
    this.#issuer = issuer;
  }

  /** @throws AppError 401 for anything but a token of ours that has not expired. */
  async verify(token: string): Promise<Caller> {
    const known = this.#verified.get(token);
    if (known) {
      if (known.until > Date.now()) return known.caller;
      this.#verified.delete(token);
      throw unauthenticated();
    }
    const payload = await this.#payloadOf(token);
    const caller = callerIn(payload);
    this.#remember(token, caller, (payload.exp ?? 0) * 1000);
    return caller;
  }

  #remember(token: string, caller: Caller, until: number): void {
    const oldest = this.#verified.size >= KEPT_TOKENS ? this.#verified.keys().next().value : undefined;
    if (oldest !== undefined) this.#verified.delete(oldest);
    this.#verified.set(token, { caller, until });
  }

  async #payloadOf(token: string): Promise<JWTPayload> {
    try {
      return await this.#check(token, await this.#keySet());
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw unauthenticated();
    }
    // Two who are the first to sign in at the same moment have a key each.
    this.#reloading ??= this.#reload().finally(() => {
      this.#reloading = undefined;
    });
    return this.#check(token, await this.#reloading).catch(() => {
      throw unauthenticated();
    });
  }

  async #check(token: string, keys: KeySet): Promise<JWTPayload> {
    const checks = {
      issuer: this.#issuer,
      audience: this.#issuer,
      algorithms: [ALGORITHM],
      requiredClaims: ['exp'],
    };
    return (await jwtVerify(token, keys, checks)).payload;
  }

  async #reload(): Promise<KeySet> {
    await sleep(Math.max(0, this.#loadedAt + RELOAD_PAUSE_MS - Date.now()));
    this.#keys = undefined;
    return this.#keySet();
  }

  #keySet(): Promise<KeySet> {
    this.#keys ??= this.#load().catch((error) => {
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }

  async #load(): Promise<KeySet> {
    const rows = await this.#database.db.select({ id: jwks.id, publicKey: jwks.publicKey }).from(jwks);
    this.#loadedAt = Date.now();
    const keys = rows.map((row) => ({ ...JSON.parse(row.publicKey), kid: row.id, alg: ALGORITHM }));
    return createLocalJWKSet({ keys } as JSONWebKeySet);
  }
}

function callerIn(payload: JWTPayload): Caller {
  if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') throw unauthenticated();
  return { userId: payload.sub, sessionId: payload.sid };
}

/** What better-auth says of a signing key that was stored under another AUTH_SECRET. */
const isUnderOtherSecret = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Failed to decrypt private key');

/**
 * Signs an access token. After AUTH_SECRET was changed the stored keys are good for nothing, and whoever knew the old
 * secret may know them: they go, and better-auth makes a new one.
 */
export async function signToken(betterAuth: BetterAuth, database: Database, caller: Caller): Promise<string> {
  // The browser's clock may be wrong, so it reads how long a token lives from its own two instants.
  const iat = Math.floor(Date.now() / 1000);
  const payload = { sub: caller.userId, sid: caller.sessionId, iat };
  const sign = async () => (await betterAuth.api.signJWT({ body: { payload } })).token;
  try {
    return await sign();
  } catch (error) {
    if (!isUnderOtherSecret(error)) throw error;
    await database.db.delete(jwks);
    return sign();
  }
}

/** When a token of ours expires. */
export const expiryOf = (token: string): Date => new Date((decodeJwt(token).exp ?? 0) * 1000);
