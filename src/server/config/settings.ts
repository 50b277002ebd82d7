import { z } from 'zod';
import { MASTER_KEY_BYTES, parseMasterKey } from '../master-secrets.ts';
import { bucketSettings } from './bucket.ts';
import { paymentSettings } from './payments.ts';
import { channelSettings } from './reminder-channels.ts';
import { telemetrySettings } from './telemetry.ts';

/* What each setting may be, as it stands in the environment. */

/** Words that stand in examples and must never guard anyone's journal. */
const PLACEHOLDER = /change.?me|example|secret.?here/i;

export const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

const address = (protocols: string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

/** Whether nothing follows the host: the product cannot live under a path, and a user or password would be shown. */
const isBareOrigin = (value: string) => {
  if (!URL.canParse(value)) return true;
  const { pathname, username, password } = new URL(value);
  return pathname === '/' && username === '' && password === '' && !/[?#]/.test(value);
};

/** Whether an address is nothing but a place. */
const isPlain = (value: string) => {
  if (!URL.canParse(value)) return true;
  const { username, password } = new URL(value);
  return username === '' && password === '' && !/[?#]/.test(value);
};

/** Whether a host is this machine, or a neighbor in its own network by a name without a dot. */
export const isNeighbor = (hostname: string): boolean =>
  LOCAL_NAMES.includes(hostname) || /^[a-z][a-z\d-]*$/i.test(hostname);

/** Unencrypted only to this machine and to neighbors. */
const isSafeForWords = (value: string) => {
  if (!URL.canParse(value)) return true;
  const { protocol, hostname } = new URL(value);
  return protocol !== 'http:' || isNeighbor(hostname);
};

const webAddress = z
  .string()
  .refine(address(['http:', 'https:']), 'must be an address beginning with https://');
/** Where people's words go. */
const wordsAddress = webAddress
  .refine(isPlain, 'must have no query, fragment, user or password')
  .refine(isSafeForWords, 'must begin with https://, because people’s words are sent there');
/** Where the pieces of people's files go. */
const bucketAddress = webAddress
  .refine(isPlain, 'must have no query, fragment, user or password')
  .refine(isSafeForWords, 'must begin with https://, because browsers send people’s files there');
const collectorAddress = webAddress
  .refine(isPlain, 'must have no query, fragment, user or password')
  .refine(isSafeForWords, 'must begin with https://, unless it is this machine or a name without a dot');
const databaseAddress = z
  .string()
  .refine(address(['postgres:', 'postgresql:']), 'must be an address beginning with postgres://');
const mailAddress = z
  .string()
  .refine(address(['smtp:', 'smtps:']), 'must be an address beginning with smtp:// or smtps://');

/** An address with or without a name before it, on one line. */
const SENDER = /^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

/** The address in a sender, without a name. */
export const plainSender = (sender: string) => sender.replace(/^.*<([^<>]*)>$/u, '$1');

export const mailbox = (address: string) => `mailto:${encodeURI(address)}`;

/** A mailbox, or a page. */
const contact = z
  .string()
  .refine(
    (value) =>
      /^[^\s<>@:/]+@[^\s<>@]+$/.test(value) || (URL.canParse(value) && /^https:\/\/\S+$/.test(value)),
    'must be an email address, or a page whose address begins with https://',
  )
  .transform((value) => (value.startsWith('https://') ? value : mailbox(value)));

const yesOrNo = (preset: boolean) =>
  z
    .enum(['true', 'false', '1', '0', 'yes', 'no', 'on', 'off'], 'must be true or false')
    .transform((value) => ['true', '1', 'yes', 'on'].includes(value))
    .default(preset);

const port = z
  .string()
  .regex(/^\d+$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65535, 'must be a whole number from 0 to 65535');

const signingSecret = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine((secret) => !PLACEHOLDER.test(secret), 'still contains the text of an example');

const masterKey = z
  .string()
  .refine(
    (key) => parseMasterKey(key) !== undefined,
    `must be ${MASTER_KEY_BYTES} bytes written as base64 (openssl rand -base64 32)`,
  );

export const settings = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development, test or empty')
    .optional(),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_PREPARE: yesOrNo(true),
  SYNC_PUSH: yesOrNo(true),
  APP_URL: webAddress
    .refine(isBareOrigin, 'must end with the host or port: no path, query, fragment, user or password')
    .optional(),
  AUTH_SECRET: signingSecret.optional(),
  ENTRY_MASTER_KEY: masterKey.optional(),
  ENTRY_MASTER_KEY_PREVIOUS: masterKey.optional(),
  SMTP_URL: mailAddress.optional(),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must be an address such as hello@example.com or Growth Loop <hello@example.com>')
    .optional(),
  SECURITY_CONTACT: contact.optional(),
  REQUIRE_EMAIL_CONFIRMATION: yesOrNo(false),
  TRUST_PROXY: yesOrNo(false),
  AUTH_RATE_LIMIT: yesOrNo(true),
  PRODUCT_NAME: z
    .string()
    .max(40, 'must have at most 40 characters')
    .regex(/^\P{Cc}*$/u, 'must be one line')
    .default('Growth Loop'),
  TERMS_URL: webAddress.optional(),
  PRIVACY_URL: webAddress.optional(),
  COACHING_URL: webAddress.optional(),
  COMMUNITY_URL: webAddress.optional(),
  SCHEDULE_CALL_URL: webAddress.optional(),
  BREACHED_PASSWORDS_URL: wordsAddress.optional(),
  REMINDER_WEBHOOK_URL: webAddress.optional(),
  CRM_WEBHOOK_URL: webAddress.optional(),
  SMS_WEBHOOK_URL: webAddress.optional(),
  ...channelSettings,
  WEBHOOK_SECRET: signingSecret.optional(),
  AI_BASE_URL: wordsAddress.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().max(200, 'must have at most 200 characters').optional(),
  ...paymentSettings,
  GOOGLE_CLIENT_ID: z.string().max(200, 'must have at most 200 characters').optional(),
  GOOGLE_CONSENT_URL: wordsAddress.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TASKS_URL: wordsAddress.default('https://tasks.googleapis.com/'),
  ATTACHMENTS_S3_ENDPOINT: bucketAddress.optional(),
  ATTACHMENTS_S3_PATH_STYLE: yesOrNo(true),
  ...bucketSettings,
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorAddress.optional(),
  ...telemetrySettings,
  LOG_LEVEL: z.enum(['silent', 'error', 'info'], 'must be silent, error or info').optional(),
});

export type Settings = z.infer<typeof settings>;

/** An empty value means the same as none: `PORT=` in a file leaves the preset. */
export function given(env: Record<string, string | undefined>): Record<string, string> {
  const pairs = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  return Object.fromEntries(pairs);
}
