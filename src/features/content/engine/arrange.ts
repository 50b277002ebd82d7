import { FUNCTION_WORDS } from '../../../language/vocabulary.ts';
import { DRAFTS } from '../contract/limits.ts';
import { postLength, postText } from '../rules.ts';
import { type OwnSentence, ownSentences, type SentenceGrammar } from './fitness.ts';
import { hashtagsFor } from './hashtags.ts';
import type { Post, PostRequest } from './post-request.ts';
import { foldedWords } from './sentences.ts';
import { sentenceWordsOf } from './voice-texts.ts';

/*
 * Drafts of a post where no language model writes: the person's own sentences, letter for letter, in an order that can be
 * read. Nothing is added but the call to action and the core value that they chose.
 */

/** Up to this length of its posts a platform is for one thought, without empty lines. */
const SHORT_POSTS = 500;
/** Fewer words than these of the person's own are no post. */
const LEAST_WORDS = { short: 5, long: 12 };
/** What is read to its end. */
const MOST_WORDS = 150;
const PARAGRAPH_SENTENCES = 3;
/** Whoever writes sentences of so many words writes paragraphs, and others line by line. */
const LONG_SENTENCE = 11;

const CLOSED = /[.!?…。！？]["'”’)\]]*$/u;
const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Places of sentences, in the order in which a draft has them. */
type Places = readonly number[];

/** The sentences of the chosen text, and the one that the post is about. */
interface Chosen {
  sentences: readonly OwnSentence[];
  /** The quote's place; undefined of a topic. */
  quote: number | undefined;
  /** How much each is about the topic or quote and the core value. */
  scores: readonly number[];
}

function chosenOf(request: PostRequest, grammar: SentenceGrammar | undefined): Chosen {
  const idea = oneLine(request.idea);
  const ideaWords = foldedWords(idea);
  const telling = (words: readonly string[]) => new Set(words.filter((word) => !FUNCTION_WORDS.has(word)));
  const about = telling(ideaWords);
  const value = telling(foldedWords(request.value));
  const all = ownSentences(request.content, grammar);
  const isQuote = request.type === 'quote';
  const place = all.findIndex(({ words }) => words.join(' ') === ideaWords.join(' '));
  // The quote was picked by the person as it is: no rule holds against it.
  const picked = { text: idea, words: ideaWords, reason: undefined };
  const alone: OwnSentence = { ...picked, leans: false, pointsBack: false, turns: false };
  const quoted =
    place < 0 ? [alone, ...all] : all.map((one, at) => (at === place ? { ...one, ...picked } : one));
  const sentences = isQuote ? quoted : all;
  const shared = (words: readonly string[], set: ReadonlySet<string>) =>
    words.filter((word) => set.has(word)).length;
  return {
    sentences,
    quote: isQuote ? Math.max(0, place) : undefined,
    scores: sentences.map(({ words }) => shared(words, about) * 3 + shared(words, value)),
  };
}

const ascending = (places: Iterable<number>): number[] => [...places].toSorted((one, other) => one - other);

/**
 * The sentence with those that it cannot do without: what it leans on, and what turns it. Undefined when one of them is
 * left out of posts. The quote can do without any.
 */
function unitAt({ sentences, quote }: Chosen, at: number): Places | undefined {
  const unit = new Set<number>();
  const waiting = [at];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const sentence = sentences[place];
    if (!sentence || sentence.reason !== undefined) return undefined;
    if (unit.has(place)) continue;
    unit.add(place);
    if (place === quote) continue;
    if (sentence.leans) waiting.push(place - 1);
    if (sentences[place + 1]?.turns) waiting.push(place + 1);
  }
  return ascending(unit);
}

/** Where the chain of sentences begins in which one leans on the other. */
function headOf({ sentences }: Chosen, at: number): number {
  let head = at;
  while (head > 0 && sentences[head]?.leans) head -= 1;
  return head;
}

/** The sentences in their places, in stretches that belong together. */
const stretchesOf = (chosen: Chosen, places: Places): number[][] => [
  ...Map.groupBy(places, (at) => headOf(chosen, at)).values(),
];

/** A paragraph ends when it is full, where the point ends, and after a sentence without a mark at its end. */
function paragraphsOf(stretches: readonly (readonly OwnSentence[])[], size: number): string[] {
  const paragraphs: OwnSentence[][] = [];
  for (const stretch of stretches) {
    const last = paragraphs.at(-1);
    const isOpen = last !== undefined && CLOSED.test(last.at(-1)?.text ?? '');
    if (isOpen && last.length + stretch.length <= size) last.push(...stretch);
    else paragraphs.push([...stretch]);
  }
  return paragraphs.map((sentences) =>
    sentences.reduce(
      (text, { text: next }, at) =>
        at === 0 ? next : `${text}${CLOSED.test(sentences[at - 1]?.text ?? '') ? ' ' : '\n'}${next}`,
      '',
    ),
  );
}

/** What is arranged, and where it goes. */
interface Arranging {
  request: PostRequest;
  chosen: Chosen;
  hashtags: readonly string[];
}

/** A part of a draft: stretches of sentences that may share paragraphs. */
type Part = readonly Places[];

/** The post of its parts; without hashtags where they leave no room, and undefined where they do not fit at all. */
function postOf({ request, chosen, hashtags }: Arranging, parts: readonly Part[]): Post | undefined {
  const { platform, cta, voice } = request;
  const size = sentenceWordsOf(voice) >= LONG_SENTENCE ? PARAGRAPH_SENTENCES : 1;
  const paragraphs = parts.flatMap((part) =>
    paragraphsOf(
      part.map((places) => places.flatMap((at) => chosen.sentences[at] ?? [])),
      size,
    ),
  );
  const content = [...paragraphs, cta.trim()].join(platform.length_limit <= SHORT_POSTS ? '\n' : '\n\n');
  return [hashtags, []]
    .map((tags) => ({ content, platform: platform.name, hashtags: [...tags] }))
    .find((post) => postLength(platform, postText(post)) <= platform.length_limit);
}

const wordsIn = ({ chosen: { sentences } }: Arranging, places: Places): number =>
  places.reduce((sum, at) => sum + (sentences[at]?.words.length ?? 0), 0);

const fits = (arranging: Arranging, places: Places): boolean =>
  wordsIn(arranging, places) <= MOST_WORDS &&
  postOf(arranging, [stretchesOf(arranging.chosen, places)]) !== undefined;

const distance = (at: number, from: number): number => (at > from ? (at - from) * 2 - 1 : (from - at) * 2);

/** The point and as much of `others` as there is room for, in their order. */
function grown(arranging: Arranging, point: Places, others: Places): Places {
  let places = point;
  for (const at of others) {
    const more = ascending(new Set([...places, ...(unitAt(arranging.chosen, at) ?? [])]));
    if (more.length > places.length && fits(arranging, more)) places = more;
  }
  return places;
}

/** Everything there is room for, what is nearest to the point before the rest. */
function around(arranging: Arranging, point: Places): Places {
  const [first = 0] = point;
  const all = arranging.chosen.sentences.map((_, at) => at);
  return grown(
    arranging,
    point,
    all.toSorted((one, other) => distance(one, first) - distance(other, first)),
  );
}

/** The point with what follows from it. */
function followed(arranging: Arranging, point: Places): Places {
  const { chosen } = arranging;
  const head = headOf(chosen, point[0] ?? 0);
  const after = chosen.sentences
    .map((_, at) => at)
    .filter((at) => at > (point.at(-1) ?? 0) && headOf(chosen, at) === head);
  return grown(arranging, point, after);
}

/** The point first, or last where it came first; undefined where another order would change what is said. */
function moved({ chosen }: Arranging, places: Places, point: Places): Part[] | undefined {
  const stretches = stretchesOf(chosen, places);
  const at = stretches.findIndex((stretch) => stretch.includes(point[0] ?? -1));
  const pointed = stretches[at];
  const pointsBack = stretches.some(([head = 0]) => chosen.sentences[head]?.pointsBack);
  if (stretches.length < 2 || !pointed || pointsBack) return undefined;
  const rest = stretches.filter((stretch) => stretch !== pointed);
  return at === 0 ? [rest, [pointed]] : [[pointed], rest];
}

/** The sentences that a post could be about, the one that is most about it first. */
function pointsOf({ chosen }: Arranging): Places[] {
  const { sentences, quote, scores } = chosen;
  const ranked = sentences
    .map((_, at) => at)
    .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
  const first = quote === undefined ? ranked : [quote, ...ranked.filter((at) => at !== quote)];
  return first.flatMap((at) => {
    const unit = unitAt(chosen, at);
    return unit ? [unit] : [];
  });
}

/**
 * At most three drafts: as it was written, with the point first or last, and the point alone. Fewer where the sentences
 * give no more, and none where they are too few for a post.
 */
export function arrangePosts(request: PostRequest, grammar?: SentenceGrammar): Post[] {
  const arranging: Arranging = {
    request,
    chosen: chosenOf(request, grammar),
    hashtags: hashtagsFor(request),
  };
  const points = pointsOf(arranging).filter((point) => fits(arranging, point));
  const [point] = points;
  // What was picked as the quote is in every post, or there is none.
  if (!point || (request.type === 'quote' && point[0] !== arranging.chosen.quote)) return [];
  const least = request.platform.length_limit <= SHORT_POSTS ? LEAST_WORDS.short : LEAST_WORDS.long;
  const inOrder = (places: Places): Part[] => [stretchesOf(arranging.chosen, places)];
  const all = around(arranging, point);
  const ways = [
    inOrder(all),
    moved(arranging, all, point),
    inOrder(point),
    inOrder(followed(arranging, point)),
    ...points.map(inOrder),
  ];
  const posts = ways
    .filter((way): way is Part[] => way !== undefined && wordsIn(arranging, way.flat(2)) >= least)
    .flatMap((way) => postOf(arranging, way) ?? []);
  return [...new Map(posts.map((post) => [foldedWords(post.content).join(' '), post])).values()].slice(
    0,
    DRAFTS,
  );
}
