import { expect, expectNoSidewaysScroll, failing, signUp, test, withoutIndexedDb } from './support.ts';

/** Longer than any line of a phone, and without a place to break. */
const LONG_WORD = 'unbreakable'.repeat(9);

test('a word longer than the line wraps wherever a person writes and reads', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page);
  await page.goto('/journal/new');
  for (const button of ['Next', 'Next', 'Next', 'Next', 'Complete']) {
    await page.getByRole('textbox').first().fill(LONG_WORD);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: button }).click();
  }
  await expect(page).toHaveURL('/journal/complete');
  for (const address of ['/journal/complete', '/dashgrowthloop', '/tasks', '/journal/history']) {
    await page.goto(address);
    await expect(page.getByText(LONG_WORD).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }

  await page.goto('/journal/new');
  await page.getByRole('textbox').first().fill(LONG_WORD);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: LONG_WORD })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a dialog keeps room around what it says, on a phone and on a desktop', async ({ page }) => {
  await signUp(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = await page.getByRole('dialog').boundingBox();
    const heading = await page.getByRole('dialog').getByRole('heading').boundingBox();
    expect((heading?.x ?? 0) - (dialog?.x ?? 0)).toBeGreaterThanOrEqual(20);
    expect((heading?.y ?? 0) - (dialog?.y ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test('the mark in the top bar shows what is drawn today, on whatever page one comes in', async ({ page }) => {
  await signUp(page);
  const drawn = page.getByRole('banner').locator('[class*="__drawn"]');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(drawn).toHaveCount(0);

  await page.goto('/tasks');
  await page.getByLabel('Add an action').fill('Call Dad');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Call Dad' }).check();
  await expect(drawn).toHaveCount(1);
  await page.goto('/profile');
  await expect(drawn).toHaveCount(1);
});

test('actions that could not be loaded are not called done', async ({ page }) => {
  await signUp(page);
  await withoutIndexedDb(page);
  await failing(page, '**/api/sync*');
  await page.goto('/dashgrowthloop');
  await expect(page.getByText('We couldn’t load your actions. Please try again.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('No open actions', { exact: false })).toHaveCount(0);
});

test('a small menu is as wide as its words, the large one as wide as ever', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashtools');
  const width = async () => (await page.getByRole('menu').boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await width()).toBe(280);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Community options' }).click();
  expect(await width()).toBeLessThan(200);
});

test('a message lies above the bar of a phone and can be closed, also the one about the connection', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto('/dashgrowthloop');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

test('in the journal the connection is named beside the writing, and nothing lies over it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page);
  await page.goto('/journal/new');
  await page.getByRole('textbox').first().fill('On a train');
  await page.getByRole('button', { name: 'Next' }).click();
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Offline, kept on this device' })).toBeVisible();
  await expect(page.getByText("You're offline. Some features may be unavailable.")).toBeHidden();
  await expectNoSidewaysScroll(page);
  await context.setOffline(false);
});

test('another theme comes at once, in every part', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  await signUp(page);
  await page.goto('/tasks');
  await page.getByLabel('Add an action').fill('Call Dad');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Call Dad' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const fading = await page.getByRole('menuitemradio', { name: 'Dark' }).evaluate((choice: HTMLElement) => {
    choice.click();
    const begun = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return begun.map((each) => each.transitionProperty);
  });
  expect(fading).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-switching');
});

test('a field that is wrong and has the focus wears one colour, and it is not that of what went well', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signUp(page);
  await page.goto('/tasks');
  const field = page.getByLabel('Add an action');
  await field.fill('a'.repeat(2000));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field.locator('..')).toHaveCSS('border-bottom-color', 'rgb(163, 50, 42)');
});

test('headings that are set closer join no letters, and links in a sentence take a fingertip', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/profile');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('font-variant-ligatures', 'no-common-ligatures');
  const link = await page.getByRole('main').getByRole('link', { name: 'journal', exact: true }).boundingBox();
  expect(link?.height).toBeGreaterThanOrEqual(24);
});

test('in forced colours a stroke that is not drawn is quieter than a drawn one', async ({ page }) => {
  await signUp(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/tasks');
  await page.getByLabel('Add an action').fill('Call Dad');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Call Dad' }).check();
  const stroke = (place: number) => page.getByRole('banner').locator('path[class*="stroke"]').nth(place);
  await expect(stroke(1)).toHaveCSS('fill-opacity', '1');
  await expect(stroke(0)).toHaveCSS('fill-opacity', '0.4');
});

test('a typeface has every character that it is loaded for', async ({ page }) => {
  await page.goto('/terms');
  const missing = await page.evaluate(async () => {
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
    return faces.flatMap((face) => {
      const characters = charactersOf(face);
      if (characters.length === 0) return [`${face.family} is loaded for nothing`];
      return characters
        .filter((character) => !/\p{M}/u.test(character) && !isOwn(character, face))
        .map((character) => `${face.family} ${face.style} U+${character.codePointAt(0)?.toString(16)}`);
    });
  });
  expect(missing).toEqual([]);
});
