/*
 * Two-step sign-in: after the password a code is asked for, from an authenticator app (RFC 6238: SHA-1, six digits, 30
 * seconds) or, where that is lost, one of the recovery codes. Codes may be typed with blanks, hyphens and capitals.
 *
 * Where an account has it, `signIn` and `exchangeRecoveryCode` begin no session but answer `{ second_factor: true }`, and
 * give the browser a cookie (HttpOnly, ten minutes) that lets it bring the code to `signInWithFactor`. A passkey is never
 * followed by a code.
 */
import * as z from 'zod';
import { defineRoute } from '../../../kernel/route.ts';
import * as texts from '../texts.ts';
import { type FactorCode, readFactorCode } from './factor-code.ts';

const typedCode = (kinds: FactorCode['kind'][], malformed: string) =>
  z
    .string()
    .max(100)
    .transform((typed, context) => {
      const code = readFactorCode(typed);
      if (code && kinds.includes(code.kind)) return code;
      context.addIssue({ code: 'custom', message: malformed });
      return z.NEVER;
    });

/** The code of a sign-in, of either kind. */
export const factorCodeSchema = typedCode(['app', 'recovery'], texts.factorCodeMalformed);

/** What a browser is answered that must bring a code before its session begins. */
export const factorAskedSchema = z.object({ second_factor: z.literal(true) });

const recoveryCodesSchema = z.object({
  /** Such as 'abcd-efgh-jkmn'. Shown once: the server cannot tell them again. */
  recovery_codes: z.array(z.string()),
});

/** Whether two-step sign-in is on, since when, and how many recovery codes are left. */
export const getSecondFactor = defineRoute({
  method: 'get',
  path: '/api/auth/second-factor',
  access: 'public',
  tag: 'auth',
  summary: 'Whether two-step sign-in is on',
  answer: z.object({
    on: z.boolean(),
    since: z.iso.datetime().nullable(),
    recovery_codes_left: z.number(),
  }),
});

/**
 * Begins to set it up: what an authenticator app is to be given, as base32 or, in a QR code, as an address. It counts once
 * `confirmSecondFactor` has brought a right code, within the hour; beginning again replaces it. 403 `proof_needed`; 400
 * `second_factor_on`; 429.
 */
export const beginSecondFactor = defineRoute({
  method: 'post',
  path: '/api/auth/second-factor/begin',
  access: 'public',
  tag: 'auth',
  summary: 'Begin to set up two-step sign-in',
  body: z.strictObject({}),
  answer: z.object({ secret: z.string(), uri: z.string() }),
});

/**
 * Turns it on: the code is the one that the app shows now. Answers the recovery codes. 400 `second_factor_wrong`, after
 * which it may be tried again; 400 `second_factor_not_begun`; 400 `invalid` for what is no code; 429.
 */
export const confirmSecondFactor = defineRoute({
  method: 'post',
  path: '/api/auth/second-factor/confirm',
  access: 'public',
  tag: 'auth',
  summary: 'Turn on two-step sign-in',
  body: z.object({ code: typedCode(['app'], texts.appCodeMalformed) }),
  answer: recoveryCodesSchema,
});

/** Makes new recovery codes; those before them are void. 403 `proof_needed`; 400 `second_factor_off`; 429. */
export const renewRecoveryCodes = defineRoute({
  method: 'post',
  path: '/api/auth/second-factor/recovery-codes',
  access: 'public',
  tag: 'auth',
  summary: 'Make new recovery codes',
  body: z.strictObject({}),
  answer: recoveryCodesSchema,
});

/** Turns it off; no device is trusted any longer. 403 `proof_needed`; 400 `second_factor_off`. */
export const turnOffSecondFactor = defineRoute({
  method: 'post',
  path: '/api/auth/second-factor/turn-off',
  access: 'public',
  tag: 'auth',
  summary: 'Turn off two-step sign-in',
  body: z.strictObject({}),
  answer: z.object({ status: z.boolean() }),
});

/**
 * What this browser may still bring a code for: a sign-in by `password`, a `recovery` by an emailed link, or nothing. For
 * whoever went to the app for the code and finds the page loaded anew.
 */
export const getFactorAsked = defineRoute({
  method: 'get',
  path: '/api/auth/sign-in/second-factor',
  access: 'public',
  tag: 'auth',
  summary: 'Whether a code is waited for in this browser',
  answer: z.object({ waiting: z.enum(['password', 'recovery']).nullable() }),
});
