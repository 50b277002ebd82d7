import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { type Belongings, giveEverything } from '../harness/belongings.ts';
import { grantFeatureFlag } from '../harness/feature-flags.ts';
import { attemptsOn } from './attempts.ts';

let app: TestApp;
let ann: Person;
let bob: Person;
let ids: Belongings;
/** Values that are Ann's alone and must never come out to anybody else. */
let secrets: string[];

const nameOf = (route: { method: string; path: string }) => `${route.method} ${route.path}`;
const personal = () => app.routes.filter((route) => route.access !== 'public').map(nameOf);

/** Every row that is Ann's, in every table, as one text. */
async function rowsOfAnn(): Promise<string> {
  const pool = new pg.Pool({ connectionString: app.url, max: 1 });
  try {
    const { rows: tables } = await pool.query(
      `select table_schema || '."' || table_name || '"' as name, column_name as owner
       from information_schema.columns
       where (column_name = 'user_id' and table_schema in ('public', 'auth'))
          or (table_name in ('profiles', 'user') and column_name = 'id' and table_schema in ('public', 'auth'))
       order by 1`,
    );
    const dumped = [];
    for (const { name, owner } of tables) {
      const { rows } = await pool.query(
        `select t::text as row from ${name} t where ${owner} = $1 order by 1`,
        [ann.userId],
      );
      dumped.push(name, ...rows.map(({ row }) => row));
    }
    return dumped.join('\n');
  } finally {
    await pool.end();
  }
}

beforeAll(async () => {
  app = await createTestApp({
    languageModel: { baseUrl: 'https://models.example/v1', apiKey: 'key', model: 'any' },
  });
  ann = await app.person({ name: 'Ann Bee' });
  bob = await app.person({ name: 'Bob Cee' });
  ({ ids, secrets } = await giveEverything(app, ann));
  await grantFeatureFlag(app, bob);
});

afterAll(() => app.close());

describe('every call of the API, made by another person on Ann’s rows', () => {
  test('the list of attempts below holds every call there is', () => {
    expect(Object.keys(attemptsOn(ids, ann)).sort()).toEqual(personal().sort());
  });

  test('ROL-03 changes nothing of hers and reveals nothing of hers', async () => {
    const before = await rowsOfAnn();
    for (const [name, { path, body }] of Object.entries(attemptsOn(ids, ann))) {
      const method = name.split(' ')[0] as 'get';
      const answer = await bob[method](path, body);
      expect(answer.status, name).not.toBe(500);
      const said = JSON.stringify(answer.body) ?? '';
      for (const secret of secrets) expect(said, name).not.toContain(secret);
    }
    expect(await rowsOfAnn()).toBe(before);
  });

  test('CALL-42 a call without a token, with a broken one or with a forged one is refused', async () => {
    const before = await rowsOfAnn();
    const [header, payload, signature] = ann.token.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: ann.userId, sid: newId() })).toString('base64url');
    const tokens = [undefined, 'nonsense', `${header}.${forged}.${signature}`, `${header}.${payload}.`];
    for (const [name, { path, body }] of Object.entries(attemptsOn(ids, ann))) {
      for (const token of tokens) {
        const answer = await app.fetch(path, {
          method: name.split(' ')[0]?.toUpperCase(),
          headers: {
            'content-type': 'application/json',
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          body: body === undefined ? undefined : JSON.stringify(body),
        });
        expect(answer.status, `${name} with ${token}`).toBe(401);
      }
    }
    expect(await rowsOfAnn()).toBe(before);
  });
});

describe('the document', () => {
  test('is OpenAPI 3.1 and describes every call, with its access', async () => {
    const document = await (await app.fetch('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    for (const route of app.routes) {
      const operation = document.paths[route.path][route.method];
      expect(operation.summary, nameOf(route)).toBeTruthy();
      expect(Boolean(operation.security), nameOf(route)).toBe(route.access !== 'public');
    }
  });

  test('can be read as a page without any script', async () => {
    const answer = await app.fetch('/api/docs');
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(page).toContain('/api/journal/entries');
    expect(page).not.toContain('<script');
  });

  test('an unknown address of the API answers 404 in the form of all errors', async () => {
    const answer = await bob.get('/api/nothing-here');
    expect(answer.status).toBe(404);
    expect(answer.body.error.code).toBe('not_found');
  });
});
