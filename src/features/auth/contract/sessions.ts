import * as z from 'zod';
import { ACCOUNT_EVENTS } from '../../../kernel/account-events.ts';
import { idSchema } from '../../../kernel/ids.ts';
import { defineRoute } from '../../../kernel/route.ts';

/* Where a person is signed in, and what happened to their account. */

const done = z.object({ status: z.boolean() });

export const sessionSchema = z.object({
  id: idSchema,
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** The live sessions of the person, this one first, then the latest used. */
export const listSessions = defineRoute({
  method: 'get',
  path: '/api/auth/list-sessions',
  access: 'public',
  tag: 'auth',
  summary: 'Where the person is signed in',
  answer: z.array(sessionSchema),
});

/** Ends one session of the person. */
export const revokeSession = defineRoute({
  method: 'post',
  path: '/api/auth/revoke-session',
  access: 'public',
  tag: 'auth',
  summary: 'End one session',
  body: z.object({ id: idSchema }),
  answer: done,
});

export const accountEventSchema = z.object({
  id: idSchema,
  kind: z.enum(ACCOUNT_EVENTS),
  at: z.iso.datetime(),
  /** The beginning of the network address, such as '203.0'; null for what the server did by itself. */
  network: z.string().nullable(),
  user_agent: z.string().nullable(),
});
export type AccountEvent = z.infer<typeof accountEventSchema>;

/** What happened to the account in the last 90 days, the latest first; at most 200 events. */
export const listAccountEvents = defineRoute({
  method: 'get',
  path: '/api/auth/account-events',
  access: 'public',
  tag: 'auth',
  summary: 'What happened to the account',
  answer: z.array(accountEventSchema),
});

/** Signs out everywhere, here too. */
export const revokeSessions = defineRoute({
  method: 'post',
  path: '/api/auth/revoke-sessions',
  access: 'public',
  tag: 'auth',
  summary: 'Sign out everywhere',
  answer: done,
});

/** Signs out everywhere else. */
export const revokeOtherSessions = defineRoute({
  method: 'post',
  path: '/api/auth/revoke-other-sessions',
  access: 'public',
  tag: 'auth',
  summary: 'Sign out everywhere else',
  answer: done,
});
