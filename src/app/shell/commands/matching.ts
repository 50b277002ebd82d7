/** Something that can be chosen by a few letters of its name. */
export interface Named {
  label: string;
  /** Other words for it. */
  also?: string;
}

export interface Group<Item extends Named> {
  name: string;
  items: readonly Item[];
}

/** Without accents and capitals, so that "cafe" is "Café". */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const begins = (words: readonly string[], typed: string): boolean =>
  words.some((word) => word.startsWith(typed));

/** Whether the letters stand in the words in that order, beginning with the beginning of one. */
function isScattered(letters: string, words: readonly string[]): boolean {
  const from = words.findIndex((word) => word[0] === letters[0]);
  if (from < 0) return false;
  let left = letters;
  for (const letter of words.slice(from).join('')) if (letter === left[0]) left = left.slice(1);
  return left === '';
}

/** Letters that are scattered over a name say little when there are few of them. */
const FEW = 3;

/** How well what was typed fits, 0 for the best; undefined when it does not. */
export function rank(typed: string, { label, also = '' }: Named): number | undefined {
  const asked = wordsIn(typed);
  const words = wordsIn(label);
  const [only = ''] = asked;
  if (words.join(' ').startsWith(asked.join(' '))) return 0;
  if (asked.every((word) => begins(words, word))) return 1;
  if (asked.every((word) => begins([...words, ...wordsIn(also)], word))) return 2;
  if (asked.length > 1 || only.length < 2) return undefined;
  if (
    words
      .map(([first]) => first)
      .join('')
      .startsWith(only)
  )
    return 3;
  return only.length >= FEW && isScattered(only, words) ? 4 : undefined;
}

/** More commands than that among what was written would hide it; another letter brings the others. */
const COMMANDS_LIMIT = 6;

/** What fits, the best first, and those of the first group first among equally good ones. */
export const fitting = <Item extends Named>(typed: string, groups: readonly Group<Item>[]): Item[] =>
  groups
    .flatMap(({ items }) => items)
    .map((item) => ({ item, by: rank(typed, item) ?? Number.POSITIVE_INFINITY }))
    .filter(({ by }) => by < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.by - other.by)
    .slice(0, COMMANDS_LIMIT)
    .map(({ item }) => item);

/** Whether there is something in what was typed by which names can be told apart. */
export const isNaming = (typed: string): boolean => wordsIn(typed).length > 0;
