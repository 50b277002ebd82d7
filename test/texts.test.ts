import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rowsOf } from '../scripts/requirements/rows.ts';
import { allTexts, problemsIn } from '../scripts/texts/files.ts';

/* Every text that people read is in a file of texts, reads well, and says word for word what the requirements set. */

const root = join(import.meta.dirname, '..');
const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8');

const rows = [...requirements.matchAll(/^\| ([A-Z]+-\d\d) \| (.*?) \| (.*) \|$/gm)].map(
  ([, id = '', demand = '', reading = '']) => ({ id, demand, reading }),
);

/** Quotations that no text of the product says, and those that it says in the form of their reading. */
const OTHERWISE: Record<string, string[]> = {
  'BIL-30': ['Congrats'],
  'JRN-03': ['Question ', ' of '],
  'JRN-27': ['Day ', ' of journaling. Keep it up!'],
  'LSN-06': [],
  'VIS-12': [],
  'NAV-09': ['Why It Works'],
  'MSG-07': ['No user returned'],
  'MSG-51': ['Lesson saved!'],
  'MSG-52': ['Failed to save lesson.'],
  'MSG-76': ['Missing payment information.'],
};

/** Rows that quote what is stored, logged or the name of a file: it is in the sources, and no text. */
const NO_TEXT = ['ONB-13', 'LSN-08', 'COM-04', 'MSG-61'];

/** The fixed parts of each text that a row quotes; what stands in braces is filled in. */
const quotedIn = (demand: string): string[] =>
  [...demand.matchAll(/"([^"]+)"/g)]
    .flatMap(([, text = '']) => text.split(/\{[^}]*\}/))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));

const quoted = rows.flatMap(({ id, demand }) =>
  (OTHERWISE[id] ?? quotedIn(demand)).map((part) => ({ row: id, part })),
);

/** How many texts the requirements quote: a row that is no longer read would go unnoticed otherwise. */
const QUOTED = 178;

const texts = allTexts();

test('every row of the requirements is read', () => {
  expect(rows).toHaveLength(rowsOf(requirements).length);
  expect(quoted).toHaveLength(QUOTED);
});

test('every text that the requirements quote is marked with its row, word for word', () => {
  const missing = quoted.filter(
    ({ row, part }) =>
      !NO_TEXT.includes(row) && !texts.some((text) => text.rows.includes(row) && text.words.includes(part)),
  );
  expect(missing).toEqual([]);
});

test('what they quote and nobody reads on a screen is in the sources, letter for letter', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const unread = quoted.filter(({ row }) => NO_TEXT.includes(row));
  expect(unread.filter(({ part }) => !sources.includes(part))).toEqual([]);
});

/** Letters and digits alone: rows name some texts without quoting them. */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a row and its reading say. */
const saidIn = (id: string): string => {
  const row = rows.find((each) => each.id === id);
  return [row?.demand ?? '', row?.reading ?? '', ...(OTHERWISE[id] ?? [])].map(plain).join(' ');
};

test('a text is marked only with a row that names it', () => {
  const exported = (name: string): string => name.replace(/\..*/, '');
  const names = (id: string, words: string): boolean =>
    quoted.some(({ row, part }) => row === id && words.includes(part)) ||
    words
      .split(/\{[^}]*\}/)
      .map(plain)
      .some((part) => part !== '' && saidIn(id).includes(part));
  const unfounded = texts.flatMap(({ file, name, rows: marks }) => {
    const forms = texts.filter((each) => each.file === file && exported(each.name) === exported(name));
    return marks
      .filter((id) => !forms.some(({ words }) => names(id, words)))
      .map((id) => `${file} ${name}: ${id}`);
  });
  expect(unfounded).toEqual([]);
});

test('nothing is wrong with any text, and none is anywhere else', () => {
  expect(problemsIn().map(({ file, line, why, words }) => `${file}:${line} ${why}: ${words}`)).toEqual([]);
});
