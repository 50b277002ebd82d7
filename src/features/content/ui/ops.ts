import { deviceNow } from '../../../browser/device-clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { isOpened } from '../../../kernel/seal.ts';
import { toast } from '../../../kit/toast.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import type { Mutation } from '../../../session/perform.ts';
import {
  deleteWithUndo,
  performOrToast,
  tryPerform,
  UNDO_SECONDS,
} from '../../../session/perform-or-toast.ts';
import { type Sealer, writtenFormat } from '../../../session/sealing.ts';
import { type ChoiceType, VOICE_TEXTS, type VoiceTexts } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import type { PostDraft } from './drafts.ts';
import { type OwnPost, ownVoice } from './views.ts';

/** Adds a call to action. Rejects, and says so, when it could not be kept. @param draft the draft that it ends */
export async function addCta({ id, text }: { id: string; text: string }, draft: string): Promise<void> {
  const row = { id, text, format: writtenFormat(), use_count: 0, created_at: deviceNow().toISOString() };
  const write: Mutation = {
    what: texts.newCta,
    words: text,
    asNew: texts.saveAsNewCta,
    request: async ({ format, seal }) => ({
      call: 'POST /api/content/calls-to-action',
      body: { id, text: await seal('call_to_actions', 'text', id, text), format },
    }),
    changes: [{ table: 'call_to_actions', key: id, put: row }],
    endsDraft: draft,
  };
  await performOrToast(write, texts.ctaFailed);
}

/** Gives a call to action other words, trimmed and not blank. Answers whether they were kept; says so when not. */
export const changeCta = (id: string, text: string): Promise<boolean> =>
  tryPerform(
    {
      what: texts.changedCta,
      words: text,
      request: async ({ format, seal }) => ({
        call: 'PATCH /api/content/calls-to-action/{id}',
        params: { id },
        body: { text: await seal('call_to_actions', 'text', id, text), format },
      }),
      changes: [{ table: 'call_to_actions', key: id, set: { text, format: writtenFormat() } }],
    },
    texts.ctaFailed,
  );

/** Counts that posts were made with a call to action. Where that cannot be kept, the posts are no worse for it. */
export function countUse(id: string): Promise<boolean> {
  const use = newId();
  return tryPerform({
    what: texts.ctaUse,
    request: async () => ({
      call: 'POST /api/content/calls-to-action/{id}/uses',
      params: { id },
      body: { id: use },
    }),
    changes: [{ table: 'call_to_actions', key: id, add: { use_count: 1 } }],
  });
}

export interface Idea {
  type: ChoiceType;
  text: string;
}

/** Stores the topic or quote that was picked, with the lesson that it is from. */
export function storeChoice({ type, text }: Idea, lessonId: string | undefined): Promise<boolean> {
  const id = newId();
  const write: Mutation = {
    what: texts.pickedIdea,
    words: text,
    request: async ({ format, seal }) => ({
      call: 'POST /api/content/choices',
      body: {
        id,
        lesson_id: lessonId ?? null,
        choice_text: await seal('content_choices', 'choice_text', id, text),
        choice_type: type,
        format,
      },
    }),
    // No device keeps choices: what was picked is in the posts.
    changes: [],
  };
  return tryPerform(write, texts.choiceFailed);
}

async function sealedVoice({ seal }: Sealer, voice: VoiceTexts): Promise<VoiceTexts> {
  const sealed = VOICE_TEXTS.map(async (name) => [
    name,
    await seal('voice_profiles', name, 'own', voice[name]),
  ]);
  return Object.fromEntries(await Promise.all(sealed)) as VoiceTexts;
}

/** Keeps how the person writes; no text is blank. Rejects, and says so, when it could not be kept. */
export const saveVoice = (voice: VoiceTexts, draft?: string): Promise<void> =>
  performOrToast(
    {
      what: texts.changedVoice,
      words: VOICE_TEXTS.map((name) => voice[name]).join('\n\n'),
      request: async (sealer) => ({
        call: 'PUT /api/content/voice-profile',
        body: { ...(await sealedVoice(sealer, voice)), format: sealer.format },
      }),
      changes: [
        {
          table: 'voice_profiles',
          key: 'own',
          put: { ...voice, format: writtenFormat(), updated_at: deviceNow().toISOString() },
        },
      ],
      ...(draft === undefined ? {} : { endsDraft: draft }),
    },
    texts.voiceNotSaved,
  );

/** Puts a voice that was learned again in the place of the former one, which can be brought back for eight seconds. */
export async function replaceVoice(voice: VoiceTexts): Promise<void> {
  const before = ownVoice(readTables());
  await saveVoice(voice);
  const onSelect = () => void (before && saveVoice(before).catch(() => undefined));
  toast.success(texts.voiceUpdated, {
    seconds: before ? UNDO_SECONDS : 3,
    ...(before && { action: { label: texts.undoButton, onSelect } }),
  });
}

function savingOf(post: OwnPost): Mutation {
  const { id, platform, text, created_at } = post;
  return {
    what: texts.savedPost,
    words: text,
    request: async ({ format, seal }) => ({
      call: 'PUT /api/content/posts/{id}',
      params: { id },
      body: {
        ...{ platform, format, created_at },
        text: await seal('kept_posts', 'text', id, text),
      },
    }),
    changes: [{ table: 'kept_posts', key: id, put: { ...post, format: writtenFormat() } }],
  };
}

/** Keeps a post, or what it says now. Answers whether it was kept; says so when not. */
export function savePost({ id, platform, text }: Omit<PostDraft, 'made'>): Promise<boolean> {
  const now = deviceNow().toISOString();
  const created_at = readTables().kept_posts.get(id)?.created_at ?? now;
  return tryPerform(
    savingOf({ id, platform, text, format: writtenFormat(), created_at, updated_at: now }),
    texts.postFailed,
  );
}

/** Deletes at once and offers to undo it; not what cannot be read here, as it could not be put back. */
export async function deletePost(id: string): Promise<void> {
  const row = readTables().kept_posts.get(id);
  if (!row) return;
  await deleteWithUndo({
    write: {
      what: texts.deletedPost,
      words: row.text,
      request: async () => ({ call: 'DELETE /api/content/posts/{id}', params: { id } }),
      changes: [{ table: 'kept_posts', key: id, gone: true }],
    },
    puttingBack: isOpened(row.text) ? savingOf(row) : undefined,
    said: texts.postDeleted,
    failed: texts.postFailed,
  });
}
