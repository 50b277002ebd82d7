import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Route } from '../../src/kernel/route.ts';
import { createApp } from '../../src/server/app.ts';
import { developersKeys } from '../../src/server/config/reminder-channels.ts';
import type { Config } from '../../src/server/config.ts';
import { createServices } from '../../src/server/services.ts';
import { onCitus } from './citus.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import { PASSWORD } from './shared-hash.ts';

export interface Answer {
  status: number;
  /** Read as JSON: a test follows whatever was answered and asserts on it. */
  body: ReturnType<typeof JSON.parse>;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Calls = Record<Method, (path: string, body?: unknown) => Promise<Answer>>;

/** Somebody with an account and a live session. */
export interface Person extends Calls {
  userId: string;
  token: string;
  name: string;
  email: string;
  password: string;
  /** The refresh cookie, as the browser would send it to the auth routes. */
  cookie: string;
}

export interface TestApp {
  url: string;
  config: Config;
  routes: Route[];
  /** Sets another SQL function as the gate. */
  gateWith(sqlFunction: string): void;
  /** Every address that the server listens on, documented or not; method in capitals. */
  served: { method: string; path: string }[];
  /** Sends a request into the application, without a network between. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Signs somebody up whose address is confirmed. */
  person(given?: Partial<Pick<Person, 'name' | 'email' | 'password'>>): Promise<Person>;
  /** Calls as nobody. */
  nobody: Calls;
  setNow(now: Date | string): void;
  /** Runs SQL as the database's owner. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    production: false,
    port: 0,
    host: '127.0.0.1',
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    dataDir: tmpdir(),
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databasePrepare: true,
    syncPush: false,
    appUrl: 'http://localhost:3000',
    authSecret: randomBytes(32).toString('base64'),
    entryMasterKey: new Uint8Array(randomBytes(32)),
    entryMasterKeyPrevious: undefined,
    smtpUrl: undefined,
    mailFrom: 'Growth Loop <hello@growthloop.example>',
    securityContact: 'mailto:security@growthloop.example',
    requireEmailConfirmation: false,
    authRateLimit: false,
    trustProxy: false,
    productName: 'Growth Loop',
    links: {
      terms: 'https://growthloop.example/terms',
      privacy: 'https://growthloop.example/privacy',
      coaching: 'https://growthloop.example/coaching',
      community: 'https://growthloop.example/community',
      scheduleCall: 'https://growthloop.example/call',
    },
    breachedPasswordsUrl: undefined,
    reminderWebhookUrl: undefined,
    crmWebhookUrl: undefined,
    webhookSecret: randomBytes(32).toString('base64'),
    texts: { kind: 'outbox' },
    push: developersKeys('a secret of tests'),
    payments: { kind: 'stand-in' },
    google: { kind: 'none' },
    languageModel: undefined,
    bucket: undefined,
    telemetry: undefined,
    logLevel: 'silent',
    devOutbox: true,
    ...changes,
  };
}

/** Another address of a database; with `directUrl`, a pooler's, past which jobs go. */
type Way = string | { url: string; directUrl: string };

/**
 * The whole server on a database of its own, with a clock that stands still once it is set. `wayTo` answers another
 * address of that database for the server to use.
 */
export async function createTestApp(
  changes: Partial<Config> = {},
  wayTo: (url: string) => Promise<Way> = async (url) => url,
  options: { heartbeat?: number; database?: TestDatabase } = {},
): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'growth-loop-test-'));
  const way = await wayTo(database.url);
  const { url, directUrl } = typeof way === 'string' ? { url: way, directUrl: undefined } : way;
  const config = testConfig({ dataDir, databaseDirectUrl: directUrl, ...changes });
  let now: Date | undefined;
  const services = await createServices(config, url, {
    clock: () => now ?? new Date(),
    ...options,
  });
  const { app, api } = createApp(services);
  const owner = new pg.Pool({ connectionString: database.url, max: 2 });

  const fetchApp = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(new URL(path, config.appUrl), init));

  const callsWith = (headers: Record<string, string>): Calls => {
    const call = (method: Method) => async (path: string, body?: unknown) => {
      const init: RequestInit = { method: method.toUpperCase(), headers: { ...headers } };
      if (body !== undefined) {
        init.headers = { ...headers, 'content-type': 'application/json' };
        init.body = JSON.stringify(body);
      }
      const response = await fetchApp(path, init);
      const text = await response.text();
      return { status: response.status, body: readable(text) };
    };
    return {
      get: call('get'),
      post: call('post'),
      put: call('put'),
      patch: call('patch'),
      delete: call('delete'),
    };
  };

  await confirmsAtOnce(owner);
  let people = 0;
  async function person(given: Parameters<TestApp['person']>[0] = {}): Promise<Person> {
    people += 1;
    const account = {
      name: 'Ann Bee',
      email: `person-${people}-${randomBytes(4).toString('hex')}@example.com`,
      password: PASSWORD,
      ...given,
    };
    await owner.query('insert into harness.confirmed values (lower($1)) on conflict do nothing', [
      account.email,
    ]);
    const origin = { origin: config.appUrl, 'content-type': 'application/json' };
    const signedUp = await fetchApp('/api/auth/sign-up/email', {
      method: 'POST',
      headers: origin,
      body: JSON.stringify(account),
    });
    await owner.query('delete from harness.confirmed where email = lower($1)', [account.email]);
    if (!signedUp.ok) throw new Error(`sign-up answered ${signedUp.status}: ${await signedUp.text()}`);
    const cookie = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const { user } = await signedUp.json();
    const answered = await fetchApp('/api/auth/token', { headers: { ...origin, cookie } });
    const { token } = await answered.json();
    return { ...account, ...callsWith({ authorization: `Bearer ${token}` }), userId: user.id, token, cookie };
  }

  return {
    url: database.url,
    config,
    routes: api.routes,
    gateWith: (sqlFunction) => api.gateWith(sqlFunction),
    served: app.routes.map(({ method, path }) => ({ method, path })),
    fetch: fetchApp,
    person,
    nobody: callsWith({}),
    setNow: (instant) => {
      now = new Date(instant);
    },
    sql: async (text, values) => (await owner.query(text, values)).rows as never,
    async close() {
      await services.close();
      await owner.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * People of the harness have confirmed their addresses from the beginning, so that no mail is asked of them; whoever signs
 * up by `Client` has not.
 */
async function confirmsAtOnce(owner: pg.Pool): Promise<void> {
  await owner.query('create schema if not exists harness');
  await owner.query('create table if not exists harness.confirmed (email text primary key)');
  if (onCitus) await owner.query("select create_reference_table('harness.confirmed')");
  await owner.query(`
    create or replace function harness.confirm() returns trigger language plpgsql security definer as $$ begin
      new.email_verified = new.email_verified
        or exists (select from harness.confirmed where email = lower(new.email));
      return new;
    end $$`);
  await owner.query(`
    create or replace trigger confirm_at_once before insert on auth."user" for each row execute function harness.confirm()`);
}

/**
 * A body as JSON, or as it is. Without the id of the request, which is another each time; tests that are about it
 * read the answer themselves.
 */
export function readable(text: string): Answer['body'] {
  try {
    const body = text === '' ? undefined : JSON.parse(text);
    delete body?.error?.request_id;
    return body;
  } catch {
    return text;
  }
}
