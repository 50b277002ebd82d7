import { expect, test } from 'vitest';
import { device, refuseWrites } from '../../../../test/harness/page-device.ts';
import { pagePerson, TODAY } from '../../../../test/harness/page-person.ts';
import { syncedRows } from '../../../../test/harness/synced.ts';

const { shownToasts } = await import('../../../kit/toast.ts');
const { removeMood, setMood } = await import('./ops.ts');
const { hasMoodIn, moodOn } = await import('./views.ts');

const stage = pagePerson();

const here = () => moodOn(device().tables, TODAY);
const storedRow = async () => (await syncedRows(stage.ann))('moods')[0];

test('a mood shows in the same moment, and the server has it sealed for its day', async () => {
  device().online = false;
  void setMood(TODAY, '4');
  expect(here()).toBe('4');
  device().online = true;
  await setMood(TODAY, '5');
  const row = await storedRow();
  expect(JSON.stringify(row)).not.toContain('"5"');
  expect(await device().opened('moods', 'step', { ...row, id: TODAY })).toBe('5');
});

test('one that was taken away is back with one press', async () => {
  await setMood(TODAY, '2');
  await removeMood(TODAY, '2');
  expect(here()).toBeUndefined();
  expect(await storedRow()).toMatchObject({ step: null });
  shownToasts()
    .findLast(({ action }) => action)
    ?.action?.onSelect();
  await expect.poll(here).toBe('2');
});

test('what can be kept nowhere is said', async () => {
  refuseWrites();
  await setMood(TODAY, '2');
  expect(shownToasts().at(-1)).toMatchObject({ kind: 'error', text: expect.stringContaining('your mood') });
});

test.each(['6', '', 'low', '[Decryption failed]', null])('%s in the place of a step is no mood', (step) => {
  const row = { date: TODAY, step, format: 3, chosen_at: '2026-11-19T17:00:00.000Z', seq: 1 };
  device().take(['moods', row]);
  device().take([
    'profiles',
    { ...device().tables.profiles.get('own'), mood_enabled: true, seq: 2 } as never,
  ]);
  expect(here()).toBeUndefined();
  expect(hasMoodIn(device().tables, { start: TODAY, end: TODAY })).toBe(false);
});
