import { plainText } from './rules/html.ts';

export * from './rules/html.ts';

/** Longest first line that a row shows of its document, in characters. */
const FIRST_LINE = 120;

/** How a document begins: its first line, and of a long one as many whole words as a row holds. */
export function firstLine(html: string): string {
  const [line = ''] = plainText(html).split('\n');
  if (line.length <= FIRST_LINE) return line;
  const cut = line.slice(0, FIRST_LINE + 1);
  const end = cut.lastIndexOf(' ');
  // Where no blank parts the words, nothing is cut within a character of two units.
  return `${end > 0 ? cut.slice(0, end) : cut.slice(0, FIRST_LINE).replace(/[\ud800-\udbff]$/, '')} …`;
}

/** The instant that names a version that is saved at `at`: each is later than the one before, as the server has it. */
export const versionAfter = (before: string | null, at: string): string =>
  before === null ? at : new Date(Math.max(Date.parse(before) + 1, Date.parse(at))).toISOString();

/**
 * Of two versions of a document that are written at once, both: nothing is left out. One that holds the other is both.
 */
export function bothOf(one: string, other: string): string {
  if (one.includes(other)) return one;
  return other.includes(one) ? other : one + other;
}
