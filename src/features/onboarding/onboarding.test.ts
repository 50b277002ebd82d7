import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { sealedWords } from '../../../test/harness/remote-person.ts';
import { newId } from '../../kernel/ids.ts';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
  ann = await app.person();
});
afterAll(() => app.close());

const stored = async (person: Person) => {
  const rows = await app.sql<{ intention_type: string }>(
    'select intention_type from impact_intentions where user_id = $1 order by 1',
    [person.userId],
  );
  return rows.map((row) => row.intention_type);
};

const put = (person: Person, intentions: string[]) => person.put('/api/impact-intentions', { intentions });

test('CALL-08 a set of intentions replaces the one before and is read back', async () => {
  expect((await ann.get('/api/impact-intentions')).body).toEqual({ intentions: [] });
  expect((await put(ann, ['safe', 'heard', 'clarity'])).body).toEqual({
    intentions: ['heard', 'safe', 'clarity'],
  });
  expect(await stored(ann)).toEqual(['clarity', 'heard', 'safe']);
  expect((await put(ann, ['matter'])).status).toBe(200);
  expect(await stored(ann)).toEqual(['matter']);
  expect((await ann.get('/api/impact-intentions')).body).toEqual({ intentions: ['matter'] });
});

test('LIM-17 none and six are refused, one and five are taken', async () => {
  const six = ['accepted', 'heard', 'valued', 'inspired', 'safe', 'motivated'];
  expect((await put(ann, [])).body.error.message).toContain('Please select at least one intention');
  expect((await put(ann, six)).body.error.message).toContain('Please select no more than 5 intentions');
  expect(await stored(ann)).toEqual(['matter']);
  expect((await put(ann, six.slice(0, 5))).status).toBe(200);
  expect((await put(ann, six.slice(0, 1))).status).toBe(200);
  expect((await put(ann, ['heard', 'heard'])).status).toBe(400);
});

test('ENT-03 another value is refused by the API and by the table', async () => {
  expect((await put(ann, ['famous'])).status).toBe(400);
  const insert = "insert into impact_intentions (user_id, intention_type) values ($1, 'famous')";
  await expect(app.sql(insert, [ann.userId])).rejects.toThrow(/impact_intentions_type/);
});

test('two saves at once leave one of the two sets, never a mixture', async () => {
  const bob = await app.person();
  const one = ['accepted', 'heard', 'valued'];
  const other = ['clarity', 'matter', 'safe'];
  const answers = await Promise.all([put(bob, one), put(bob, other), put(bob, one), put(bob, other)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect([one.join(), other.join()]).toContain((await stored(bob)).join());
});

test('intentions are the own ones alone', async () => {
  const eve = await app.person();
  await put(ann, ['safe']);
  await put(eve, ['heard']);
  expect(await stored(ann)).toEqual(['safe']);
  expect((await eve.get('/api/impact-intentions')).body).toEqual({ intentions: ['heard'] });
  expect((await app.nobody.get('/api/impact-intentions')).status).toBe(401);
});

test('ONB-04 the first missing step is told from what is stored, the goal among it', async () => {
  const cid = await app.person();
  const next = async () => (await cid.get('/api/onboarding')).body.next_step;
  expect(await next()).toBe('goal');
  await cid.post('/api/goals/use', { id: newId(), ...sealedWords('Run my first workshop') });
  const goals = await app.sql('select text, format, status from previous_goals where user_id = $1', [
    cid.userId,
  ]);
  expect(goals).toEqual([{ ...sealedWords('Run my first workshop'), status: 'active' }]);
  expect(await next()).toBe('intentions');
  await put(cid, ['heard']);
  expect(await next()).toBe('core_word');
  await cid.patch('/api/profile', { core_word: 'Joy' });
  expect(await next()).toBe('core_values');
  await cid.patch('/api/profile', { core_value_1: 'Fun', core_value_2: 'Play', core_value_3: 'Calm' });
  expect(await next()).toBeNull();
});
