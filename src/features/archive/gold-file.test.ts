import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { type Sealing, sealingOf } from '../../../test/harness/sealing.ts';
import { newId } from '../../kernel/ids.ts';
import { openRow } from '../../kernel/sealed-row.ts';
import { downloadOf, SEPARATOR } from './rules/gold-file.ts';

let app: TestApp;
let ann: Person;
let sealing: Sealing;

beforeAll(async () => {
  app = await createTestApp();
  ann = await app.person();
  sealing = await sealingOf(ann);
  for (const hour of ['2026-11-17T18', '2026-11-18T18', '2026-11-18T20']) {
    app.setNow(`${hour}:00:00Z`);
    await write(`On ${hour}\n${SEPARATOR}\nDate: none`);
  }
});
afterAll(() => app.close());

async function write(text: string): Promise<void> {
  const [entry, lesson] = [newId(), newId()];
  const parts = {
    celebration: text,
    goal: 'A workshop',
    goal_importance: '',
    reflection: 'Silence',
    value_alignment: 'Courage',
    action: 'Send it',
  };
  const saved = [
    await ann.post('/api/journal/entries', {
      id: entry,
      format: 3,
      ...(await sealing.row('journal_entries', entry, parts)),
      start_time: '2026-11-17T17:00:00Z',
      tasks: [],
    }),
    await ann.post('/api/lessons', {
      id: lesson,
      format: 3,
      ...(await sealing.row('lessons_learned', lesson, { lesson: text })),
    }),
  ];
  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
}

/** The rows as a device has them: in no order, their texts opened. */
async function onDevice(table: 'journal_entries' | 'lessons_learned') {
  const { body } = await ann.get(table === 'lessons_learned' ? '/api/lessons' : '/api/journal/entries');
  const rows: { id: string; date: string; created_at: string }[] = body.entries ?? body.lessons;
  return Promise.all(rows.toReversed().map((row) => openRow(sealing.key, ann.userId, table, row)));
}

const byServer = async (type: 'journal' | 'lessons') =>
  (await ann.post('/functions/v1/decrypt-user-entries', { type })).body.textContent;

test('a download made on the device has the bytes of the one that the server makes', async () => {
  const [entries, lessons] = [await onDevice('journal_entries'), await onDevice('lessons_learned')];
  expect(entries).toHaveLength(3);
  expect(downloadOf(entries)).toBe(await byServer('journal'));
  expect(downloadOf(lessons)).toBe(await byServer('lessons'));
  const gold = await ann.post('/functions/v1/generate_combined_gold_file', {});
  expect(downloadOf([...lessons, ...entries])).toBe(gold.body.textContent);
});
