import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { misnamedButtons } from './buttons.ts';
import { type Text, textsOf } from './entries.ts';
import { sentencesIn } from './outside.ts';
import { type Problem, problemsOf } from './style.ts';
import { parse } from './syntax.ts';

const root = join(import.meta.dirname, '..', '..');

/** An English module of texts. */
export const IS_TEXTS = /(^|\/)texts(\.ts$|\/)/;

/** What is no part of the product, and what the operator and engineers read: the description of the API, settings, logs. */
const NOT_FOR_PEOPLE = [
  /\.test\.tsx?$|\/testing\/|\.d\.ts$/,
  // Translations, which follow the English texts and have rules of their own languages.
  /\.(?:de|es|fr|pt|ja|ar)\.ts$/,
  /^src\/server\/(config|data-directory|database|dev|start|metrics|migrate|jobs|main|master-|product-keys|row-security|api-document)/,
  /^src\/server\/(log|thread|turns|web-app|weak-secret|well-known)/,
  // Their sentences are the messages that the stand-ins' vendors send, in the vendors' words.
  /^dev\/(stripe|google)\/(?!pages|ledger|texts)|^dev\/google\/ledger/,
  /^dev\/postgres\//,
  // Words that are looked for in what people write.
  /^src\/language\/topics\//,
  // Read by a language model.
  /\/model-request\.ts$/,
];

const sources = (): string[] =>
  globSync('{src,dev}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_FOR_PEOPLE.some((pattern) => pattern.test(file)))
    .toSorted();

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Paths as they are given, from wherever the command runs. */
const within =
  (paths: string[]) =>
  (file: string): boolean =>
    paths.length === 0 || paths.some((path) => file.startsWith(relative(root, path)));

/** Every text of the product, or of some of its paths. */
export const allTexts = (paths: string[] = []): Text[] =>
  sources()
    .filter((file) => IS_TEXTS.test(file))
    .filter(within(paths))
    .flatMap((file) => textsOf(file, read(file)));

/** What is wrong with the texts, the sentences that do not stand among them, and buttons that hide what they are. */
export function problemsIn(paths: string[] = []): Problem[] {
  const screens = sources()
    .filter((file) => !IS_TEXTS.test(file))
    .filter(within(paths))
    .map((file) => parse(file, read(file)));
  const outside = screens
    .flatMap(sentencesIn)
    .map(({ text, ...place }) => ({ ...place, name: '', words: text, why: 'not in a file of texts' }));
  const buttons = screens
    .flatMap(misnamedButtons)
    .map((shown) => ({ ...shown, words: shown.name, why: 'the name of a text on a button ends in Button' }));
  const texts = allTexts(paths);
  const unplaced = texts
    .filter(({ section }) => section === '')
    .map(({ file, line, name, words }) => ({
      file,
      line,
      name,
      words,
      why: 'no comment says on which screen',
    }));
  return [...texts.flatMap(problemsOf), ...unplaced, ...outside, ...buttons];
}

/** The texts as a book: a chapter for each file, a heading for each screen. */
export function formatTexts(paths: string[] = []): string {
  const lines: string[] = [];
  let file = '';
  let section = '';
  for (const text of allTexts(paths)) {
    if (text.file !== file) lines.push('', `# ${text.file}`);
    if (text.file !== file || text.section !== section) lines.push('', `## ${text.section}`);
    ({ file, section } = text);
    lines.push(`${text.words}${text.rows.length > 0 ? `   [${text.rows.join(', ')}]` : ''}`);
  }
  return lines.join('\n').trim();
}
