import { describe, expect, test } from 'vitest';
import { catalogueOf, pairsOf, type Translated, translationsIn, withCatalogue } from './catalogue.ts';
import { exportTexts, importTexts } from './translated-files.ts';

const ENGLISH = `/* The actions of a day */
/** ACT-01 */
export const title = 'Actions';
export const saved = 'It’s saved.';
export const left = (count: number): string => \`\${count} left of \${String(count)}\`;
export const steps = { first: 'Write', second: (name: string) => \`Ask \${name}\` };
export const days = (count: number) => (count === 1 ? 'one day' : \`\${count} days\`);
export const found = (words: string[]) => \`Found \${words.map((word) => \`“\${word}”\`).join()}\`;
`;
const GERMAN = `export const title = 'Vorhaben';
export const saved = 'It’s saved.';
export const left = (count: number): string => \`\${count} von \${String(count)} übrig\`;
export const steps = { first: 'Schreiben', second: (name: string) => \`Frag \${name}\` };
export const days = (count: number) => \`\${count} d\`;
export const found = (words: string[]) => \`\${words.map((word) => \`„\${word}“\`).join()} gefunden\`;
`;
const MODULE: Translated = { file: 'texts.ts', english: ENGLISH, translation: GERMAN };

const saying = (words: Record<string, string>) =>
  new Map(
    pairsOf(MODULE)
      .pairs.filter(({ key }) => key in words)
      .map(({ key, english }) => [key, { english: english.words, words: words[key] ?? '' }]),
  );
const changed = (words: Record<string, string>) => withCatalogue(MODULE, saying(words));

describe('texts as a catalogue', () => {
  const catalogue = catalogueOf([MODULE], 'de');

  test('name their place, the screen and the requirements', () => {
    expect(catalogue).toContain('#: texts.ts:3');
    expect(catalogue).toContain('#. The actions of a day\n#. Requirements: ACT-01');
    expect(catalogue).toContain('msgctxt "texts.ts#steps.second"\nmsgid "Ask {name}"\nmsgstr "Frag {name}"');
  });

  test('leave open what is still as in English', () => {
    expect(catalogue).toContain('msgid "It’s saved."\nmsgstr ""');
  });

  test('leave out what is composed in another way', () => {
    expect(catalogue).not.toContain('#days');
    expect(pairsOf(MODULE).composed).toEqual(['texts.ts#days']);
  });

  test('come back as they went', () => {
    const { language, wanted } = translationsIn(catalogue);
    expect(language).toBe('de');
    expect(withCatalogue(MODULE, wanted)).toBe(GERMAN);
  });
});

describe('what a translator has changed', () => {
  test.each([
    ['texts.ts#title', 'Schritte', `title = 'Schritte'`],
    ['texts.ts#title', "Auf's \\ `Neue`", String.raw`title = 'Auf\'s \\ ${'`Neue`'}'`],
    ['texts.ts#title', 'Zwei\nZeilen\u00a0\u2068', String.raw`title = 'Zwei\nZeilen\u00a0\u2068'`],
    ['texts.ts#saved', 'Gespeichert.', `saved = 'Gespeichert.'`],
    ['texts.ts#left', 'Von {String(count)} noch {count}', `\`Von \${String(count)} noch \${count}\``],
    ['texts.ts#steps.second', 'Frag `{name}`', `\`Frag \\\`\${name}\\\`\``],
    ['texts.ts#found:2', '»{word}«', `=> \`»\${word}«\`).join()} gefunden\``],
  ])('stands in the code: %s', (key, words, code) => {
    expect(changed({ [key]: words })).toContain(code);
  });

  test('stands there together', () => {
    const words = {
      'texts.ts#title': 'Schritte',
      'texts.ts#found:2': '»{word}«',
      'texts.ts#left': '{count}/{String(count)}',
    };
    const { pairs } = pairsOf({ ...MODULE, translation: changed(words) });
    const said = Object.fromEntries(pairs.map(({ key, translation }) => [key, translation.words]));
    expect(said).toMatchObject(words);
  });

  test.each([
    ['texts.ts#left', '{count} übrig', 'must hold {count}, {String(count)}'],
    ['texts.ts#left', '{count} von {String(count)} und {process.exit()}', 'must hold'],
    ['texts.ts#title', 'Vorhaben {count}', 'can hold no {…}'],
  ])('is refused where it fills in something else: %s %s', (key, words, why) => {
    expect(() => changed({ [key]: words })).toThrow(why);
  });

  test('is refused where the English is another one now', () => {
    const wanted = new Map([['texts.ts#title', { english: 'Tasks', words: 'Aufgaben' }]]);
    expect(() => withCatalogue(MODULE, wanted)).toThrow('the English is another one now');
  });

  test('is passed over while it is doubtful or open', () => {
    const doubtful = catalogueOf([MODULE], 'de')
      .replace('msgctxt "texts.ts#title"', '#, fuzzy\nmsgctxt "texts.ts#title"')
      .replace('"Vorhaben"', '"Aufgaben"');
    expect(withCatalogue(MODULE, translationsIn(doubtful).wanted)).toBe(GERMAN);
  });
});

describe('all that is in German', () => {
  const { catalogue, composed } = exportTexts('de');

  test('comes back as it went, and nearly all can be translated so', () => {
    expect(importTexts(catalogue)).toEqual({ changed: [], problems: [] });
    expect(composed.length).toBeLessThan(translationsIn(catalogue).wanted.size / 100);
  }, 60_000);

  test('stays as it is where a catalogue has a mistake', () => {
    const stranger = `${catalogue}\nmsgctxt "src/none.ts#nothing"\nmsgid "Nothing"\nmsgstr "Nichts"\n`;
    expect(importTexts(stranger)).toEqual({ changed: [], problems: ['src/none.ts#nothing: no such text'] });
  }, 60_000);
});

test('a tool may name the country, too', () => {
  const catalogue = catalogueOf([MODULE], 'pt').replace('Language: pt', 'Language: pt_BR');
  expect(translationsIn(catalogue).language).toBe('pt');
});

test('what is no catalogue is refused', () => {
  expect(() => importTexts('not a catalogue')).toThrow('Error parsing PO data');
  expect(() => importTexts('')).toThrow('not named by its code');
  expect(() => exportTexts('../de')).toThrow('not named by its code');
});

test('a language without texts has none to export', () => {
  expect(() => exportTexts('eo')).toThrow('No texts are translated into eo yet.');
});
