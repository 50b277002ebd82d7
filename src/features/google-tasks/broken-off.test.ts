import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness/app.ts';
import { type Google, standing, startGoogle } from '../../../test/harness/google.ts';
import { sealingOf } from '../../../test/harness/sealing.ts';
import { newId } from '../../kernel/ids.ts';
import { open } from '../../kernel/seal.ts';
import { SYNC_CODES } from './contract.ts';
import { changesPlace } from './rules/changes-place.ts';

let google: Google;
let app: TestApp;
beforeAll(async () => {
  google = await startGoogle();
  app = await createTestApp({ google: google.addresses });
});
afterAll(async () => {
  await app.close();
  await google.close();
});

test('a run that breaks off says what it had done, sealed, and the next one goes on', async () => {
  const ann = await app.person();
  const sealing = await sealingOf(ann);
  const account = `${ann.userId}@google.example`;
  const token = google.standIn.grant(account);
  const sync = (accessToken = token) =>
    ann.post('/functions/v1/sync-google-tasks', { userId: ann.userId, accessToken });
  for (const text of ['Walk', 'Read']) {
    const id = newId();
    const sealed = await sealing.row('tasks', id, { text });
    expect((await ann.post('/api/tasks', { id, ...sealed, format: 3 })).status).toBe(200);
  }
  let made = 0;
  google.standIn.failing = ({ method, on }) => {
    if (method === 'POST' && on === 'tasks') made += 1;
    return made > 1 ? { when: 'before', answer: { status: 401, reason: 'authError' } } : undefined;
  };
  const { status, body } = await sync();
  expect([status, body.error.code]).toEqual([409, SYNC_CODES.consentNeeded]);
  expect(body.run).toMatchObject({ here: { created: 0 }, there: { created: 1, changed: 0, deleted: 0 } });
  expect(JSON.stringify(body)).not.toMatch(/Walk|Read/);
  const json = await open(sealing.key, body.run.changes, 3, changesPlace(ann.userId, body.run.run_id));
  expect(JSON.parse(json)).toEqual([
    { side: 'there', what: 'created', why: 'new', text: expect.stringMatching(/^(Walk|Read)$/) },
  ]);
  google.standIn.failing = undefined;
  expect((await sync()).body.finished).toBe(true);
  expect(
    standing(google, account)
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(['Read', 'Walk']);
  // One that had changed nothing has nothing to tell.
  const refused = await sync('expired');
  expect([refused.status, refused.body.run]).toEqual([409, undefined]);
});
