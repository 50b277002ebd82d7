import { createHmac } from 'node:crypto';
import { type BucketConfig, bucketOf, incompleteBucket } from './config/bucket.ts';
import { incompletePayments, isLiveKey, type PaymentsConfig, paymentsOf } from './config/payments.ts';
import { refusedInProduction } from './config/refused-in-production.ts';
import {
  channelCautions,
  incompleteChannels,
  type PushConfig,
  pushOf,
  type TextsConfig,
  textsOf,
} from './config/reminder-channels.ts';
import { given, LOCAL_NAMES, mailbox, plainSender, type Settings, settings } from './config/settings.ts';
import { type TelemetryConfig, telemetryOf } from './config/telemetry.ts';
import { type GoogleConfig, googleConfig } from './google-config.ts';
import { type MasterSecrets, parseMasterKey } from './master-secrets.ts';

export { isNeighbor } from './config/settings.ts';

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
  /** Past a pooler that `databaseUrl` may name, for work that needs a session of its own; undefined: there is none. */
  databaseDirectUrl: string | undefined;
  /** False where a pooler does not keep named statements with the connection that prepared them. */
  databasePrepare: boolean;
  /** Whether devices are told at once when another one of the same person has written. */
  syncPush: boolean;
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
  /** Where the pieces of people's files are stored; undefined: in the database. */
  bucket: BucketConfig | undefined;
  /** Undefined: traces and metrics are sent nowhere. */
  telemetry: TelemetryConfig | undefined;
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
    ...incompleteBucket(set),
    ...(set.ENTRY_MASTER_KEY_PREVIOUS === set.ENTRY_MASTER_KEY && set.ENTRY_MASTER_KEY
      ? ['ENTRY_MASTER_KEY_PREVIOUS is the same as ENTRY_MASTER_KEY.']
      : []),
    ...(set.DATABASE_DIRECT_URL && !set.DATABASE_URL
      ? ['DATABASE_DIRECT_URL is set without DATABASE_URL: a database has to be named there too.']
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
    databaseDirectUrl: set.DATABASE_DIRECT_URL,
    databasePrepare: set.DATABASE_PREPARE,
    syncPush: set.SYNC_PUSH,
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
    bucket: bucketOf(set),
    telemetry: telemetryOf(set),
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
