import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { streakOf } from '../../src/features/growth/rules/streaks.ts';
import { newId } from '../../src/kernel/ids.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { givePlan } from '../harness/buyer.ts';
import { envelope, journalPage, sealedWords } from '../harness/remote-person.ts';
import { rounds } from '../harness/rounds.ts';

/* Whatever devices send late and in whichever order, days, points and streaks say the same as the rows they come from. */

const NOW = Date.parse('2026-11-19T17:00:00.000Z');
const HOUR_MS = 3_600_000;
const ZONES = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Pacific/Apia'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Call = [method: 'post' | 'put' | 'patch' | 'delete', path: string, body?: object];

/** What a device may send at `at` about the action `task`, or a page, `hours` after it was done. */
const sent: ((at: number, task: string, hours: number) => Call)[] = [
  (_at, id) => ['post', '/api/tasks', { id, ...sealedWords('Walk') }],
  (_at, id) => ['patch', `/api/tasks/${id}`, { completed: true }],
  (at, id, hours) => ['patch', `/api/tasks/${id}`, { completed: true, completed_at: before(at, hours) }],
  (_at, id) => ['patch', `/api/tasks/${id}`, { completed: false }],
  (_at, id) => ['delete', `/api/tasks/${id}`],
  (_at, id, hours) => [
    'patch',
    `/api/tasks/${id}`,
    { ...sealedWords(`Walk ${hours}`), completed: hours % 2 === 0 },
  ],
  (at, id) => [
    'put',
    `/api/tasks/${id}`,
    { ...sealedWords('Walk'), completed_at: null, created_at: before(at, 1) },
  ],
  (at, id) => [
    'put',
    `/api/tasks/${id}`,
    { ...sealedWords('Walk'), completed_at: before(at, 1), created_at: before(at, 1) },
  ],
  (at, _id, hours) => ['post', '/api/journal/entries', { ...pageOf(at), written: writtenAt(at, hours) }],
  (at, _id, hours) => [
    'post',
    '/api/journal/entries',
    { ...pageOf(at), written: { ...writtenAt(at, hours), backdated: true } },
  ],
  (at, _id, hours) => [
    'post',
    '/api/lessons',
    { id: newId(), lesson: envelope(), format: 2, written: writtenAt(at, hours) },
  ],
  (at, _id, hours) => ['post', '/api/bucket-list/reviews', { at: before(at, hours) }],
  (_at, _id, hours) => ['patch', '/api/profile', { time_zone: ZONES[hours % ZONES.length] }],
];

const before = (at: number, hours: number): string => new Date(at - hours * HOUR_MS).toISOString();
const writtenAt = (at: number, hours: number) => ({
  at: before(at, hours),
  date: before(at, hours).slice(0, 10),
  zone: 'UTC',
});
const pageOf = (at: number) => ({ ...journalPage(new Date(at)), tasks: [] });

const steps = fc.array(
  fc.record({
    call: fc.constantFrom(...sent),
    task: fc.nat(1),
    hours: fc.nat(240),
    later: fc.constantFrom(0, 1, 30),
  }),
  { minLength: 20, maxLength: 60 },
);

/** Days whose sums or marks are not those of their awards. */
const wrongDays = (person: Person) =>
  app.sql(
    `select d.*, s.* from growth_days d full join (
       select date, sum(points) as points, count(*) filter (where type = 'action') as actions,
         bool_or(type = 'journal') as journaled from score_history where user_id = $1 group by date) s using (date)
     where (d.user_id = $1 or d.user_id is null) and (d.points, d.actions, d.journaled, d.task_completed) is distinct from
       (coalesce(s.points, 0), coalesce(s.actions, 0), coalesce(s.journaled, false), coalesce(s.actions, 0) > 0)`,
    [person.userId],
  );

async function expectStreaks(person: Person): Promise<void> {
  const days = await app.sql<Record<string, string | boolean>>(
    'select date::text, journaled or mended as held, task_completed, lesson_learned from growth_days where user_id = $1',
    [person.userId],
  );
  const { today, streaks } = (await person.get('/api/growth')).body;
  const streakWith = (mark: string) =>
    streakOf(
      days.filter((day) => day[mark]).map(({ date }) => String(date)),
      today,
    );
  expect(streaks).toEqual({
    journal: streakWith('held'),
    action: streakWith('task_completed'),
    lesson: streakWith('lesson_learned'),
  });
}

test('days, points and streaks never drift from what gave them', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      app.setNow(new Date(NOW));
      const person = await app.person();
      // The days that are lived here outlast a trial.
      await givePlan(app, person);
      const tasks = [newId(), newId()];
      let at = NOW;
      for (const { call, task, hours, later } of taken) {
        at += later * HOUR_MS;
        app.setNow(new Date(at));
        const [method, path, body] = call(at, tasks[task] ?? newId(), hours);
        expect([200, 204, 404, 409]).toContain((await person[method](path, body)).status);
      }
      expect(await wrongDays(person)).toEqual([]);
      await expectStreaks(person);
    }),
    { numRuns: rounds(25), endOnFailure: true },
  );
});
