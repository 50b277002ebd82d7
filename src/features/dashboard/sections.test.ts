import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { DEFAULT_LOCATIONS } from './contract/sections.ts';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  ann = await app.person();
});

const move = (section_locations: object) => ann.put('/api/customization', { section_locations });
const locations = async () => (await ann.get('/api/customization')).body.section_locations;
const rows = () => app.sql('select section_locations from customizations where user_id = $1', [ann.userId]);

test('ENT-14 DASH-19 without a row of their own, everyone sees the six defaults', async () => {
  expect(await locations()).toEqual({
    growth_instructions: 'loop',
    gold_file: 'loop',
    growth_opportunities: 'tools',
    goals: 'loop',
    community: 'tools',
    vision: 'tools',
  });
  expect(await rows()).toEqual([]);
});

test('CALL-16 DASH-16 DASH-19 the first move makes the row, the next ones change it', async () => {
  expect((await move({ goals: 'tools' })).body.section_locations).toEqual({
    ...DEFAULT_LOCATIONS,
    goals: 'tools',
  });
  expect(await rows()).toEqual([{ section_locations: { goals: 'tools' } }]);
  await move({ community: 'loop' });
  await move({ goals: 'loop' });
  expect(await rows()).toEqual([{ section_locations: { goals: 'loop', community: 'loop' } }]);
});

test('DASH-18 a stored key overrides its default and leaves the others at theirs', async () => {
  await app.sql(
    `insert into customizations (user_id, section_locations, updated_at) values ($1, $2, now())`,
    [ann.userId, { vision: 'loop' }],
  );
  expect(await locations()).toEqual({ ...DEFAULT_LOCATIONS, vision: 'loop' });
});

test('moves at the same moment are all kept', async () => {
  await Promise.all([move({ goals: 'tools' }), move({ vision: 'loop' }), move({ gold_file: 'tools' })]);
  expect(await locations()).toEqual({
    ...DEFAULT_LOCATIONS,
    goals: 'tools',
    vision: 'loop',
    gold_file: 'tools',
  });
});

test('DASH-13 only the six sections can be moved, and only to the loop or the tools', async () => {
  for (const wrong of [
    {},
    { clarify: 'tools' },
    { act: 'tools' },
    { progress: 'tools' },
    { goals: 'attic' },
  ]) {
    expect((await move(wrong)).status).toBe(400);
  }
  expect(await rows()).toEqual([]);
});

test('MSG-62 a move that still finds no row says so', async () => {
  await app.sql(`create function drop_row() returns trigger language plpgsql as 'begin return null; end'`);
  await app.sql(
    'create trigger no_row before insert on customizations for each row execute function drop_row()',
  );
  const { status, body } = await move({ goals: 'tools' });
  await app.sql('drop trigger no_row on customizations');
  expect(status).toBe(404);
  expect(body.error.message).toBe('No customization found');
});

test("nobody moves or sees another person's sections", async () => {
  await move({ goals: 'tools' });
  const bob = await app.person();
  expect((await bob.get('/api/customization')).body.section_locations).toEqual(DEFAULT_LOCATIONS);
  expect((await app.nobody.get('/api/customization')).status).toBe(401);
});
