import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, goWithin, signUp, test } from './support.ts';

/** Longer than any line of a phone, and without a place to break. */
const LONG_WORD = 'unbreakable'.repeat(9);

/** On a phone a word longer than the line wraps wherever a person writes and reads. */
async function expectLongWordsToWrap(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await goWithin(page, '/journal/new');
  for (const button of ['Next', 'Next', 'Next', 'Next', 'Complete']) {
    await page.getByRole('textbox').first().fill(LONG_WORD);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: button }).click();
  }
  await expect(page).toHaveURL('/journal/complete');
  // Loaded anew it shows the day's page, and not only that it is complete.
  await page.reload();
  for (const address of ['/journal/complete', '/dashgrowthloop', '/tasks', '/journal/history']) {
    if (address !== '/journal/complete') {
      await goWithin(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await expect(page.getByText(LONG_WORD).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }

  await goWithin(page, '/journal/new');
  await page.getByRole('textbox').first().fill(LONG_WORD);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: LONG_WORD })).toBeVisible();
  await expectNoSidewaysScroll(page);
}

/** The characters that a typeface is loaded for and does not have. */
function missingCharacters(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const box = document.createElement('div');
    box.style.cssText = 'position:absolute;font-size:100px;white-space:pre';
    document.body.append(box);
    // A glyph that is not the typeface's own is as wide as in whatever stands in for it.
    const widthIn = (text: string, face: FontFace, standIn: string): number => {
      const span = document.createElement('span');
      span.style.fontFamily = `${face.family}, ${standIn}`;
      span.style.fontStyle = face.style;
      span.textContent = text;
      box.replaceChildren(span);
      return span.getBoundingClientRect().width;
    };
    const isOwn = (text: string, face: FontFace): boolean =>
      widthIn(text, face, 'monospace') === widthIn(text, face, 'serif');
    const charactersOf = (face: FontFace): string[] =>
      face.unicodeRange.split(',').flatMap((range) => {
        const [first = 0, last = first] = range
          .trim()
          .slice(2)
          .split('-')
          .map((code) => Number.parseInt(code, 16));
        return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
      });
    const faces = [...document.fonts].filter(({ family }) => / Variable/.test(family));
    await Promise.all(faces.map((face) => face.load()));
    const missing = faces.flatMap((face) => {
      const characters = charactersOf(face);
      if (characters.length === 0) return [`${face.family} is loaded for nothing`];
      return characters
        .filter((character) => !/\p{M}/u.test(character) && !isOwn(character, face))
        .map((character) => `${face.family} ${face.style} U+${character.codePointAt(0)?.toString(16)}`);
    });
    box.remove();
    return missing;
  });
}

/** The dialog that the button opens keeps room around what it says. */
async function expectRoomInDialog(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = await page.getByRole('dialog').boundingBox();
  const heading = await page.getByRole('dialog').getByRole('heading').boundingBox();
  expect((heading?.x ?? 0) - (dialog?.x ?? 0)).toBeGreaterThanOrEqual(20);
  expect((heading?.y ?? 0) - (dialog?.y ?? 0)).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

// The walk is as long as several journeys.
test.slow();

test('what is drawn is drawn well, and long words wrap on a phone', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signUp(page);
  const drawn = page.getByRole('banner').locator('[class*="__drawn"]');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(drawn).toHaveCount(0);
  await test.step('a typeface has every character that it is loaded for', async () => {
    expect(await missingCharacters(page)).toEqual([]);
  });
  await test.step('headings that are set closer join no letters, and links in a sentence take a fingertip', async () => {
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('font-variant-ligatures', 'no-common-ligatures');
    const link = page.getByRole('main').getByRole('link', { name: 'journal', exact: true });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });
  for (const width of [390, 1280])
    await test.step(`a dialog keeps room around what it says, at ${width} px`, () =>
      expectRoomInDialog(page, width));

  await goWithin(page, '/tasks');
  const field = page.getByLabel('Add an action');
  await test.step('a field that is wrong and has the focus wears one colour, and it is not that of what went well', async () => {
    await field.fill('a'.repeat(2000));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(field.locator('..')).toHaveCSS('border-bottom-color', 'rgb(163, 50, 42)');
  });
  await field.fill('Call Dad');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Call Dad' })).toBeVisible();
  await test.step('another theme comes at once, in every part', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const dark = page.getByRole('menuitemradio', { name: 'Dark' });
    const fading = await dark.evaluate((choice: HTMLElement) => {
      choice.click();
      const begun = document.getAnimations().filter((each) => each instanceof CSSTransition);
      return begun.map((each) => each.transitionProperty);
    });
    expect(fading).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-switching');
    await page.keyboard.press('Escape');
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  await test.step('the mark in the top bar shows what is drawn today, on whatever page one comes in', async () => {
    await page.getByRole('checkbox', { name: 'Call Dad' }).check();
    await expect(drawn).toHaveCount(1);
    await page.goto('/dashtools');
    await expect(drawn).toHaveCount(1);
  });
  await test.step('in forced colours a stroke that is not drawn is quieter than a drawn one', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const stroke = (place: number) => page.getByRole('banner').locator('path[class*="stroke"]').nth(place);
    await expect(stroke(1)).toHaveCSS('fill-opacity', '1');
    await expect(stroke(0)).toHaveCSS('fill-opacity', '0.4');
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('a small menu is as wide as its words, the large one as wide as ever', async () => {
    const width = async () => (await page.getByRole('menu').boundingBox())?.width ?? 0;
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await width()).toBe(280);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Community options' }).click();
    expect(await width()).toBeLessThan(200);
    await page.keyboard.press('Escape');
  });
  await test.step('a message lies above the bar of a phone and can be closed, also the one about the connection', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await context.setOffline(true);
    const said = page.getByText("You're offline. Some features may be unavailable.", { exact: true });
    await expect(said).toBeVisible();
    const bar = await page.getByRole('navigation', { name: 'Main, bottom' }).boundingBox();
    await expect
      .poll(async () => {
        const message = await said.boundingBox();
        return (bar?.y ?? 0) - ((message?.y ?? 0) + (message?.height ?? 0));
      })
      .toBeGreaterThan(8);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(said).toHaveCount(0);
    await context.setOffline(false);
  });
  await test.step('on a phone a word longer than the line wraps wherever a person writes and reads', () =>
    expectLongWordsToWrap(page));
  await test.step('the connection is named beside the writing, with nothing over it', async () => {
    await context.setOffline(true);
    await expect(page.getByRole('button', { name: 'Offline, kept on this device' })).toBeVisible();
    await expect(page.getByText("You're offline. Some features may be unavailable.")).toBeHidden();
    await expectNoSidewaysScroll(page);
    await context.setOffline(false);
  });
});
