import type { Reader } from '../../weekly/engine/reader.ts';
import type { Order } from './order.ts';
import type { Voice } from './voice-texts.ts';

/** Longest hashtag, in characters without its #. */
const TAG_LENGTH = 30;

/** Several words as one: 'SelfCompassion' of 'self-compassion'. Undefined when no tag can be made of them. */
export function hashtagOf(words: string): string | undefined {
  const parts = words.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const tag = parts.map((part) => `${part.charAt(0).toLocaleUpperCase('en')}${part.slice(1)}`).join('');
  return /\p{L}/u.test(tag) && tag.length <= TAG_LENGTH ? `#${tag}` : undefined;
}

/** How many hashtags a platform's readers are used to. */
const tagsOn = ({ name, length_limit }: Order['platform']): number => {
  if (name === 'Email') return 0;
  if (length_limit <= 500) return 1;
  return name === 'Facebook' ? 2 : 3;
};

/** Of the core value, and of the things in the text of which the person writes often. */
export function hashtagsFor(order: Order, voice: Voice, reader: Reader): string[] {
  const [reading] = reader.texts([order.content]);
  const lemmas = new Set(
    reading?.sentences.flatMap(({ tokens }) => tokens.flatMap(({ lemma, word }) => [lemma, word])),
  );
  const themes = voice.themes.filter((theme) => lemmas.has(theme.toLowerCase()));
  const tags = [order.value, ...themes].flatMap((words) => hashtagOf(words) ?? []);
  const once = new Map(tags.map((tag) => [tag.toLowerCase(), tag]));
  return [...once.values()].slice(0, tagsOn(order.platform));
}
