import type { ChoiceType, PostChange, Shape, VoiceTexts } from '../contract/limits.ts';
import type { Platform } from '../rules.ts';

/** Everything that a post is made from, all of it chosen by the person. */
export interface PostRequest {
  platform: Pick<Platform, 'name' | 'format_instructions' | 'length_limit'>;
  /** The topic or quote, cleaned (`cleanIdea`). */
  idea: string;
  type: ChoiceType;
  /** The lesson, or a text of the person's own. */
  content: string;
  cta: string;
  value: string;
  voice: VoiceTexts;
}

/** A draft of a post. The hashtags stand below its words, and count towards its length. */
export interface Post {
  content: string;
  platform: string;
  /** Each with its #. */
  hashtags: string[];
  /** Undefined where no shape is known to hold. */
  shape?: Shape | undefined;
  /** What is not as the person wrote it. It is shown beside the draft, and is never part of it. */
  changes?: PostChange[] | undefined;
}

/** What of a request is in the words of the person, and may stand in a post. */
export const chosenTexts = ({ content, idea, cta, value }: PostRequest): string[] => [
  content,
  idea,
  cta,
  value,
];
