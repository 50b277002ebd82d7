import type { Locator, Page } from '@playwright/test';
import { expect } from './support.ts';

/* What somebody does who has nothing but the keyboard. */

/** More presses than any page has places where the focus rests. */
const FARTHEST = 90;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Goes on by Tab, as somebody does who sees where the focus is, until it is on the target. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < FARTHEST && !(await hasFocus(target)); presses++) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  }
  await expect(target).toBeFocused();
}

/** Whatever has the focus shows it: a ring, or the caret where something is written. */
async function expectFocusSeen(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.matches('textarea, input:not([type=checkbox])'))
      return '';
    // A check box is drawn by what stands beside it.
    const drawn = [element, element.nextElementSibling, element.parentElement].filter((one) => one !== null);
    const hasRing = drawn.some((one) => getComputedStyle(one).outlineStyle !== 'none');
    return hasRing ? '' : element.outerHTML.slice(0, 200);
  });
  expect(unseen).toBe('');
}

/** Goes to the control and presses it. */
export async function pressKeyOn(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to the field and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Goes into a group of radios, by the one that Tab stops at, and on by arrows to the one that is meant. */
export async function arrowTo(page: Page, group: Locator, name: string | RegExp): Promise<void> {
  const radios = group.getByRole('radio');
  const chosen = group.getByRole('radio', { checked: true });
  await tabTo(page, (await chosen.count()) > 0 ? chosen : radios.first());
  const wanted = group.getByRole('radio', { name });
  for (let presses = await radios.count(); presses > 0 && !(await wanted.isChecked()); presses -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}
