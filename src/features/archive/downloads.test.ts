import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { type Sealing, sealingOf } from '../../../test/harness/sealing.ts';
import { newId } from '../../kernel/ids.ts';
import { blocksOf, SEPARATOR } from './rules/gold-file.ts';

let app: TestApp;
let ann: Person;
let sealing: Sealing;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow('2026-11-18T18:00:00Z');
  ann = await app.person();
  sealing = await sealingOf(ann);
});

const TRICKY = `Two lines,\n${SEPARATOR}\nDate: not a date\n\n  set in`;

const ENTRY = {
  celebration: TRICKY,
  goal: 'A workshop',
  goal_importance: '',
  reflection: 'Silence',
  value_alignment: 'Courage says go',
  action: 'Send it\nHold the room',
};

async function saveEntry(texts: typeof ENTRY): Promise<string> {
  const id = newId();
  const sealed = await sealing.row('journal_entries', id, texts);
  const body = { id, format: 3, ...sealed, start_time: '2026-11-18T17:00:00Z', tasks: [] };
  expect((await ann.post('/api/journal/entries', body)).status).toBe(200);
  return id;
}

async function saveLesson(text: string): Promise<void> {
  const id = newId();
  const body = { id, format: 3, ...(await sealing.row('lessons_learned', id, { lesson: text })) };
  expect((await ann.post('/api/lessons', body)).status).toBe(200);
}

const journal = async () =>
  (await ann.post('/functions/v1/decrypt-user-entries', { type: 'journal' })).body.textContent;

test('CALL-48 CALL-49 ENC-13 the journal comes readable, newest first, and reads back part by part', async () => {
  await saveEntry(ENTRY);
  app.setNow('2026-11-19T18:00:00Z');
  await saveEntry({ ...ENTRY, celebration: 'The next day' });
  const text = await journal();
  expect(text.split('\n').filter((line: string) => /^-{10,}$/.test(line))).toHaveLength(1);
  expect(text).toContain('Celebrate: The next day\n');
  expect(blocksOf(text)).toEqual([
    { date: 'Thursday, November 19, 2026', ...ENTRY, celebration: 'The next day' },
    { date: 'Wednesday, November 18, 2026', ...ENTRY },
  ]);
});

test('CALL-48 LSN-06 the lessons come alone', async () => {
  await saveEntry(ENTRY);
  await saveLesson('Less is enough.\nReally.');
  const { status, body } = await ann.post('/functions/v1/decrypt-user-entries', { type: 'lessons' });
  expect(status).toBe(200);
  expect(body.textContent).toBe('Date: Wednesday, November 18, 2026\nLesson: Less is enough.\n  Really.');
});

test('CALL-54 the Gold File holds entries and lessons, newest first, and is asked for without a body', async () => {
  await saveEntry(ENTRY);
  app.setNow('2026-11-18T20:00:00Z');
  await saveLesson('In the evening');
  app.setNow('2026-11-19T18:00:00Z');
  await saveEntry({ ...ENTRY, celebration: 'The next day' });
  const { status, body } = await ann.post('/functions/v1/generate_combined_gold_file');
  expect(status).toBe(200);
  expect(blocksOf(body.textContent).map((block) => block.lesson ?? block.celebration)).toEqual([
    'The next day',
    'In the evening',
    TRICKY,
  ]);
});

test('somebody who has written nothing gets an empty text', async () => {
  expect(await journal()).toBe('');
  expect((await ann.post('/functions/v1/generate_combined_gold_file')).body).toEqual({ textContent: '' });
});

test('MSG-44 what cannot be opened says so in its place, and the rest is there', async () => {
  const id = await saveEntry(ENTRY);
  await app.sql('update journal_entries set goal = $2 where id = $1', [
    id,
    randomBytes(60).toString('base64'),
  ]);
  expect(blocksOf(await journal())[0]).toMatchObject({ goal: '[Decryption failed]', reflection: 'Silence' });
});

test('an envelope that was moved to another column says that it cannot be opened', async () => {
  const id = await saveEntry(ENTRY);
  await app.sql('update journal_entries set goal = reflection where id = $1', [id]);
  expect(blocksOf(await journal())[0]).toMatchObject({ goal: '[Decryption failed]', reflection: 'Silence' });
});

test('ENC-11 ENC-12 older rows are read: sealed in either format, said or not, or never sealed', async () => {
  const id = await saveEntry(ENTRY);
  const stored = [id, sealing.before('An older goal'), sealing.before('A later one', 2)];
  await app.sql(
    `update journal_entries set format = null, celebration = 'hello', goal = $2, reflection = $3,
       value_alignment = 'a plain sentence of thirty one.', action = '' where id = $1`,
    stored,
  );
  expect(blocksOf(await journal())[0]).toMatchObject({
    celebration: 'hello',
    goal: 'An older goal',
    reflection: 'A later one',
    value_alignment: 'a plain sentence of thirty one.',
  });
  const of = [sealing.before('Of the first', 2), sealing.before('Of the first')];
  for (const [value, format] of [
    [of[0], 2],
    [of[1], 1],
  ]) {
    await app.sql('update journal_entries set goal = $2, format = $3 where id = $1', [id, value, format]);
    expect(blocksOf(await journal())[0]).toMatchObject({ goal: 'Of the first' });
  }
});

test('another type, no session, another person: nothing is given away', async () => {
  await saveEntry(ENTRY);
  expect((await ann.post('/functions/v1/decrypt-user-entries', { type: 'everything' })).status).toBe(400);
  for (const path of ['/functions/v1/decrypt-user-entries', '/functions/v1/generate_combined_gold_file']) {
    const answer = await app.nobody.post(path, { type: 'journal' });
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } });
  }
  const ben = await app.person({ name: 'Ben' });
  expect((await ben.post('/functions/v1/generate_combined_gold_file')).body.textContent).toBe('');
});
