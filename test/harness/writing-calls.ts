import { SEALED_COLUMNS } from '../../src/features/journal/contract.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Answer, Person } from './app.ts';
import { sealedAttachment, sealedInfo } from './files.ts';
import { daysFrom } from './pauses.ts';
import { TestBrowser } from './push-service.ts';
import {
  envelope,
  importBatch,
  journalPage,
  sealedCategory,
  sealedHiddenMemory,
  sealedInsightAnswer,
  sealedItem,
  sealedMood,
  sealedPost,
  sealedVoice,
  sealedWords,
} from './remote-person.ts';

const basis = { based_on: 0, format: 3 };
const answers = () => Object.fromEntries(SEALED_COLUMNS.map((column) => [column, envelope(120, 3)]));

/** Whose rows a call is about, and the ids of those that are there. */
interface Made {
  ann: Person;
  task: string;
  goal: string;
  wish: string;
  word: string;
  insightAnswer: string;
  category: string;
  entry: string;
  lesson: string;
  imported: string;
  pause: string;
  cta: string;
  post: string;
  attachment: string;
  /** Its file, of which every piece has arrived. */
  file: string;
}

interface WritingCall {
  path: string;
  body?: object;
  /** Another body, which the key of the first does not fit. */
  other?: object;
  /** Undoes it, as another device would. */
  undo?: () => Promise<Answer>;
}

/** Each call that changes something, on what `writeEverywhere` made. @param now ISO instant */
export const writingCalls = (now: string): Record<string, (made: Made) => WritingCall> => ({
  'POST /api/tasks': ({ ann }) => {
    const body = { id: newId(), ...sealedWords('Read') };
    const undo = () => ann.delete(`/api/tasks/${body.id}`);
    return { path: '/api/tasks', body, other: { ...body, ...sealedWords('Other') }, undo };
  },
  'PATCH /api/tasks/{id}': ({ ann, task }) => ({
    path: `/api/tasks/${task}`,
    body: { completed: true },
    other: { completed: false },
    undo: () => ann.patch(`/api/tasks/${task}`, { completed: false }),
  }),
  'PUT /api/tasks/{id}': ({ ann }) => {
    const id = newId();
    const body = { ...sealedWords('Back'), completed_at: null, created_at: now };
    const undo = () => ann.patch(`/api/tasks/${id}`, sealedWords('Reworded'));
    return { path: `/api/tasks/${id}`, body, other: { ...body, ...sealedWords('Other') }, undo };
  },
  'DELETE /api/tasks/{id}': ({ ann, task }) => ({
    path: `/api/tasks/${task}`,
    undo: () =>
      ann.put(`/api/tasks/${task}`, { ...sealedWords('Back'), completed_at: null, created_at: now }),
  }),
  'POST /api/seal': ({ task }) => {
    const row = () => ({
      table: 'tasks',
      id: task,
      based_on: 1,
      columns: { text: envelope(60, 3) },
    });
    return {
      path: '/api/seal',
      body: { format: 3, rows: [row()] },
      other: { format: 3, rows: [row(), row()] },
    };
  },
  'POST /api/import': ({ ann }) => {
    const body = importBatch();
    const undo = () => ann.delete(`/api/import/${body.import_id}`);
    return { path: '/api/import', body, other: { ...body, source: 'journey' }, undo };
  },
  'DELETE /api/import/{id}': ({ imported }) => ({ path: `/api/import/${imported}` }),
  'POST /api/goals/use': () => {
    const body = { id: newId(), ...sealedWords('Learn to sail') };
    return { path: '/api/goals/use', body, other: { ...body, ...sealedWords('Other') } };
  },
  'PATCH /api/goals/{id}': ({ ann, goal }) => ({
    path: `/api/goals/${goal}`,
    body: { completed: true },
    other: { completed: false },
    undo: () => ann.patch(`/api/goals/${goal}`, { completed: false }),
  }),
  'PUT /api/goals/{id}': () => {
    const body = {
      ...sealedWords('Back'),
      use_count: 1,
      last_used_at: now,
      completed_at: null,
      created_at: now,
    };
    return { path: `/api/goals/${newId()}`, body, other: { ...body, ...sealedWords('Other') } };
  },
  'DELETE /api/goals/{id}': ({ goal }) => ({ path: `/api/goals/${goal}` }),
  'POST /api/bucket-list/items': ({ ann }) => {
    const body = { id: newId(), ...sealedItem('See the north') };
    const undo = () => ann.delete(`/api/bucket-list/items/${body.id}`);
    return { path: '/api/bucket-list/items', body, other: { ...body, ...sealedItem('Other') }, undo };
  },
  'PATCH /api/bucket-list/items/{id}': ({ ann, wish }) => ({
    path: `/api/bucket-list/items/${wish}`,
    body: { status: 'completed' },
    other: { status: 'in_progress' },
    undo: () => ann.patch(`/api/bucket-list/items/${wish}`, { status: 'in_bucket' }),
  }),
  'PUT /api/bucket-list/items/{id}': () => {
    const body = {
      ...sealedItem('Back'),
      completion_story: null,
      status: 'in_bucket',
      completed_at: null,
      created_at: now,
    };
    return { path: `/api/bucket-list/items/${newId()}`, body, other: { ...body, ...sealedItem('Other') } };
  },
  'DELETE /api/bucket-list/items/{id}': ({ wish }) => ({ path: `/api/bucket-list/items/${wish}` }),
  'PUT /api/bucket-list/cadence': ({ ann }) => ({
    path: '/api/bucket-list/cadence',
    body: { frequency: 'weekly' },
    other: { frequency: 'quarterly' },
    undo: () => ann.put('/api/bucket-list/cadence', { frequency: 'monthly' }),
  }),
  'POST /api/bucket-list/reviews': () => ({
    path: '/api/bucket-list/reviews',
    body: { at: now },
    other: { at: '2026-11-19T16:00:00.000Z' },
  }),
  'POST /api/content/calls-to-action': () => {
    const body = { id: newId(), ...sealedWords('Write to me') };
    return { path: '/api/content/calls-to-action', body, other: { ...body, ...sealedWords('Other') } };
  },
  'PATCH /api/content/calls-to-action/{id}': ({ ann, cta }) => {
    const path = `/api/content/calls-to-action/${cta}`;
    const undo = () => ann.patch(path, sealedWords('Back'));
    return { path, body: sealedWords('Call me'), other: sealedWords('Other'), undo };
  },
  'POST /api/content/calls-to-action/{id}/uses': ({ cta }) => ({
    path: `/api/content/calls-to-action/${cta}/uses`,
    body: { id: newId() },
    other: { id: newId() },
  }),
  'PUT /api/content/voice-profile': ({ ann }) => {
    const path = '/api/content/voice-profile';
    const undo = () => ann.put(path, sealedVoice('before'));
    return { path, body: sealedVoice(), other: sealedVoice('other'), undo };
  },
  'POST /api/content/choices': ({ lesson }) => {
    const body = {
      id: newId(),
      lesson_id: lesson,
      choice_text: envelope(120, 3),
      choice_type: 'topic',
      format: 3,
    };
    return { path: '/api/content/choices', body, other: { ...body, choice_type: 'quote' } };
  },
  'PUT /api/content/posts/{id}': ({ ann }) => {
    const path = `/api/content/posts/${newId()}`;
    const undo = () => ann.put(path, sealedPost('Reworded'));
    return { path, body: sealedPost(), other: sealedPost('Other'), undo };
  },
  'DELETE /api/content/posts/{id}': ({ ann, post }) => ({
    path: `/api/content/posts/${post}`,
    undo: () => ann.put(`/api/content/posts/${post}`, sealedPost('Back')),
  }),
  'PUT /api/attachments/{id}': ({ ann }) => {
    const path = `/api/attachments/${newId()}`;
    const undo = () => ann.patch(path, sealedInfo('Reworded'));
    const body = sealedAttachment();
    return { path, body, other: { ...body, ...sealedInfo('Other') }, undo };
  },
  'PATCH /api/attachments/{id}': ({ ann, attachment }) => {
    const path = `/api/attachments/${attachment}`;
    const undo = () => ann.patch(path, sealedInfo('Back'));
    return { path, body: sealedInfo('Described'), other: sealedInfo('Other'), undo };
  },
  'DELETE /api/attachments/{id}': ({ ann, attachment }) => {
    const path = `/api/attachments/${attachment}`;
    return { path, undo: () => ann.put(path, sealedAttachment()) };
  },
  'POST /api/files/{file}/finish': ({ file }) => ({ path: `/api/files/${file}/finish` }),
  'POST /api/kept-back': () => {
    const body = sealedHiddenMemory();
    return { path: '/api/kept-back', body, other: { ...body, kind: 'day' } };
  },
  'DELETE /api/kept-back/{id}': ({ word }) => ({ path: `/api/kept-back/${word}` }),
  'POST /api/weekly/answers': () => {
    const body = sealedInsightAnswer();
    return { path: '/api/weekly/answers', body, other: { ...body, kind: 'not_true' } };
  },
  'DELETE /api/weekly/answers/{id}': ({ insightAnswer }) => ({
    path: `/api/weekly/answers/${insightAnswer}`,
  }),
  'PUT /api/moods/{date}': ({ ann }) => {
    const path = `/api/moods/${now.slice(0, 10)}`;
    const body = sealedMood('5', now);
    const undo = () => ann.put(path, sealedMood('1', now));
    return { path, body, other: sealedMood('2', now), undo };
  },
  'POST /api/moods/{date}/removals': ({ ann }) => {
    const day = `/api/moods/${now.slice(0, 10)}`;
    const undo = () => ann.put(day, sealedMood('1', now));
    const body = { chosen_at: now };
    return { path: `${day}/removals`, body, other: { chosen_at: '2026-11-19T16:00:00.000Z' }, undo };
  },
  'PUT /api/visions/{section}': ({ ann }) => {
    const body = { text: envelope(200, 3), format: 3, based_on: null, at: now };
    const path = '/api/visions/health';
    const undo = () => ann.put(path, { ...body, text: envelope(200, 3) });
    return { path, body, other: { ...body, text: envelope(200, 3) }, undo };
  },
  'PUT /api/visions/{section}/cadence': () => ({
    path: '/api/visions/ideal_day/cadence',
    body: { frequency: 'weekly', at: now },
    other: { frequency: 'quarterly', at: now },
  }),
  'POST /api/visions/{section}/reviews': () => ({
    path: '/api/visions/personal/reviews',
    body: { at: now },
    other: { at: '2026-11-19T16:00:00.000Z' },
  }),
  'PUT /api/weekly/insights/{week}': ({ ann }) => {
    const path = '/api/weekly/insights/2026-11-08';
    const undo = () => ann.put(path, sealedWords('Said anew'));
    return { path, body: sealedWords('Said'), other: sealedWords('Other'), undo };
  },
  'POST /api/weekly/categories': ({ ann }) => {
    const path = '/api/weekly/categories';
    const body = { id: newId(), ...sealedCategory('Work') };
    const undo = () => ann.delete(`${path}/${body.id}`);
    return { path, body, other: { ...body, ...sealedCategory('Other') }, undo };
  },
  'PATCH /api/weekly/categories/{id}': ({ category }) => {
    const path = `/api/weekly/categories/${category}`;
    const body = sealedCategory('Home');
    return { path, body, other: sealedCategory('Other') };
  },
  'PUT /api/weekly/categories/{id}': () => {
    const body = { ...sealedCategory('Back'), priority: 4 };
    const path = `/api/weekly/categories/${newId()}`;
    return { path, body, other: { ...body, ...sealedCategory('Other') } };
  },
  'DELETE /api/weekly/categories/{id}': ({ category }) => ({
    path: `/api/weekly/categories/${category}`,
  }),
  'POST /api/pauses': ({ ann }) => {
    const body = { id: newId(), ...daysFrom(now, 20) };
    const undo = () => ann.delete(`/api/pauses/${body.id}`);
    return { path: '/api/pauses', body, other: { ...body, ...daysFrom(now, 30) }, undo };
  },
  'PATCH /api/pauses/{id}': ({ ann, pause }) => ({
    path: `/api/pauses/${pause}`,
    body: { ends_on: daysFrom(now, 11).starts_on },
    other: { ends_on: daysFrom(now, 10).starts_on },
    undo: () => ann.patch(`/api/pauses/${pause}`, { ends_on: daysFrom(now, 10).starts_on }),
  }),
  'DELETE /api/pauses/{id}': ({ pause }) => ({ path: `/api/pauses/${pause}` }),
  'PATCH /api/profile': ({ ann }) => ({
    path: '/api/profile',
    body: { core_word: 'Joy' },
    other: { core_word: 'Other' },
    undo: () => ann.patch('/api/profile', { core_word: 'Peace' }),
  }),
  'PUT /api/profile/model-consent': ({ ann }) => ({
    path: '/api/profile/model-consent',
    body: { host: 'models.example' },
    other: { host: 'others.example' },
    undo: () => ann.delete('/api/profile/model-consent'),
  }),
  'DELETE /api/profile/model-consent': ({ ann }) => ({
    path: '/api/profile/model-consent',
    undo: () => ann.put('/api/profile/model-consent', { host: 'models.example' }),
  }),
  'PUT /api/impact-intentions': ({ ann }) => ({
    path: '/api/impact-intentions',
    body: { intentions: ['matter'] },
    other: { intentions: ['clarity'] },
    undo: () => ann.put('/api/impact-intentions', { intentions: ['valued'] }),
  }),
  'PUT /api/calendar-feed': () => ({ path: '/api/calendar-feed' }),
  'POST /api/calendar-feed/renewals': () => ({ path: '/api/calendar-feed/renewals' }),
  'DELETE /api/calendar-feed': ({ ann }) => ({
    path: '/api/calendar-feed',
    undo: () => ann.put('/api/calendar-feed'),
  }),
  'PUT /api/customization': ({ ann }) => ({
    path: '/api/customization',
    body: { section_locations: { goals: 'tools' } },
    other: { section_locations: { goals: 'loop' } },
    undo: () => ann.put('/api/customization', { section_locations: { goals: 'loop' } }),
  }),
  'POST /api/reminders/push-subscriptions': ({ ann }) => {
    const browser = new TestBrowser('https://push.example.com');
    const { endpoint, p256dh, auth } = browser;
    const body = { id: newId(), endpoint, p256dh, auth };
    const undo = () => ann.delete(`/api/reminders/push-subscriptions/${browser.endpointHash}`);
    return {
      path: '/api/reminders/push-subscriptions',
      body,
      other: { ...body, endpoint: 'https://push.example.com/other' },
      undo,
    };
  },
  'DELETE /api/reminders/push-subscriptions/{endpoint_hash}': ({ ann }) => {
    const browser = new TestBrowser('https://push.example.com');
    const { endpoint, p256dh, auth, endpointHash } = browser;
    const path = `/api/reminders/push-subscriptions/${endpointHash}`;
    const undo = () => ann.post('/api/reminders/push-subscriptions', { id: newId(), endpoint, p256dh, auth });
    return { path, undo };
  },
  'POST /api/journal/entries': () => {
    const body = journalPage(new Date(now));
    return { path: '/api/journal/entries', body, other: { ...body, goal: envelope() } };
  },
  'PATCH /api/journal/entries/{id}': ({ ann, entry }) => {
    const path = `/api/journal/entries/${entry}`;
    const undo = () => ann.patch(path, { based_on: 0, format: 3, ...answers() });
    return {
      path,
      body: { ...basis, ...answers() },
      other: { ...answers(), ...basis },
      undo,
    };
  },
  'PATCH /api/lessons/{id}': ({ ann, lesson }) => {
    const path = `/api/lessons/${lesson}`;
    const body = { ...basis, lesson: envelope(120, 3) };
    const undo = () => ann.patch(path, { ...basis, lesson: envelope(120, 3) });
    return { path, body, other: { ...body, lesson: envelope(120, 3) }, undo };
  },
  'POST /api/lessons': () => {
    const body = { id: newId(), lesson: envelope(), format: 2 };
    return { path: '/api/lessons', body, other: { ...body, lesson: envelope() } };
  },
});
