import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { jwt } from 'better-auth/plugins';
import * as z from 'zod';
import { newId } from '../../../kernel/ids.ts';
import type { Services } from '../../../server/services.ts';
import { ACCESS_TOKEN_MINUTES, LINK_HOURS, PASSWORD_MAX, PASSWORD_MIN } from '../contract.ts';
import * as tables from '../tables.ts';
import { sendAddressKnown, sendConfirmation } from './letters.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { noteCause } from './swallowed-cause.ts';

const SESSION_SECONDS = 30 * 24 * 3600;
const RENEW_SESSION_SECONDS = 24 * 3600;
/** Carries the visitor's address into the library; whatever a request brings under this name is dropped. */
export const ADDRESS_HEADER = 'x-growth-loop-visitor';
export const BASE_PATH = '/api/auth';

/** Begins a session for somebody whose right to it was already proved. Not reachable from outside. */
const openSession = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
  async (ctx) => {
    const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
    if (!user) throw ctx.error('UNAUTHORIZED');
    const session = await ctx.context.internalAdapter.createSession(user.id);
    await setSessionCookie(ctx, { session, user });
    return ctx.json({ sessionId: session.id, user });
  },
);

export type AuthLibrary = ReturnType<typeof createAuthLibrary>;

/**
 * The auth library, set up for our tables. It keeps accounts, sessions and their cookie, and signs access tokens;
 * what it cannot do as the product needs it stands beside it in this folder. Only the front door talks to it.
 */
export function createAuthLibrary(services: Services) {
  const { config, database } = services;
  return betterAuth({
    appName: config.productName,
    baseURL: config.appUrl,
    basePath: BASE_PATH,
    secret: config.authSecret,
    trustedOrigins: [config.appUrl],
    database: drizzleAdapter(database.db, { provider: 'pg', schema: tables, transaction: true }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      requireEmailVerification: config.requireEmailConfirmation,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => isPassword(hash, password),
      },
      onExistingUserSignUp: ({ user }) => sendAddressKnown(services, user.email),
    },
    emailVerification: {
      // At sign-up the front door sends it, once the account is committed.
      sendOnSignUp: false,
      sendOnSignIn: true,
      expiresIn: LINK_HOURS * 3600,
      sendVerificationEmail: ({ user }) => sendConfirmation(services, user.id),
    },
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
      { id: 'growth-loop', endpoints: { openSession } },
    ],
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: () => newId() },
      cookiePrefix: 'growth-loop',
      useSecureCookies: config.appUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: BASE_PATH },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    telemetry: { enabled: false },
    // What it would write itself quotes addresses: what goes wrong is thrown, and logged by the API without words.
    logger: { level: 'error', log: noteCause },
    onAPIError: { throw: true },
  });
}
