import * as z from 'zod';
import { forbidden } from '../../../kernel/errors.ts';
import type { AnswerOf, BodyOf } from '../../../kernel/route.ts';
import { openRows } from '../../../kernel/sealed-row.ts';
import { AfterCommit, type Api } from '../../../server/api.ts';
import type { Actor } from '../../../server/database.ts';
import type { LanguageModel } from '../../../server/language-model.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import { generateContent, generateTopics, generateVoiceProfile } from '../contract.ts';
import { checkedTopics, type ModelPosts, type ModelTopics } from '../engine/model-answer.ts';
import { postsRequest, topicsRequest } from '../engine/model-request.ts';
import type { PostRequest } from '../engine/post-request.ts';
import { cleanIdea, PLATFORMS } from '../rules.ts';
import { askEngine } from './ask-engine.ts';
import { readWritings } from './writings.ts';

const agreed = statement('content-model-consent').sql(
  'select from profiles where id = :userId and model_consent_at is not null and model_consent_host = :host',
);
const limitOf = statement<{ length_limit: number }>('content-platform').sql(
  'select length_limit from platforms where name = :platform',
);
const ownCtas = statement<{ id: string; text: string; format: number | null }>('content-own-ctas').sql(
  'select id, text, format from call_to_actions where user_id = :userId',
);
const counted = statement('content-cta-counted').sql(
  'update call_to_actions set use_count = use_count + 1 where user_id = :userId and id = :id',
);

/** The operator's model, for a person who has agreed that it, and not one of another host, is given their words. */
async function modelFor(
  { userId, run }: Actor,
  { languageModel }: Services,
): Promise<LanguageModel | undefined> {
  if (!languageModel) return undefined;
  return (await run(agreed({ userId, host: languageModel.host }))).length > 0 ? languageModel : undefined;
}

/** Without limits, which not every endpoint's schemas can say: what is too much is left out afterwards. */
const saidTopics: z.ZodType<ModelTopics> = z.object({
  topics: z.array(z.string()),
  quotes: z.array(z.string()),
});
/** Asked for by the schema, which strict endpoints want complete, and read as none where an answer has none. */
const saidShape = z.preprocess((shape) => shape ?? null, z.string().nullable());
const saidPosts: z.ZodType<ModelPosts> = z.object({
  posts: z.array(z.object({ shape: saidShape, content: z.string(), hashtags: z.array(z.string()) })),
});

async function topics(
  actor: Actor,
  { content }: BodyOf<typeof generateTopics>,
  services: Services,
): Promise<AfterCommit<AnswerOf<typeof generateTopics>>> {
  const model = await modelFor(actor, services);
  return new AfterCommit(async () => {
    const said = await model?.ask(topicsRequest(content), saidTopics);
    const held = said && checkedTopics(said, content);
    return held ? { ...held, writtenBy: 'model' } : askEngine({ topics: content });
  });
}

type PostsBody = BodyOf<typeof generateContent>;

/** How long posts may be on a platform that nobody knows. */
const ANY_LENGTH = 3000;

async function postRequestOf({ run }: Actor, body: PostsBody): Promise<PostRequest> {
  const [stored] = await run(limitOf({ platform: body.platform }));
  const known = PLATFORMS.find(({ name }) => name === body.platform);
  return {
    platform: {
      name: body.platform,
      format_instructions: body.format_instructions,
      length_limit: stored?.length_limit ?? known?.length_limit ?? ANY_LENGTH,
    },
    idea: cleanIdea(body.idea),
    type: body.type,
    content: body.content,
    cta: body.cta,
    value: body.value_focus,
    voice: body.voiceProfile,
  };
}

/** Counts a use of the person's call to action that reads as the one in the post. */
async function countUse({ userId, run }: Actor, key: CryptoKey, cta: string): Promise<void> {
  const opened = await openRows(key, userId, 'call_to_actions', await run(ownCtas({ userId })));
  const used = opened.find(({ text }) => text.trim() === cta.trim());
  if (used) await run(counted({ userId, id: used.id }));
}

/** Drafts from what the caller brings: a language model's for whoever has agreed to it, else the person's sentences. */
async function posts(
  actor: Actor,
  body: PostsBody,
  services: Services,
): Promise<AfterCommit<AnswerOf<typeof generateContent>>> {
  const [request, model, key] = await Promise.all([
    postRequestOf(actor, body),
    modelFor(actor, services),
    services.entryKeys.keyOf(actor),
  ]);
  // What a model writes is held against everything that was not chosen.
  const openWritings = model && (await readWritings(actor));
  await countUse(actor, key, body.cta);
  return new AfterCommit(async () => {
    const [said, writings] = await Promise.all([
      model?.ask(postsRequest(request), saidPosts),
      openWritings?.(key),
    ]);
    return askEngine({
      posts: { request, model: said && writings && { said, others: writings.but(body.lesson_id) } },
    });
  });
}

async function voice(
  actor: Actor,
  { user_id }: BodyOf<typeof generateVoiceProfile>,
  { entryKeys }: Services,
): Promise<AfterCommit<AnswerOf<typeof generateVoiceProfile>>> {
  if (user_id !== actor.userId) throw forbidden();
  const [openWritings, key] = await Promise.all([readWritings(actor), entryKeys.keyOf(actor)]);
  return new AfterCommit(async () => {
    const { ofVoice } = await openWritings(key);
    return { user_id, ...(await askEngine({ voice: ofVoice })) };
  });
}

/** Registers the functions that run the engine for callers of the API, and a language model where one is agreed to. */
export function registerFunctions(api: Api): void {
  api.serve(generateTopics, (actor, { body, services }) => topics(actor, body, services));

  api.serve(generateContent, (actor, { body, services }) => posts(actor, body, services));

  api.serve(generateVoiceProfile, (actor, { body, services }) => voice(actor, body, services));
}
