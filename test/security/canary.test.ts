/*
 * A canary is written into every text field that a browser seals; then the whole database is read, and none sings. A
 * call that takes sealed texts and is not in the list below fails the test: it belongs there.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../src/kernel/ids.ts';
import type { Route } from '../../src/kernel/route.ts';
import { seal } from '../../src/kernel/seal.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { grantFeatureFlag } from '../harness/feature-flags.ts';
import { sizesOf } from '../harness/files.ts';
import { type Sealing, sealingOf } from '../harness/sealing.ts';

const CANARY = 'Canary-Xq7';
/** In a field that is readable on purpose: shows that the search finds what is there. */
const READABLE = 'Found-Me-9';

let app: TestApp;
let maya: Person;
let sealing: Sealing;
let sung = 0;

/** Another canary each time, so that no two fields hide behind one. */
const canary = () => `${CANARY}-${++sung}`;

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.person();
  sealing = await sealingOf(maya);
  await grantFeatureFlag(app, maya);
});
afterAll(() => app.close());

const task = async (id: string) => ({
  ...(await sealing.row('tasks', id, { text: canary() })),
  format: 3,
});
const goal = async (id: string) => ({
  ...(await sealing.row('previous_goals', id, { text: canary() })),
  format: 3,
});
const item = (texts: object) => sealing.row('bucket_list_items', ids.item, texts);
const ids = {
  entry: newId(),
  lesson: newId(),
  task: newId(),
  lineTask: newId(),
  goal: newId(),
  item: newId(),
  word: newId(),
  insightAnswer: newId(),
  category: newId(),
  cta: newId(),
  attachment: newId(),
  post: newId(),
};
const week = '2026-11-08';
const past = '2026-11-01T08:00:00.000Z';

const entry = () =>
  sealing.row('journal_entries', ids.entry, {
    celebration: canary(),
    goal: canary(),
    goal_importance: canary(),
    reflection: canary(),
    value_alignment: canary(),
    action: canary(),
  });
const lesson = () => sealing.row('lessons_learned', ids.lesson, { lesson: canary() });

const picture = { file: newId(), ...sizesOf(10) };
const info = () => sealing.row('attachments', ids.attachment, { info: canary() });

const category = async () => ({
  ...(await sealing.row('user_categories', ids.category, { category_name: canary(), description: canary() })),
  format: 3,
});

const cta = () => sealing.row('call_to_actions', ids.cta, { text: canary() });

/** Every call that takes sealed texts, in an order in which each finds what it works on. */
const writes: Record<string, () => Promise<{ path: string; body: object }>> = {
  'post /api/journal/entries': async () => {
    const answers = await entry();
    const tasks = [{ id: ids.lineTask, ...(await task(ids.lineTask)) }];
    const body = { id: ids.entry, format: 3, ...answers, start_time: past, tasks };
    return { path: '/api/journal/entries', body };
  },
  'post /api/lessons': async () => ({
    path: '/api/lessons',
    body: { id: ids.lesson, format: 3, ...(await lesson()) },
  }),
  'patch /api/journal/entries/{id}': async () => ({
    path: `/api/journal/entries/${ids.entry}`,
    body: { based_on: 0, format: 3, ...(await entry()) },
  }),
  'patch /api/lessons/{id}': async () => ({
    path: `/api/lessons/${ids.lesson}`,
    body: { based_on: 0, format: 3, ...(await lesson()) },
  }),
  'post /api/tasks': async () => ({
    path: '/api/tasks',
    body: { id: ids.task, ...(await task(ids.task)) },
  }),
  'patch /api/tasks/{id}': async () => ({ path: `/api/tasks/${ids.task}`, body: await task(ids.task) }),
  'put /api/tasks/{id}': async () => {
    await maya.delete(`/api/tasks/${ids.task}`);
    const body = { ...(await task(ids.task)), completed_at: null, created_at: past };
    return { path: `/api/tasks/${ids.task}`, body };
  },
  'post /api/seal': async () => {
    await app.sql('update tasks set format = 2 where id = $1', [ids.lineTask]);
    const { body } = await maya.get('/api/sync');
    const isLine = ([table, { id }]: [string, { id: string }]) => table === 'tasks' && id === ids.lineTask;
    const [, { seq: based_on }] = body.rows.find(isLine);
    const { text } = await task(ids.lineTask);
    const row = { table: 'tasks', id: ids.lineTask, based_on, columns: { text } };
    return { path: '/api/seal', body: { format: 3, rows: [row] } };
  },
  'post /api/bucket-list/items': async () => ({
    path: '/api/bucket-list/items',
    body: { id: ids.item, format: 3, ...(await item({ item: canary(), reason: canary() })) },
  }),
  'patch /api/bucket-list/items/{id}': async () => ({
    path: `/api/bucket-list/items/${ids.item}`,
    body: { format: 3, status: 'completed', ...(await item({ completion_story: canary() })) },
  }),
  'put /api/bucket-list/items/{id}': async () => {
    await maya.delete(`/api/bucket-list/items/${ids.item}`);
    const texts = await item({ item: canary(), reason: canary(), completion_story: canary() });
    const facts = { status: 'completed', completed_at: past, created_at: past };
    return { path: `/api/bucket-list/items/${ids.item}`, body: { format: 3, ...texts, ...facts } };
  },
  'post /api/kept-back': async () => ({
    path: '/api/kept-back',
    body: {
      id: ids.word,
      kind: 'word',
      format: 3,
      ...(await sealing.row('kept_back', ids.word, { text: canary() })),
    },
  }),
  'post /api/weekly/answers': async () => ({
    path: '/api/weekly/answers',
    body: {
      id: ids.insightAnswer,
      kind: 'not_true',
      format: 3,
      ...(await sealing.row('insight_answers', ids.insightAnswer, { text: canary() })),
    },
  }),
  'put /api/visions/{section}': async () => {
    const { health_vision } = await sealing.row('profiles', 'own', { health_vision: `<p>${canary()}</p>` });
    return { path: '/api/visions/health', body: { text: health_vision, format: 3, based_on: null } };
  },
  'post /api/import': async () => {
    const id = newId();
    const texts = {
      celebration: canary(),
      goal: canary(),
      goal_importance: canary(),
      reflection: canary(),
      value_alignment: canary(),
      action: canary(),
    };
    const answers = await sealing.row('journal_entries', id, texts);
    const row = { id, date: '2026-11-01', ...answers, start_time: null, end_time: null, created_at: past };
    const former = await sealing.row('journal_entries', id, { goal: canary() });
    const revision = { id, of_table: 'journal_entries', of_id: id, columns: former, created_at: past };
    const rows = [
      { table: 'journal_entries', row },
      { table: 'revisions', row: revision },
    ];
    return { path: '/api/import', body: { import_id: newId(), source: 'archive', format: 3, rows } };
  },
  'post /api/goals/use': async () => ({
    path: '/api/goals/use',
    body: { id: ids.goal, ...(await goal(ids.goal)) },
  }),
  'patch /api/goals/{id}': async () => ({ path: `/api/goals/${ids.goal}`, body: await goal(ids.goal) }),
  'put /api/goals/{id}': async () => {
    await maya.delete(`/api/goals/${ids.goal}`);
    const facts = { use_count: 1, last_used_at: past, completed_at: null, created_at: past };
    return { path: `/api/goals/${ids.goal}`, body: { ...(await goal(ids.goal)), ...facts } };
  },
  'put /api/weekly/insights/{week}': async () => ({
    path: `/api/weekly/insights/${week}`,
    body: { ...(await sealing.row('weekly_insights', week, { text: canary() })), format: 3 },
  }),
  'post /api/content/calls-to-action': async () => ({
    path: '/api/content/calls-to-action',
    body: { id: ids.cta, format: 3, ...(await cta()) },
  }),
  'patch /api/content/calls-to-action/{id}': async () => ({
    path: `/api/content/calls-to-action/${ids.cta}`,
    body: { format: 3, ...(await cta()) },
  }),
  'put /api/content/voice-profile': async () => ({
    path: '/api/content/voice-profile',
    body: {
      format: 3,
      ...(await sealing.row('voice_profiles', 'own', {
        tone_style: canary(),
        story_patterns: canary(),
        common_language: canary(),
        themes: canary(),
        post_structure: canary(),
      })),
    },
  }),
  'post /api/content/choices': async () => {
    const id = newId();
    const key = sealing.key;
    const place = { table: 'content_choices', column: 'choice_text', row: id, person: maya.userId };
    const choice_text = await seal(key, canary(), place);
    const body = { id, lesson_id: ids.lesson, choice_text, choice_type: 'quote', format: 3 };
    return { path: '/api/content/choices', body };
  },
  'put /api/content/posts/{id}': async () => ({
    path: `/api/content/posts/${ids.post}`,
    body: {
      platform: 'X',
      format: 3,
      ...(await sealing.row('kept_posts', ids.post, { text: canary() })),
    },
  }),
  'put /api/attachments/{id}': async () => {
    const row = { of_table: 'journal_entries', of_id: ids.entry };
    return {
      path: `/api/attachments/${ids.attachment}`,
      body: { ...row, ...picture, format: 3, ...(await info()) },
    };
  },
  'patch /api/attachments/{id}': async () => ({
    path: `/api/attachments/${ids.attachment}`,
    body: { format: 3, ...(await info()) },
  }),
  // No longer text fits: that even a digit is sealed, its own length says.
  'put /api/moods/{date}': async () => ({
    path: '/api/moods/2026-11-01',
    body: { ...(await sealing.row('moods', '2026-11-01', { step: '4' })), format: 3, chosen_at: past },
  }),
  'post /api/weekly/categories': async () => ({
    path: '/api/weekly/categories',
    body: { id: ids.category, ...(await category()) },
  }),
  'patch /api/weekly/categories/{id}': async () => ({
    path: `/api/weekly/categories/${ids.category}`,
    body: await category(),
  }),
  'put /api/weekly/categories/{id}': async () => {
    await maya.delete(`/api/weekly/categories/${ids.category}`);
    return { path: `/api/weekly/categories/${ids.category}`, body: { ...(await category()), priority: 1 } };
  },
};

/** Of these, each must be in the list above: a body with a format is one with texts. */
const takesSealed = ({ body }: Route): boolean =>
  body !== undefined && JSON.stringify(z.toJSONSchema(body, { io: 'input' })).includes('"format":{');

test('the list of calls that take sealed texts is whole', () => {
  const taking = app.routes.filter(takesSealed).map(({ method, path }) => `${method} ${path}`);
  expect(taking.toSorted()).toEqual(Object.keys(writes).toSorted());
});

const WITHOUT_ANSWER = ['post /api/seal', 'put /api/moods/{date}', 'put /api/weekly/insights/{week}'];

/** Every row of every table, the jobs' and the library's too, as text. */
async function dump(): Promise<string> {
  const tables = await app.sql<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog')`,
  );
  expect(tables.length).toBeGreaterThan(25);
  const rows = tables.map(({ name }) => app.sql<{ row: string }>(`select t::text as row from ${name} t`));
  return (await Promise.all(rows))
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

/** The canary in whatever form it could stand there readably. */
const forms = (text: string): string[] => {
  const bytes = Buffer.from(text);
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift, 'x'), bytes])
      .toString('base64')
      .slice(4, -4),
  );
  return [text.toLowerCase(), bytes.toString('hex'), ...base64];
};

test('no text that a person wrote can be read anywhere in the database', async () => {
  for (const [name, write] of Object.entries(writes)) {
    const { path, body } = await write();
    const method = name.split(' ')[0] as 'post' | 'patch' | 'put';
    const answer = await maya[method](path, body);
    expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(
      WITHOUT_ANSWER.includes(name) ? 204 : 200,
    );
  }
  await maya.patch('/api/profile', { core_word: READABLE });
  const stored = await dump();
  const lower = stored.toLowerCase();
  expect(lower).toContain(READABLE.toLowerCase());
  expect(stored).toContain(ids.goal);
  expect(stored).toContain(ids.item);
  for (const form of forms(CANARY)) {
    expect(stored.includes(form), form).toBe(false);
    expect(lower.includes(form), form).toBe(false);
  }
  expect(sung).toBeGreaterThanOrEqual(20);
});
