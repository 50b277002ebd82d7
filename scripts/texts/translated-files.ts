import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOf, pairsOf, type Translated, translationsIn, withCatalogue } from './catalogue.ts';
import { IS_TEXTS } from './files.ts';

const root = join(import.meta.dirname, '..', '..');
/** What onboarding offers are texts, too. */
const SUGGESTIONS = 'rules/suggestions.ts';

interface TranslatedFile extends Translated {
  path: string;
}

/** Every module of texts that is translated into a language. */
function translatedInto(language: string): TranslatedFile[] {
  if (!/^[a-z]{2,3}$/u.test(language)) throw new Error('The language is not named by its code, such as de.');
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const files = globSync(`src/**/*.${language}.ts`, { cwd: root })
    .map((found) => found.replaceAll('\\', '/'))
    .map((path) => ({ path, file: path.replace(`.${language}.ts`, '.ts') }))
    .filter(({ file }) => IS_TEXTS.test(file) || file.endsWith(SUGGESTIONS))
    .map(({ path, file }) => ({ path, file, english: read(file), translation: read(path) }));
  if (files.length === 0) throw new Error(`No texts are translated into ${language} yet.`);
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The texts of a language as a catalogue, and how many of them are in code alone. */
export function exportTexts(language: string): { catalogue: string; composed: string[] } {
  const files = translatedInto(language);
  return {
    catalogue: catalogueOf(files, language),
    composed: files.flatMap((file) => pairsOf(file).composed),
  };
}

/** Writes what a catalogue says into the files of its language, or nothing where it has mistakes. */
export function importTexts(catalogue: string): { changed: string[]; problems: string[] } {
  const { language, wanted } = translationsIn(catalogue);
  const files = translatedInto(language);
  const known = new Set(files.flatMap((file) => pairsOf(file).pairs.map(({ key }) => key)));
  const problems = [...wanted.keys()].filter((key) => !known.has(key)).map((key) => `${key}: no such text`);
  const changed = new Map<string, string>();
  for (const file of files) {
    try {
      const translation = withCatalogue(file, wanted);
      if (translation !== file.translation) changed.set(file.path, translation);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  if (problems.length > 0) return { changed: [], problems };
  for (const [path, translation] of changed) writeFileSync(join(root, path), translation);
  return { changed: [...changed.keys()], problems };
}
