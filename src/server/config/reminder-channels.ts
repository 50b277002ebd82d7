import { createECDH, createHmac } from 'node:crypto';
import { z } from 'zod';

/**
 * Who carries text messages: Twilio; any provider that takes them at an address of its own; outside of production the
 * developer's outbox; in production without either nobody.
 */
export type TextsConfig =
  | TwilioConfig
  | { kind: 'webhook'; url: string }
  | { kind: 'outbox' }
  | { kind: 'none' };

export interface TwilioConfig {
  kind: 'twilio';
  accountSid: string;
  authToken: string;
  /** A number such as '+15550100199', or the id of a messaging service. */
  from: string;
  /** Where its API answers, without a slash at its end; tests name a stand-in. */
  apiUrl: string;
}

/** The pair of keys by which a browser's push service knows this server; as base64url. */
export interface PushConfig {
  publicKey: string;
  privateKey: string;
}

const TWILIO_API = 'https://api.twilio.com';
/** An uncompressed point of P-256, and a number of as many bits. */
const PUBLIC_BYTES = 65;
const PRIVATE_BYTES = 32;

const bytesOf = (key: string): number => Buffer.from(key, 'base64url').length;

const key = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'must be written as base64url')
    .refine(
      (value) => bytesOf(value) === bytes,
      `must have ${bytes} bytes (npx web-push generate-vapid-keys)`,
    );

/** The settings of text messages and of push, as they stand in the environment. */
export const channelSettings = {
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'must be an account’s id, which begins with AC')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/i, 'must be a number such as +15550100199, or begin with MG')
    .optional(),
  VAPID_PUBLIC_KEY: key(PUBLIC_BYTES).optional(),
  VAPID_PRIVATE_KEY: key(PRIVATE_BYTES).optional(),
};

interface ChannelSettings {
  TWILIO_ACCOUNT_SID?: string | undefined;
  TWILIO_AUTH_TOKEN?: string | undefined;
  TWILIO_FROM?: string | undefined;
  SMS_WEBHOOK_URL?: string | undefined;
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
}

/** All settings of a carrier or none, one carrier at most, and two keys that belong together. */
export function incompleteChannels(set: ChannelSettings): string[] {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, SMS_WEBHOOK_URL } = set;
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = set;
  const twilio = { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM };
  const isPair =
    !VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || publicKeyOf(VAPID_PRIVATE_KEY) === VAPID_PUBLIC_KEY;
  return [
    ...missing(twilio, 'Twilio’s three settings belong together'),
    ...missing({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }, 'the two keys of push belong together'),
    ...(isPair ? [] : ['VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY.']),
    ...(TWILIO_ACCOUNT_SID && SMS_WEBHOOK_URL
      ? ['SMS_WEBHOOK_URL and TWILIO_ACCOUNT_SID exclude each other: choose one way to send text messages.']
      : []),
  ];
}

function missing(together: Record<string, string | undefined>, why: string): string[] {
  const absent = Object.entries(together).filter(([, value]) => value === undefined);
  if (absent.length === Object.keys(together).length) return [];
  return absent.map(([name]) => `${name} must be set too: ${why}.`);
}

export function textsOf(set: ChannelSettings, production: boolean): TextsConfig {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, SMS_WEBHOOK_URL } = set;
  if (TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM) {
    return {
      kind: 'twilio',
      accountSid: TWILIO_ACCOUNT_SID,
      authToken: TWILIO_AUTH_TOKEN,
      from: TWILIO_FROM,
      apiUrl: TWILIO_API,
    };
  }
  if (SMS_WEBHOOK_URL) return { kind: 'webhook', url: SMS_WEBHOOK_URL };
  return production ? { kind: 'none' } : { kind: 'outbox' };
}

/** Outside of production keys follow from the server's own secret; in production without keys there is no push. */
export function pushOf(
  set: ChannelSettings,
  production: boolean,
  authSecret: string,
): PushConfig | undefined {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = set;
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) {
    return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  }
  return production ? undefined : developersKeys(authSecret);
}

/** Keys that every server with this secret agrees on. */
export function developersKeys(authSecret: string): PushConfig {
  const privateKey = createHmac('sha256', authSecret).update('push').digest('base64url');
  return { publicKey: publicKeyOf(privateKey), privateKey };
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return '';
  }
  return pair.getPublicKey('base64url');
}

/** What of it is not fit for production, in one line each. */
export function channelCautions({
  texts,
  push,
}: {
  texts: TextsConfig;
  push: PushConfig | undefined;
}): string[] {
  return [
    ...(texts.kind === 'none'
      ? ['TWILIO_ACCOUNT_SID and SMS_WEBHOOK_URL are not set: nobody gets reminders by text message.']
      : []),
    ...(push ? [] : ['VAPID_PUBLIC_KEY is not set: nobody gets reminders as browser notifications.']),
  ];
}
