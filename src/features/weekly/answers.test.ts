import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { sealedInsightAnswer, sealedWords } from '../../../test/harness/remote-person.ts';
import { sealingOf } from '../../../test/harness/sealing.ts';
import { storedNotebook } from '../../../test/harness/stored-notebook.ts';
import { newId } from '../../kernel/ids.ts';
import { answerText } from './engine/answered.ts';
import type { Insight, Insights } from './engine/notebook.ts';
import { nadia, weekNumber } from './engine/testing/people.ts';

let app: TestApp;
let ann: Person;

const ANSWERS = '/api/weekly/answers';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow('2026-11-29T17:00:00.000Z');
  ann = await app.person();
});

const stored = () =>
  app.sql('select id, kind, text, format from insight_answers where user_id = $1', [ann.userId]);

describe('an answer to an insight', () => {
  test('is stored once, however often it is sent, and gone once it is taken back', async () => {
    const answer = sealedInsightAnswer();
    const { id, kind, text, format } = answer;
    for (let time = 0; time < 2; time++) {
      const { status, body } = await ann.post(ANSWERS, answer);
      expect([status, body.insight_answer]).toEqual([200, { ...answer, created_at: expect.any(String) }]);
    }
    expect(await stored()).toEqual([{ id, kind, text, format }]);
    expect((await ann.delete(`${ANSWERS}/${id}`)).status).toBe(204);
    expect(await stored()).toEqual([]);
    expect((await ann.delete(`${ANSWERS}/${id}`)).status).toBe(404);
  });

  test.each([
    ['plain words', { text: '{"about":"fear:winter"}' }],
    ['another kind', { kind: 'maybe' }],
    ['an older envelope', { format: 2 }],
    ['too long', { text: Buffer.concat([Buffer.of(3), Buffer.alloc(40_000)]).toString('base64') }],
  ])('is refused, and nothing is stored: %s', async (_what, given) => {
    expect((await ann.post(ANSWERS, { ...sealedInsightAnswer(), ...given })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('has an id that is good for nothing else, and that nobody else can use', async () => {
    const answer = sealedInsightAnswer();
    await ann.post(ANSWERS, answer);
    expect((await ann.post(ANSWERS, { ...answer, ...sealedWords('Other') })).status).toBe(409);
    expect((await ann.delete(`${ANSWERS}/${newId()}`)).status).toBe(404);
    const ben = await app.person();
    expect((await ben.delete(`${ANSWERS}/${answer.id}`)).status).toBe(404);
    expect(await stored()).toHaveLength(1);
  });
});

test('CALL-50 what was answered is not said by the function weekly-insights either', async () => {
  const sealing = await sealingOf(ann);
  await storedNotebook(app, ann, sealing, nadia());
  const { start, end } = weekNumber(12);
  const ask = async (): Promise<Insights> =>
    (await ann.post('/functions/v1/weekly-insights', { userId: ann.userId, startDate: start, endDate: end }))
      .body;
  const answer = async (kind: string, { about = '', text: said, rows = [] }: Insight): Promise<void> => {
    const id = newId();
    const sealed = await sealing.row('insight_answers', id, { text: answerText({ about, said, rows }) });
    expect((await ann.post(ANSWERS, { id, kind, ...sealed, format: 3 })).status).toBe(200);
  };
  const before = await ask();
  const fear = before.patterns.find(({ about }) => about === 'fear:presentation');
  if (!fear) throw new Error('nothing is said of the fear');
  expect([fear.rows?.length, fear.isKnown]).toEqual([5, true]);
  await answer('not_true', fear);
  await answer('not_again', before.celebration);
  const after = await ask();
  const abouts = after.patterns.map(({ about }) => about);
  expect(abouts).not.toContain(fear.about);
  const others = before.patterns.filter((one) => one !== fear).map(({ about }) => about);
  expect(abouts).toEqual(expect.arrayContaining(others));
  expect(after.celebration.citations[0]?.id).not.toBe(before.celebration.citations[0]?.id);
});
