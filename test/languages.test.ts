import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { japaneseCharacters } from '../scripts/japanese-characters.ts';
import { LANGUAGES } from '../src/kernel/languages.ts';

/*
 * Every language that is offered has every text (decision 51). That each takes the same values as the English one, the
 * types of the app in that language show: scripts/check-languages.ts.
 */

const root = join(import.meta.dirname, '..');

/** What each language has its own of: texts, and how it writes days, numbers and suggestions. */
const ENGLISH = [
  ...globSync('src/**/texts.ts', { cwd: root }),
  'src/features/archive/texts/import.ts',
  'src/features/onboarding/rules/suggestions.ts',
  ...['date-words', 'intl', 'locale', 'written-days'].map((name) => `src/kernel/${name}.ts`),
].map((file) => file.replaceAll('\\', '/'));

const translations = LANGUAGES.filter((language) => language !== 'en');

type Exports = Record<string, unknown>;
const exportsOf = async (file: string): Promise<Exports> => (await import(join(root, file))) as Exports;

/** The shape of a text: its kind, the keys of an object, and how many values a function takes. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return `takes ${value.length}`;
  if (Array.isArray(value) || value instanceof Map || value instanceof RegExp) return 'a list or a pattern';
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}

test.each(translations)('%s has every file of texts', (language) => {
  const missing = ENGLISH.filter((file) => !existsSync(join(root, file.replace(/\.ts$/, `.${language}.ts`))));
  expect(missing).toEqual([]);
});

test.each(translations)('%s has the very texts that English has', async (language) => {
  for (const file of ENGLISH) {
    const translated = file.replace(/\.ts$/, `.${language}.ts`);
    expect(shapeOf(await exportsOf(translated)), translated).toEqual(shapeOf(await exportsOf(file)));
  }
});

/** What reads the same in both languages: names, and words that they share. */
const SAME = /^(?:[^\p{L}]*|[\p{L}\d.%{}$ ·:×,()-]{1,24}|.*growth-loop.*)$/u;

test.each(translations)('no sentence of %s was left in English', async (language) => {
  const left: string[] = [];
  const compare = (english: unknown, translated: unknown, place: string): void => {
    if (typeof english === 'string' && english === translated && !SAME.test(english)) left.push(place);
    if (typeof english !== 'object' || english === null) return;
    for (const [key, value] of Object.entries(english)) {
      compare(value, (translated as Exports)[key], `${place}.${key}`);
    }
  };
  for (const file of ENGLISH.filter((each) => !each.startsWith('src/kernel/'))) {
    compare(await exportsOf(file), await exportsOf(file.replace(/\.ts$/, `.${language}.ts`)), file);
  }
  expect(left.filter((place) => !/(Summary|bytesShape)$/.test(place))).toEqual([]);
});

test.each(translations)('numbers and days in texts of %s are its own', (language) => {
  for (const file of ENGLISH.filter((each) => /texts|suggestions/.test(each))) {
    const source = readFileSync(join(root, file.replace(/\.ts$/, `.${language}.ts`)), 'utf8');
    expect(source, file).not.toMatch(/kernel\/(?:intl|written-days|locale)\.ts'/);
  }
});

test.each(LANGUAGES)(
  'what %s quotes stands between the marks by which the page finds it',
  async (language) => {
    const suffix = language === 'en' ? '' : `.${language}`;
    const { QUOTATION_MARKS } = await exportsOf(`src/kernel/locale${suffix}.ts`);
    const [open, close] = QUOTATION_MARKS as [string, string];
    const letter = await import(`../src/features/weekly/engine/letter/texts${suffix}.ts`);
    const engine = await import(`../src/features/weekly/engine/texts${suffix}.ts`);
    for (const said of [letter.celebratedOn('2026-11-19', 'Rest'), engine.celebrated('2026-11-19', 'Rest')]) {
      expect(said).toContain(`${open}Rest${close}`);
    }
  },
);

test('the font of the Japanese texts has all of their characters; its README says how it is made anew', () => {
  const file = join(root, 'src/kit/theme/fonts/m-plus-1-core-japanese.txt');
  const inFont = new Set(readFileSync(file, 'utf8'));
  expect(japaneseCharacters().filter((each) => !inFont.has(each))).toEqual([]);
});
