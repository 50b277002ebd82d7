import type { Locator, Page } from '@playwright/test';
import { COPIED } from './copied-html.ts';
import { expect, expectAccessible, signUp, test } from './support.ts';
import {
  beginWriting,
  documents,
  editorOf,
  row,
  saveButton,
  storedVision,
  tool,
  writeAndSave,
} from './vision-steps.ts';

/** Pastes as another program copies: HTML, with the same as text beside it. */
const paste = (editor: Locator, html: string): Promise<void> =>
  editor.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', 'not this');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/* How documents are written with: the toolbar, the keys, links, and what is said when the editor cannot be loaded. */

test('documents are written with a toolbar, with keys, with links and from the clipboard, once the editor could be loaded', async ({
  page,
}) => {
  test.slow();
  const { userId } = await signUp(page);
  const codeOf = (part: string) => new RegExp(`/assets/${part}-[^/]*\\.js`);
  const PARTS = {
    visions: 'We couldn’t load your vision documents',
    'bucket-list': 'We couldn’t load your bucket list',
    'vision-page': 'We couldn’t show this document',
    'vision-writer': 'We couldn’t load the editor',
  };
  for (const part of Object.keys(PARTS)) {
    await page.route(codeOf(part), (route) => route.abort('internetdisconnected'));
  }
  await page.goto('/dashtools');
  for (const [part, words] of Object.entries(PARTS)) {
    await test.step(`code that cannot be loaded is said in its place, and trying again helps: ${part}`, async () => {
      if (part === 'vision-page') await row(page, 'health').locator('summary').click();
      if (part === 'vision-writer') await page.getByRole('button', { name: 'Write: Health' }).click();
      const alert = page.getByRole('main').getByRole('alert').filter({ hasText: words });
      await expect(alert).toBeVisible();
      await page.unroute(codeOf(part));
      await alert.getByRole('button', { name: 'Try Again' }).click();
      await expect(alert).toHaveCount(0);
    });
  }
  await expect(editorOf(page, 'health')).toBeVisible();
  await documents(page).getByRole('button', { name: 'Close', exact: true }).click();

  await test.step('VIS-02 the toolbar is one stop, led through by arrow keys, and the page is left by Tab', async () => {
    const editor = await beginWriting(page, 'ideal_day');
    await expect(tool(page, 'Bold')).toBeVisible();
    await expect(editor).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, 'Bold')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Italic')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tool(page, 'Link')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Bold')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(tool(page, 'Numbered list')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editor).toBeFocused();
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await page.keyboard.press('Control+]');
    await expect(editor.locator('li li')).toHaveText('two');
    await page.keyboard.press('Tab');
    await expect(saveButton(page)).toBeFocused();
    await expect(editor.locator('li li')).toHaveText('two');
    await page.keyboard.press('Enter');
    await expect(editor).toHaveCount(0);
  });

  await test.step('VIS-02 LIM-29 each tool writes its markup, and the page is 200 px high at least', () =>
    writesEveryMarkup(page, userId));

  await test.step('VIS-09 a link leads to web pages, mail and phone alone; any other address is refused with a reason', () =>
    setsLinks(page, userId));

  await test.step('changes are undone in the editor, and discarded with a way back', async () => {
    await writeAndSave(page, 'relationships', 'I walk.');
    const editor = await beginWriting(page, 'relationships');
    await page.keyboard.type(' I run.');
    await expect(editor).toHaveText('I walk. I run.');
    await page.keyboard.press('Control+z');
    await expect(editor).toHaveText('I walk.');
    await expect(documents(page).getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
    await page.keyboard.press('Control+Shift+z');
    await expect(editor).toHaveText('I walk. I run.');
    await documents(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(editor).toHaveText('I walk.');
    await documents(page).getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(editor).toHaveText('I walk. I run.');
    await saveButton(page).click();
    await expect(editor).toHaveCount(0);
  });

  for (const { from, section, html, comes } of COPIED) {
    await test.step(`VIS-07 what is copied from ${from} comes in clean`, async () => {
      const editor = await beginWriting(page, section);
      await editor.fill('');
      await paste(editor, html);
      await saveButton(page).click();
      await expect(editor).toHaveCount(0);
      const plain = (text: string | null): string | undefined =>
        text?.replace(/\s+/g, ' ').replaceAll('<p></p>', '');
      await expect.poll(async () => plain(await storedVision(page, userId, section))).toBe(comes);
    });
  }

  await test.step('VIS-02 VIS-09 a key acts on what is shown as selected, also where the editor has not heard of it', async () => {
    const editor = await beginWriting(page, 'professional');
    await page.keyboard.type('all over here');
    // On a busy machine the browser's event comes after the next key.
    await page.evaluate(() =>
      addEventListener(
        'selectionchange',
        (event) => {
          if (event.isTrusted) event.stopImmediatePropagation();
        },
        { capture: true },
      ),
    );
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+b');
    await expect(editor.locator('strong')).toHaveText('here');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+k');
    const address = page.getByRole('dialog', { name: 'Link' }).getByLabel('Link to');
    await expect(address).toBeFocused();
    await address.fill('example.com');
    await page.keyboard.press('Enter');
    await expect(editor.locator('a').first()).toHaveAttribute('href', 'https://example.com');
    expect((await editor.locator('a').allTextContents()).join('')).toBe('over here');
    await expect(editor).toHaveText('all over here');
  });
});

async function writesEveryMarkup(page: Page, userId: string): Promise<void> {
  const editor = await beginWriting(page, 'health');
  expect((await editor.boundingBox())?.height).toBeGreaterThanOrEqual(200);
  for (const [name, words] of [
    ['Bold', 'bold'],
    ['Italic', 'italic'],
    ['Underline', 'underlined'],
    ['Strikethrough', 'struck'],
  ] as const) {
    await tool(page, name).click();
    await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type(words);
    await tool(page, name).click();
    await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.type(' ');
  }
  for (const level of [1, 2, 3]) {
    await page.keyboard.press('Enter');
    await tool(page, `Heading ${level}`).click();
    await page.keyboard.type(`Head ${level}`);
  }
  await page.keyboard.press('Enter');
  for (const [name, words] of [
    ['Bullet list', 'bullet'],
    ['Numbered list', 'number'],
  ] as const) {
    await tool(page, name).click();
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await tool(page, 'Link').click();
  await page.getByRole('dialog').getByLabel('Text').fill('the way');
  await page.getByRole('dialog').getByLabel('Link to').fill('example.com');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await saveButton(page).click();
  await expect
    .poll(() => storedVision(page, userId, 'health'))
    .toBe(
      '<p><strong>bold</strong> <em>italic</em> <u>underlined</u> <s>struck</s> </p>' +
        '<h1>Head 1</h1><h2>Head 2</h2><h3>Head 3</h3><ul><li><p>bullet</p></li></ul>' +
        '<ol><li><p>number</p></li></ol><p><a href="https://example.com">the way</a></p>',
    );
}

async function setsLinks(page: Page, userId: string): Promise<void> {
  const editor = await beginWriting(page, 'personal');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const address = dialog.getByLabel('Link to');
  await page.keyboard.type('here');
  await page.keyboard.press('Shift+Home');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('here');
  await page.keyboard.press('Control+k');
  await expect(address).toBeFocused();
  await expect(page).toHaveURL('/dashtools');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Please enter what to link to.');
  for (const refused of [
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'two words',
    'vbscript:x',
    '/tasks',
  ]) {
    await address.fill(refused);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('We can’t link to that.');
  }
  await expectAccessible(page);
  await address.fill('tel:+4930123456');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await expect(editor.getByRole('link', { name: 'here' })).toHaveAttribute('href', 'tel:+4930123456');
  await tool(page, 'Link').click();
  await expect(address).toHaveValue('tel:+4930123456');
  await address.fill('ann@example.com');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await page.keyboard.press('Control+Enter');
  const link = row(page, 'personal').getByRole('link', { name: 'here' });
  await expect(link).toHaveAttribute('href', 'mailto:ann@example.com');
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
  await beginWriting(page, 'personal');
  // Within moments of its focus the editor still puts the caret where it was.
  await expect(async () => {
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Link')).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  await tool(page, 'Link').click();
  await dialog.getByRole('button', { name: 'Remove link' }).click();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => storedVision(page, userId, 'personal')).toBe('<p>here</p>');
}
