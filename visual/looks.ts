import type { Locator, Page } from '@playwright/test';
import { expect } from '../e2e/support.ts';

interface Look {
  theme: 'light' | 'dark';
  width: number;
}

const HEIGHTS: Record<number, number> = { 360: 740, 390: 844, 768: 1024, 1280: 800, 1440: 900 };

/** A phone, on which every page is opened: what it grows into is looked at in the same page, from narrow to wide. */
export const PHONE = { width: 390, height: HEIGHTS[390] ?? 0 };

const ALL: Look[] = Object.keys(HEIGHTS).flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ theme, width: Number(width) })),
);

/** Of every page: the phone in light and the desktop in dark. */
const EVERY = ['390 light', '1280 dark'];
/** Of the pages that people see most, besides. */
const MORE = ['360 dark', '768 light', '1440 light'];

interface Options {
  /** One of the pages that people see most. */
  often?: boolean;
  /** What the picture is about, where one has to scroll to it. */
  at?: Locator;
  /** The whole page, however long, where every page is looked at; else what is seen first. */
  whole?: boolean;
  /** What is another at every run. */
  mask?: Locator[];
}

const isAmong = (looks: string[], { theme, width }: Look): boolean => looks.includes(`${width} ${theme}`);

function looksOf(often: boolean): Look[] {
  if (process.env.VISUAL_LOOK_INTO) return ALL;
  return ALL.filter((look) => isAmong(EVERY, look) || (often && isAmong(MORE, look)));
}

/** Holds the page, as it stands open, against its pictures. */
export async function expectLooks(
  page: Page,
  name: string,
  { often = false, whole = false, at, mask = [] }: Options = {},
): Promise<void> {
  for (const look of looksOf(often)) {
    const { theme, width } = look;
    const height = HEIGHTS[width] ?? 0;
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    if (whole && isAmong(EVERY, look)) {
      await page.setViewportSize({ width, height: Math.max(height, await heightOf(page)) });
    }
    await at?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.soft(page).toHaveScreenshot(`${name}-${width}-${theme}.png`, { mask });
  }
}

/** In a window as high as the page what is fixed to its edges stands where it belongs. */
const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
