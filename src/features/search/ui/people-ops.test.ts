import { expect, test } from 'vitest';
import { device, onDevice } from '../../../../test/harness/page-device.ts';
import { pagePerson } from '../../../../test/harness/page-person.ts';
import { syncedRows } from '../../../../test/harness/synced.ts';

const { forgetWho, peopleIn, sayWho } = await import('./people-ops.ts');

const stage = pagePerson();

const people = () => peopleIn(device().tables).map(({ name, relation }) => `${name}: ${relation}`);
const stored = async () => (await syncedRows(stage.ann))('insight_answers').length;

/** Two devices that don't know of each other say who Sam is; the second then learns of the first. */
async function saidTwice(): Promise<void> {
  const first = device();
  const second = await stage.anotherDevice();
  await sayWho({ name: 'Sam', relation: 'friend' });
  await sayWho({ name: 'Ida', relation: 'child' });
  onDevice(second);
  second.now = new Date(second.now.getTime() + 60_000);
  await sayWho({ name: 'Sam', relation: 'partner' });
  for (const row of first.tables.insight_answers.values())
    second.take(['insight_answers', { ...row, seq: 1 }]);
  expect(people()).toEqual(['Ida: child', 'Sam: partner']);
  expect(await stored()).toBe(3);
}

test('what two devices said of somebody is forgotten altogether, and of nobody else', async () => {
  await saidTwice();
  const sam = peopleIn(device().tables).find(({ name }) => name === 'Sam');
  if (sam) await forgetWho(sam);
  expect(people()).toEqual(['Ida: child']);
  expect(await stored()).toBe(1);
});

test('what is said anew takes the place of all that was said before', async () => {
  await saidTwice();
  await sayWho({ name: 'Sam', relation: 'colleague' });
  expect(people()).toEqual(['Ida: child', 'Sam: colleague']);
  expect(await stored()).toBe(2);
});
