import * as texts from '../texts.ts';

/** Longest texts in characters, after trimming. */
export const CALL_TO_ACTION_LENGTH = 200;
export const IDEA_LENGTH = 500;
export const VOICE_LENGTH = 2_000;
export const POST_LENGTH = 8_000;
/** Of what a post is made from: a lesson, or a text of the person's own. */
export const SOURCE_LENGTH = 20_000;

/** How much of a lesson stands in the list to choose from, in characters. */
export const LESSON_LABEL_LENGTH = 60;

/** How many drafts are made at a time. */
export const DRAFTS = 3;

/** How drafts differ: what happened and what it taught, lines below an opening, or what is asked and answered. */
export const SHAPES = ['story', 'list', 'question'] as const;
export type Shape = (typeof SHAPES)[number];

/** What sets a draft apart from what the person wrote. */
export const CHANGE_KINDS = ['added', 'shortened', 'moved', 'leftOut'] as const;
/** A sentence that was added or left out, or words that were cut; nothing of an order that was changed. */
export interface PostChange {
  kind: (typeof CHANGE_KINDS)[number];
  text: string;
}

/** So many words in a row are somebody's own: a language model’s post has none that were not chosen. */
export const SEQUENCE_LENGTH = 8;

/** How long a button says that it has copied or is opening, in milliseconds. */
export const FEEDBACK_MS = 2_000;

export const CHOICE_TYPES = ['topic', 'quote'] as const;
export type ChoiceType = (typeof CHOICE_TYPES)[number];

/** The five texts that say how a person writes, in the order in which they are shown. */
export const VOICE_TEXTS = [
  'tone_style',
  'story_patterns',
  'common_language',
  'themes',
  'post_structure',
] as const;
export type VoiceTexts = Record<(typeof VOICE_TEXTS)[number], string>;

/** What a post needs, by the names under which a missing one is listed. */
export const POST_FIELDS = [
  texts.platformField,
  texts.ctaField,
  texts.lessonField,
  texts.ideaField,
  texts.valueField,
] as const;
export type PostField = (typeof POST_FIELDS)[number];

/** How many sentences from elsewhere are offered to be added, and the longest of them. */
export const RELATED = 5;
export const RELATED_LENGTH = 200;
