import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';

const script = join(import.meta.dirname, '..', '..', 'scripts', 'admin.ts');

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
  ann = await app.person();
  await app.person();
});
afterAll(() => app.close());

function admin(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: app.config.dataDir,
    env: { PATH: process.env.PATH, DATABASE_URL: app.url },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

const letIn = () => app.sql<{ user_id: string }>('select user_id from ai_test_access');

test('ROL-04 the operator lets an account in to the weekly categories, once, and out again', async () => {
  const email = ` ${ann.email.toUpperCase()} `;
  expect(admin('grant-test-access', email)).toEqual({
    status: 0,
    said: 'The account has access to the weekly categories now.',
  });
  expect(admin('grant-test-access', email)).toMatchObject({ status: 0 });
  expect(await letIn()).toEqual([{ user_id: ann.userId }]);
  expect(admin('revoke-test-access', ann.email)).toMatchObject({ status: 0 });
  expect(admin('revoke-test-access', ann.email).said).toMatch(/^The account has had no access/);
  expect(await letIn()).toEqual([]);
});

test('an unknown account or command is told plainly, and changes nothing', async () => {
  expect(admin('grant-test-access', 'nobody@example.com')).toEqual({
    status: 1,
    said: 'No account has that address.',
  });
  for (const args of [[], ['grant-test-access'], ['toString', ann.email]]) {
    expect(admin(...args)).toEqual({ status: 1, said: expect.stringMatching(/^npm run admin -- grant/) });
  }
  expect(await letIn()).toEqual([]);
});
