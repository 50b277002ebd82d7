import { isBlank } from '../../../kernel/text.ts';
import { changedWords } from '../../../web/changed-words.ts';
import type { DraftKind } from '../../../web/drafts.ts';
import { textDraftKind } from '../../../web/text-draft.ts';
import type { VoiceTexts } from '../contract/limits.ts';

/** A text of one's own that posts are made from. It stays until it is cleared. */
export const OWN_TEXT = textDraftKind('text for posts');
export const NEW_CTA = textDraftKind('call to action');

/** A draft of a post, as it was made and then changed. */
export interface PostDraft {
  /** The id that its row has once it is kept. */
  id: string;
  platform: string;
  text: string;
}

export interface PostDrafts {
  posts: PostDraft[];
  writtenBy?: 'model' | undefined;
}

/** Posts that were made last, so that neither closing them nor a reload loses them. Of two versions, the later. */
export const MADE_POSTS: DraftKind<PostDrafts> = {
  name: 'posts',
  blank: () => ({ posts: [] }),
  isBlank: ({ posts }) => posts.every(({ text }) => isBlank(text)),
  read: (kept) => ({ posts: [], ...(kept as Partial<PostDrafts>) }),
  merge: (_, written) => written,
};

export const EDITED_VOICE = changedWords<VoiceTexts>('voice profile');
