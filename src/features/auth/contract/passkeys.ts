/*
 * Passkeys, in the JSON that browsers and WebAuthn give them. An answer carries only what is checked here: what an
 * authenticator has derived for the browser (its PRF results) is dropped before anything reads it.
 */
import * as z from 'zod';
import { filledText } from '../../../kernel/filled-text.ts';
import { idSchema } from '../../../kernel/ids.ts';
import { defineRoute } from '../../../kernel/route.ts';
import * as texts from '../texts.ts';
import { PASSKEY_NAME_MAX } from './passkey-limits.ts';

const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const CREDENTIAL_ID_MAX = 1400;
const credentialId = bytes(CREDENTIAL_ID_MAX);
const clientData = bytes(8000);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };
const transport = z.string().max(32);
const required = z.literal('required');

/** What a browser makes a passkey with. */
export const passkeyOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: required,
    requireResidentKey: z.literal(true),
    userVerification: required,
  }),
});

/** What a browser asks for a passkey with; it names none, so it tells of nobody. */
export const passkeySignInOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: required,
});

/** A passkey that was just made. */
export const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: bytes(32_000),
    transports: z.array(transport).max(10).optional(),
  }),
  clientExtensionResults: z.object({ prf: z.object({ enabled: z.boolean().optional() }).optional() }),
});
export type Attestation = z.infer<typeof attestationSchema>;

/** One use of a passkey. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(100),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;

export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  /** The beginning of the network address that it was last used from, such as '203.0'. */
  last_used_network: z.string().nullable(),
  /** Whether it is kept in sync between the person's devices. */
  backed_up: z.boolean(),
  /** Whether it can derive a secret for the site, as the browser said when it was made. */
  prf_supported: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyNameSchema = filledText(texts.passkeyNameMissing).max(
  PASSKEY_NAME_MAX,
  texts.passkeyNameTooLong,
);

/** The passkeys of the person, the oldest first. */
export const listPasskeys = defineRoute({
  method: 'get',
  path: '/api/auth/passkeys',
  access: 'public',
  tag: 'auth',
  summary: 'The passkeys of the account',
  answer: z.array(passkeySchema),
});

/**
 * What the browser makes a passkey with, in this session, within five minutes. 403 `proof_needed`, 400 `passkeys_full`,
 * 429.
 */
export const passkeyOptions = defineRoute({
  method: 'post',
  path: '/api/auth/passkeys/options',
  access: 'public',
  tag: 'auth',
  summary: 'Begin to add a passkey',
  body: z.object({}),
  answer: passkeyOptionsSchema,
});

/** Adds the passkey that was made with the options, under the name of the device. 400 `passkey_not_added`. */
export const addPasskey = defineRoute({
  method: 'post',
  path: '/api/auth/passkeys',
  access: 'public',
  tag: 'auth',
  summary: 'Add a passkey',
  body: z.object({ response: attestationSchema }),
  answer: passkeySchema,
});

/** Gives a passkey another name. 404 for one that is not there. */
export const renamePasskey = defineRoute({
  method: 'post',
  path: '/api/auth/passkeys/rename',
  access: 'public',
  tag: 'auth',
  summary: 'Rename a passkey',
  body: z.object({ id: idSchema, name: passkeyNameSchema }),
  answer: passkeySchema,
});

/** Removes a passkey: it signs nobody in any more. 403 `proof_needed`; 404 for one that is not there. */
export const removePasskey = defineRoute({
  method: 'post',
  path: '/api/auth/passkeys/remove',
  access: 'public',
  tag: 'auth',
  summary: 'Remove a passkey',
  body: z.object({ id: idSchema }),
  answer: z.object({ status: z.boolean() }),
});
