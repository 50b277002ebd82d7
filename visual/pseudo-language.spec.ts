import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { expect } from '../e2e/support.ts';
import { PLATFORMS } from '../src/features/content/rules/platforms.ts';
import { LANGUAGE_NAMES } from '../src/kernel/languages.ts';
import { filledDocument, settingsIn } from '../src/server/web-app/filled-files.ts';
import { mayasPage, test } from './people.ts';
import { pseudoLanguage } from './pseudo-language.ts';
import { SIGNED_IN_PAGES } from './signed-in-pages.ts';

/*
 * Finds what stays English in every language, because it is written in the code and not among the texts. The app is built
 * with each text of ours between ⟦ and ⟧ (pseudo-language.ts); what a page says outside of them is a person's
 * own, a name, a day, or an omission.
 */

const root = join(import.meta.dirname, '..');
const built = join(root, 'node_modules', '.cache', 'pseudo-language');

/** What the person of the pictures has written, is called, or has from a browser. */
const OWN_WORDS = globSync(['scripts/seed.ts', 'scripts/seed/**/*.ts'], { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
  .replace(/\\(['`])/g, '$1');

test.beforeAll(async () => {
  await build({
    root,
    logLevel: 'error',
    plugins: [pseudoLanguage],
    worker: { plugins: () => [pseudoLanguage] },
    build: { outDir: built, emptyOutDir: true },
  });
});

/** Has a context get the app that was built here, and everything else from the server. */
async function serveBuilt(context: BrowserContext): Promise<void> {
  const document = readFileSync(join(built, 'index.html'), 'utf8');
  await context.route('**/assets/**', (route) => {
    const path = join(built, new URL(route.request().url()).pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.continue();
  });
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const settings = settingsIn(await (await route.fetch()).text()) ?? '{}';
    return route.fulfill({
      contentType: 'text/html; charset=UTF-8',
      body: filledDocument(document, settings),
    });
  });
}

/** What a page says: the text of each block, and what its elements are called. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const blocks = new Set<Element>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      let element = walker.currentNode.parentElement;
      if (!element || element.closest('script, style, noscript, svg style')) continue;
      while (element.parentElement && getComputedStyle(element).display.startsWith('inline')) {
        element = element.parentElement;
      }
      blocks.add(element);
    }
    const ownText = (element: Element): string =>
      (element.matches('script, style, noscript') ? [] : [...element.childNodes])
        .map((node) => {
          if (node instanceof Text) return node.data;
          if (!(node instanceof Element) || blocks.has(node)) return '\n';
          return ownText(node);
        })
        .join('');
    const names = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap(
      (element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...[...blocks].map(ownText), ...names];
  });

/** What is left of a text without all that stands between brackets, from the innermost on. */
function outsideOf(text: string): string {
  const without = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return without === text ? text : outsideOf(without);
}

/** How `Intl` writes days and times, and what is no word. */
const NO_WORDS =
  /\b(?:(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?|(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)|[AP]M|at|Yesterday|Today)\b/g;

/** Names that are the same in every language, and the zones, named after their cities. */
const NAMES = [...Object.values(LANGUAGE_NAMES), ...PLATFORMS.map(({ name }) => name)];
const ZONE = /^[A-Z][A-Za-z ]+, UTC[+−]?[\d:]*$/;
const PRODUCT = /(?: · )?Growth Loop$/;
/** Around what the person wrote. */
const MARKS = /^“|”$/g;

function isOwn(said: string): boolean {
  const text = said.replace(PRODUCT, '').replaceAll(MARKS, '');
  const isName = NAMES.includes(text) || ZONE.test(text);
  return isName || !/\p{L}{2}/u.test(text.replace(NO_WORDS, '')) || OWN_WORDS.includes(text);
}

test('no page says anything that is written in its code', async ({ browser }) => {
  const page = await mayasPage(browser);
  await serveBuilt(page.context());

  const found = new Map<string, string>();
  for (const address of SIGNED_IN_PAGES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const text of await saidOn(page)) {
      for (const part of outsideOf(text).split('\n')) {
        if (!isOwn(part.trim())) found.set(part.trim(), address);
      }
    }
  }
  await page.context().close();
  expect(Object.fromEntries(found)).toEqual({});
});
