/** A text with a caret in it: where something is selected, `start` and `end` differ. */
export interface Caret {
  start: number;
  end: number;
}

const endsSentence = /(?:^|[.!?…]["'”’)]*\s*|\n\s*)$/u;
const isSpaced = /(?:^|\s)$/u;
const beginsWord = /^[\p{L}\p{N}]/u;
/** Japanese, Chinese and Thai are written without spaces. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u;

const capitalized = (words: string): string => {
  const [first = ''] = words;
  return first.toLocaleUpperCase() + words.slice(first.length);
};

/**
 * What words that were spoken at the caret are written as, in the place of what is selected there: with a space where words
 * meet, and a capital where a sentence begins. @returns it, and where the caret stands in the text then
 */
export function spokenAt(
  text: string,
  { start, end }: Caret,
  spoken: string,
): { inserted: string; caret: number } {
  const words = spoken.trim();
  if (words === '') return { inserted: text.slice(start, end), caret: end };
  const before = text.slice(0, start);
  const needsSpace = !isSpaced.test(before) && !WITHOUT_SPACES.test(before) && beginsWord.test(words);
  const said = (needsSpace ? ' ' : '') + (endsSentence.test(before) ? capitalized(words) : words);
  const gap = beginsWord.test(text.slice(end)) && !WITHOUT_SPACES.test(said) ? ' ' : '';
  return { inserted: said + gap, caret: start + said.length };
}
