import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import type { Person, TestApp } from './app.ts';
import { grantFeatureFlag } from './feature-flags.ts';
import { putPiece, samplePiece, sealedAttachment } from './files.ts';
import { daysFrom } from './pauses.ts';
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
import { newKeyId, told, wrappingsOf } from './vault.ts';

/** Stands in every text of it that the server can read. */
export const CANARY = 'canary of Ann';

/** The ids of one row each of what a person can have. */
export type Belongings = Record<
  | 'task'
  | 'goal'
  | 'item'
  | 'word'
  | 'insightAnswer'
  | 'category'
  | 'entry'
  | 'lesson'
  | 'import'
  | 'pause'
  | 'cta'
  | 'post'
  | 'attachment'
  | 'file'
  | 'passkey'
  | 'approval',
  string
>;

/**
 * Gives a person a row of everything. Answers its ids, and `secrets`: what is this person's alone and must never come out
 * to anybody else.
 */
export async function giveEverything(
  app: TestApp,
  person: Person,
): Promise<{ ids: Belongings; secrets: string[] }> {
  const page = journalPage();
  const lesson = { id: newId(), lesson: envelope(), format: 2 };
  const goal = { id: newId(), ...sealedWords(`${CANARY}: goal`) };
  const pause = { id: newId(), ...daysFrom(new Date(), 20) };
  const item = { id: newId(), ...sealedItem(`${CANARY}: item`), reason: envelope(120, 3) };
  const word = sealedHiddenMemory(`${CANARY}: word`);
  const insightAnswer = sealedInsightAnswer(`${CANARY}: answer to an insight`);
  const mood = sealedMood(CANARY);
  const vision = envelope(120, 3);
  const category = { id: newId(), ...sealedCategory(`${CANARY}: category`) };
  const insights = sealedWords(`${CANARY}: insights`);
  const cta = { id: newId(), ...sealedWords(`${CANARY}: call to action`) };
  const [post, said] = [newId(), sealedPost(`${CANARY}: post`)];
  const voice = sealedVoice(`${CANARY}: voice`);
  const vault = { ...told(person, newKeyId(), 'on'), wrappings: wrappingsOf('passkey') };
  const approval = { id: newId(), commitment: randomBytes(32).toString('base64') };
  const offered = randomBytes(32).toString('base64');
  const [attachment, picture] = [newId(), sealedAttachment(`${CANARY}: picture`)];
  await grantFeatureFlag(app, person);
  const batch = importBatch();
  const answers = [
    await person.patch('/api/profile', { name: CANARY, core_word: 'Freedom' }),
    await person.put('/api/impact-intentions', { intentions: ['heard'] }),
    await person.post('/api/journal/entries', {
      ...page,
      tasks: page.tasks.map((task) => ({ ...task, ...sealedWords(`${CANARY}: action`) })),
    }),
    await person.post('/api/lessons', lesson),
    await person.post('/api/goals/use', goal),
    await person.post('/api/bucket-list/items', item),
    await person.post('/api/kept-back', word),
    await person.post('/api/weekly/answers', insightAnswer),
    await person.put('/api/bucket-list/cadence', { frequency: 'quarterly' }),
    await person.put('/api/visions/health', { text: vision, format: 3, based_on: null }),
    await person.post('/api/weekly/categories', category),
    await person.put('/api/weekly/insights/2026-11-08', insights),
    await person.post('/api/pauses', pause),
    await person.put('/api/moods/2026-11-08', mood),
    await person.post('/api/content/calls-to-action', cta),
    await person.put(`/api/content/posts/${post}`, said),
    await person.put('/api/content/voice-profile', voice),
    await person.put('/api/customization', { section_locations: { goals: 'tools' } }),
    await person.post('/api/import', batch),
    await person.put(`/api/attachments/${attachment}`, picture),
    await putPiece(app, person, `/api/files/${picture.file}/pieces/1`, samplePiece(picture, 1)),
    await person.post('/api/vault/turn-on', vault),
    await person.post('/api/vault/approvals', approval),
    await person.put(`/api/vault/approvals/${approval.id}/offered-key`, { key: offered }),
  ];
  for (const answer of answers) expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  const kept = [category.category_name, insights.text, cta.text, said.text, voice.themes, picture.info];
  const action = sealedWords(`${CANARY}: action`).text;
  const words = [
    ...kept,
    insightAnswer.text,
    goal.text,
    item.item,
    item.reason,
    word.text,
    mood.step,
    vision,
    action,
  ];
  const secrets = [
    CANARY,
    person.userId,
    person.email,
    page.celebration,
    page.action,
    lesson.lesson,
    vault.mac,
    approval.commitment,
    offered,
    ...vault.wrappings.map(({ wrapped }) => wrapped),
    ...words,
  ];
  const ids = {
    task: page.tasks[0]?.id ?? '',
    goal: goal.id,
    item: item.id,
    word: word.id,
    insightAnswer: insightAnswer.id,
    category: category.id,
    entry: page.id,
    lesson: lesson.id,
    import: batch.import_id,
    pause: pause.id,
    cta: cta.id,
    post,
    attachment,
    file: picture.file,
    approval: approval.id,
    passkey: vault.wrappings[2]?.id ?? '',
  };
  return { ids, secrets };
}
