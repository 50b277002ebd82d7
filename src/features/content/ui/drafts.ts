import { isBlank } from '../../../kernel/text.ts';
import { changedWords } from '../../../notebook/react/changed-text-draft.ts';
import type { DraftKind } from '../../../notebook/react/use-draft.ts';
import { textDraftKind } from '../../../notebook/react/use-text-draft.ts';
import type { PostChange, Shape, VoiceTexts } from '../contract/limits.ts';

/** A text of one's own that posts are made from. It stays until it is cleared. */
export const OWN_TEXT = textDraftKind('text for posts');
export const NEW_CTA = textDraftKind('call to action');

/** A draft of a post. */
export interface PostDraft {
  /** The id that its row has once it is kept. */
  id: string;
  platform: string;
  text: string;
  /** What was written for the person, before they changed anything. */
  made: string;
  writtenBy?: 'model' | undefined;
  shape?: Shape | undefined;
  /** What of `made` is not as the person wrote it. It is no part of the text. */
  changes?: PostChange[] | undefined;
}

export interface PostDrafts {
  posts: PostDraft[];
}

const isReworded = ({ text, made }: PostDraft): boolean => !isBlank(text) && text !== made;

/** The drafts, and after them those of `others` that the person has reworded: these words stand nowhere else. */
export const besides = ({ posts }: PostDrafts, others: readonly PostDraft[]): PostDrafts => ({
  posts: [
    ...posts,
    ...others.filter((other) => isReworded(other) && posts.every(({ id }) => id !== other.id)),
  ],
});

/** Posts that were made last, so that neither closing them nor a reload loses them. */
export const MADE_POSTS: DraftKind<PostDrafts> = {
  name: 'posts',
  blank: () => ({ posts: [] }),
  isBlank: ({ posts }) => posts.every(({ text }) => isBlank(text)),
  read: (kept) => ({ posts: [], ...(kept as Partial<PostDrafts>) }),
  merge: (kept, written) => besides(written, kept.posts),
};

export const EDITED_VOICE = changedWords<VoiceTexts>('voice profile');
