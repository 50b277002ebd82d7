import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
// Without a query builder for those who name no adapter: 262 modules less to load at each start.
import { betterAuth } from 'better-auth/minimal';
import { jwt } from 'better-auth/plugins/jwt';
import * as z from 'zod';
import { newId } from '../../../kernel/ids.ts';
import type { Config } from '../../../server/config.ts';
import type { Services } from '../../../server/services.ts';
import { ACCESS_TOKEN_MINUTES } from '../contract.ts';
import * as tables from '../tables.ts';

/** How long a session lives that is not used. */
export const SESSION_SECONDS = 30 * 24 * 3600;
const RENEW_SESSION_SECONDS = 24 * 3600;
/** Carries the client's address into better-auth; whatever a request brings under this name is dropped. */
export const CLIENT_IP_HEADER = 'x-growth-loop-client-ip';
export const BASE_PATH = '/api/auth';

/** Whether cookies travel over TLS alone. */
export const isSecure = ({ appUrl }: Pick<Config, 'appUrl'>): boolean => appUrl.startsWith('https:');

/** Sets the cookie of a session that is stored already. Not reachable from outside. */
const setCookieOf = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ token: z.string() }), requireHeaders: true },
  async (ctx) => {
    const { name, attributes } = ctx.context.authCookies.sessionToken;
    const cookie = { ...attributes, maxAge: SESSION_SECONDS };
    await ctx.setSignedCookie(name, ctx.body.token, ctx.context.secret, cookie);
    return ctx.json({ status: true });
  },
);

export type BetterAuth = ReturnType<typeof createBetterAuth>;

/**
 * better-auth, set up for our tables. It keeps sessions and their cookie, and signs access tokens;
 * what it cannot do as the product needs it stands beside it in this folder. Only the auth router talks to it.
 */
export function createBetterAuth(services: Services) {
  const { config, database } = services;
  return betterAuth({
    appName: config.productName,
    baseURL: config.appUrl,
    basePath: BASE_PATH,
    secret: config.authSecret,
    trustedOrigins: [config.appUrl],
    database: drizzleAdapter(database.db, { provider: 'pg', schema: tables, transaction: true }),
    session: { expiresIn: SESSION_SECONDS, updateAge: RENEW_SESSION_SECONDS },
    plugins: [
      jwt({
        disableSettingJwtHeader: true,
        jwt: {
          issuer: config.appUrl,
          audience: config.appUrl,
          expirationTime: `${ACCESS_TOKEN_MINUTES}m`,
        },
      }),
      { id: 'growth-loop', endpoints: { setCookieOf } },
    ],
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: () => newId() },
      cookiePrefix: 'growth-loop',
      useSecureCookies: isSecure(config),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: BASE_PATH },
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER] },
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    telemetry: { enabled: false },
    // What it would write itself quotes addresses: what goes wrong is thrown, and logged by the API without its message.
    logger: { disabled: true },
    onAPIError: { throw: true },
  });
}
