import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { registerAuth } from '../../src/features/auth/server.ts';
import { registerBilling } from '../../src/features/billing/server.ts';
import { newId } from '../../src/kernel/ids.ts';
import { defineRoute } from '../../src/kernel/route.ts';
import { Api } from '../../src/server/api.ts';
import { createServices } from '../../src/server/services.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { putPiece, samplePiece, sealedAttachment, sealedInfo } from '../harness/files.ts';
import { recordSql } from '../harness/recorded-sql.ts';
import {
  envelope,
  importBatch,
  journalPage,
  sealedCategory,
  sealedItem,
  sealedMood,
  sealedPost,
  sealedVoice,
  sealedWords,
} from '../harness/remote-person.ts';

const gated = defineRoute({
  method: 'post',
  path: '/api/gated',
  access: 'feature:content_creation',
  tag: 'billing',
  summary: 'A call that is for some only',
  answer: z.object({ done: z.boolean() }),
});

const NOW = '2026-11-19T17:00:00.000Z';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
  app.setNow(NOW);
  ann = await app.person();
});
afterAll(() => app.close());

/** Every call that writes something new, as somebody would call it. */
const writing: Record<string, (person: Person) => Promise<{ status: number }>> = {
  'post /api/journal/entries': (person) => person.post('/api/journal/entries', journalPage()),
  'post /api/lessons': (person) =>
    person.post('/api/lessons', { id: newId(), lesson: envelope(), format: 2 }),
  'patch /api/journal/entries/{id}': (person) =>
    person.patch(`/api/journal/entries/${newId()}`, { based_on: 0, format: 3, date: '2026-11-01' }),
  'patch /api/lessons/{id}': (person) =>
    person.patch(`/api/lessons/${newId()}`, { based_on: 0, format: 3, date: '2026-11-01' }),
  'post /api/tasks': (person) => person.post('/api/tasks', { id: newId(), ...sealedWords('Walk') }),
  'patch /api/tasks/{id}': (person) => person.patch(`/api/tasks/${newId()}`, { completed: true }),
  'put /api/tasks/{id}': (person) =>
    person.put(`/api/tasks/${newId()}`, {
      ...sealedWords('Walk'),
      completed_at: null,
      created_at: '2026-11-01T00:00:00.000Z',
    }),
  'post /api/bucket-list/items': (person) =>
    person.post('/api/bucket-list/items', { id: newId(), ...sealedItem('Swim') }),
  'patch /api/bucket-list/items/{id}': (person) =>
    person.patch(`/api/bucket-list/items/${newId()}`, { status: 'completed' }),
  'put /api/bucket-list/items/{id}': (person) =>
    person.put(`/api/bucket-list/items/${newId()}`, {
      ...sealedItem('Swim'),
      completion_story: null,
      status: 'in_bucket',
      completed_at: null,
      created_at: '2026-11-01T00:00:00.000Z',
    }),
  'put /api/bucket-list/cadence': (person) => person.put('/api/bucket-list/cadence', { frequency: 'weekly' }),
  'put /api/moods/{date}': (person) => person.put('/api/moods/2026-11-19', sealedMood()),
  'post /api/pauses': (person) =>
    person.post('/api/pauses', { id: newId(), starts_on: '2027-01-01', ends_on: '2027-01-09' }),
  'patch /api/pauses/{id}': (person) => person.patch(`/api/pauses/${newId()}`, { ends_on: '2027-01-03' }),
  'post /api/bucket-list/reviews': (person) => person.post('/api/bucket-list/reviews', {}),
  'put /api/visions/{section}': (person) =>
    person.put('/api/visions/health', { text: envelope(120, 3), format: 3, based_on: null }),
  'put /api/visions/{section}/cadence': (person) =>
    person.put('/api/visions/health/cadence', { frequency: 'weekly' }),
  'post /api/visions/{section}/reviews': (person) => person.post('/api/visions/health/reviews', {}),
  'post /api/import': (person) => person.post('/api/import', importBatch()),
  'post /api/goals/use': (person) => person.post('/api/goals/use', { id: newId(), ...sealedWords('Run') }),
  'patch /api/goals/{id}': (person) => person.patch(`/api/goals/${newId()}`, { completed: true }),
  'put /api/goals/{id}': (person) =>
    person.put(`/api/goals/${newId()}`, {
      ...sealedWords('Run'),
      use_count: 1,
      last_used_at: '2026-11-01T00:00:00.000Z',
      completed_at: null,
      created_at: '2026-11-01T00:00:00.000Z',
    }),
  'post /api/content/calls-to-action': (person) =>
    person.post('/api/content/calls-to-action', { id: newId(), ...sealedWords('Write to me') }),
  'patch /api/content/calls-to-action/{id}': (person) =>
    person.patch(`/api/content/calls-to-action/${newId()}`, sealedWords('Write to me')),
  'post /api/content/calls-to-action/{id}/uses': (person) =>
    person.post(`/api/content/calls-to-action/${newId()}/uses`, { id: newId() }),
  'put /api/content/voice-profile': (person) => person.put('/api/content/voice-profile', sealedVoice()),
  'post /api/content/choices': (person) =>
    person.post('/api/content/choices', {
      id: newId(),
      lesson_id: null,
      choice_text: envelope(120, 3),
      choice_type: 'topic',
      format: 3,
    }),
  'put /api/content/posts/{id}': (person) => person.put(`/api/content/posts/${newId()}`, sealedPost()),
  'put /api/attachments/{id}': (person) => person.put(`/api/attachments/${newId()}`, sealedAttachment()),
  'patch /api/attachments/{id}': (person) => person.patch(`/api/attachments/${newId()}`, sealedInfo('Sea')),
  'put /api/files/{file}/pieces/{number}': (person) => {
    const picture = sealedAttachment();
    return putPiece(app, person, `/api/files/${picture.file}/pieces/1`, samplePiece(picture, 1));
  },
  'post /api/files/{file}/finish': (person) => person.post(`/api/files/${newId()}/finish`),
  'post /api/weekly/categories': (person) =>
    person.post('/api/weekly/categories', { id: newId(), ...sealedCategory('Family') }),
  'patch /api/weekly/categories/{id}': (person) =>
    person.patch(`/api/weekly/categories/${newId()}`, sealedCategory('Family')),
  'put /api/weekly/categories/{id}': (person) =>
    person.put(`/api/weekly/categories/${newId()}`, { ...sealedCategory('Family'), priority: 1 }),
};

/** The calls that change something and stay open when a trial has ended, each with its reason. */
const OPEN_WITHOUT_PAYMENT: [RegExp, string][] = [
  [/^delete /, 'whoever wrote may always take away what they wrote, and end a pause'],
  [/ \/api\/profile/, 'who one is, and what one has agreed to'],
  [/ \/api\/impact-intentions$/, 'is part of becoming somebody here'],
  [/ \/functions\/v1\/(trigger-reminder(\/later)?|sendToGHL)$/, 'settings of the profile'],
  [/ \/api\/calendar-feed(\/renewals)?$/, 'settings of the profile'],
  [/ \/api\/reminders\/(phone-|push-)/, 'settings of the profile'],
  [/ \/api\/customization$/, 'how one’s own pages are laid out'],
  [/ \/api\/kept-back/, 'what one does not want to see again when reading'],
  [/ \/api\/moods\/\{date\}\/removals$/, 'whoever wrote may always take away what they wrote'],
  [/ \/api\/seal$/, 'protects what was written before'],
  [/ \/api\/vault\//, 'who can read what was written before'],
  [/ \/functions\/v1\/(decrypt-user-entries|generate_combined_gold_file)$/, 'reading and downloads'],
  [/ \/functions\/v1\/(weekly-insights|review-categories)$/, 'reading what was written'],
  [/ \/api\/weekly\/answers/, 'what one does not want to be told again when reading'],
  [/ \/api\/weekly\/insights\//, 'keeps what reading a week worked out'],
  [/ \/api\/billing\/| \/functions\/v1\/(create-checkout-session|finalize-subscription)$/, 'paying'],
  [/ \/rest\/v1\/rpc\/check_feature_access$/, 'asks, and changes nothing'],
];

describe('access is part of a call’s description', () => {
  test('BIL-07 every call that changes something has a gate, or stays open for a reason', () => {
    const changing = app.routes.filter(({ method, access }) => method !== 'get' && access !== 'public');
    const open = changing.filter(({ access }) => access !== 'writing' && !access?.startsWith('feature:'));
    const names = open.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name) => !OPEN_WITHOUT_PAYMENT.some(([calls]) => calls.test(name)))).toEqual([]);
    for (const [calls, reason] of OPEN_WITHOUT_PAYMENT) {
      expect(
        names.some((name) => calls.test(name)),
        reason,
      ).toBe(true);
    }
  });

  test('the calls that write are those that say so', () => {
    const said = app.routes.filter(({ access }) => access === 'writing');
    expect(said.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      Object.keys(writing).toSorted(),
    );
  });

  test('ROL-05 a feature is refused in the statement that opens the transaction, and nothing of its work stays', async () => {
    const services = await createServices(app.config, app.url, { clock: () => new Date(NOW) });
    const api = new Api(services);
    registerAuth(api);
    registerBilling(api);
    api.serve(gated, async ({ tx, userId }) => {
      await tx.execute(sql`update profiles set name = 'changed' where id = ${userId}`);
      return { done: true };
    });
    const ask = (token = ann.token) =>
      api.hono.request(gated.path, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    const name = async () => (await ann.get('/api/profile')).body.name;
    try {
      expect((await ask()).status).toBe(200);
      expect(await name()).toBe('changed');
      await app.sql('update profiles set name = $2, trial_ends_at = $3 where id = $1', [
        ann.userId,
        'Ann',
        NOW,
      ]);
      const sent = await recordSql(async () => {
        const answer = await ask();
        expect(answer.status).toBe(403);
        expect((await answer.json()).error.code).toBe('forbidden');
      });
      expect(sent.map(({ text }) => text.slice(0, 6))).toEqual([
        'begin',
        'set lo',
        'set lo',
        'select',
        'update',
        'rollba',
      ]);
      expect(await name()).toBe('Ann');
      expect((await ask('none')).status).toBe(401);
    } finally {
      await services.close();
    }
  });

  test('a closed gate keeps everything that writes from being stored, and nothing else', async () => {
    const ben = await app.person();
    const saved = await ben.post('/api/journal/entries', journalPage());
    const stored = () =>
      app.sql(
        `select (select count(*)::int from journal_entries) as entries, (select count(*)::int from tasks) as tasks,
          (select count(*)::int from lessons_learned) as lessons, (select count(*)::int from previous_goals) as goals,
          (select count(*)::int from bucket_list_items) as items, (select count(*)::int from pauses) as pauses,
          (select count(*)::int from idempotency_keys) as keys, (select count(*)::int from score_history) as scores`,
      );
    const before = await stored();
    await app.sql(`create function closed_gate(uuid, text, timestamptz) returns boolean language sql
      as $$ select false $$`);
    app.gateWith('closed_gate');
    try {
      for (const [name, call] of Object.entries(writing)) {
        // What a device keeps, and sends again after payment.
        expect(await call(ben), name).toMatchObject({
          status: 402,
          body: { error: { code: 'payment_required' } },
        });
      }
      expect(await stored()).toEqual(before);
      expect((await ben.get(`/api/journal/entries/${saved.body.entry.id}`)).status).toBe(200);
      expect((await ben.get('/api/tasks')).status).toBe(200);
      expect((await ben.patch('/api/profile', { name: 'Ben' })).status).toBe(200);
      expect((await ben.post('/functions/v1/generate_combined_gold_file')).status).toBe(200);
      const [task] = (await ben.get('/api/tasks')).body.tasks;
      expect((await ben.delete(`/api/tasks/${task.id}`)).status).toBe(204);
    } finally {
      app.gateWith('billing_gate');
    }
  });
});
