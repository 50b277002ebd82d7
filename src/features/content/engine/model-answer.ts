import { isBlank } from '../../../kernel/text.ts';
import { DRAFTS, IDEA_LENGTH, SHAPES, type Shape } from '../contract/limits.ts';
import { cleanIdea, postLength, postText } from '../rules.ts';
import { ownSentences, readsAlone } from './fitness.ts';
import { chosenTexts, type Post, type PostRequest } from './post-request.ts';
import type { Topics } from './topics.ts';
import { copiesUnchosen } from './word-sequences.ts';

/** What a model says: nothing of it is known to hold. */
export interface ModelTopics {
  topics: string[];
  quotes: string[];
}
export interface ModelPosts {
  /** Models that were asked before there were shapes name none. */
  posts: { shape?: string | null | undefined; content: string; hashtags: string[] }[];
}

const MOST = 5;
const TOPIC_LENGTH = 80;
/** Markup of any kind, and signs that stand for others. */
const MARKUP = /[<>`*_[\]{}|\\~^]|&#?\w+;/u;
const LINK = /:\/\/|\bwww\.|\S@\S|[\p{L}\p{N}]\.[\p{L}]{2,}/iu;
/** What is not seen or turns a line, but for what joins the parts of an emoji or of a word. */
const HIDDEN = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;
const NUMBERS = /\p{N}+/gu;
const TAG = /^#[\p{L}\p{N}\p{M}_]{1,40}$/u;

const once = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Topics that may be shown, and quotes that stand in the text letter for letter; undefined when nothing is left. */
export function checkedTopics({ topics, quotes }: ModelTopics, content: string): Topics | undefined {
  const isFit = (text: string): boolean => !isBlank(text) && !MARKUP.test(text) && !LINK.test(text);
  const named = once(topics.map(cleanIdea)).filter((topic) => topic.length <= TOPIC_LENGTH && isFit(topic));
  const quoted = once(quotes.map((quote) => quote.trim())).filter(
    (quote) =>
      !isBlank(quote) && quote.length <= IDEA_LENGTH && content.includes(quote) && !HIDDEN.test(quote),
  );
  if (named.length === 0 || quoted.length === 0) return undefined;
  return { topics: named.slice(0, MOST), quotes: quoted.slice(0, MOST) };
}

/** Whether whatever the pattern finds in the draft stands in the words that were chosen too. */
const isKnown = (found: readonly string[], chosen: string): boolean =>
  found.every((one) => chosen.includes(one));

const LEAST_LINES = 3;

/** Whether a draft without its call to action has the form of its shape. Of a story only that it is neither other. */
const HAS_FORM: Readonly<Record<Shape, (content: string) => boolean>> = {
  list: (content) => !/^[•-] /u.test(content) && (content.match(/^[•-] \S/gmu) ?? []).length >= LEAST_LINES,
  question: (content) =>
    ownSentences(content).length > 1 && (/[?？]$/u.test(content) || /^[^.!\n]+[?？](?:\s|$)/u.test(content)),
  story: (content) => ownSentences(content).length > 1,
};

/** The shape that a draft names and has; else a list or a question by its form, and otherwise none. */
function shaped(named: string | null | undefined, content: string): { shape?: Shape } {
  const shape = SHAPES.find((one) => one === named && HAS_FORM[one](content));
  const found = shape ?? (['list', 'question'] as const).find((one) => HAS_FORM[one](content));
  return found ? { shape: found } : {};
}

/**
 * Drafts of a model that may be shown: each fits its platform, has no link, markup or number that the person did not
 * choose, and no eight words in a row from `others`. None is left when nothing holds.
 */
export function checkedPosts({ posts }: ModelPosts, request: PostRequest, others: Iterable<string>): Post[] {
  const { platform } = request;
  const chosen = chosenTexts(request).join('\n');
  const drafts = posts.map(({ shape, content, hashtags }) => ({
    content: content.replaceAll('\r\n', '\n').trim(),
    platform: platform.name,
    ...shaped(shape, content.replace(request.cta.trim(), '').trim()),
    hashtags: once(hashtags.filter((tag) => TAG.test(tag))).slice(0, MOST),
  }));
  const isForeign = copiesUnchosen(drafts.map(postText), chosenTexts(request), others);
  const holds = (post: Post): boolean => {
    const { content } = post;
    const own = content.replaceAll(request.cta.trim(), '');
    return (
      !isBlank(content) &&
      postLength(platform, postText(post)) <= platform.length_limit &&
      !HIDDEN.test(content) &&
      !MARKUP.test(own) &&
      !LINK.test(own) &&
      isKnown(content.match(NUMBERS) ?? [], chosen) &&
      !isForeign(postText(post)) &&
      readsAlone(own)
    );
  };
  const held = new Map(drafts.filter(holds).map((post) => [post.content, post]));
  return [...held.values()].slice(0, DRAFTS);
}
