import { beforeEach, expect, test, vi } from 'vitest';
import type { Mutation } from '../notebook/mutation.ts';

const performed: Mutation[] = [];
const tables = { profiles: new Map([['own', { name: 'Maya' }]]) };
vi.mock('./perform.ts', () => ({
  perform: async (write: Mutation) => {
    performed.push(write);
    tables.profiles.set('own', { name: 'Maya Berg' });
  },
}));
vi.mock('../notebook/react/use-view.ts', () => ({ readTables: () => tables }));
const { saveProfile } = await import('./profile.ts');

beforeEach(() => {
  performed.length = 0;
  tables.profiles.set('own', { name: 'Maya' });
});

test('a change sends its fields alone and answers the profile with them', async () => {
  expect(await saveProfile({ name: 'Maya Berg' })).toEqual({ name: 'Maya Berg' });
  expect(await performed[0]?.request()).toEqual({ call: 'PATCH /api/profile', body: { name: 'Maya Berg' } });
  expect(performed[0]?.changes).toEqual([{ table: 'profiles', key: 'own', set: { name: 'Maya Berg' } }]);
});

test('what is no writing is not kept as words', async () => {
  await saveProfile({ time_zone: 'Asia/Tokyo', email_reminders_enabled: true });
  expect(performed[0]?.words).toBeUndefined();
});

test('without a field nothing is written', async () => {
  expect(await saveProfile({})).toEqual({ name: 'Maya' });
  expect(performed).toEqual([]);
});
