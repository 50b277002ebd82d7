import { describe, expect, test } from 'vitest';
import { ConfigError, cautions, loadConfig } from './config.ts';

const secrets = { authSecret: 'a'.repeat(48), entryMasterKey: new Uint8Array(32).fill(7) };
const productionSecrets = {
  AUTH_SECRET: 'pQ7v0m3ZfKx1LrT9sYc5WbH2dNg8JeUaRk4oEi6B',
  ENTRY_MASTER_KEY: Buffer.from(
    '0b5e6f7a91c3d42e8f10a7b6c5d4e3f2918273645a6b7c8d9eafb0c1d2e3f405',
    'hex',
  ).toString('base64'),
};

const SIGNING = 'Zt8qLw2vRk5nXc1bHd7yPf3mGs9jUe4aTi6oQb0V';

function linesOf(env: Record<string, string>): string[] {
  try {
    loadConfig(env, secrets);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

describe('settings', () => {
  test('an empty environment is a laptop that listens to itself only', () => {
    const config = loadConfig({}, secrets);
    expect(config).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      dataDir: 'data',
      databaseUrl: undefined,
      appUrl: 'http://localhost:3000',
      authSecret: secrets.authSecret,
      entryMasterKey: secrets.entryMasterKey,
      productName: 'Growth Loop',
      mailFrom: 'Growth Loop <no-reply@localhost>',
      devOutbox: true,
      authRateLimit: true,
      trustProxy: false,
    });
    expect(config.links.terms).toBeUndefined();
    expect(config.links).toEqual({});
  });

  test('the environment wins over the kept secrets, and an empty value is none', () => {
    const config = loadConfig({ ...productionSecrets, PORT: '', APP_URL: 'https://loop.example/' }, secrets);
    expect(config.authSecret).toBe(productionSecrets.AUTH_SECRET);
    expect(config.entryMasterKey).toEqual(
      new Uint8Array(Buffer.from(productionSecrets.ENTRY_MASTER_KEY, 'base64')),
    );
    expect(config.port).toBe(3000);
    expect(config.appUrl).toBe('https://loop.example');
  });

  test('with a client id people sync with Google, without one with a stand-in, or in production with nobody', () => {
    expect(loadConfig({ GOOGLE_CLIENT_ID: 'id' }, secrets).google).toEqual({
      kind: 'google',
      clientId: 'id',
      consentUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      apiUrl: 'https://tasks.googleapis.com/',
    });
    expect(loadConfig({}, secrets).google).toEqual({ kind: 'stand-in' });
    const bare = loadConfig({ ...productionSecrets, NODE_ENV: 'production' }, undefined);
    expect(bare.google).toEqual({ kind: 'none' });
    expect(cautions(bare).join()).toContain('GOOGLE_CLIENT_ID is not set');
    expect(linesOf({ GOOGLE_TASKS_URL: 'http://tasks.example/' })).toEqual([
      'GOOGLE_TASKS_URL must begin with https://, because people’s words are sent there.',
    ]);
  });

  test('payments have all of their settings in one mode, or none', () => {
    const all = {
      STRIPE_SECRET_KEY: 'sk_test_abc',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
      CGA_STRIPE_MONTHLY: 'price_month',
      CGA_STRIPE_YEARLY: 'price_year',
    };
    expect(loadConfig(all, secrets).payments).toEqual({
      kind: 'stripe',
      secretKey: 'sk_test_abc',
      publishableKey: 'pk_test_abc',
      webhookSecret: 'whsec_abc',
      prices: { CGA_STRIPE_MONTHLY: 'price_month', CGA_STRIPE_YEARLY: 'price_year' },
    });
    expect(loadConfig({}, secrets).payments).toEqual({ kind: 'stand-in' });
    const bare = loadConfig({ ...productionSecrets, NODE_ENV: 'production' }, undefined);
    expect(bare.payments).toEqual({ kind: 'none' });
    expect(cautions(bare).join()).toContain('everyone can keep writing');
    expect(
      cautions(loadConfig({ ...productionSecrets, ...all, NODE_ENV: 'production' }, undefined)).join(),
    ).toContain('STRIPE_SECRET_KEY is for tests');
    for (const name of Object.keys(all)) {
      expect(linesOf({ ...all, [name]: '' })).toEqual([
        `${name} must be set too: Stripe's five settings belong together.`,
      ]);
    }
    expect(linesOf({ ...all, STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }).join()).toContain('both be for tests');
    expect(linesOf({ ...all, STRIPE_SECRET_KEY: 'pk_test_abc' }).join()).toContain(
      'must begin with sk_test_',
    );
  });

  test.each([
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development, test or empty.'],
    [{ PRODUCT_NAME: 'Growth\nLoop' }, 'PRODUCT_NAME must be one line.'],
    ...['Growth Loop', 'ann@', 'Ann <ann>', 'Ann <ann@example.com> Bee', 'a@b.c\r\nBcc: d@e.f'].map(
      (MAIL_FROM) => [
        { MAIL_FROM },
        'MAIL_FROM must be an address such as hello@example.com or Growth Loop <hello@example.com>.',
      ],
    ),
  ] as [Record<string, string>, string][])('%j is refused', (env, line) => {
    expect(linesOf(env)).toEqual([line]);
  });

  test.each(['hello@example.com', 'Ann <ann@example.com>', '<ann@example.com>', '"Ann, of B" <ann@[::1]>'])(
    'emails may come from %s',
    (MAIL_FROM) => {
      expect(loadConfig({ MAIL_FROM }, secrets).mailFrom).toBe(MAIL_FROM);
    },
  );

  test('a language model has an address, a key and a name, or is not there', () => {
    const all = { AI_BASE_URL: 'https://models.example/v1/', AI_API_KEY: 'key', AI_MODEL: 'small' };
    expect(loadConfig(all, secrets).languageModel).toEqual({
      baseUrl: 'https://models.example/v1',
      apiKey: 'key',
      model: 'small',
    });
    expect(loadConfig({}, secrets).languageModel).toBeUndefined();
    expect(linesOf({ AI_BASE_URL: all.AI_BASE_URL, AI_MODEL: '' })).toEqual([
      'AI_API_KEY must be set too: AI_BASE_URL, AI_API_KEY and AI_MODEL belong together.',
      'AI_MODEL must be set too: AI_BASE_URL, AI_API_KEY and AI_MODEL belong together.',
    ]);
  });

  test('telemetry goes nowhere, or where an address says, by the presets of OpenTelemetry', () => {
    expect(loadConfig({ OTEL_TRACES_SAMPLER: 'always_on' }, secrets).telemetry).toBeUndefined();
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
    expect(loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }, secrets).telemetry).toEqual({
      endpoint: 'http://collector:4318',
      headers: {},
      serviceName: 'growth-loop',
      sampler: 'parentbased_always_on',
      sampledShare: 1,
      metricsEveryMs: 60_000,
      timeoutMs: 10_000,
    });
    const all = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.example/path',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi, x-team=loop',
      OTEL_EXPORTER_OTLP_TIMEOUT: '5000',
      OTEL_SERVICE_NAME: 'journal',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
      OTEL_METRIC_EXPORT_INTERVAL: '15000',
    };
    expect(loadConfig(all, secrets).telemetry).toEqual({
      endpoint: 'https://otlp.example/path',
      headers: { authorization: 'Basic YTpi', 'x-team': 'loop' },
      serviceName: 'journal',
      sampler: 'parentbased_traceidratio',
      sampledShare: 0.05,
      metricsEveryMs: 15_000,
      timeoutMs: 5000,
    });
  });

  test.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://otlp.example:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://otlp.example/?key=canary'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://user:canary@otlp.example'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'canary'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=canary,'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%canary'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a key=canary'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=canary%0d%0aother: value'],
    ['OTEL_EXPORTER_OTLP_COMPRESSION', 'zstd'],
    ['OTEL_EXPORTER_OTLP_TIMEOUT', '0'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', '10%'],
    ['OTEL_METRIC_EXPORT_INTERVAL', '10s'],
  ])('%s=%s is refused, and not repeated', (name, value) => {
    const lines = linesOf({ [name]: value });
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name} must `))]);
    expect(lines.join()).not.toContain('canary');
  });

  test.each([
    'http://localhost:11434/v1',
    'http://127.0.0.1/v1',
    'http://models:8000/v1',
    'https://a.example',
  ])('words may go to %s', (AI_BASE_URL) => {
    expect(linesOf({ AI_BASE_URL, AI_API_KEY: 'key', AI_MODEL: 'small' })).toEqual([]);
  });

  test.each([
    'http://models.example/v1',
    'http://203.0.113.7/v1',
    'https://user:pass@models.example/v1',
    'https://models.example/v1?key=secret',
    'ftp://models.example',
    'models',
  ])('words may not go to %s', (AI_BASE_URL) => {
    const lines = linesOf({ AI_BASE_URL, AI_API_KEY: 'key', AI_MODEL: 'small' });
    expect(lines).toEqual([expect.stringMatching(/^AI_BASE_URL must /)]);
    expect(lines.join()).not.toMatch(/secret|user:pass/);
  });

  test.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a whole number from 0 to 65535.'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be an address beginning with postgres://.'],
    [
      { DATABASE_URL: 'postgres://x/y', DATABASE_DIRECT_URL: 'y' },
      'DATABASE_DIRECT_URL must be an address beginning with postgres://.',
    ],
    [
      { DATABASE_DIRECT_URL: 'postgres://x/y' },
      'DATABASE_DIRECT_URL is set without DATABASE_URL: a database has to be named there too.',
    ],
    [{ DATABASE_PREPARE: 'perhaps' }, 'DATABASE_PREPARE must be true or false.'],
    [{ SYNC_PUSH: 'sometimes' }, 'SYNC_PUSH must be true or false.'],
    [{ APP_URL: 'loop' }, 'APP_URL must be an address beginning with https://.'],
    ...[
      'https://loop.example/app',
      'https://loop.example/?a=1',
      'https://loop.example/?',
      'https://loop.example#top',
      'https://ann@loop.example',
      'https://ann:hush@loop.example',
    ].map((address): [Record<string, string>, string] => [
      { APP_URL: address },
      'APP_URL must end with the host or port: no path, query, fragment, user or password.',
    ]),
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.'],
    [{ AUTH_SECRET: `change-me${'x'.repeat(40)}` }, 'AUTH_SECRET still contains the text of an example.'],
    [
      { ENTRY_MASTER_KEY: 'abc' },
      'ENTRY_MASTER_KEY must be 32 bytes written as base64 (openssl rand -base64 32).',
    ],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address beginning with smtp:// or smtps://.'],
    ...[
      'nobody',
      'http://loop.example/report',
      'https://',
      'Ann <ann@loop.example>',
      'a@b.example\nExpires: never',
    ].map((SECURITY_CONTACT): [Record<string, string>, string] => [
      { SECURITY_CONTACT },
      'SECURITY_CONTACT must be an email address, or a page whose address begins with https://.',
    ]),
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be true or false.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, error or info.'],
  ])('%o is refused in one line', (env, line) => {
    expect(linesOf(env)).toEqual([line]);
  });

  test.each([
    [{ SECURITY_CONTACT: 'security@loop.example', MAIL_FROM: 'a@b.example' }, 'mailto:security@loop.example'],
    [{ SECURITY_CONTACT: 'https://loop.example/report' }, 'https://loop.example/report'],
    [{ MAIL_FROM: 'Growth Loop <hello@loop.example>' }, 'mailto:hello@loop.example'],
    [{ MAIL_FROM: 'hello@loop.example' }, 'mailto:hello@loop.example'],
    [{}, undefined],
  ])('with %o weaknesses are reported to %s', (env, securityContact) => {
    const config = loadConfig({ ...productionSecrets, ...env, NODE_ENV: 'production' }, undefined);
    expect(config.securityContact).toBe(securityContact);
    const isTold = cautions(config).join().includes('nobody is told where to report a weakness');
    expect(isTold).toBe(securityContact === undefined);
  });

  test('the address people open is kept as browsers write an origin', () => {
    for (const [given, kept] of [
      ['https://Loop.Example/', 'https://loop.example'],
      ['https://loop.example:443', 'https://loop.example'],
      ['http://localhost:80', 'http://localhost'],
      ['http://loop.example:8080', 'http://loop.example:8080'],
    ]) {
      expect(loadConfig({ APP_URL: given }, secrets).appUrl).toBe(kept);
    }
    expect(loadConfig({ PORT: '0' }, secrets).appUrl).toBe('http://localhost:0');
  });

  test('production refuses secrets that guard nothing; a laptop may have them', () => {
    const weak = { AUTH_SECRET: 'f3'.repeat(24), ENTRY_MASTER_KEY: Buffer.alloc(32).toString('base64') };
    const refusal = 'is too regular to be safe: production refuses zeros, repetitions and sequences';
    expect(linesOf({ NODE_ENV: 'production', ...weak })).toEqual([
      `AUTH_SECRET ${refusal} (openssl rand -base64 48).`,
      `ENTRY_MASTER_KEY ${refusal} (openssl rand -base64 32).`,
    ]);
    expect(linesOf(weak)).toEqual([]);
  });

  test.each(['REMINDER_WEBHOOK_URL', 'CRM_WEBHOOK_URL'])('%s leads outward in production', (name) => {
    const inProduction = { NODE_ENV: 'production', ...productionSecrets, WEBHOOK_SECRET: SIGNING };
    for (const address of [
      'http://hooks.partner.com/',
      'https://0x7f.1/',
      'https://ann:hush@hooks.partner.com/',
    ]) {
      expect(linesOf({ ...inProduction, [name]: address })).toEqual([
        `${name} must be a public https:// address in production, without a user, a password, or a host in this network.`,
      ]);
    }
    expect(linesOf({ ...inProduction, [name]: 'https://hooks.partner.com/' })).toEqual([]);
    expect(linesOf({ [name]: 'http://localhost:4000/hook' })).toEqual([]);
  });

  test('webhooks are signed: with a secret of their own in production, elsewhere with one that follows from another', () => {
    const CRM_WEBHOOK_URL = 'https://hooks.partner.com/';
    const inProduction = { NODE_ENV: 'production', ...productionSecrets, CRM_WEBHOOK_URL };
    expect(linesOf(inProduction)).toEqual([
      'WEBHOOK_SECRET must be set in production where CRM_WEBHOOK_URL is (openssl rand -base64 48).',
    ]);
    expect(linesOf({ ...inProduction, WEBHOOK_SECRET: 'ab'.repeat(20) })).toHaveLength(1);
    expect(linesOf({ WEBHOOK_SECRET: 'too short' })).toHaveLength(1);
    expect(loadConfig({ WEBHOOK_SECRET: SIGNING }, secrets).webhookSecret).toBe(SIGNING);
    const { webhookSecret } = loadConfig({}, secrets);
    expect(webhookSecret).not.toContain(secrets.authSecret);
    expect(loadConfig({}, { ...secrets, authSecret: 'b'.repeat(48) }).webhookSecret).not.toBe(webhookSecret);
  });

  test('every bad setting gets its line, and no secret is repeated in it', () => {
    const lines = linesOf({ PORT: 'x', AUTH_SECRET: 'hush' });
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('hush');
  });

  test('production wants its secrets said, and no loosened limits', () => {
    expect(linesOf({ NODE_ENV: 'production', AUTH_RATE_LIMIT: 'off' })).toEqual([
      'AUTH_SECRET must be set in production (openssl rand -base64 48).',
      'ENTRY_MASTER_KEY must be set in production (openssl rand -base64 32).',
      'AUTH_RATE_LIMIT must not be off in production.',
    ]);
    const config = loadConfig({ NODE_ENV: 'production', ...productionSecrets }, undefined);
    expect(config.devOutbox).toBe(false);
    expect(cautions(config).join(' ')).toMatch(/SMTP_URL.*APP_URL.*TERMS_URL/);
  });
});

describe('a bucket for files', () => {
  const all = {
    ATTACHMENTS_S3_ENDPOINT: 'https://s3.example.com/',
    ATTACHMENTS_S3_BUCKET: 'loop-files',
    ATTACHMENTS_S3_ACCESS_KEY_ID: 'id',
    ATTACHMENTS_S3_SECRET_ACCESS_KEY: 'secret',
  };
  const bucket = (env: Record<string, string>) => loadConfig(env, secrets).bucket;

  test('is in the path of its store, or in the name of its host', () => {
    expect(bucket({})).toBeUndefined();
    expect(bucket(all)).toEqual({
      url: 'https://s3.example.com/loop-files',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    const inHost = { ...all, ATTACHMENTS_S3_PATH_STYLE: 'false', ATTACHMENTS_S3_REGION: 'auto' };
    expect(bucket(inHost)).toMatchObject({ url: 'https://loop-files.s3.example.com', region: 'auto' });
    const below = { ...all, ATTACHMENTS_S3_ENDPOINT: 'https://store.example.com:9000/storage/s3' };
    expect(bucket(below)?.url).toBe('https://store.example.com:9000/storage/s3/loop-files');
  });

  test('has all of its settings or none', () => {
    for (const name of Object.keys(all)) {
      expect(linesOf({ ...all, [name]: '' })).toEqual([
        `${name} must be set too: endpoint, bucket and both keys of ATTACHMENTS_S3 belong together.`,
      ]);
    }
  });

  test.each([
    ['ATTACHMENTS_S3_ENDPOINT', 'http://s3.example.com'],
    ['ATTACHMENTS_S3_ENDPOINT', 'https://me:word@s3.example.com'],
    ['ATTACHMENTS_S3_ENDPOINT', 's3.example.com'],
    ['ATTACHMENTS_S3_BUCKET', 'Loop Files'],
    ['ATTACHMENTS_S3_BUCKET', 'a/b'],
    ['ATTACHMENTS_S3_REGION', 'us east'],
    ['ATTACHMENTS_S3_PATH_STYLE', 'maybe'],
  ])('%s is not %s', (name, value) => {
    expect(linesOf({ ...all, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must `))]);
  });
});
