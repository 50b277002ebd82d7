import type { Locator, Page } from '@playwright/test';
import { expect } from './support.ts';

/* What somebody does who has nothing but the keyboard. */

/** More presses than any page has places where the focus rests. */
const FARTHEST = 90;

/**
 * How many places where the focus rests seem to lie from where it is to the target, which counts: none where it is there,
 * one where nobody can tell. From the first time on the page notes whatever gets the focus by Tab and does not show it, by a
 * ring, or by the caret where something is written.
 */
const stopsTo = (target: Locator): Promise<number> =>
  target.evaluate((wanted) => {
    if (!('unseen' in window)) {
      const unseen: string[] = [];
      Object.assign(window, { unseen });
      let isTab = false;
      // What the key does is done before the next task; a page that comes then takes the focus by itself.
      const noteTab = ({ key }: KeyboardEvent) => {
        isTab = key === 'Tab';
        setTimeout(() => {
          isTab = false;
        });
      };
      addEventListener('keydown', noteTab, { capture: true });
      addEventListener('focusin', ({ target: element }) => {
        if (!isTab || !(element instanceof Element)) return;
        if (element.matches('textarea, input:not([type=checkbox])')) return;
        // A check box is drawn by what stands beside it.
        const drawn = [element, element.nextElementSibling, element.parentElement].filter(
          (one) => one !== null,
        );
        const hasRing = drawn.some((one) => getComputedStyle(one).outlineStyle !== 'none');
        if (!hasRing) unseen.push(element.outerHTML.slice(0, 200));
      });
    }
    const from = document.activeElement;
    if (from === wanted) return 0;
    if (!from || from === document.body) return 1;
    const places = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]';
    const between = [...document.querySelectorAll<HTMLElement>(places)].filter((place) => {
      const isAfter = from.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING;
      const isBefore = wanted.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_PRECEDING;
      // A group of radios is one place, whichever of them has it.
      const isStop = place.tabIndex >= 0 && !place.matches(':disabled, [type=radio]');
      return isAfter && isBefore && isStop && place.checkVisibility();
    });
    return between.length + 1;
  });

/** Goes on by Tab, as somebody does who sees where the focus is, until it is on the target. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < FARTHEST; ) {
    const stops = await stopsTo(target).catch(() => 1);
    if (stops === 0) break;
    // Not every place that seems to lie between is one, so that half of the way is safe.
    for (let round = Math.ceil(stops / 2); round > 0; round -= 1) {
      await page.keyboard.press('Tab');
      presses += 1;
    }
  }
  await expect(target).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'unseen'))).toEqual([]);
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
