import { existsSync } from 'node:fs';
import { formatList } from '../kernel/intl.ts';
import type { Config } from './config.ts';
import type { Services } from './services.ts';
import type { Outbox, StandIn, StripeStandIn } from './stand-ins.ts';
import { StartFailure } from './start-failure.ts';

/*
 * The only way from the product into dev/: the embedded Postgres and the stand-ins of vendors. A server whose settings
 * name the real ones runs without that folder, so the container image leaves it out.
 */

/** Whether this installation has the folder. */
export const hasDev = (): boolean => existsSync(new URL('../../dev/', import.meta.url));

const usesOutbox = ({ devOutbox, texts }: Config): boolean => devOutbox || texts.kind === 'outbox';

/** The settings that are not set and that a stand-in replaces. */
const standInSettings = (config: Config): string[] => [
  ...(config.devOutbox ? ['SMTP_URL'] : []),
  ...(config.texts.kind === 'outbox' ? ['TWILIO_ACCOUNT_SID (or SMS_WEBHOOK_URL)'] : []),
  ...(config.payments.kind === 'stand-in' ? ['STRIPE_SECRET_KEY'] : []),
  ...(config.google.kind === 'stand-in' ? ['GOOGLE_CLIENT_ID'] : []),
];

/** @throws StartFailure that names the settings which only dev/ could replace, where dev/ is missing */
function requireDevFor(settings: string[]): void {
  if (settings.length === 0 || hasDev()) return;
  const replaces = settings.length === 1 ? 'replaces it' : 'replaces them';
  throw new StartFailure(
    `${formatList(settings)} must be set, because the folder dev/ that ${replaces} on a developer’s machine is missing.`,
  );
}

/** Refuses settings that need dev/ where it is missing, all in one sentence. @throws StartFailure */
export const refuseWithoutDev = (config: Config): void =>
  requireDevFor([...(config.databaseUrl ? [] : ['DATABASE_URL']), ...standInSettings(config)]);

/** Starts the Postgres that needs no setup, on the database in `dataDir`. @throws StartFailure */
export async function startEmbeddedPostgres(options: { dataDir: string; say: (line: string) => void }) {
  requireDevFor(['DATABASE_URL']);
  const embedded = await import('../../dev/postgres/embedded.ts');
  return embedded.startEmbeddedPostgres(options);
}

export type EmbeddedPostgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

interface StandIns {
  outbox: Outbox | undefined;
  stripe: ((services: Services) => StripeStandIn) | undefined;
  google: StandIn | undefined;
}

/** What plays the part of the vendors that the settings do not name; nothing in production. @throws StartFailure */
export async function loadStandIns(config: Config): Promise<StandIns> {
  requireDevFor(standInSettings(config));
  const [outbox, stripe, google] = await Promise.all([
    usesOutbox(config) ? import('../../dev/outbox/outbox.ts') : undefined,
    config.payments.kind === 'stand-in' ? import('../../dev/stripe/stand-in.ts') : undefined,
    config.google.kind === 'stand-in' ? import('../../dev/google/stand-in.ts') : undefined,
  ]);
  return {
    outbox: outbox && new outbox.FileOutbox(config.dataDir),
    stripe: stripe?.createStripeStandIn,
    google: google?.googleStandIn,
  };
}
