/*
 * The titles of tests, and which rows of docs/requirements.md they name. Titles are read as text: a title that is put
 * together at run time names nothing.
 */

const TITLE = /\b(?:test|it)(?:\.(?!describe\b)\w+)*(?:\([^()]*\))?\(\s*(['"`])([\s\S]*?)(?<!\\)\1/g;
const GROUP = /\bdescribe(?:\.\w+)*\(\s*(['"`])([\s\S]*?)(?<!\\)\1/g;
const ID = /\b[A-Z]{2,}-\d+/g;
const RANGE = /\b[A-Z]{2,}-\d+\s?(?:\.\.|–| to )\s?(?:[A-Z]{2,}-)?\d+/;

/** Prefixes that look like a row's and are words of the trade. */
const NO_ROWS = /^(?:SHA|AES|UTF|ISO|PBKDF)-/;

export interface Title {
  text: string;
  /** The rows it names. */
  ids: string[];
}

const titled = (text: string): Title => ({
  text: text.replaceAll(/\s+/g, ' '),
  ids: [...text.matchAll(ID)].map(([id]) => id).filter((id) => !NO_ROWS.test(id)),
});

/** The titles of every test and every step of a test in a source. */
export const titlesIn = (source: string): Title[] =>
  [...source.matchAll(TITLE)].map(([, , text = '']) => titled(text));

/** The titles of groups in a source that name rows: a group makes no claim, its tests do. */
export const groupsNamingRows = (source: string): Title[] =>
  [...source.matchAll(GROUP)].map(([, , text = '']) => titled(text)).filter(({ ids }) => ids.length > 0);

/** Whether a title names rows by their first and last, so that a failure would not say which one broke. */
export const namesRange = ({ text }: Title): boolean => RANGE.test(text);
