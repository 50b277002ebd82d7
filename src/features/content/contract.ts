import * as z from 'zod';
import { idSchema, rowParams } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import { areOfTheirFormat, formatTodaySchema, NOT_SEALED, sealedTodayOf } from '../../kernel/sealed-text.ts';
import { isBlank } from '../../kernel/text.ts';
import {
  CALL_TO_ACTION_LENGTH,
  CHANGE_KINDS,
  CHOICE_TYPES,
  IDEA_LENGTH,
  POST_LENGTH,
  SHAPES,
  SOURCE_LENGTH,
  VOICE_LENGTH,
  VOICE_TEXTS,
} from './contract/limits.ts';
import * as texts from './texts.ts';

export * from './contract/limits.ts';

const format = z.number().int().nullable();

const voiceTextsOf = <Text extends z.ZodType>(text: Text) =>
  z.object(
    Object.fromEntries(VOICE_TEXTS.map((name) => [name, text])) as Record<(typeof VOICE_TEXTS)[number], Text>,
  );

const platformSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Holds the placeholders {url} and {text}; null where no address takes a post. */
  share_url: z.string().nullable(),
  format_instructions: z.string(),
  /** Longest post, as the platform counts. */
  length_limit: z.number().int(),
});

export const listPlatforms = defineRoute({
  method: 'get',
  path: '/api/content/platforms',
  tag: 'content',
  summary: 'Where posts can go, in the order in which they are offered.',
  answer: z.object({ platforms: z.array(platformSchema) }),
});

/** `text` is sealed in the envelope that `format` names; readable when it is null. */
export const callToActionSchema = z.object({
  id: idSchema,
  user_id: idSchema,
  text: z.string(),
  format,
  /** How often posts were made with it. */
  use_count: z.number().int(),
  created_at: z.string(),
});
export type CallToAction = z.output<typeof callToActionSchema>;

const sealedCta = { text: sealedTodayOf(CALL_TO_ACTION_LENGTH), format: formatTodaySchema };
const isSealedCta = areOfTheirFormat(['text']);
const ctaAnswer = z.object({ call_to_action: callToActionSchema });

export const listCallsToAction = defineRoute({
  method: 'get',
  path: '/api/content/calls-to-action',
  tag: 'content',
  summary: 'What the person’s posts ask their readers to do, the newest first.',
  answer: z.object({ call_to_actions: z.array(callToActionSchema) }),
});

export const addCallToAction = defineRoute({
  method: 'post',
  path: '/api/content/calls-to-action',
  access: 'writing',
  tag: 'content',
  summary: 'Adds a call to action.',
  body: z.object({ id: idSchema, ...sealedCta }).refine(isSealedCta, NOT_SEALED),
  answer: ctaAnswer,
});

export const changeCallToAction = defineRoute({
  method: 'patch',
  path: '/api/content/calls-to-action/{id}',
  access: 'writing',
  tag: 'content',
  summary: 'Rewords a call to action; how often it was used stays.',
  params: rowParams,
  body: z.object(sealedCta).refine(isSealedCta, NOT_SEALED),
  answer: ctaAnswer,
});

export const countCallToAction = defineRoute({
  method: 'post',
  path: '/api/content/calls-to-action/{id}/uses',
  access: 'writing',
  tag: 'content',
  summary: 'Counts a making of posts with this call to action, once for each id in the body.',
  params: rowParams,
  body: z.object({ id: idSchema }),
  answer: ctaAnswer,
});

/** The five texts are sealed in the envelope that `format` names; readable when it is null. */
export const voiceProfileSchema = voiceTextsOf(z.string()).extend({
  user_id: idSchema,
  format,
  updated_at: z.string(),
});
export type VoiceProfile = z.output<typeof voiceProfileSchema>;

const voiceAnswer = z.object({ voice_profile: voiceProfileSchema.nullable() });

export const readVoiceProfile = defineRoute({
  method: 'get',
  path: '/api/content/voice-profile',
  tag: 'content',
  summary: 'How the person writes; null until it was learned.',
  answer: voiceAnswer,
});

export const saveVoiceProfile = defineRoute({
  method: 'put',
  path: '/api/content/voice-profile',
  access: 'writing',
  tag: 'content',
  summary: 'Keeps how the person writes, in the place of what was kept before.',
  body: voiceTextsOf(sealedTodayOf(VOICE_LENGTH))
    .extend({ format: formatTodaySchema })
    .refine(areOfTheirFormat(VOICE_TEXTS), NOT_SEALED),
  answer: voiceAnswer,
});

const choiceType = z.enum(CHOICE_TYPES);

export const addChoice = defineRoute({
  method: 'post',
  path: '/api/content/choices',
  access: 'writing',
  tag: 'content',
  summary:
    'Stores the topic or quote that was picked for a post. `lesson_id` is null for a text of one’s own.',
  body: z
    .object({
      id: idSchema,
      lesson_id: idSchema.nullable(),
      choice_text: sealedTodayOf(IDEA_LENGTH),
      choice_type: choiceType,
      format: formatTodaySchema,
    })
    .refine(areOfTheirFormat(['choice_text']), NOT_SEALED),
  answer: z.object({
    choice: z.object({
      id: idSchema,
      user_id: idSchema,
      lesson_id: idSchema.nullable(),
      choice_text: z.string(),
      choice_type: choiceType,
      format,
      created_at: z.string(),
    }),
  }),
});

export const savedPostSchema = z.object({
  id: idSchema,
  /** The name of its platform. */
  platform: z.string(),
  /** Sealed in the envelope that `format` names. */
  text: z.string(),
  format: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type SavedPost = z.output<typeof savedPostSchema>;

export const savePost = defineRoute({
  method: 'put',
  path: '/api/content/posts/{id}',
  access: 'writing',
  tag: 'content',
  summary: 'Keeps a post, in the place of what it said before.',
  params: rowParams,
  body: z
    .object({
      platform: z.string().min(1).max(100),
      text: sealedTodayOf(POST_LENGTH),
      format: formatTodaySchema,
      /** When it was kept first; now when left out, and never changed afterwards. */
      created_at: z.iso.datetime().optional(),
    })
    .refine(areOfTheirFormat(['text']), NOT_SEALED),
  answer: z.object({ post: savedPostSchema }),
});

export const deletePost = defineRoute({
  method: 'delete',
  path: '/api/content/posts/{id}',
  tag: 'content',
  summary: 'Deletes a kept post.',
  params: rowParams,
});

const shortText = (limit: number) => z.string().min(1).max(limit);
const source = z
  .string()
  .max(SOURCE_LENGTH)
  .refine((text) => !isBlank(text), texts.empty);

/** Left out where the person’s own sentences were arranged: a language model writes only for people who agreed to it. */
const writtenBy = z.literal('model').optional();

export const generateTopics = defineRoute({
  method: 'post',
  path: '/functions/v1/generate-topics',
  access: 'feature:content_creation',
  tag: 'content',
  summary: 'What a post about the text could say: topics, and sentences of it to quote.',
  body: z.object({ content: source, isCustomInput: z.boolean() }),
  answer: z.object({ topics: z.array(z.string()), quotes: z.array(z.string()), writtenBy }),
});

export const generateContent = defineRoute({
  method: 'post',
  path: '/functions/v1/generate-content',
  access: 'feature:content_creation',
  tag: 'content',
  summary:
    'Drafts of a post for a platform, by its name; none where the text has too few sentences. Counts a use of the person’s call to action of these words.',
  body: z.object({
    platform: shortText(100),
    idea: shortText(IDEA_LENGTH),
    type: choiceType,
    content: source,
    cta: shortText(CALL_TO_ACTION_LENGTH),
    voiceProfile: voiceTextsOf(z.string().max(VOICE_LENGTH)),
    lesson_id: idSchema.nullable(),
    value_focus: shortText(100),
    format_instructions: z.string().max(2_000),
  }),
  answer: z.object({
    posts: z.array(
      z.object({
        content: z.string(),
        platform: z.string(),
        hashtags: z.array(z.string()),
        /** Absent where no shape is known to hold. */
        shape: z.enum(SHAPES).optional(),
        /** What is not as the person wrote it; of a language model's drafts unknown. */
        changes: z.array(z.object({ kind: z.enum(CHANGE_KINDS), text: z.string() })).optional(),
      }),
    ),
    writtenBy,
  }),
});

export const generateVoiceProfile = defineRoute({
  method: 'post',
  path: '/functions/v1/generate-voice-profile',
  access: 'feature:content_creation',
  tag: 'content',
  summary:
    'Learns how the person writes from their lessons and entries; nothing is kept. 403 when the id is not the caller’s.',
  body: z.object({ user_id: idSchema }),
  answer: voiceTextsOf(z.string()).extend({ user_id: idSchema }),
});
