import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { directionOf, type Language, languageTag } from '../../src/kernel/languages.ts';

/**
 * Builds the app in a language: where a module of ours has one beside it with the language in its name, such as
 * `texts.de.ts` beside `texts.ts`, that one takes its place. TypeScript's `moduleSuffixes` does the same, so each language
 * is checked as it is built (scripts/check-languages.ts).
 */
export const inLanguage = (language: Language): Plugin => ({
  name: 'in-language',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (language === 'en' || !importer || !source.startsWith('.') || !source.endsWith('.ts')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const file = found?.id.replace(/\.ts$/, `.${language}.ts`);
    return file && existsSync(file) ? file : null;
  },
});

/** What is said where none of the app's pages is open. */
type AppTexts = typeof import('../../src/app/texts.ts');
type PublicTexts = typeof import('../../src/app/public/texts.ts');

const moduleIn = (language: Language, folder: string): string =>
  `../../src/${folder}/texts${language === 'en' ? '' : `.${language}`}.ts`;

export const appTextsIn = (language: Language): Promise<AppTexts> => import(moduleIn(language, 'app'));

const publicTextsIn = (language: Language): Promise<PublicTexts> => import(moduleIn(language, 'app/public'));

/** Says in a document which language it is in, in which direction that is read, and what no script writes. */
export const documentLanguage = (language: Language): Plugin => ({
  name: 'document-language',
  async transformIndexHtml(html) {
    const { scriptsNeeded } = await appTextsIn(language);
    const { socialCardAlt } = await publicTextsIn(language);
    return html
      .replace('<html lang="en">', `<html lang="${languageTag(language)}" dir="${directionOf(language)}">`)
      .replace('%SCRIPTS_NEEDED%', () => scriptsNeeded)
      .replace('%SOCIAL_CARD_ALT%', () => socialCardAlt);
  },
});
