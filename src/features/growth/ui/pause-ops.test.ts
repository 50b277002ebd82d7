import { expect, test } from 'vitest';
import { device, refuseWrites } from '../../../../test/harness/page-device.ts';
import { pagePerson } from '../../../../test/harness/page-person.ts';
import { syncedRows } from '../../../../test/harness/synced.ts';
import type { OwnPause } from '../rules/pauses.ts';
import * as texts from '../texts.ts';
import { PAUSE_PROBLEMS } from '../texts.ts';

const { shownToasts } = await import('../../../kit/toast.ts');
const { endPause, setPause } = await import('./pause-ops.ts');

const stage = pagePerson();

const daysOf = ({ starts_on, ends_on }: Pick<OwnPause, 'starts_on' | 'ends_on'>) => [starts_on, ends_on];
const here = () => [...device().tables.pauses.values()].map(daysOf).toSorted();
const there = async () => (await syncedRows(stage.ann))('pauses').map(daysOf).toSorted();
const lastToast = () => shownToasts().at(-1);

function only(): OwnPause {
  const [pause] = device().tables.pauses.values();
  if (!pause) throw new Error('no pause');
  return pause;
}

test('a pause shows at once, and the server has it; what cannot be is said and nothing is sent', async () => {
  expect(await setPause({ starts_on: '2026-11-25', ends_on: '2026-12-03' })).toBeUndefined();
  expect(lastToast()?.text).toBe(texts.pauseSet);
  expect(await setPause({ starts_on: '2026-12-03', ends_on: '2026-12-04' })).toBe(PAUSE_PROBLEMS.overlaps);
  expect(await setPause({ starts_on: '2026-11-18', ends_on: '2026-11-20' })).toBe(PAUSE_PROBLEMS.past);
  expect(here()).toEqual([['2026-11-25', '2026-12-03']]);
  expect(await there()).toEqual(here());
});

test('one that was set without a connection is believed when it arrives on its third day', async () => {
  device().online = false;
  await setPause({ starts_on: '2026-11-19', ends_on: '2026-11-24' });
  stage.at('2026-11-21T17:00:00.000Z');
  await device().send();
  expect(await there()).toEqual([['2026-11-19', '2026-11-24']]);
});

test('taking one back, and ending one, can be undone', async () => {
  await setPause({ starts_on: '2026-11-20', ends_on: '2026-12-03' });
  await endPause(only());
  expect(here()).toEqual([]);
  lastToast()?.action?.onSelect();
  await device().settled();
  expect(here()).toEqual([['2026-11-20', '2026-12-03']]);
  stage.at('2026-11-23T17:00:00.000Z');
  await endPause(only());
  expect(here()).toEqual([['2026-11-20', '2026-11-22']]);
  expect(await there()).toEqual(here());
  lastToast()?.action?.onSelect();
  await device().settled();
  expect(here()).toEqual([
    ['2026-11-20', '2026-11-22'],
    ['2026-11-23', '2026-12-03'],
  ]);
  expect(await there()).toEqual(here());
});

test('what can be kept nowhere is said, and nothing of it is shown', async () => {
  await setPause({ starts_on: '2026-11-20', ends_on: '2026-12-03' });
  refuseWrites();
  await setPause({ starts_on: '2026-12-10', ends_on: '2026-12-12' });
  expect(lastToast()).toMatchObject({ kind: 'error', text: texts.setFailed });
  await endPause(only());
  expect(lastToast()).toMatchObject({ kind: 'error', text: texts.changeFailed });
  expect(here()).toEqual([['2026-11-20', '2026-12-03']]);
});
