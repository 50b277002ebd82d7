import type { PostRequest } from './post-request.ts';

/** Longest hashtag, in characters without its #. */
const TAG_LENGTH = 30;

/** Several words as one: 'SelfCompassion' of 'self-compassion'. Undefined when no tag can be made of them. */
export function hashtagOf(words: string): string | undefined {
  const parts = words.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const tag = parts.map((part) => `${part.charAt(0).toLocaleUpperCase('en')}${part.slice(1)}`).join('');
  return /\p{L}/u.test(tag) && tag.length <= TAG_LENGTH ? `#${tag}` : undefined;
}

/** The core value that the person chose; letters to somebody have no hashtags. */
export function hashtagsFor({ platform, value }: PostRequest): string[] {
  const tag = platform.name === 'Email' ? undefined : hashtagOf(value);
  return tag === undefined ? [] : [tag];
}
