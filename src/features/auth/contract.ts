/*
 * How people sign up, sign in and keep an account.
 *
 * The session has two halves. The refresh half is a cookie (HttpOnly, SameSite=Lax, Path=/api/auth) that no script
 * can read; every call under /api/auth lives on it. The access half is a short-lived token from `getToken`, kept in
 * memory and sent as `Authorization: Bearer` on all other calls.
 *
 * Whoever calls a mutation here from a page must be of the product's own origin. Passwords and addresses are trimmed.
 * Every 429 says in `Retry-After` after how many seconds to try again.
 */
import * as z from 'zod';
import { idSchema } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import { presetZoneSchema } from '../profile/contract.ts';
import { canonicalAddress } from './contract/address.ts';
import { currentPasswordSchema, emailSchema, newAccountSchema, passwordSchema } from './contract/forms.ts';
import { assertionSchema, passkeySignInOptionsSchema } from './contract/passkeys.ts';
import { factorAskedSchema, factorCodeSchema } from './contract/second-factor.ts';
import * as texts from './texts.ts';

export * from './contract/codes.ts';
export * from './contract/limits.ts';
export * from './contract/passkey-limits.ts';
export * from './contract/passkeys.ts';
export * from './contract/second-factor.ts';
export * from './contract/second-factor-limits.ts';
export * from './contract/sessions.ts';

/** Who is signed in. */
export const userSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

const signedIn = z.object({ user: userSchema });
/** A session, or the question for the second step where the account has one. */
const signedInOrAsked = z.union([signedIn, factorAskedSchema]);
const done = z.object({ status: z.boolean() });

/**
 * Creates the account with its profile and trial, and signs in. `time_zone` is the browser's, where it is known;
 * without one the profile begins with the default. Refusals: 400 with the text for the field, 400 `password_common`,
 * 400 `password_breached`; 422 `sign_up_refused`; 500 `profile_failed`, after which there is no account; 429. Where the
 * operator asks for a confirmed address first, `signed_in` is false and the answer is the same for a known address.
 */
export const signUp = defineRoute({
  method: 'post',
  path: '/api/auth/sign-up/email',
  access: 'public',
  tag: 'auth',
  summary: 'Create an account and sign in',
  body: newAccountSchema.extend({ time_zone: presetZoneSchema }),
  answer: z.object({ user: userSchema, signed_in: z.boolean() }),
});

/**
 * Signs in and begins a new session; where two-step sign-in is on, `signInWithFactor` does so afterwards, unless this device
 * is trusted. Refusals: 401 `sign_in_failed`, 403 `email_unconfirmed`, 429.
 */
export const signIn = defineRoute({
  method: 'post',
  path: '/api/auth/sign-in/email',
  access: 'public',
  tag: 'auth',
  summary: 'Sign in with email and password',
  body: z.object({
    email: z.string().max(1000).transform(canonicalAddress),
    password: z.string().trim().max(1000),
  }),
  answer: signedInOrAsked,
});

/**
 * Brings the code that a right password or a recovery link has led to, and begins the session that waits for it. After a
 * link that session may set a new password. `remember` makes this a trusted device: for 30 days it is asked for no code.
 * Refusals: 401 `second_factor_wrong`, after which another code may be tried; 401 `second_factor_expired` when it has to be
 * begun anew; 400 `invalid` for what is no code; 429.
 */
export const signInWithFactor = defineRoute({
  method: 'post',
  path: '/api/auth/sign-in/second-factor',
  access: 'public',
  tag: 'auth',
  summary: 'Sign in with the code of the second step',
  body: z.object({ code: factorCodeSchema, remember: z.boolean().optional() }),
  answer: signedIn,
});

/** What a browser asks its passkeys with: the same for everybody, for five minutes, for one use. 429. */
export const passkeySignInOptions = defineRoute({
  method: 'post',
  path: '/api/auth/passkeys/sign-in-options',
  access: 'public',
  tag: 'auth',
  summary: 'Begin to sign in with a passkey',
  body: z.strictObject({}),
  answer: passkeySignInOptionsSchema,
});

/**
 * Signs in with the passkey that the browser has found, which must have verified its owner by PIN, fingerprint or face.
 * Refusals: 401 `passkey_refused`, 403 `email_unconfirmed`, 429.
 */
export const passkeySignIn = defineRoute({
  method: 'post',
  path: '/api/auth/passkeys/sign-in',
  access: 'public',
  tag: 'auth',
  summary: 'Sign in with a passkey',
  body: z.object({ response: assertionSchema }),
  answer: signedIn,
});

/** Ends this session. Succeeds also when there is none. */
export const signOut = defineRoute({
  method: 'post',
  path: '/api/auth/sign-out',
  access: 'public',
  tag: 'auth',
  summary: 'End this session',
  answer: done,
});

/** A fresh access token for the session in the cookie. 401 when the session has ended. */
export const getToken = defineRoute({
  method: 'get',
  path: '/api/auth/token',
  access: 'public',
  tag: 'auth',
  summary: 'Refresh: a new access token for the session',
  answer: z.object({ token: z.string(), expires_at: z.iso.datetime() }),
});

/** The session in the cookie and its user; null when nobody is signed in. */
export const getSession = defineRoute({
  method: 'get',
  path: '/api/auth/get-session',
  access: 'public',
  tag: 'auth',
  summary: 'Who is signed in',
  answer: z
    .object({ session: z.object({ id: idSchema, expires_at: z.iso.datetime() }), user: userSchema })
    .nullable(),
});

/** Mails a recovery link to `<app>/reset-password?code=...` if the address has an account. The answer never tells. */
export const requestPasswordReset = defineRoute({
  method: 'post',
  path: '/api/auth/request-password-reset',
  access: 'public',
  tag: 'auth',
  summary: 'Ask for a recovery mail',
  body: z.object({
    email: z.string().trim().min(1, texts.emailMissing).pipe(emailSchema),
    redirectTo: z.literal('/reset-password').optional(),
  }),
  answer: done,
});

/**
 * Exchanges the code of a recovery link, once and within the hour, for a session that may set a new password.
 * 400 `link_invalid` for an unknown, used or expired code. Take the code out of the address bar afterwards; after a
 * reload `getRecovery` tells whether the session may still set a password. Where two-step sign-in is on, also on a
 * device that is trusted, `signInWithFactor` begins that session.
 */
export const exchangeRecoveryCode = defineRoute({
  method: 'post',
  path: '/api/auth/recovery/exchange',
  access: 'public',
  tag: 'auth',
  summary: 'Exchange the code of a recovery link for a session',
  body: z.object({ code: z.string().max(200) }),
  answer: signedInOrAsked,
});

const passphraseWaySchema = z.object({
  person: z.string(),
  key_id: z.string(),
  params: z.object({ salt: z.string(), memory: z.number(), passes: z.number() }),
  wrapped: z.string(),
});
export type PassphraseWay = z.output<typeof passphraseWaySchema>;

/**
 * Whether the session in the cookie came from a recovery link and may still set a new password. `vault` is how the
 * passphrase of the person's private vault opens it, null without a vault: the new password may not be the same.
 */
export const getRecovery = defineRoute({
  method: 'get',
  path: '/api/auth/recovery',
  access: 'public',
  tag: 'auth',
  summary: 'Whether this session may set a new password',
  answer: z.object({ valid: z.boolean(), vault: passphraseWaySchema.nullable() }),
});

/** The session out of the hash of a link: `#access_token=...&refresh_token=...`. It is renewed; the old one ends. */
export const sessionFromHash = defineRoute({
  method: 'post',
  path: '/api/auth/session-from-hash',
  access: 'public',
  tag: 'auth',
  summary: 'Take over a session from the tokens in a link',
  body: z.object({ access_token: z.string().max(4000), refresh_token: z.string().max(500) }),
  answer: z.object({ user: userSchema, recovery: z.boolean() }),
});

/**
 * Sets a new password in a session that came from a recovery link, ends every other session and signs in again.
 * 400 `link_invalid` without such a session; 400 `invalid`, `password_common` or `password_breached` for a bad password,
 * after which it may be tried again.
 */
export const resetPassword = defineRoute({
  method: 'post',
  path: '/api/auth/reset-password',
  access: 'public',
  tag: 'auth',
  summary: 'Set a new password after recovery',
  body: z.object({ newPassword: passwordSchema(texts.passwordTooShort) }),
  answer: signedIn,
});

/**
 * Sets a new password, ends every other session and renews this one. 400 `current_password_wrong`, `password_common`,
 * `password_breached`.
 */
export const changePassword = defineRoute({
  method: 'post',
  path: '/api/auth/change-password',
  access: 'public',
  tag: 'auth',
  summary: 'Change the password',
  body: z.object({
    currentPassword: currentPasswordSchema,
    newPassword: passwordSchema(texts.newPasswordTooShort),
    /** Other sessions always end; accepted for callers that say so. */
    revokeOtherSessions: z.boolean().optional(),
  }),
  answer: signedIn,
});

/**
 * Mails a link to the new address, which changes over only when it is followed, and tells the old one. The answer
 * is the same when the address belongs to somebody else. A later call voids the link of an earlier one.
 * 400 `current_password_wrong`.
 */
export const changeEmail = defineRoute({
  method: 'post',
  path: '/api/auth/change-email',
  access: 'public',
  tag: 'auth',
  summary: 'Change the email address',
  body: z.object({ currentPassword: currentPasswordSchema, newEmail: emailSchema }),
  answer: done,
});

/**
 * Mails another link that confirms the address of the account; `sent` is false where it is confirmed already. An earlier
 * link stays good until its hour is over or one of them is used. 429, which says when the next one may be asked for.
 */
export const sendConfirmationAgain = defineRoute({
  method: 'post',
  path: '/api/auth/send-confirmation',
  access: 'public',
  tag: 'auth',
  summary: 'Mail the link again that confirms the address',
  body: z.strictObject({}),
  answer: z.object({ sent: z.boolean() }),
});

/** Deletes the account and everything in it, at once. 400 `current_password_wrong`. */
export const deleteAccount = defineRoute({
  method: 'post',
  path: '/api/auth/delete-user',
  access: 'public',
  tag: 'auth',
  summary: 'Delete the account and all that belongs to it',
  body: z.object({ password: currentPasswordSchema }),
  answer: done,
});

/**
 * Proves anew that the owner is here: for ten minutes the session may do what answers 403 `proof_needed` otherwise.
 * Signing in and setting a password prove it too. 400 `current_password_wrong`; 429.
 */
export const prove = defineRoute({
  method: 'post',
  path: '/api/auth/prove',
  access: 'public',
  tag: 'auth',
  summary: 'Prove anew that it is you',
  body: z.object({ password: currentPasswordSchema }),
  answer: done,
});

/** What a browser asks a passkey with that is to prove the same in this session, within five minutes. 429. */
export const passkeyProofOptions = defineRoute({
  method: 'post',
  path: '/api/auth/prove/passkey-options',
  access: 'public',
  tag: 'auth',
  summary: 'Begin to prove with a passkey that it is you',
  body: z.strictObject({}),
  answer: passkeySignInOptionsSchema,
});

/** Proves the same with a passkey of this account. 400 `passkey_refused`. */
export const passkeyProof = defineRoute({
  method: 'post',
  path: '/api/auth/prove/passkey',
  access: 'public',
  tag: 'auth',
  summary: 'Prove with a passkey that it is you',
  body: z.object({ response: assertionSchema }),
  answer: done,
});

/**
 * Before everything is taken along as a file, which the device makes by itself: asks for a fresh proof, and notes it in
 * the account's log. 403 `proof_needed`; 429.
 */
export const beginExport = defineRoute({
  method: 'post',
  path: '/api/auth/begin-export',
  access: 'public',
  tag: 'auth',
  summary: 'Begin to export everything',
  body: z.strictObject({}),
  answer: done,
});

/** The salt of the person's entry key, for the live session alone: base64 of 32 bytes. */
export const getEntryKey = defineRoute({
  method: 'get',
  path: '/api/entry-key',
  tag: 'auth',
  summary: 'What the browser derives the entry key from',
  answer: z.object({ user_id: idSchema, salt: z.string() }),
});
