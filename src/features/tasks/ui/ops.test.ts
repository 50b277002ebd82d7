import fc from 'fast-check';
import { expect, test } from 'vitest';
import { device } from '../../../../test/harness/page-device.ts';
import { NOW, pagePerson, TODAY } from '../../../../test/harness/page-person.ts';
import { rounds } from '../../../../test/harness/rounds.ts';
import { syncedRows } from '../../../../test/harness/synced.ts';
import { newId } from '../../../kernel/ids.ts';
import { goalsByUse } from '../../goals/rules.ts';
import { growthOf } from '../../growth/rules/growth.ts';
import { listedTasks, openTasks } from '../rules.ts';

const { shownToasts } = await import('../../../kit/toast.ts');
const { addAction, deleteAction, rewordAction } = await import('./ops.ts');
const { tick } = await import('./tick.ts');

const stage = pagePerson();

/** Adds an action that was written under a draft of its own. */
const add = (text: string) => addAction({ id: newId(), text, draft: newId() });

const shown = () => listedTasks(device().tables.tasks.values(), device().now);
const idOf = (text: string) => shown().find((task) => task.text === text)?.id ?? '';
const growthHere = () =>
  growthOf(
    {
      days: device().tables.growth_days.values(),
      tasks: device().tables.tasks.values(),
      goals: goalsByUse(device().tables.previous_goals.values()),
      pauses: device().tables.pauses.values(),
    },
    TODAY,
  );
const growthThere = async () => (await stage.ann.get('/api/growth')).body;

async function storedTexts(): Promise<string[]> {
  const { tasks } = (await stage.ann.get('/api/tasks')).body;
  return Promise.all(tasks.map((task: { id: string }) => device().opened('tasks', 'text', { ...task })));
}

const undo = () =>
  shownToasts()
    .findLast(({ action }) => action)
    ?.action?.onSelect();

test('three actions typed fast are three actions, the newest on top, and the server has them sealed', async () => {
  await Promise.all(['milk', 'eggs', 'bread'].map(add));
  expect(
    shown()
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(['bread', 'eggs', 'milk']);
  expect((await storedTexts()).toSorted()).toEqual(['bread', 'eggs', 'milk']);
  const rows = await stage.app.sql<{ text: string }>('select text from tasks where user_id = $1', [
    stage.ann.userId,
  ]);
  for (const { text } of rows) expect(text).not.toMatch(/milk|eggs|bread/);
});

test('TSK-10 the first completion of the day says the days in a row at once, the second does not', async () => {
  await add('first');
  await add('second');
  device().online = false;
  const streaks = () => shownToasts().filter(({ kind }) => kind === 'streak');
  void tick(idOf('first'), true);
  expect(streaks()).toMatchObject([{ text: '1 day in a row!', strokes: { act: true }, seconds: 4 }]);
  const [before] = streaks();
  void tick(idOf('second'), true);
  expect(streaks()).toEqual([before]);
});

test('a tick shows in the action, the day and the points in the same moment', async () => {
  await add('walk');
  device().online = false;
  void tick(idOf('walk'), true);
  expect(shown()).toMatchObject([{ completed: true, completed_at: NOW }]);
  expect(growthHere()).toMatchObject({
    actions_completed: 1,
    points: { day: 10, week: 10, month: 10 },
    streaks: { action: 1 },
  });
});

test('what is ticked already is not ticked again', async () => {
  await add('walk');
  const id = idOf('walk');
  await tick(id, true);
  await tick(id, true);
  await tick(id, false);
  await tick(id, false);
  expect(growthHere().points.day).toBe(0);
  expect(await growthThere()).toMatchObject({ actions_completed: 0, points: { day: 0 } });
});

test('CALL-24 offline: added, ticked, deleted and put back; the server has exactly that once there is a connection', async () => {
  await add('stays');
  device().online = false;
  await add('added offline');
  await add('thrown away');
  await tick(idOf('stays'), true);
  await deleteAction(idOf('thrown away'));
  await deleteAction(idOf('stays'));
  expect(shown().map(({ text }) => text)).toEqual(['added offline']);
  undo();
  await device().settled();
  await device().send();
  expect((await storedTexts()).toSorted()).toEqual(['added offline', 'stays']);
  const { tasks } = (await stage.ann.get('/api/tasks')).body;
  expect(tasks.filter((task: { completed: boolean }) => task.completed)).toMatchObject([
    { completed_at: NOW },
  ]);
  expect(growthHere()).toEqual(await growthThere());
});

test('what was ticked offline counts for the day it was ticked on, when the server hears of it two days later', async () => {
  await add('walk');
  device().online = false;
  await tick(idOf('walk'), true);
  stage.app.setNow('2026-11-21T17:00:00.000Z');
  await device().send();
  const [there] = (await syncedRows(stage.ann))('growth_days');
  const { seq: _, ...day } = there ?? { seq: 0 };
  const { seq: __, ...here } = device().tables.growth_days.get(TODAY) ?? { seq: 0 };
  expect(here).toEqual(day);
  expect(day).toMatchObject({ date: TODAY, task_completed: true, points: 10, actions: 1 });
  expect((await syncedRows(stage.ann))('tasks')).toMatchObject([{ completed_at: NOW }]);
});

test('CALL-24 each of two deletions can be undone, the first one last', async () => {
  const texts = ['a', 'b', 'c', 'd', 'e'];
  for (const text of texts) await add(text);
  const before = shownToasts().length;
  for (const text of texts) await deleteAction(idOf(text));
  const undoing = shownToasts()
    .filter(({ text }) => text === 'Action deleted')
    .slice(-texts.length)
    .map(({ action }) => action);
  expect(undoing).toHaveLength(texts.length);
  expect(shownToasts().length).toBeGreaterThanOrEqual(before);
  for (const action of undoing.toReversed()) action?.onSelect();
  await device().settled();
  expect((await storedTexts()).toSorted()).toEqual(texts);
});

test('an action is reworded here and there, sealed; its former words are kept, and come back by Undo', async () => {
  await add('Walk');
  const task = device().tables.tasks.get(idOf('Walk'));
  if (!task) throw new Error('no action');
  await tick(task.id, true);
  await rewordAction({ ...task, completed: true, completed_at: NOW }, 'Walk at lunch');
  expect(shown()).toMatchObject([{ id: task.id, text: 'Walk at lunch', completed: true }]);
  expect(await storedTexts()).toEqual(['Walk at lunch']);
  const kept = [...device().tables.revisions.values()];
  expect(kept).toMatchObject([{ of_table: 'tasks', of_id: task.id, text: JSON.stringify({ text: 'Walk' }) }]);
  const rows = await stage.app.sql<{ text: string }>(
    'select text from tasks where user_id = $1 union all select text from revisions where user_id = $1',
    [stage.ann.userId],
  );
  expect(rows).toHaveLength(2);
  for (const { text } of rows) expect(text).not.toContain('Walk');
  undo();
  await device().settled();
  expect(await storedTexts()).toEqual(['Walk']);
  expect(growthHere()).toEqual(await growthThere());
});

test('an action whose words are unknown here can be deleted, and is not put back without them', async () => {
  const row = { id: '01890a5d-ac96-774b-bcce-b30209900001', text: '[Decryption failed]', format: 3 };
  device().take(['tasks', { ...row, completed: false, completed_at: null, created_at: NOW, seq: 5 }]);
  device().online = false;
  await deleteAction(row.id);
  expect(shownToasts().at(-1)).toMatchObject({ text: 'Action deleted' });
  expect(shownToasts().at(-1)?.action).toBeUndefined();
});

test('TSK-07 TSK-09 PTS-02 whatever is done with actions, the device shows what the server answers', async () => {
  const names = ['a', 'b', 'c'] as const;
  const name = fc.constantFrom(...names);
  const activity = fc.oneof(
    fc.record({ do: fc.constant('tick' as const), name, completed: fc.boolean() }),
    fc.record({ do: fc.constant('delete' as const), name }),
    fc.record({ do: fc.constant('undo' as const), name }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(activity, { minLength: 5, maxLength: 14 }), async (activities) => {
      await stage.begin();
      for (const text of names) await add(text);
      const ids = Object.fromEntries(names.map((text) => [text, idOf(text)]));
      const deleted = new Map<string, () => void>();
      for (const each of activities) {
        const id = ids[each.name] ?? '';
        if (each.do === 'tick') await tick(id, each.completed);
        if (each.do === 'delete' && device().tables.tasks.has(id)) {
          await deleteAction(id);
          deleted.set(id, shownToasts().at(-1)?.action?.onSelect ?? (() => undefined));
        }
        if (each.do === 'undo') {
          deleted.get(id)?.();
          deleted.delete(id);
          await device().settled();
        }
      }
      expect(growthHere()).toEqual(await growthThere());
      const { tasks } = (await stage.ann.get('/api/tasks')).body;
      const state = (rows: { id: string; completed: boolean }[]) =>
        rows.map(({ id, completed }) => `${id} ${completed}`).toSorted();
      expect(state(shown())).toEqual(state(tasks));
      expect(openTasks(shown())).toHaveLength(
        tasks.filter((task: { completed: boolean }) => !task.completed).length,
      );
    }),
    { numRuns: rounds(8) },
  );
}, 120_000);
