import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import {
  envelope,
  postRequestBody,
  sealedPost,
  sealedVoice,
  sealedWords,
} from '../../../test/harness/remote-person.ts';
import { type Sealing, sealingOf } from '../../../test/harness/sealing.ts';
import { newId } from '../../kernel/ids.ts';
import { VOICE_TEXTS } from './contract.ts';
import { PLATFORMS } from './rules.ts';

let app: TestApp;
let ann: Person;
let sealing: Sealing;

const NOW = '2026-11-19T17:00:00.000Z';
const CTAS = '/api/content/calls-to-action';
const VOICE = '/api/content/voice-profile';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
  sealing = await sealingOf(ann);
});

async function addLesson(lesson: string): Promise<string> {
  const id = newId();
  const { status } = await ann.post('/api/lessons', {
    id,
    ...(await sealing.row('lessons_learned', id, { lesson })),
    format: 3,
  });
  expect(status).toBe(200);
  return id;
}

async function addEntry(reflection: string): Promise<void> {
  const id = newId();
  const answers = { celebration: '', goal: '', goal_importance: '', value_alignment: '', action: '' };
  const filled = await sealing.row('journal_entries', id, { ...answers, reflection });
  await app.sql(
    `insert into journal_entries (user_id, id, date, celebration, goal, goal_importance, reflection, value_alignment,
      action, format, created_at) values ($1, $2, '2026-11-18', '', '', '', $3, '', '', 3, $4)`,
    [ann.userId, id, filled.reflection, NOW],
  );
}

async function addCta(text: string): Promise<string> {
  const id = newId();
  const sealed = await sealing.row('call_to_actions', id, { text });
  expect((await ann.post(CTAS, { id, ...sealed, format: 3 })).status).toBe(200);
  return id;
}

const useCounts = async () =>
  (await ann.get(CTAS)).body.call_to_actions.map(({ use_count }: { use_count: number }) => use_count);

describe('what posts are made with', () => {
  test('ENT-15 CALL-12 the seven platforms come in their order, with address, instructions and length', async () => {
    const { status, body } = await ann.get('/api/content/platforms');
    expect(status).toBe(200);
    expect(body.platforms).toEqual(PLATFORMS);
    expect(PLATFORMS.map(({ name }) => name)).toEqual([
      'Facebook',
      'X',
      'LinkedIn',
      'Instagram',
      'Threads',
      'Bluesky',
      'Email',
    ]);
    for (const { name, share_url } of PLATFORMS) expect(share_url === null, name).toBe(name === 'Instagram');
  });

  test('ENT-16 CALL-13 a call to action is added, reworded and listed, the newest first; a repeat changes nothing', async () => {
    const body = { id: newId(), ...sealedWords('Write to me') };
    const { body: answer } = await ann.post(CTAS, body);
    const row = { ...body, user_id: ann.userId, use_count: 0, created_at: NOW };
    expect(answer.call_to_action).toEqual(row);
    expect((await ann.post(CTAS, body)).body.call_to_action).toEqual(row);
    expect((await ann.post(CTAS, { ...body, ...sealedWords('Other') })).status).toBe(409);
    app.setNow('2026-11-19T17:01:00.000Z');
    const second = newId();
    await ann.post(CTAS, { id: second, ...sealedWords('Call me') });
    await ann.patch(`${CTAS}/${body.id}`, sealedWords('Write soon'));
    expect((await ann.get(CTAS)).body.call_to_actions).toMatchObject([
      { id: second },
      { id: body.id, ...sealedWords('Write soon') },
    ]);
    expect((await ann.patch(`${CTAS}/${newId()}`, sealedWords('x'))).status).toBe(404);
    expect((await ann.post(CTAS, { id: newId(), text: 'in plain words', format: 3 })).status).toBe(400);
  });

  test('ENT-16 each making of posts counts its call to action once', async () => {
    const id = await addCta('Write to me');
    const use = { id: newId() };
    expect((await ann.post(`${CTAS}/${id}/uses`, use)).body.call_to_action.use_count).toBe(1);
    expect((await ann.post(`${CTAS}/${id}/uses`, use)).body.call_to_action.use_count).toBe(1);
    expect((await ann.post(`${CTAS}/${id}/uses`, { id: newId() })).body.call_to_action.use_count).toBe(2);
    const bob = await app.person();
    expect((await bob.post(`${CTAS}/${id}/uses`, { id: newId() })).status).toBe(404);
    expect(await useCounts()).toEqual([2]);
  });

  test('ENT-17 CALL-14 there is one voice, none at first, kept sealed and written again', async () => {
    expect((await ann.get(VOICE)).body).toEqual({ voice_profile: null });
    const { body } = await ann.put(VOICE, sealedVoice());
    expect(body.voice_profile).toEqual({ user_id: ann.userId, ...sealedVoice(), updated_at: NOW });
    await ann.put(VOICE, sealedVoice('another'));
    expect((await ann.get(VOICE)).body.voice_profile).toMatchObject(sealedVoice('another'));
    expect((await ann.put(VOICE, { ...sealedVoice(), themes: 'garden' })).status).toBe(400);
    expect((await app.sql('select from voice_profiles where user_id = $1', [ann.userId])).length).toBe(1);
  });

  test('ENT-18 CALL-15 a choice is stored once with its lesson, or without one; another type is refused', async () => {
    const lesson_id = await addLesson('Slow mornings make better days.');
    const body = { id: newId(), lesson_id, choice_text: envelope(90, 3), choice_type: 'quote', format: 3 };
    const { body: answer } = await ann.post('/api/content/choices', body);
    expect(answer.choice).toEqual({ ...body, user_id: ann.userId, created_at: NOW });
    expect((await ann.post('/api/content/choices', body)).body).toEqual(answer);
    const send = (other: object) => ann.post('/api/content/choices', { ...body, id: newId(), ...other });
    expect((await send({ lesson_id: null, choice_type: 'topic' })).status).toBe(200);
    expect((await send({ choice_type: 'title' })).status).toBe(400);
    expect((await send({ lesson_id: newId() })).status).toBe(404);
    expect((await send({ choice_text: 'readable' })).status).toBe(400);
    const rows = await app.sql('select choice_type from content_choices where user_id = $1', [ann.userId]);
    expect(rows).toHaveLength(2);
  });

  test('a post is kept, written over and deleted; when it was kept first stays', async () => {
    const path = `/api/content/posts/${newId()}`;
    const { body } = await ann.put(path, sealedPost());
    expect(body.post).toMatchObject({ ...sealedPost(), created_at: NOW, updated_at: NOW });
    app.setNow('2026-11-19T18:00:00.000Z');
    const changed = (await ann.put(path, { ...sealedPost('Other'), created_at: '2026-11-01T00:00:00.000Z' }))
      .body;
    expect(changed.post).toMatchObject({ ...sealedPost('Other'), created_at: NOW });
    expect((await ann.put(path, { platform: 'X', text: 'readable', format: 3 })).status).toBe(400);
    expect((await ann.delete(path)).status).toBe(204);
    expect((await ann.delete(path)).status).toBe(404);
  });
});

describe('the functions', () => {
  const TEXT =
    'Slow mornings make better days. The phone stays in the kitchen until nine. Yesterday I checked messages at six and lost an hour. I learned that the first hour sets the pace.';

  test('CALL-51 generate-topics answers topics and quotes of the text', async () => {
    const { status, body } = await ann.post('/functions/v1/generate-topics', {
      content: TEXT,
      isCustomInput: true,
    });
    expect(status).toBe(200);
    expect(body.topics).toContain('Slow mornings');
    expect(body.quotes).toEqual([
      'Slow mornings make better days.',
      'The phone stays in the kitchen until nine.',
      'Yesterday I checked messages at six and lost an hour.',
      'I learned that the first hour sets the pace.',
    ]);
    expect(Object.keys(body)).toEqual(['topics', 'quotes']);
  });

  test('CALL-52 ENT-19 generate-content answers three posts, each with its platform and hashtags, and counts the call to action', async () => {
    await addCta('Tell me about yours');
    const { status, body } = await ann.post('/functions/v1/generate-content', postRequestBody(TEXT));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.posts).toHaveLength(3);
    for (const post of body.posts) {
      expect(post).toEqual({
        ...{ content: expect.any(String), platform: 'X', hashtags: expect.any(Array) },
        ...{ shape: expect.any(String), changes: expect.any(Array) },
      });
      expect(post.content).toContain('Tell me about yours');
    }
    expect(await useCounts()).toEqual([1]);
    const other = await ann.post('/functions/v1/generate-content', {
      ...postRequestBody(TEXT),
      cta: 'Another',
    });
    expect(other.status).toBe(200);
    expect(await useCounts()).toEqual([1]);
  });

  test('generate-content counts the call to action in the call’s own transaction', async () => {
    await addCta('Tell me about yours');
    const { head } = (await ann.get('/api/sync')).body;
    await ann.post('/functions/v1/generate-content', postRequestBody(TEXT));
    const { rows } = (await ann.get(`/api/sync?after=${head}`)).body;
    expect(rows).toEqual([['call_to_actions', expect.objectContaining({ use_count: 1, seq: head + 1 })]]);
  });

  test('CNT-11 CNT-12 the idea of whoever calls is cleaned', async () => {
    const idea = 'Slow\tmornings\nand a "quiet" table help.';
    const { body } = await ann.post('/functions/v1/generate-content', {
      ...postRequestBody(TEXT),
      ...{ idea, type: 'quote' },
    });
    expect(body.posts[0].content).toContain("Slow mornings and a 'quiet' table help.");
  });

  test('no post holds a word of what was not chosen, and there is none of three words', async () => {
    const secret = 'Slow mornings are where I hide that I am afraid of the table.';
    await addEntry(secret);
    const lesson_id = await addLesson(TEXT);
    const { body } = await ann.post('/functions/v1/generate-content', {
      ...postRequestBody(TEXT),
      lesson_id,
    });
    expect(body.posts.length).toBeGreaterThan(1);
    for (const { content } of body.posts) expect(content).not.toContain('afraid');
    const few = await ann.post('/functions/v1/generate-content', postRequestBody('Listen before speaking.'));
    expect(few.body).toEqual({ posts: [] });
  });

  test('CALL-53 generate-voice-profile answers the caller’s voice, and nobody else’s', async () => {
    for (let day = 0; day < 3; day += 1) await addLesson('We went slowly. We were glad of it!');
    await addEntry('Today we waited, little by little. We were glad!');
    const ask = (user_id: string) => ann.post('/functions/v1/generate-voice-profile', { user_id });
    const { status, body } = await ask(ann.userId);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual([...VOICE_TEXTS, 'user_id'].toSorted());
    expect(body.tone_style).toContain('Writes as “we”.');
    expect(body.tone_style).toContain('Uses exclamation points.');
    expect((await ask((await app.person()).userId)).status).toBe(403);
    expect((await ann.get(VOICE)).body.voice_profile).toBeNull();
  });

  test('ROL-07 they are for a running trial or a paid plan', async () => {
    await app.sql("update profiles set trial_ends_at = $2::timestamptz - interval '1 day' where id = $1", [
      ann.userId,
      NOW,
    ]);
    const calls = {
      'generate-topics': { content: TEXT, isCustomInput: true },
      'generate-content': postRequestBody(TEXT),
      'generate-voice-profile': { user_id: ann.userId },
    };
    for (const [name, body] of Object.entries(calls))
      expect((await ann.post(`/functions/v1/${name}`, body)).status, name).toBe(403);
  });

  test('MSG-67 an empty text is refused by its name', async () => {
    const { status, body } = await ann.post('/functions/v1/generate-topics', {
      content: ' \u200b',
      isCustomInput: true,
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Your content is empty.');
  });
});
