import { beforeEach, expect, test, vi } from 'vitest';
import type { Mutation } from '../../../../notebook/mutation.ts';
import type { Tables } from '../../../../notebook/rows.ts';
import { DEFAULT_LOCATIONS } from '../../contract/limits.ts';

const performed: Mutation[] = [];
let tables: Pick<Tables, 'customizations'>;
vi.mock('../../../../session/perform.ts', () => ({
  perform: async (write: Mutation) => performed.push(write),
}));
vi.mock('../../../../notebook/react/use-view.ts', () => ({ readTables: () => tables }));
const { moveSection, sectionLocations } = await import('./locations.ts');

const withRow = (section_locations: Record<string, 'loop' | 'tools'>): Tables =>
  ({ customizations: new Map([['own', { section_locations, seq: 1 }]]) }) as unknown as Tables;

beforeEach(() => {
  performed.length = 0;
  tables = { customizations: new Map() };
});

test('ENT-14 DASH-19 sections that were never moved stand at their default', () => {
  expect(sectionLocations(tables as Tables)).toEqual(DEFAULT_LOCATIONS);
  expect(sectionLocations(withRow({ goals: 'tools' }))).toEqual({ ...DEFAULT_LOCATIONS, goals: 'tools' });
});

test('a move sends the one section and shows at once, also when it is the first', async () => {
  await moveSection('vision', 'loop');
  const [write] = performed;
  expect(await write?.request()).toEqual({
    call: 'PUT /api/customization',
    body: { section_locations: { vision: 'loop' } },
  });
  expect(write?.changes).toEqual([
    {
      table: 'customizations',
      key: 'own',
      set: { section_locations: { ...DEFAULT_LOCATIONS, vision: 'loop' } },
      blank: { section_locations: {} },
    },
  ]);
});

test('a move keeps the moves before it in sight', async () => {
  tables = withRow({ goals: 'tools' });
  await moveSection('vision', 'loop');
  expect(performed[0]?.changes[0]).toMatchObject({
    set: { section_locations: { ...DEFAULT_LOCATIONS, goals: 'tools', vision: 'loop' } },
  });
});
