import { expect, test } from 'vitest';
import { device, onDevice } from '../../../../test/harness/page-device.ts';
import { NOW, pagePerson, TODAY } from '../../../../test/harness/page-person.ts';
import { syncedRows } from '../../../../test/harness/synced.ts';
import { formerVersions } from '../../feed/client.ts';
import { growthOf } from '../../growth/rules/growth.ts';
import { listedTasks } from '../../tasks/rules.ts';
import { SEALED_COLUMNS } from '../contract/limits.ts';
import { answersOf } from '../rules.ts';
import { newPage, type PageDraft } from './page-draft.ts';
import { entriesNewestFirst, entryOf, howMany, journalToday } from './views.ts';

const { completePage, editEntry } = await import('./ops.ts');

const ANSWERS = {
  celebration: 'I called Dad',
  goal: 'Run a workshop',
  goal_importance: '',
  reflection: 'Silence',
  value_alignment: 'A date in writing',
  action: 'Walk\n\n  Call Priya \nWalk',
};

const stage = pagePerson();

const page = (changes: Partial<PageDraft> = {}): PageDraft => ({
  ...newPage(),
  startTime: NOW,
  answers: ANSWERS,
  ...changes,
});

const growthHere = () => {
  const { growth_days, tasks, pauses } = device().tables;
  const rows = { days: growth_days.values(), tasks: tasks.values(), goals: [], pauses: pauses.values() };
  return growthOf(rows, TODAY);
};
const growthThere = async () => (await stage.ann.get('/api/growth')).body;

/** The person's only entry as the server has it, its answers opened. */
async function entryThere() {
  const [entry] = (await syncedRows(stage.ann))('journal_entries');
  if (!entry) throw new Error('no entry');
  const answers = SEALED_COLUMNS.map(async (column) => [
    column,
    await device().opened('journal_entries', column, entry),
  ]);
  return { ...entry, ...Object.fromEntries(await Promise.all(answers)) };
}

test('JRN-20 a completed page is the same here and on the server: entry, actions, mark and points', async () => {
  const completed = await completePage(page(), 'draft');
  const shown = entryOf(device().tables, completed.entry);
  expect(shown).toMatchObject({ ...ANSWERS, date: TODAY });
  expect(await entryThere()).toMatchObject({ ...ANSWERS, id: completed.entry, date: TODAY, format: 3 });
  const tasks = listedTasks(device().tables.tasks.values(), device().now);
  expect(tasks.map(({ id, text }) => ({ id, text }))).toEqual([
    { id: completed.actions[0], text: 'Walk' },
    { id: completed.actions[1], text: 'Call Priya' },
    { id: completed.actions[2], text: 'Walk' },
  ]);
  const there = (await stage.ann.get('/api/tasks')).body.tasks;
  expect(there.map(({ id }: { id: string }) => id)).toEqual(completed.actions);
  expect(growthHere()).toEqual(await growthThere());
  expect(growthHere()).toMatchObject({ points: { day: 20 }, streaks: { journal: 1 } });
});

test('it shows before the server has heard of it, and counts once however many pages there are', async () => {
  device().online = false;
  await completePage(page(), 'one');
  await completePage(page(), 'two');
  expect(journalToday(device().tables, TODAY)).toMatchObject({ journaled: true, streak: 1 });
  expect(howMany(device().tables)).toEqual({ entries: 2, since: TODAY });
  expect(growthHere().points.day).toBe(20);
  await device().send();
  expect(growthHere()).toEqual(await growthThere());
});

test('lines that were actions before do not become actions again', async () => {
  const { actions } = await completePage(page({ savedLines: ['Walk'] }), 'draft');
  expect(actions).toEqual([undefined, expect.any(String), undefined]);
  expect((await stage.ann.get('/api/tasks')).body.tasks).toHaveLength(1);
});

test('a page for a past day stands under it; it mends one in seven within two days, and gives no points', async () => {
  for (const day of ['2026-11-12', '2026-11-17', '2026-11-18']) {
    const { entry } = await completePage(page({ day }), 'draft');
    expect(entryOf(device().tables, entry)?.date).toBe(day);
    expect(device().tables.growth_days.get(day)?.mended).toBe(day === '2026-11-17' ? true : undefined);
  }
  const there = await syncedRows(stage.ann);
  expect(
    there('journal_entries')
      .map(({ date }) => date)
      .toSorted(),
  ).toEqual(['2026-11-12', '2026-11-17', '2026-11-18']);
  expect(there('growth_days')).toMatchObject([{ date: '2026-11-17', points: 0, mended: true }]);
  expect(growthHere()).toEqual(await growthThere());
});

test('two devices that mend two neighbouring days while offline keep both pages, and the first mends', async () => {
  const mine = device();
  const other = await stage.anotherDevice();
  mine.online = false;
  await completePage(page({ day: '2026-11-17' }), 'draft');
  onDevice(other);
  await completePage(page({ day: '2026-11-18' }), 'draft');
  onDevice(mine);
  expect(device().tables.growth_days.get('2026-11-17')?.mended).toBe(true);
  await mine.send();
  const there = await syncedRows(stage.ann);
  expect(there('journal_entries')).toHaveLength(2);
  expect(there('growth_days')).toMatchObject([{ date: '2026-11-18', mended: true }]);
});

test('a page that was completed yesterday and arrives today is yesterday’s', async () => {
  device().online = false;
  device().now = new Date('2026-11-18T17:00:00.000Z');
  await completePage(page(), 'draft');
  await device().send();
  expect(await entryThere()).toMatchObject({ date: '2026-11-18', created_at: NOW });
  expect((await growthThere()).streaks.journal).toBe(1);
});

test('what an earlier build sent in vain is sent again, its actions sealed', async () => {
  const draft = page();
  const sealed = await Promise.all(
    SEALED_COLUMNS.map(async (column) => [
      column,
      ANSWERS[column] &&
        (await device().sealer.seal('journal_entries', column, draft.entryId, ANSWERS[column])),
    ]),
  );
  const tasks = ['Walk', 'Call Priya', 'Walk'].map((text) => ({ id: newPage().entryId, text }));
  const body = {
    id: draft.entryId,
    format: 3 as const,
    ...Object.fromEntries(sealed),
    start_time: NOW,
    tasks,
  };
  const { actions } = await completePage({ ...draft, sent: [{ answers: ANSWERS, body }] }, 'draft');
  expect(actions).toEqual(tasks.map(({ id }) => id));
  expect((await syncedRows(stage.ann))('journal_entries')).toHaveLength(1);
  expect((await stage.ann.get('/api/tasks')).body.tasks).toHaveLength(3);
});

test('an edit changes what was changed, and keeps what was said before', async () => {
  const { entry: id } = await completePage(page(), 'draft');
  const entry = entryOf(device().tables, id);
  if (!entry) throw new Error('no entry');
  await editEntry(entry, { ...ANSWERS, goal: 'Run two workshops' });
  expect(await entryThere()).toMatchObject({ ...ANSWERS, goal: 'Run two workshops' });
  expect(answersOf(await entryThere())).toEqual(answersOf(entryOf(device().tables, id) ?? entry));
  expect(formerVersions(device().tables, 'journal_entries', id)).toMatchObject([{ texts: ANSWERS }]);
  const revisions = (await syncedRows(stage.ann))('revisions');
  expect(revisions).toMatchObject([{ of_table: 'journal_entries', of_id: id }]);
  for (const text of ['Run a workshop', 'I called Dad']) {
    expect(JSON.stringify(revisions)).not.toContain(text);
  }
});

test('an edit that changes nothing is none', async () => {
  const { entry: id } = await completePage(page(), 'draft');
  const entry = entryOf(device().tables, id);
  if (!entry) throw new Error('no entry');
  await editEntry(entry, ANSWERS);
  expect((await syncedRows(stage.ann))('revisions')).toEqual([]);
});

test('the newest day is on top, and of one day the one that came last', async () => {
  device().online = false;
  const ids: string[] = [];
  for (const [day, minute] of [
    ['2026-11-12', 1],
    [undefined, 2],
    [undefined, 3],
  ] as const) {
    device().now = new Date(`2026-11-19T17:0${minute}:00.000Z`);
    ids.unshift((await completePage(page({ day }), 'draft')).entry);
  }
  expect(entriesNewestFirst(device().tables).map(({ id }) => id)).toEqual(ids);
  expect(journalToday(device().tables, TODAY).first?.id).toBe(ids[1]);
});
