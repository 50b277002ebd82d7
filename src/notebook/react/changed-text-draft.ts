import { isBlank } from '../../kernel/text.ts';
import type { DraftKind } from './use-draft.ts';

/**
 * The kind of a draft that holds other words for what stands; undefined while they were not touched. Of two versions,
 * what was written last.
 * @param name names the row, so that each has a draft of its own
 */
export const changedWords = <Words extends object>(name: string): DraftKind<Partial<Words>> => ({
  name,
  blank: () => ({}),
  isBlank: (value) => Object.values(value).every((text) => text === undefined),
  read: (stored) => stored as Partial<Words>,
  merge: (stored, written) => ({ ...stored, ...written }),
});

/** Two versions of a text one after the other, or the one that is not blank. @param between what stands between them */
export const joinedWords = (one: string, other: string, between: string): string =>
  [one.trimEnd(), other].filter((text) => !isBlank(text)).join(between);
