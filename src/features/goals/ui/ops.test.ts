import { expect, test } from 'vitest';
import { device, refuseWrites } from '../../../../test/harness/page-device.ts';
import { NOW, pagePerson } from '../../../../test/harness/page-person.ts';
import type { SyncedRows } from '../../feed/contract.ts';
import type { ShownGoal } from '../rules.ts';
import { goalKnown, goalNotSaved } from '../texts.ts';

const { shownToasts } = await import('../../../kit/toast.ts');
const { completeGoal, removeGoal, rewordGoal } = await import('./ops.ts');
const { allGoals } = await import('./views.ts');
const { chooseGoal, recentGoals } = await import('./choose-goal.ts');

const LATER = '2026-11-20T17:00:00.000Z';

const stage = pagePerson();

const goals = () => allGoals(device().tables);

function goal(text: string): ShownGoal {
  const found = goals().find((each) => each.text === text);
  if (!found) throw new Error(`no goal says ${text}`);
  return found;
}

/** The goals that the server has, their words opened. */
async function stored(): Promise<SyncedRows['previous_goals'][]> {
  const rows: SyncedRows['previous_goals'][] = (await stage.ann.get('/api/goals')).body.goals;
  return Promise.all(
    rows.map(async (row) => ({ ...row, text: await device().opened('previous_goals', 'text', { ...row }) })),
  );
}

const facts = ({
  id,
  text,
  status,
  use_count,
  last_used_at,
  completed_at,
}: SyncedRows['previous_goals'] | ShownGoal) => ({
  id,
  text,
  status,
  use_count,
  last_used_at,
  completed_at,
});

/** What is shown is what the server has. */
async function expectInStep(): Promise<void> {
  expect(goals().map(facts)).toEqual((await stored()).map(facts));
}

/** A goal that another device has named. */
const named = (id: string, text: string, used: string, given: Partial<SyncedRows['previous_goals']> = {}) =>
  device().take([
    'previous_goals',
    {
      id,
      text,
      format: 3,
      status: 'active',
      use_count: 1,
      last_used_at: used,
      completed_at: null,
      created_at: used,
      seq: 5,
      ...given,
    },
  ]);

test('CALL-04 CALL-05 a goal used again, in other letter case and with spaces, counts one more use of the same', async () => {
  await chooseGoal('Sleep early');
  stage.at(LATER);
  await chooseGoal('  sleep EARLY ');
  expect(goals()).toMatchObject([
    { text: 'Sleep early', use_count: 2, last_used_at: LATER, created_at: NOW, status: 'active' },
  ]);
  await expectInStep();
});

test('a goal that was reached is active again once it is used again', async () => {
  await chooseGoal('Sleep early');
  await completeGoal(goal('Sleep early'), true);
  expect(goals()).toMatchObject([{ status: 'completed', completed_at: NOW }]);
  await expectInStep();
  await chooseGoal('sleep early');
  expect(goals()).toMatchObject([{ status: 'active', completed_at: null, use_count: 2 }]);
  await expectInStep();
});

test('blank words use no goal', async () => {
  await chooseGoal('   ');
  expect(goals()).toEqual([]);
});

test('LIM-26 the five goals used last are offered, the latest on top', async () => {
  for (let hour = 1; hour <= 6; hour += 1) {
    stage.at(`2026-11-19T1${hour}:00:00.000Z`);
    await chooseGoal(`goal ${hour}`);
  }
  expect(recentGoals(device().tables).map(({ text }) => text)).toEqual([
    'goal 6',
    'goal 5',
    'goal 4',
    'goal 3',
    'goal 2',
  ]);
});

test('a goal is reworded, but not into the words of another', async () => {
  await chooseGoal('Sleep early');
  await chooseGoal('Run a workshop');
  expect(await rewordGoal(goal('Sleep early'), 'run a WORKSHOP')).toBe(false);
  expect(shownToasts().at(-1)?.text).toBe(goalKnown);
  expect(await rewordGoal(goal('Sleep early'), 'Sleep Early')).toBe(true);
  expect(
    goals()
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(['Run a workshop', 'Sleep Early']);
  await expectInStep();
});

test('CALL-07 LIM-04 a goal deleted offline is put back offline, and the server has it as it was', async () => {
  await chooseGoal('Sleep early');
  await chooseGoal('sleep early');
  await completeGoal(goal('Sleep early'), true);
  const before = goals().map(facts);
  device().online = false;
  await removeGoal(goal('Sleep early'));
  expect(goals()).toEqual([]);
  const offered = shownToasts().findLast(({ action }) => action);
  expect(offered).toMatchObject({ text: 'Goal deleted', seconds: 8, action: { label: 'Undo' } });
  offered?.action?.onSelect();
  await device().settled();
  expect(goals().map(facts)).toEqual(before);
  await device().send();
  await expectInStep();
});

test('equal words of two devices are one goal, and what is done to it is done to both', async () => {
  const [one, two] = ['01890a5d-ac96-774b-bcce-b30209900001', '01890a5d-ac96-774b-bcce-b30209900002'];
  named(one, 'Sleep early', NOW, { use_count: 3 });
  named(two, 'sleep early ', LATER);
  expect(goals()).toMatchObject([{ id: two, ids: [two, one], use_count: 4, last_used_at: LATER }]);

  device().online = false;
  const rows = () => [one, two].map((id) => device().tables.previous_goals.get(id));
  await completeGoal(goals()[0] as ShownGoal, true);
  expect(rows()).toMatchObject([{ status: 'completed' }, { status: 'completed' }]);
  await rewordGoal(goals()[0] as ShownGoal, 'In bed by ten');
  expect(rows()).toMatchObject([{ text: 'In bed by ten' }, { text: 'In bed by ten' }]);
  await removeGoal(goals()[0] as ShownGoal);
  expect(rows()).toEqual([undefined, undefined]);
});

test('of two goals of equal words one may be reached and the other not: together they are active', () => {
  named('01890a5d-ac96-774b-bcce-b30209900001', 'Sleep early', NOW);
  named('01890a5d-ac96-774b-bcce-b30209900002', 'sleep early', LATER, {
    status: 'completed',
    completed_at: LATER,
  });
  expect(goals()).toMatchObject([{ status: 'active', completed_at: null }]);
});

test('goals whose words cannot be opened stay apart', () => {
  named('01890a5d-ac96-774b-bcce-b30209900001', '[Decryption failed]', NOW);
  named('01890a5d-ac96-774b-bcce-b30209900002', '[Decryption failed]', LATER);
  expect(goals()).toHaveLength(2);
});

test('MSG-37 a goal that can be kept nowhere is said', async () => {
  await chooseGoal('Sleep early');
  refuseWrites();
  expect(await rewordGoal(goal('Sleep early'), 'Sleep late')).toBe(false);
  expect(shownToasts().at(-1)).toMatchObject({ kind: 'error', text: goalNotSaved });
  expect(goals()).toMatchObject([{ text: 'Sleep early' }]);
});
