/*
 * What holds for every call there is, those under /api/auth included: the OpenAPI document lists them all, and a test
 * holds the document against the addresses on which the server really listens.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { type Google, startGoogle } from '../harness/google.ts';

interface Operation {
  method: string;
  path: string;
  security?: unknown[];
  /** The schema of its JSON body, if it takes one. */
  body?: { properties?: Record<string, unknown> };
  /** Every kind of body that it takes. */
  bodyKinds: string[];
}

let google: Google;
let app: TestApp;
let ann: Person;
let bob: Person;
let operations: Operation[];

beforeAll(async () => {
  google = await startGoogle();
  app = await createTestApp({ google: google.addresses });
  ann = await app.person({ name: 'Ann Bee' });
  bob = await app.person({ name: 'Bob Cee' });
  const { paths } = (await app.nobody.get('/api/openapi.json')).body;
  operations = Object.entries<Record<string, Described>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase(),
      path,
      security: described.security,
      body: described.requestBody?.content['application/json']?.schema,
      bodyKinds: Object.keys(described.requestBody?.content ?? {}),
    })),
  );
});
afterAll(async () => {
  await app.close();
  await google.close();
});

interface Described {
  security?: unknown[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const anyId = '01900000-0000-7000-8000-000000000001';
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, anyId);

/** Addresses that are no calls: health, documents and files, mail on a laptop, and the page behind a mailed link. */
const BESIDE_THE_API = [
  'GET /.well-known/security.txt',
  'GET /.well-known/change-password',
  'GET /healthz',
  'GET /readyz',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /dev/outbox',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /manifest.webmanifest',
  'GET /release.json',
  'GET /service-worker.js',
  'POST /share',
  'GET /api/auth/confirm-email',
  'POST /api/auth/confirm-email',
  'GET /api/auth/end-session',
  'POST /api/auth/end-session',
  'POST /webhooks/stripe',
  'GET /unsubscribe',
  'POST /unsubscribe',
  'GET /calendar/{file}',
  'POST /webhooks/sms',
];
/** Where the stand-in of the payment provider is, which no production has. */
const STAND_IN = '/dev/payments/';

describe('there is no other role than the person itself', () => {
  test('ROL-09 the document lists every call on which the server listens, those under /api/auth too', () => {
    const known = new Set([...operations.map(nameOf), ...BESIDE_THE_API]);
    const calls = app.served
      .map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') }))
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('*') && !path.startsWith(STAND_IN));
    const unlisted = calls.map(nameOf).filter((name) => !known.has(name));
    expect(unlisted).toEqual([]);
    expect(operations.filter(({ path }) => path.startsWith('/api/auth/')).length).toBeGreaterThan(15);
  });

  test('ROL-09 no call belongs to an administrator or gives anybody another role', () => {
    const addresses = [...operations, ...app.served].map(({ path }) => path);
    expect(addresses.length).toBeGreaterThan(60);
    for (const path of addresses) {
      expect(path).not.toMatch(/admin|impersonat|\bban|unban|role|permission|\/users?\b|list-users|staff/i);
    }
    for (const { body, ...call } of operations) {
      for (const property of Object.keys(body?.properties ?? {})) {
        expect(property, nameOf(call)).not.toMatch(/role|admin|banned|permission/i);
      }
    }
  });

  test('ROL-09 the calls of an administrator that the auth library knows do not answer', async () => {
    const calls = ['list-users', 'set-role', 'create-user', 'ban-user', 'impersonate-user', 'remove-user'];
    for (const call of calls) {
      for (const method of ['GET', 'POST']) {
        const answer = await app.fetch(`/api/auth/admin/${call}`, {
          method,
          headers: {
            cookie: ann.cookie,
            authorization: `Bearer ${ann.token}`,
            origin: app.config.appUrl,
            'content-type': 'application/json',
          },
          body: method === 'POST' ? '{}' : undefined,
        });
        expect(answer.status, `${method} ${call}`).toBe(404);
      }
    }
  });

  test('ROL-09 nothing about a person holds a role', async () => {
    const columns = await app.sql<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema in ('public', 'auth') and column_name ~* '(^|_)(role|admin|banned|permissions?)(_|$)'`,
    );
    expect(columns).toEqual([]);
  });
});

describe('what the server does behind every call', () => {
  test('CALL-59 the caller is taken from the bearer token, whatever cookie comes with it', async () => {
    const answer = await app.fetch('/api/profile', {
      headers: { authorization: `Bearer ${bob.token}`, cookie: ann.cookie },
    });
    expect(await answer.json()).toMatchObject({ id: bob.userId });
  });

  test('CALL-59 an id of a person in a body must be the caller’s own', async () => {
    /** The bodies of the calls that name a person; a new one must be added here. */
    const bodies: Record<string, (userId: string) => object> = {
      'POST /rest/v1/rpc/check_feature_access': (userId) => ({
        p_user_id: userId,
        p_feature_name: 'content_creation',
      }),
      'POST /functions/v1/weekly-insights': (userId) => ({
        userId,
        startDate: '2026-11-08',
        endDate: '2026-11-14',
      }),
      'POST /functions/v1/sync-google-tasks': (userId) => ({
        userId,
        accessToken: google.standIn.grant('bob'),
      }),
      'POST /functions/v1/generate-voice-profile': (user_id) => ({ user_id }),
    };
    const naming = operations.filter(({ body }) =>
      Object.keys(body?.properties ?? {}).some((property) => /user_?id$/i.test(property)),
    );
    expect(naming.map(nameOf).toSorted()).toEqual(Object.keys(bodies).toSorted());
    for (const { method, path } of naming) {
      const bodyOf = bodies[`${method} ${path}`];
      expect((await bob.post(path, bodyOf?.(bob.userId))).status, path).toBe(200);
      expect(await bob.post(path, bodyOf?.(ann.userId)), path).toEqual({
        status: 403,
        body: { error: { code: 'forbidden', message: expect.any(String) } },
      });
    }
  });

  test('CALL-59 every refusal is an error with a code and a sentence, and a status that is not OK', async () => {
    const refusals: [string, Promise<Response>][] = [];
    const ask = (call: Operation, headers: Record<string, string>, body: string | undefined) =>
      refusals.push([
        nameOf(call),
        app.fetch(addressOf(call.path), {
          method: call.method,
          headers: { 'content-type': 'application/json', ...headers },
          body,
        }),
      ]);
    const token = { authorization: `Bearer ${bob.token}` };
    for (const call of operations) {
      const hasBody = call.bodyKinds.length > 0;
      if (call.security) ask(call, {}, hasBody ? '{}' : undefined);
      const signedIn = call.security ? token : { origin: app.config.appUrl, cookie: bob.cookie };
      if (hasBody) ask(call, signedIn, '{"nonsense":');
      if (hasBody) ask(call, signedIn, '[]');
    }
    expect(refusals.length).toBeGreaterThan(80);
    for (const [name, refusal] of refusals) {
      const answer = await refusal;
      expect(answer.status, name).toBeGreaterThanOrEqual(400);
      expect(answer.status, name).toBeLessThan(500);
      expect(await answer.json(), name).toEqual({
        error: {
          code: expect.stringMatching(/^[a-z_]+$/),
          message: expect.stringMatching(/\S/),
          request_id: expect.stringMatching(/^[0-9a-f]{16}$/),
        },
      });
    }
  });
});

describe('one server stands behind the product', () => {
  test('CALL-60 its database, sign-in and functions answer', async () => {
    const signedIn = await app.fetch('/api/auth/token', { headers: { cookie: ann.cookie } });
    expect(signedIn.status).toBe(200);
    const bearer = { authorization: `Bearer ${(await signedIn.json()).token}` };
    expect((await app.fetch('/api/profile', { headers: bearer })).status).toBe(200);
    const [stored] = await app.sql('select name from profiles where id = $1', [ann.userId]);
    expect(stored).toEqual({ name: 'Ann Bee' });
    const paths = operations.map(({ path }) => path);
    const functions = paths.filter((path) => path.startsWith('/functions/v1/'));
    expect(functions).toEqual(
      expect.arrayContaining([
        '/functions/v1/decrypt-user-entries',
        '/functions/v1/generate_combined_gold_file',
        '/functions/v1/trigger-reminder',
        '/functions/v1/sendToGHL',
      ]),
    );
    const written = await ann.post('/functions/v1/generate_combined_gold_file');
    expect(written).toEqual({ status: 200, body: { textContent: '' } });
    const mayUse = { p_user_id: ann.userId, p_feature_name: 'content_creation' };
    expect((await ann.post('/rest/v1/rpc/check_feature_access', mayUse)).body).toBe(true);
  });

  test('CALL-60 no other storage is needed: what calls take is JSON, and sealed pieces of files, which the database keeps', () => {
    const others = operations.filter(({ bodyKinds }) => !['', 'application/json'].includes(bodyKinds.join()));
    expect(others.map((call) => [nameOf(call), call.bodyKinds])).toEqual([
      ['PUT /api/files/{file}/pieces/{number}', ['application/octet-stream']],
    ]);
  });
});

test('CALL-42 every function demands the bearer access token: a cookie alone is refused', async () => {
  const functions = operations.filter(({ path }) => /^\/(functions|rest)\//.test(path));
  expect(functions.length).toBeGreaterThanOrEqual(5);
  for (const call of functions) {
    expect(call.security, nameOf(call)).toEqual([{ accessToken: [] }]);
    const answer = await app.fetch(call.path, {
      method: call.method,
      headers: { cookie: ann.cookie, origin: app.config.appUrl, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status, nameOf(call)).toBe(401);
  }
});
