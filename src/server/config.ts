import { createHmac } from 'node:crypto';
import { z } from 'zod';
import {
  incompletePayments,
  isLiveKey,
  type PaymentsConfig,
  paymentSettings,
  paymentsOf,
} from './config/payments.ts';
import {
  channelCautions,
  channelSettings,
  incompleteChannels,
  type PushConfig,
  pushOf,
  type TextsConfig,
  textsOf,
} from './config/reminder-channels.ts';
import { type GoogleConfig, googleConfig } from './google-config.ts';
import { MASTER_KEY_BYTES, type MasterSecrets, parseMasterKey } from './master-secrets.ts';
import { isWeakSecret } from './weak-secret.ts';
import { isOutwardAddress } from './webhook-address.ts';

/** Every setting of the server, read once at start. `.env.example` says what each is for. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Where metrics are served to Prometheus; undefined: nowhere. */
  metricsPort: number | undefined;
  metricsHost: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The address people open, without a slash at its end. */
  appUrl: string;
  authSecret: string;
  entryMasterKey: Uint8Array;
  /** Opens what is still under it, while keys are rotated. */
  entryMasterKeyPrevious: Uint8Array | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where weaknesses are reported, as the address of a page or of a mailbox ('mailto:...'); undefined: nowhere was named. */
  securityContact: string | undefined;
  requireEmailConfirmation: boolean;
  trustProxy: boolean;
  /** False only in tests, which sign up more people in a minute than any address may. */
  authRateLimit: boolean;
  productName: string;
  /** Where passwords of known breaches are looked up by the first letters of their digest; undefined: nowhere. */
  breachedPasswordsUrl: string | undefined;
  links: Links;
  reminderWebhookUrl: string | undefined;
  crmWebhookUrl: string | undefined;
  texts: TextsConfig;
  /** Undefined: no browser is told anything. */
  push: PushConfig | undefined;
  /** Signs what goes to the operator's webhooks. */
  webhookSecret: string;
  payments: PaymentsConfig;
  google: GoogleConfig;
  /** Undefined: none, and nothing of what people write is sent to one. */
  languageModel: LanguageModelConfig | undefined;
  logLevel: 'silent' | 'error' | 'info';
  /** Whether mail is kept for reading at /dev/outbox instead of being sent. */
  devOutbox: boolean;
}

/** The operator's own pages that the product points to. */
export interface Links {
  /** Undefined: the short pages that come with the product. */
  terms: string | undefined;
  privacy: string | undefined;
  /** Undefined, here and below: what leads there is not shown. */
  coaching: string | undefined;
  community: string | undefined;
  scheduleCall: string | undefined;
}

/** A language model behind an endpoint that speaks the chat completions protocol. */
export interface LanguageModelConfig {
  /** Without a slash at its end, for example 'https://models.example.com/v1'. */
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** One line for each setting that is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Words that stand in examples and must never guard anyone's journal. */
const PLACEHOLDER = /change.?me|example|secret.?here/i;

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

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
const databaseAddress = z
  .string()
  .refine(address(['postgres:', 'postgresql:']), 'must be an address beginning with postgres://');
const mailAddress = z
  .string()
  .refine(address(['smtp:', 'smtps:']), 'must be an address beginning with smtp:// or smtps://');

/** An address with or without a name before it, on one line. */
const SENDER = /^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

/** The address in a sender, without a name. */
const plainSender = (sender: string) => sender.replace(/^.*<([^<>]*)>$/u, '$1');

const mailbox = (address: string) => `mailto:${encodeURI(address)}`;

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

const settings = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development, test or empty')
    .optional(),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: databaseAddress.optional(),
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
  LOG_LEVEL: z.enum(['silent', 'error', 'info'], 'must be silent, error or info').optional(),
});

type Settings = z.infer<typeof settings>;

/** An empty value means the same as none: `PORT=` in a file leaves the preset. */
function given(env: Record<string, string | undefined>): Record<string, string> {
  const pairs = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  return Object.fromEntries(pairs);
}

const WEAK = 'is too regular to be safe: production refuses zeros, repetitions and sequences';

/** What may not be in production, in one line each. */
function refusedInProduction(set: Settings): string[] {
  const { AUTH_SECRET, ENTRY_MASTER_KEY, WEBHOOK_SECRET } = set;
  const masterKey = parseMasterKey(ENTRY_MASTER_KEY ?? '');
  return [
    ...missingInProduction(set),
    ...(AUTH_SECRET && isWeakSecret(Buffer.from(AUTH_SECRET))
      ? [`AUTH_SECRET ${WEAK} (openssl rand -base64 48).`]
      : []),
    ...(masterKey && isWeakSecret(masterKey) ? [`ENTRY_MASTER_KEY ${WEAK} (openssl rand -base64 32).`] : []),
    ...(WEBHOOK_SECRET && isWeakSecret(Buffer.from(WEBHOOK_SECRET))
      ? [`WEBHOOK_SECRET ${WEAK} (openssl rand -base64 48).`]
      : []),
    ...refusedWebhooks(set),
  ];
}

/** Addresses that the server sends to: public ones, and signed with a secret that only their operator knows. */
function refusedWebhooks(settings: Settings): string[] {
  const { REMINDER_WEBHOOK_URL, CRM_WEBHOOK_URL, SMS_WEBHOOK_URL, WEBHOOK_SECRET } = settings;
  const named = { REMINDER_WEBHOOK_URL, CRM_WEBHOOK_URL, SMS_WEBHOOK_URL };
  const set = Object.entries(named).filter(([, address]) => address);
  const inward = set.filter(([, address]) => address && !isOutwardAddress(address));
  return [
    ...inward.map(
      ([name]) =>
        `${name} must be a public https:// address in production, without a user, a password, or a host in this network.`,
    ),
    ...(set.length > 0 && !WEBHOOK_SECRET
      ? [
          `WEBHOOK_SECRET must be set in production where ${set.map(([name]) => name).join(' or ')} is (openssl rand -base64 48).`,
        ]
      : []),
  ];
}

function missingInProduction({ AUTH_SECRET, ENTRY_MASTER_KEY, AUTH_RATE_LIMIT }: Settings): string[] {
  return [
    ...(AUTH_SECRET ? [] : ['AUTH_SECRET must be set in production (openssl rand -base64 48).']),
    ...(ENTRY_MASTER_KEY ? [] : ['ENTRY_MASTER_KEY must be set in production (openssl rand -base64 32).']),
    ...(AUTH_RATE_LIMIT ? [] : ['AUTH_RATE_LIMIT must not be off in production.']),
  ];
}

/** Whether the address is this machine's own, so that nobody elsewhere can mean this server by it. */
export const isLocalAddress = (url: string): boolean => LOCAL_NAMES.includes(new URL(url).hostname);

/** Whether the environment says that real people's journals are kept. */
export function isProduction(env: Record<string, string | undefined>): boolean {
  return env.NODE_ENV?.trim() === 'production';
}

/**
 * Reads the settings out of `env`. Outside production `secrets` fills in for AUTH_SECRET and ENTRY_MASTER_KEY.
 *
 * @throws ConfigError with one line for each bad setting; a secret's value is never in it
 */
export function loadConfig(
  env: Record<string, string | undefined>,
  secrets: MasterSecrets | undefined,
): Config {
  const parsed = settings.safeParse(given(env));
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`));
  }
  const set = parsed.data;
  const production = isProduction(env);
  const refused = [
    ...incompleteModel(set),
    ...incompletePayments(set),
    ...incompleteChannels(set),
    ...(set.ENTRY_MASTER_KEY_PREVIOUS === set.ENTRY_MASTER_KEY && set.ENTRY_MASTER_KEY
      ? ['ENTRY_MASTER_KEY_PREVIOUS is the same as ENTRY_MASTER_KEY.']
      : []),
    ...(production ? refusedInProduction(set) : []),
  ];
  if (refused.length > 0) throw new ConfigError(refused);

  const authSecret = set.AUTH_SECRET ?? secrets?.authSecret;
  const entryMasterKey = set.ENTRY_MASTER_KEY
    ? parseMasterKey(set.ENTRY_MASTER_KEY)
    : secrets?.entryMasterKey;
  if (!authSecret || !entryMasterKey)
    throw new ConfigError(['AUTH_SECRET and ENTRY_MASTER_KEY must be set.']);
  // As browsers write it, for calls are accepted from this origin alone.
  const appUrl = new URL(set.APP_URL ?? `http://localhost:${set.PORT}`).origin;

  return {
    production,
    port: set.PORT,
    host: set.HOST,
    metricsPort: set.METRICS_PORT,
    metricsHost: set.METRICS_HOST,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    appUrl,
    authSecret,
    entryMasterKey,
    entryMasterKeyPrevious: parseMasterKey(set.ENTRY_MASTER_KEY_PREVIOUS ?? ''),
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? `${set.PRODUCT_NAME} <no-reply@${new URL(appUrl).hostname}>`,
    securityContact:
      set.SECURITY_CONTACT ?? (set.MAIL_FROM ? mailbox(plainSender(set.MAIL_FROM)) : undefined),
    requireEmailConfirmation: set.REQUIRE_EMAIL_CONFIRMATION,
    trustProxy: set.TRUST_PROXY,
    authRateLimit: set.AUTH_RATE_LIMIT,
    productName: set.PRODUCT_NAME,
    links: linksOf(set),
    breachedPasswordsUrl: set.BREACHED_PASSWORDS_URL,
    reminderWebhookUrl: set.REMINDER_WEBHOOK_URL,
    crmWebhookUrl: set.CRM_WEBHOOK_URL,
    texts: textsOf(set, production),
    push: pushOf(set, production, authSecret),
    webhookSecret:
      set.WEBHOOK_SECRET ?? createHmac('sha256', authSecret).update('webhooks').digest('base64url'),
    payments: paymentsOf(set, production),
    google: googleConfig(set, production),
    languageModel: languageModelOf(set),
    logLevel: set.LOG_LEVEL ?? (production ? 'info' : 'error'),
    devOutbox: !production && !set.SMTP_URL,
  };
}

/** The settings of the language model are complete, or none is there: a half would fail while somebody waits. */
function incompleteModel({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: Settings): string[] {
  const all = Object.entries({ AI_BASE_URL, AI_API_KEY, AI_MODEL });
  const missing = all.filter(([, value]) => value === undefined);
  if (missing.length === all.length) return [];
  return missing.map(
    ([name]) => `${name} must be set too: AI_BASE_URL, AI_API_KEY and AI_MODEL belong together.`,
  );
}

function languageModelOf({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: Settings): LanguageModelConfig | undefined {
  if (!AI_BASE_URL || !AI_API_KEY || !AI_MODEL) return undefined;
  return { baseUrl: AI_BASE_URL.replace(/\/+$/, ''), apiKey: AI_API_KEY, model: AI_MODEL };
}

function linksOf(set: Settings): Links {
  return {
    terms: set.TERMS_URL,
    privacy: set.PRIVACY_URL,
    coaching: set.COACHING_URL,
    community: set.COMMUNITY_URL,
    scheduleCall: set.SCHEDULE_CALL_URL,
  };
}

/** What works but is not fit for real people's journals, in one line each. */
export function cautions(config: Config): string[] {
  if (!config.production) return [];
  const lines: string[] = [];
  if (config.metricsPort !== undefined && !LOCAL_NAMES.includes(config.metricsHost)) {
    lines.push(`Metrics are open to anyone who can reach METRICS_HOST ${config.metricsHost}.`);
  }
  if (!config.smtpUrl)
    lines.push('SMTP_URL is not set: this server cannot send email, so nobody can reset a password.');
  if (!config.securityContact) {
    lines.push('Neither SECURITY_CONTACT nor MAIL_FROM is set: nobody is told where to report a weakness.');
  }
  if (!config.appUrl.startsWith('https:')) {
    lines.push(`APP_URL is ${config.appUrl}: sign-in needs an https:// address that people can open.`);
  }
  if (config.payments.kind === 'none') {
    lines.push(
      'STRIPE_SECRET_KEY is not set: nobody can pay, so everyone can keep writing when a trial ends.',
    );
  } else if (config.payments.kind === 'stripe' && !isLiveKey(config.payments.secretKey)) {
    lines.push('STRIPE_SECRET_KEY is for tests: no money is charged.');
  }
  if (config.google.kind === 'none') {
    lines.push('GOOGLE_CLIENT_ID is not set: nobody can sync with Google Tasks.');
  }
  if (!config.links.terms) {
    lines.push('TERMS_URL is not set: people read the short terms that come with the product.');
  }
  if (!config.links.coaching) {
    lines.push('COACHING_URL is not set: the menu offers no coaching call.');
  }
  return [...lines, ...channelCautions(config)];
}
