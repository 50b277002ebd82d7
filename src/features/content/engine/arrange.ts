import { DRAFTS } from '../contract/limits.ts';
import { type Arranging, arrangingOf, type Draft, isEnough, postOf } from './arranging.ts';
import { readsAlone, type SentenceGrammar } from './fitness.ts';
import type { Post, PostRequest } from './post-request.ts';
import { foldedWords } from './sentences.ts';
import { asWritten, listOf, questionOf, storyOf } from './shapes.ts';

/*
 * Drafts of a post where no language model writes: the person's own sentences in the shapes that they carry. What else
 * stands in a draft, and what does not, is told with it.
 */

/** The post of a draft, unless it misses what was picked as the quote, is too short, or cannot be read as it stands. */
function fitPost(arranging: Arranging, draft: Draft | undefined): Post | undefined {
  const { quote } = arranging.chosen;
  if (!draft || !isEnough(arranging, draft)) return undefined;
  if (quote !== undefined && !draft.places.includes(quote)) return undefined;
  return readsAlone(draft.paragraphs.join('\n')) ? postOf(arranging, draft) : undefined;
}

/** At most three drafts: a story, a list and a question. Those that the sentences do not carry are left out. */
export function arrangePosts(request: PostRequest, grammar?: SentenceGrammar): Post[] {
  const arranging = arrangingOf(request, grammar);
  const shaped = [storyOf, listOf, questionOf].flatMap((make) => fitPost(arranging, make(arranging)) ?? []);
  const posts = shaped.length > 0 ? shaped : [fitPost(arranging, asWritten(arranging)) ?? []].flat();
  return [...new Map(posts.map((post) => [foldedWords(post.content).join(' '), post])).values()].slice(
    0,
    DRAFTS,
  );
}
