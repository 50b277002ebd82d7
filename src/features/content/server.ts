import { earlierOf } from '../../kernel/calendar.ts';
import { notFound } from '../../kernel/errors.ts';
import type { AnswerOf, BodyOf } from '../../kernel/route.ts';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { claim } from '../../server/idempotency.ts';
import { columnList, statement } from '../../server/statement.ts';
import {
  addCallToAction,
  addChoice,
  type CallToAction,
  callToActionSchema,
  changeCallToAction,
  countCallToAction,
  deletePost,
  listCallsToAction,
  listPlatforms,
  readVoiceProfile,
  type SavedPost,
  savedPostSchema,
  savePost,
  saveVoiceProfile,
  VOICE_TEXTS,
  type VoiceProfile,
  voiceProfileSchema,
} from './contract.ts';
import type { Platform } from './rules.ts';
import { registerFunctions } from './server/functions.ts';
import { texts } from './spoken-texts.ts';

const ctaColumns = columnList(Object.keys(callToActionSchema.shape));
const voiceColumns = columnList(Object.keys(voiceProfileSchema.shape));
const postColumns = columnList(Object.keys(savedPostSchema.shape));

const allPlatforms = statement<Platform>('content-platforms').sql(
  'select id, name, share_url, format_instructions, length_limit from platforms order by id',
);

const ctas = statement<CallToAction>('content-ctas').sql(
  `select ${ctaColumns} from call_to_actions where user_id = :userId order by created_at desc, id desc`,
);
const oneCta = statement<CallToAction>('content-cta').sql(
  `select ${ctaColumns} from call_to_actions where user_id = :userId and id = :id`,
);
const ctaAdded = statement<CallToAction>('content-cta-insert').sql(`
    insert into call_to_actions (user_id, id, text, format, created_at) values (:userId, :id, :text, :format, :now)
    returning ${ctaColumns}`);
const ctaChanged = statement<CallToAction>('content-cta-change').sql(
  `update call_to_actions set text = :text, format = :format where user_id = :userId and id = :id returning ${ctaColumns}`,
);
const ctaUsed = statement<CallToAction>('content-cta-use').sql(
  `update call_to_actions set use_count = use_count + 1 where user_id = :userId and id = :id returning ${ctaColumns}`,
);

/** @throws AppError 404 when it is gone */
function found(cta: CallToAction | undefined): { call_to_action: CallToAction } {
  if (!cta) throw notFound(texts.ctaNotFound);
  return { call_to_action: cta };
}

const storedCta = async ({ userId, run }: Actor, id: string) => found((await run(oneCta({ userId, id })))[0]);

async function addCta(actor: Actor, body: BodyOf<typeof addCallToAction>) {
  const { userId, now } = actor;
  const { id, text, format } = body;
  const isFirst = await claim(actor, id, body);
  const [added] = await actor.finish(
    isFirst ? ctaAdded({ userId, id, text, format, now: now.toISOString() }) : oneCta({ userId, id }),
  );
  return found(added);
}

async function useCta(actor: Actor, id: string, body: BodyOf<typeof countCallToAction>) {
  const isFirst = await claim(actor, body.id, { ...body, used: id });
  const [used] = await actor.finish(
    isFirst ? ctaUsed({ userId: actor.userId, id }) : oneCta({ userId: actor.userId, id }),
  );
  return found(used);
}

const voice = statement<VoiceProfile>('content-voice').sql(
  `select ${voiceColumns} from voice_profiles where user_id = :userId`,
);
const voiceSaved = statement<VoiceProfile>('content-voice-keep').sql(
  `
    insert into voice_profiles (user_id, ${VOICE_TEXTS.join(', ')}, format, updated_at)
    values (:userId, ${VOICE_TEXTS.map((name) => `:${name}`).join(', ')}, :format, :now)
    on conflict (user_id) do update set ${VOICE_TEXTS.map((name) => `${name} = excluded.${name}`).join(', ')},
      format = excluded.format, updated_at = excluded.updated_at
    returning ${voiceColumns}`,
  ['userId', ...VOICE_TEXTS, 'format', 'now'],
);

async function readVoice({ userId, finish }: Actor): Promise<AnswerOf<typeof readVoiceProfile>> {
  const [voice_profile] = await finish(voice({ userId }));
  return { voice_profile: voice_profile ?? null };
}

async function saveVoice(
  { userId, now, finish }: Actor,
  body: BodyOf<typeof saveVoiceProfile>,
): Promise<AnswerOf<typeof saveVoiceProfile>> {
  const { tone_style, story_patterns, common_language, themes, post_structure, format } = body;
  const [voice_profile] = await finish(
    voiceSaved({
      userId,
      tone_style,
      story_patterns,
      common_language,
      themes,
      post_structure,
      format,
      now: now.toISOString(),
    }),
  );
  return { voice_profile: voice_profile ?? null };
}

type Choice = AnswerOf<typeof addChoice>['choice'];
const CHOICE = 'id, user_id, lesson_id, choice_text, choice_type, format, created_at';

const choiceAdded = statement<Choice>('content-choice-insert').sql(`
    insert into content_choices (user_id, id, lesson_id, choice_text, choice_type, format, created_at)
    select :userId::uuid, :id::uuid, :lesson_id::uuid, :choice_text, :choice_type, :format::smallint, :now::timestamptz
      where :lesson_id::uuid is null or exists (select from lessons_learned where user_id = :userId and id = :lesson_id)
    returning ${CHOICE}`);
const oneChoice = statement<Choice>('content-choice').sql(
  `select ${CHOICE} from content_choices where user_id = :userId and id = :id`,
);

async function choose(actor: Actor, body: BodyOf<typeof addChoice>): Promise<{ choice: Choice }> {
  const { userId, now } = actor;
  const { id, lesson_id, choice_text, choice_type, format } = body;
  const isFirst = await claim(actor, id, body);
  const [choice] = await actor.finish(
    isFirst
      ? choiceAdded({ userId, id, lesson_id, choice_text, choice_type, format, now: now.toISOString() })
      : oneChoice({ userId, id }),
  );
  if (!choice) throw notFound(texts.lessonNotFound);
  return { choice };
}

const postSaved = statement<SavedPost>('content-post-keep').sql(`
    insert into kept_posts (user_id, id, platform, text, format, created_at, updated_at)
    values (:userId, :id, :platform, :text, :format, :createdAt, :now)
    on conflict (user_id, id) do update
      set platform = excluded.platform, text = excluded.text, format = excluded.format,
        updated_at = excluded.updated_at
    returning ${postColumns}`);
const onePost = statement<SavedPost>('content-post').sql(
  `select ${postColumns} from kept_posts where user_id = :userId and id = :id`,
);
const postRemoved = statement<{ id: string }>('content-post-delete').sql(
  'delete from kept_posts where user_id = :userId and id = :id returning id',
);

function foundPost(post: SavedPost | undefined): { post: SavedPost } {
  if (!post) throw notFound(texts.postNotFound);
  return { post };
}

async function save(actor: Actor, id: string, body: BodyOf<typeof savePost>): Promise<{ post: SavedPost }> {
  const now = actor.now.toISOString();
  const { platform, text, format, created_at = now } = body;
  const [post] = await actor.finish(
    postSaved({
      userId: actor.userId,
      id,
      platform,
      text,
      format,
      createdAt: earlierOf(created_at, now),
      now,
    }),
  );
  return foundPost(post);
}

function registerCallsToAction(api: Api): void {
  api.serve(listCallsToAction, async (actor) => {
    const call_to_actions = await actor.finish(ctas({ userId: actor.userId }));
    return { call_to_actions };
  });

  api.serve(addCallToAction, (actor, { body }) => addCta(actor, body));

  api.serve(
    changeCallToAction,
    async ({ userId, finish }, { params, body: { text, format } }) => {
      const [changed] = await finish(ctaChanged({ userId, id: params.id, text, format }));
      return found(changed);
    },
    (actor, { params }) => storedCta(actor, params.id),
  );

  api.serve(countCallToAction, (actor, { params, body }) => useCta(actor, params.id, body));
}

/** Registers platforms, calls to action, the voice, choices and kept posts, and the functions that write. */
export function registerContent(api: Api): void {
  api.serve(listPlatforms, async (actor) => {
    const platforms = await actor.finish(allPlatforms());
    return { platforms };
  });

  registerCallsToAction(api);

  api.serve(readVoiceProfile, readVoice);

  api.serve(saveVoiceProfile, (actor, { body }) => saveVoice(actor, body), readVoice);

  api.serve(addChoice, (actor, { body }) => choose(actor, body));

  api.serve(
    savePost,
    (actor, { params, body }) => save(actor, params.id, body),
    async ({ userId, run }, { params }) => foundPost((await run(onePost({ userId, id: params.id })))[0]),
  );

  api.serve(deletePost, async ({ userId, finish }, { params }) => {
    const [gone] = await finish(postRemoved({ userId, id: params.id }));
    if (!gone) throw notFound(texts.postNotFound);
    return undefined;
  });

  registerFunctions(api);
}
