import { shorten } from '../../../kernel/text.ts';
import type { Reader } from '../../weekly/engine/reader.ts';
import { postLength, postText } from '../rules.ts';
import { hashtagsFor } from './hashtags.ts';
import { chosenTexts, type Order, type Post } from './order.ts';
import { foreignIn } from './runs.ts';
import { foldedWords, looksEnglish, ownSentences } from './sentences.ts';
import { readVoice, type Voice } from './voice-texts.ts';
import { bareWording, lengthOf, type Wording, wordingFor } from './wording.ts';

/** A line of a post. Those with the highest number go first when there is no room; 0 stays, and is shortened at last. */
interface Line {
  text: string;
  goes: number;
  /** Stands in one paragraph with the line before it, if that does too. */
  runsOn?: boolean;
}

const line = (text: string, goes: number): Line[] => (text === '' ? [] : [{ text, goes }]);

const CLOSED = /[.!?…:;。！？]["'”’)\]]*$|\p{Extended_Pictographic}$/u;

/** A sentence with the mark at its end that it was written without. */
const closed = (sentence: string, mark: string): string =>
  CLOSED.test(sentence) ? sentence : `${sentence}${mark}`;

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** What is quoted has no quotation marks of its own. */
const quoted = (text: string): string => `“${text.replaceAll(/[“”"]/gu, "'")}”`;

/** What the three drafts are made of. */
interface Parts {
  /** The quote, or of a topic its name. */
  idea: string;
  isQuote: boolean;
  /** The person's sentences, without the one that is quoted. */
  rest: string[];
  /** All of them, in their order. */
  all: string[];
  cta: string;
  wording: Wording;
}

const sameWords = (one: string, other: string): boolean =>
  foldedWords(one).join(' ') === foldedWords(other).join(' ');

/** The sentence that is nearest to what the person is used to write, and to what it is about. */
function bestOf(sentences: readonly string[], idea: string, { sentenceWords, themes }: Voice): string {
  const about = new Set(foldedWords(`${idea} ${themes.join(' ')}`));
  const score = (sentence: string): number => {
    const words = foldedWords(sentence);
    return words.filter((word) => about.has(word)).length * 3 - Math.abs(words.length - sentenceWords) / 4;
  };
  return sentences.toSorted((one, other) => score(other) - score(one))[0] ?? '';
}

/** Whoever writes long sentences writes paragraphs, and others line by line. */
const sentenceLine = (text: string, goes: number, voice: Voice): Line[] =>
  line(text, goes).map((one) => ({ ...one, runsOn: lengthOf(voice) === 'long' }));

/** Whether the sentence begins with the topic: nobody says it twice. */
const beginsWith = (sentence: string | undefined, idea: string): boolean =>
  foldedWords(sentence ?? '')
    .join(' ')
    .startsWith(foldedWords(idea).join(' '));

/** The idea first, then what belongs to it. */
function saying({ idea, isQuote, rest, cta, wording }: Parts, voice: Voice): Line[] {
  const title = isQuote ? quoted(idea) : beginsWith(rest[0], idea) ? '' : idea;
  const said = rest
    .slice(0, voice.sentences)
    .flatMap((sentence, at) => sentenceLine(sentence, isQuote || at > 0 ? 5 + at : 0, voice));
  return [...line(title, isQuote ? 0 : 2), ...said, ...line(wording.value, 3), ...line(cta, 1)];
}

/** What was written, as it was written. */
function telling({ all, cta, wording }: Parts, voice: Voice): Line[] {
  const count = voice.story === 'thought' ? voice.sentences : voice.sentences + 1;
  const told = all
    .slice(0, count)
    .flatMap((sentence, at) => sentenceLine(sentence, at === 0 ? 0 : 5 + at, voice));
  return [
    ...line(wording.lead, 3),
    ...(voice.story === 'insight' ? told.toReversed() : told),
    ...line(wording.closing || wording.value, 2),
    ...line(cta, 1),
  ];
}

/** A question, and one sentence that answers it. */
function asking({ idea, all, cta, wording }: Parts, voice: Voice): Line[] {
  return [
    ...line(wording.question, 2),
    ...line(bestOf(all, idea, voice), 0),
    ...line(voice.asks ? wording.closing : '', 4),
    ...line(cta, 1),
  ];
}

const FORMS = [saying, telling, asking] as const;

/** Short platforms have no room for empty lines. */
const gapOn = ({ length_limit }: Order['platform']): string => (length_limit <= 500 ? '\n' : '\n\n');

const joined = (lines: readonly Line[], gap: string): string =>
  lines.reduce((text, { text: next, runsOn }, at) => {
    if (at === 0) return next;
    return `${text}${runsOn && lines[at - 1]?.runsOn ? ' ' : gap}${next}`;
  }, '');

/** The post that fits: hashtags, then lines go until it does, then what stays is shortened. */
function fitted(lines: readonly Line[], hashtags: readonly string[], platform: Order['platform']): Post {
  const post = (some: readonly Line[], tags: readonly string[]): Post => ({
    content: joined(some, gapOn(platform)),
    platform: platform.name,
    hashtags: [...tags],
  });
  const fits = (made: Post): boolean => postLength(platform, postText(made)) <= platform.length_limit;
  for (const tags of [hashtags, hashtags.slice(0, 1), []]) {
    if (fits(post(lines, tags))) return post(lines, tags);
  }
  let left = [...lines];
  while (!fits(post(left, [])) && left.some(({ goes }) => goes > 1)) {
    const first = Math.max(...left.map(({ goes }) => goes));
    left = left.filter(({ goes }) => goes !== first);
  }
  return fits(post(left, []))
    ? post(left, [])
    : post(
        shortened(left, (some) => fits(post(some, []))),
        [],
      );
}

/** Lines of which the first that stays is cut until all fit; the call to action goes before nothing is left of it. */
function shortened(lines: readonly Line[], fits: (lines: readonly Line[]) => boolean): Line[] {
  const at = lines.findIndex(({ goes }) => goes === 0);
  const whole = lines[at]?.text ?? '';
  const cutTo = (length: number): Line[] =>
    lines.map((one, place) => (place === at ? { ...one, text: shorten(whole, length) } : one));
  for (let length = whole.length - 1; length > whole.length / 4; length -= 1) {
    if (fits(cutTo(length))) return cutTo(length);
  }
  const only = lines.filter(({ goes }) => goes === 0);
  return only.length < lines.length ? shortenedAlone(only, fits) : [];
}

function shortenedAlone(lines: readonly Line[], fits: (lines: readonly Line[]) => boolean): Line[] {
  if (fits(lines)) return [...lines];
  for (let length = (lines[0]?.text.length ?? 0) - 1; length > 1; length -= 1) {
    const cut = lines.slice(0, 1).map((one) => ({ ...one, text: shorten(one.text, length) }));
    if (fits(cut)) return cut;
  }
  return [];
}

function partsOf(order: Order, voice: Voice, wording: Wording): Parts {
  const mark = voice.exclaims ? '!' : '.';
  const written = ownSentences(order.content);
  const isQuote = order.type === 'quote';
  const idea = oneLine(order.idea);
  const all = written.map((sentence) => closed(oneLine(sentence), '.'));
  return {
    idea,
    isQuote,
    all: all.length > 0 ? all : [idea],
    rest: all.filter((sentence) => !sameWords(sentence, idea)),
    cta: closed(oneLine(order.cta), mark),
    wording,
  };
}

/** The value as it can stand within a sentence. */
const named = (value: string): string => oneLine(value).replace(/[.!?…:;,]+$/u, '');

/**
 * The ways in which each draft could be written, the most fitting first. What comes last is the person's own sentence
 * alone, of which nothing can be somebody else's.
 */
function waysToWrite(order: Order, voice: Voice, reader: Reader): Post[][] {
  const value = named(order.value);
  const usual = lengthOf(voice);
  const wordings = looksEnglish(order.content)
    ? [
        wordingFor(voice, value),
        wordingFor(voice, value, usual === 'long' ? 'short' : 'long'),
        bareWording(value),
      ]
    : [bareWording(value)];
  const hashtags = hashtagsFor(order, voice, reader);
  return FORMS.map((form) => {
    const parts = partsOf(order, voice, bareWording(''));
    const alone = line(form === saying ? parts.idea : bestOf(parts.all, parts.idea, voice), 0);
    const written = wordings.map((wording) => form({ ...parts, wording }, voice));
    return [
      ...written.map((lines) => fitted(lines, hashtags, order.platform)),
      fitted([...alone, ...line(parts.cta, 1)], [], order.platform),
      fitted(alone, [], order.platform),
    ];
  });
}

/**
 * Three drafts of a post, from what was chosen alone: the person's sentences as they wrote them, the topic or quote, the
 * core value and the call to action, and a few plain sentences in the person's manner. Each fits its platform, and holds
 * no eight words in a row from `others`, which were not chosen. Fewer when the same would be said twice.
 */
export function writePosts(order: Order, others: Iterable<string>, reader: Reader): Post[] {
  const ways = waysToWrite(order, readVoice(order.voice), reader);
  const isForeign = foreignIn(ways.flat().map(postText), chosenTexts(order), others);
  const posts = ways.flatMap(
    (drafts) => drafts.find((draft) => draft.content !== '' && !isForeign(postText(draft))) ?? [],
  );
  return [...new Map(posts.map((post) => [post.content, post])).values()];
}
