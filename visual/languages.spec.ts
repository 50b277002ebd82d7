import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll } from '../e2e/support.ts';
import { directionOf, isLanguage, type OfferedLanguage } from '../src/kernel/languages.ts';
import { devicePage, mayasPage, test } from './people.ts';
import { SIGNED_IN_PAGES } from './signed-in-pages.ts';

/*
 * Every page in the language whose words are longest, and in the one that is read from right to left: what holds them
 * holds the others. With VISUAL_LOOK_INTO pictures of each are kept; VISUAL_LANGUAGES names the languages then.
 */

const LANGUAGES = (process.env.VISUAL_LANGUAGES ?? 'de,ar').split(',').filter(isLanguage);
const LOOKED_INTO = process.env.VISUAL_LOOK_INTO;

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const LOOKS = [
  { ...PHONE, colorScheme: 'light' },
  { ...DESKTOP, colorScheme: 'dark' },
  ...(LOOKED_INTO
    ? ([
        { ...PHONE, colorScheme: 'dark' },
        { ...DESKTOP, colorScheme: 'light' },
      ] as const)
    : []),
] as const;

const PUBLIC = ['/', '/introduction', '/login', '/registration', '/terms', '/privacy'];

// A picture takes longer than a measure.
if (LOOKED_INTO) test.describe.configure({ timeout: 900_000 });

/** Texts of our own that their place cuts off, but for lines that say by an ellipsis that there is more. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const isWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
        return isWide && /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
      })
      .map((element) => element.textContent ?? ''),
  );

/** Every text of the page has room on a small phone and on a desktop. */
async function expectRoom(page: Page, language: OfferedLanguage, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.dir), address).toBe(directionOf(language));
  for (const { width, height, colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    expect.soft(await cutTexts(page), `${address} at ${width}`).toEqual([]);
    if (!LOOKED_INTO) continue;
    const name = address.slice(1).split('?')[0]?.replace('/', '-') || 'landing';
    const path = `${LOOKED_INTO}/${language}/${name}-${width}-${colorScheme}.png`;
    await page.screenshot({ path, fullPage: true });
  }
}

for (const language of LANGUAGES) {
  test(`what everyone sees, in ${language}`, async ({ browser }) => {
    const page = await devicePage(browser, language);
    for (const address of PUBLIC) await expectRoom(page, language, address);
    await page.context().close();
  });

  test(`what Maya sees, in ${language}`, async ({ browser }) => {
    const page = await mayasPage(browser, language);
    for (const address of SIGNED_IN_PAGES) await expectRoom(page, language, address);
    await page.context().close();
  });
}
