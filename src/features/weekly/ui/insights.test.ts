import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../../test/harness/app.ts';
import { PaperDevice } from '../../../../test/harness/device.ts';
import { tablesOf } from '../../../../test/harness/notebook-tables.ts';
import { device, onDevice, refuseWrites } from '../../../../test/harness/page-device.ts';
import { syncedRows } from '../../../../test/harness/synced.ts';
import type { SyncedRow } from '../../feed/contract.ts';
import { answer, type Question } from '../engine/answer.ts';
import type { OpenedNotebook } from '../engine/notebook.ts';
import { dayOf, nadia, notebook, TODAY, weekNumber } from '../engine/testing/people.ts';

const asked: Question[] = [];
let person = 'ann';
let hears: () => void = () => undefined;

vi.mock('./ask-worker.ts', () => ({
  askWorker: async (question: Question) => {
    asked.push(question);
    return answer(question);
  },
}));
vi.mock('../../../session/state.ts', () => ({
  currentSession: () => ({ user: { id: person } }),
  watchSession: (listener: () => void) => {
    hears = listener;
  },
}));

const { fingerprintOf, insightsOfWeek, storedInsights } = await import('./insights.ts');
const { answerInsight } = await import('./answer-ops.ts');
const { notebookForWeek } = await import('./views.ts');

const WEEK = weekNumber(12);

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The rows of a notebook as the server would send them. */
function rowsOf(given: OpenedNotebook): SyncedRow[] {
  const tables = tablesOf(given);
  const of = (table: 'journal_entries' | 'lessons_learned' | 'tasks' | 'growth_days') =>
    [...tables[table].values()].map((row) => [table, row] as SyncedRow);
  return [...of('journal_entries'), ...of('lessons_learned'), ...of('tasks'), ...of('growth_days')];
}

beforeEach(async () => {
  hears();
  app.setNow('2026-11-29T17:00:00.000Z');
  ann = await app.person();
  person = ann.userId;
  onDevice(await PaperDevice.of(ann, new Date('2026-11-29T17:00:00.000Z')));
  device().take(...rowsOf(nadia()));
  asked.length = 0;
});

const ask = () => insightsOfWeek(WEEK, TODAY);
const stored = async () => (await syncedRows(ann))('weekly_insights');

test('what was said of a week is kept, sealed, and said again without the engine', async () => {
  const said = await ask();
  expect(said.patterns.length).toBeGreaterThan(2);
  const [row] = await stored();
  expect(row).toMatchObject({ week: WEEK.start, format: 3 });
  const opened = await device().opened('weekly_insights', 'text', { ...row, id: WEEK.start });
  expect(JSON.parse(opened).insights).toEqual(said);
  hears();
  expect(await ask()).toEqual(said);
  expect(asked).toHaveLength(1);
  expect(storedInsights(device().tables, WEEK.start)?.insights).toEqual(said);
});

test('two that ask at once are answered once', async () => {
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(other).toEqual(one);
  expect(asked).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('a row that changes makes them again; one that has nothing to do with the week does not', async () => {
  await ask();
  const [entry] = rowsOf(nadia()).filter(([, row]) => 'id' in row && row.id === `entry-${dayOf(12, 1)}`);
  const [table, row] = entry as SyncedRow;
  const later = { ...row, id: 'entry-later', date: TODAY, seq: 2 };
  device().take([table, later] as SyncedRow);
  await ask();
  expect(asked).toHaveLength(1);
  device().take([table, { ...row, celebration: 'The kite flew.', seq: 2 }] as SyncedRow);
  await ask();
  expect(asked).toHaveLength(2);
  expect(await stored()).toHaveLength(1);
});

test('what cannot be read of those that are kept is made again', async () => {
  for (const text of ['[Decryption failed]', '{}', 'null', '{"engine":0,"fingerprint":"x"}']) {
    device().take(['weekly_insights', { week: WEEK.start, text, format: 3, seq: 1 }]);
    expect(storedInsights(device().tables, WEEK.start)).toBeUndefined();
  }
  await ask();
  expect(asked).toHaveLength(1);
});

test('a week without anything, a notebook that is not whole, and a device that keeps nothing leave nothing behind', async () => {
  device().isWhole = false;
  await ask();
  hears();
  onDevice(await PaperDevice.of(ann, new Date('2026-11-29T17:00:00.000Z')));
  device().take(...rowsOf(notebook({})));
  expect((await ask()).hasData).toBe(false);
  device().take(...rowsOf(nadia()));
  refuseWrites();
  expect((await ask()).hasData).toBe(true);
  expect(await stored()).toEqual([]);
});

test('nothing is kept for whoever has signed in meanwhile', async () => {
  const asking = ask();
  person = 'ben';
  await asking;
  expect(await stored()).toEqual([]);
});

test('an answer makes them again, with something else in the place of what it hides', async () => {
  const { patterns } = await ask();
  const [fear] = patterns;
  if (!fear) throw new Error('nothing is said of the week');
  await answerInsight(fear, 'not_again');
  const said = await ask();
  expect(said.patterns.map(({ about }) => about)).not.toContain(fear.about);
  expect(said.patterns.length).toBeGreaterThanOrEqual(patterns.length);
  hears();
  expect(await ask()).toEqual(said);
  expect(asked).toHaveLength(2);
});

/** What was kept of the week by an earlier release, of these very rows. */
async function keepOlder(writtenBy?: 'model'): Promise<void> {
  const rows = notebookForWeek(device().tables, WEEK.start);
  if (!rows) throw new Error('there is no notebook yet');
  const cited = { text: 'Rest came up.', citations: [{ kind: 'entry', id: 'e1', quote: 'Rest' }] };
  device().isWhole = false;
  const { stats, summary } = await ask();
  device().isWhole = true;
  const insights = {
    ...{ celebration: { text: 'Nothing was celebrated.', citations: [] }, suggestions: [], stats, summary },
    ...{ patterns: [{ kind: 'theme', ...cited }], weekRange: WEEK, hasData: true, writtenBy },
  };
  const text = JSON.stringify({ engine: 3, fingerprint: await fingerprintOf(rows, WEEK), insights });
  device().take(['weekly_insights', { week: WEEK.start, text, format: 3, seq: 9 }]);
  hears();
  asked.length = 0;
}

test('what an earlier release kept can be read until it is made again', async () => {
  await keepOlder();
  const [pattern] = storedInsights(device().tables, WEEK.start)?.insights.patterns ?? [];
  expect([pattern?.text, pattern?.about]).toEqual(['Rest came up.', undefined]);
  expect((await ask()).patterns[0]?.about).toBe('goal:prepare the spring concert');
  expect(asked).toHaveLength(1);
});

test('what a language model wrote stays when a sentence is answered, and its sentences can be', async () => {
  await keepOlder('model');
  const { patterns, celebration } = await ask();
  expect(patterns).toMatchObject([{ about: 'model:Rest came up.', rows: ['e1'] }]);
  expect(celebration.about).toBeUndefined();
  if (patterns[0]) await answerInsight(patterns[0], 'not_again');
  expect((await ask()).patterns).toEqual(patterns);
  expect(asked).toEqual([]);
});

test('in another language of the screen the engine’s are made again, and a model’s are not', async () => {
  const rows = notebookForWeek(device().tables, WEEK.start);
  if (!rows) throw new Error('there is no notebook yet');
  const inEnglish = [await fingerprintOf(rows, WEEK, []), await fingerprintOf(rows, WEEK)];
  vi.resetModules();
  vi.doMock('../../../kernel/locale.ts', () => ({ LANGUAGE: 'de', LOCALE: 'de' }));
  const german = await import('./insights.ts');
  vi.doUnmock('../../../kernel/locale.ts');
  expect(await german.fingerprintOf(rows, WEEK, [])).not.toBe(inEnglish[0]);
  expect(await german.fingerprintOf(rows, WEEK)).toBe(inEnglish[1]);
});
