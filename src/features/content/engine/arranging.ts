import { FUNCTION_WORDS } from '../../../language/vocabulary.ts';
import type { PostChange, Shape } from '../contract/limits.ts';
import { postLength, postText } from '../rules.ts';
import { type OwnSentence, ownSentences, type SentenceGrammar } from './fitness.ts';
import { hashtagsFor } from './hashtags.ts';
import type { Post, PostRequest } from './post-request.ts';
import { foldedWords, looksEnglish } from './sentences.ts';
import { LINK } from './shape-words.ts';
import { sentenceWordsOf } from './voice-texts.ts';

/*
 * What every shape of a draft is made with: the sentences that may be used, which of them belong together, and how they are
 * set on a platform.
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
export type Places = readonly number[];

/** The sentences of the chosen text, and the one that the post is about. */
export interface Chosen {
  sentences: readonly OwnSentence[];
  /** The word that was cut from the first sentence of the text, and where that stands. */
  cut: { words: string; at: number } | undefined;
  /** The quote's place; undefined of a topic. */
  quote: number | undefined;
  /** How much each is about the topic or quote and the core value. */
  scores: readonly number[];
}

/** The sentence without the word that links it; undefined where that does not make it stand alone. */
export function withoutLink(
  text: string,
  grammar: SentenceGrammar | undefined,
): { sentence: OwnSentence; cut: string } | undefined {
  const cut = LINK.exec(text)?.[0];
  if (cut === undefined) return undefined;
  const rest = text.slice(cut.length);
  const [sentence, more] = ownSentences(rest, grammar);
  if (!sentence || more || sentence.pointsBack || sentence.reason !== undefined) return undefined;
  const isCapital = /^\p{Lu}/u.test(cut);
  const said = isCapital ? rest.charAt(0).toLocaleUpperCase('en') + rest.slice(1) : rest;
  return { sentence: { ...sentence, text: said }, cut: cut.trim() };
}

/** Sentences of which the first needs nothing before it, as far as a word that links it can be cut. */
function begun(content: string, grammar: SentenceGrammar | undefined) {
  const all = ownSentences(content, grammar);
  const freed = looksEnglish(content) ? withoutLink(all[0]?.text ?? '', grammar) : undefined;
  return freed
    ? { sentences: [freed.sentence, ...all.slice(1)], cut: freed.cut }
    : { sentences: all, cut: undefined };
}

function chosenOf(request: PostRequest, grammar: SentenceGrammar | undefined): Chosen {
  const idea = oneLine(request.idea);
  const ideaWords = foldedWords(idea);
  const telling = (words: readonly string[]) => new Set(words.filter((word) => !FUNCTION_WORDS.has(word)));
  const about = telling(ideaWords);
  const value = telling(foldedWords(request.value));
  const isQuote = request.type === 'quote';
  const whole = ownSentences(request.content, grammar);
  // The quote stays as it was picked.
  const isFirstPicked = isQuote && whole[0]?.words.join(' ') === ideaWords.join(' ');
  const { sentences: all, cut } = isFirstPicked
    ? { sentences: whole, cut: undefined }
    : begun(request.content, grammar);
  const place = all.findIndex(({ words }) => words.join(' ') === ideaWords.join(' '));
  // The quote was picked by the person as it is: no rule holds against it.
  const picked = { text: idea, words: ideaWords, reason: undefined };
  const unbound = { leans: false, pointsBack: false, turns: false };
  const alone: OwnSentence = { ...picked, ...unbound, asks: /[?？]$/u.test(idea) };
  const quoted =
    place < 0 ? [alone, ...all] : all.map((one, at) => (at === place ? { ...one, ...picked } : one));
  const sentences = isQuote ? quoted : all;
  const shared = (words: readonly string[], set: ReadonlySet<string>) =>
    words.filter((word) => set.has(word)).length;
  return {
    sentences,
    cut: cut === undefined ? undefined : { words: cut, at: sentences.length - all.length },
    quote: isQuote ? Math.max(0, place) : undefined,
    scores: sentences.map(({ words }) => shared(words, about) * 3 + shared(words, value)),
  };
}

export const ascending = (places: Iterable<number>): number[] =>
  [...places].toSorted((one, other) => one - other);

/**
 * The sentence with those that it cannot do without: what it leans on, and what turns it. Undefined when one of them is
 * left out of posts.
 */
export function unitAt({ sentences }: Chosen, at: number): Places | undefined {
  const unit = new Set<number>();
  const waiting = [at];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const sentence = sentences[place];
    if (!sentence || sentence.reason !== undefined) return undefined;
    if (unit.has(place)) continue;
    unit.add(place);
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
export interface Arranging {
  request: PostRequest;
  grammar: SentenceGrammar | undefined;
  chosen: Chosen;
  /** Whether the rules of English hold for what was chosen. */
  isEnglish: boolean;
}

export function arrangingOf(request: PostRequest, grammar: SentenceGrammar | undefined): Arranging {
  const isEnglish = looksEnglish(request.content);
  return { request, grammar, isEnglish, chosen: chosenOf(request, grammar) };
}

/** A draft before it is set: its paragraphs, and what in them is not as the person wrote it. */
export interface Draft {
  shape: Shape | undefined;
  paragraphs: readonly string[];
  /** The sentences that are used, in the order of the draft. */
  places: Places;
  /** Lines of the person’s own list. */
  items?: readonly string[];
  added?: readonly string[];
  shortened?: readonly string[];
}

/** The sentences set as paragraphs, or line by line, as the person’s voice has it. */
export function paragraphsAt({ request, chosen }: Arranging, places: Places): string[] {
  const size = sentenceWordsOf(request.voice) >= LONG_SENTENCE ? PARAGRAPH_SENTENCES : 1;
  const stretches = stretchesOf(chosen, places);
  return paragraphsOf(
    stretches.map((stretch) => stretch.flatMap((at) => chosen.sentences[at] ?? [])),
    size,
  );
}

export const ownWords = ({ chosen }: Arranging, { places, items = [] }: Draft): number =>
  places.reduce((sum, at) => sum + (chosen.sentences[at]?.words.length ?? 0), 0) +
  items.reduce((sum, item) => sum + foldedWords(item).length, 0);

/** What tells the draft from what the person wrote, as it is shown beside the draft. */
function changesOf({ chosen }: Arranging, draft: Draft): PostChange[] {
  const { places, items = [], added = [], shortened = [] } = draft;
  const isUsed = (text: string): boolean => items.some((item) => text.includes(item));
  const left = chosen.sentences.filter(({ text }, at) => !places.includes(at) && !isUsed(text));
  const isMoved = places.some((at, index) => index > 0 && at < (places[index - 1] ?? 0));
  return [
    ...added.map((text) => ({ kind: 'added' as const, text })),
    ...[...(chosen.cut && places.includes(chosen.cut.at) ? [chosen.cut.words] : []), ...shortened].map(
      (text) => ({ kind: 'shortened' as const, text }),
    ),
    ...(isMoved ? [{ kind: 'moved' as const, text: '' }] : []),
    ...left.map(({ text }) => ({ kind: 'leftOut' as const, text })),
  ];
}

/** The post of a draft; without hashtags where they leave no room, and undefined where it does not fit at all. */
export function postOf(arranging: Arranging, draft: Draft): Post | undefined {
  const { platform, cta } = arranging.request;
  if (ownWords(arranging, draft) > MOST_WORDS) return undefined;
  const between = platform.length_limit <= SHORT_POSTS ? '\n' : '\n\n';
  const content = [...draft.paragraphs, cta.trim()].join(between);
  const named = draft.shape === undefined ? {} : { shape: draft.shape };
  return [hashtagsFor(arranging.request), []]
    .map((hashtags) => ({ content, platform: platform.name, hashtags, ...named }))
    .map((post) => ({ ...post, changes: changesOf(arranging, draft) }))
    .find((post) => postLength(platform, postText(post)) <= platform.length_limit);
}

/** Whether there is enough of the person’s own in a draft to be a post. */
export const isEnough = (arranging: Arranging, draft: Draft): boolean =>
  ownWords(arranging, draft) >=
  (arranging.request.platform.length_limit <= SHORT_POSTS ? LEAST_WORDS.short : LEAST_WORDS.long);

/** `places` and as many of `others`, with what each cannot do without, as there is room for in the draft. */
export function grown(
  arranging: Arranging,
  places: Places,
  others: Places,
  draftOf: (places: Places) => Draft | undefined,
): Places {
  let held = places;
  for (const at of others) {
    const unit = unitAt(arranging.chosen, at);
    const more = unit ? ascending(new Set([...held, ...unit])) : held;
    const draft = more.length > held.length ? draftOf(more) : undefined;
    if (draft && postOf(arranging, draft)) held = more;
  }
  return held;
}
