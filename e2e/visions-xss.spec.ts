import type { Page } from '@playwright/test';
import { HOSTILE } from './hostile-html.ts';
import { expect, signUp, test } from './support.ts';
import {
  beginWriting,
  openDocument,
  openTools,
  row,
  saveButton,
  storedVision,
  storeVision,
} from './vision-steps.ts';

/*
 * Nothing that stands in a document runs, whoever wrote it there and wherever it is shown: not even in a browser that
 * does not keep the content policy, which would stop most of it anyway.
 */
test.use({ bypassCSP: true });

/** What a page has run, loaded or been led to by what it shows. */
interface Watched {
  ran: () => Promise<string[]>;
  asked: string[];
}

/** Begins to watch: each vector tells by `ran`, by a dialog, by a request to elsewhere or by leaving the page. */
async function watched(page: Page): Promise<Watched> {
  const asked: string[] = [];
  await page.addInitScript(() => {
    const ran: string[] = [];
    const note = (what: string) => (said?: unknown) => {
      ran.push(`${what} ${String(said)}`);
      return true;
    };
    const own = {
      alert: note('alert'),
      prompt: note('prompt'),
      confirm: note('confirm'),
      print: note('print'),
    };
    Object.assign(globalThis, own, { ran });
  });
  page.on('dialog', (dialog) => {
    asked.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => asked.push(`popup ${popup.url()}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== process.env.E2E_BASE_URL)
      asked.push(request.url());
  });
  return {
    asked,
    ran: () => page.evaluate(() => (globalThis as unknown as { ran: string[] }).ran),
  };
}

/** What stands in a document's page that may not. */
const foreign = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluateAll((places) =>
    places.flatMap((place) =>
      [...place.querySelectorAll('*')].flatMap((element) => {
        const isTag = /^(?:P|BR|STRONG|EM|U|S|H[123]|UL|OL|LI|A)$/.test(element.tagName);
        const attributes = element
          .getAttributeNames()
          .filter((name) => !['href', 'start', 'dir', 'target', 'rel', 'class', 'aria-level'].includes(name));
        const address = element.getAttribute('href');
        const leads = address === null || /^(?:https?|mailto|tel):/i.test(address);
        return isTag && attributes.length === 0 && leads ? [] : [element.outerHTML.slice(0, 200)];
      }),
    ),
  );

test('VIS-08 VIS-09 hostile rows of another device run nothing, read, written, found or brought back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
  const { userId } = await signUp(page);
  const watch = await watched(page);
  const all = HOSTILE.map((vector, at) => `<p>vector ${at}</p>${vector}`);
  // Each alone too, in the order of their lists: a vector may spoil the ones after it.
  await storeVision(page, userId, 'health', all.join('\n'));
  await storeVision(page, userId, 'personal', [...all].reverse().join(''));
  await openTools(page);
  for (const section of ['health', 'personal'] as const) {
    await openDocument(page, section);
    await expect(
      row(page, section)
        .getByText(/^vector \d+$/)
        .first(),
    ).toBeVisible();
  }
  expect(await foreign(page, '[class*="vision-text__text"]')).toEqual([]);
  await storeVision(page, userId, 'health', '<p>Calm</p>');
  await page.reload();
  await openDocument(page, 'health');
  await row(page, 'health').getByText('Earlier versions (1)').click();
  await expect(row(page, 'health').getByText('vector 1', { exact: true }).first()).toBeVisible();
  expect(await foreign(page, '[class*="vision-text__text"]')).toEqual([]);
  await row(page, 'health')
    .getByRole('button', { name: /^Bring back/ })
    .click();
  await expect.poll(() => storedVision(page, userId, 'health')).toContain('vector 1');
  expect(await storedVision(page, userId, 'health')).not.toMatch(
    /<(?!\/?(?:p|br|strong|em|u|s|h[123]|ul|ol|li|a)\b)/i,
  );

  const editor = await beginWriting(page, 'personal');
  expect(await foreign(page, '[contenteditable]')).toEqual([]);
  await editor.press('Control+Home');
  await page.keyboard.type('Mine now. ');
  await saveButton(page).click();
  await expect.poll(() => storedVision(page, userId, 'personal')).toContain('Mine now.');
  const saved = (await storedVision(page, userId, 'personal')) ?? '';
  expect(saved).not.toMatch(/<(?!\/?(?:p|br|strong|em|u|s|h[123]|ul|ol|li|a)\b)/i);
  expect(saved).not.toMatch(/<[^>]+\s(?:on\w+|style|src|srcset|formaction|xlink:href|data-\w+)\s*=/i);

  await page.goto('/find');
  await page.getByRole('searchbox').fill('vector');
  await expect(page.getByText('Vision: Health').first()).toBeVisible();
  expect(await watch.ran()).toEqual([]);
  expect(watch.asked).toEqual([]);
  await expect(page).toHaveURL('/find');
});

test('VIS-08 each hostile row alone runs nothing', async ({ page }) => {
  test.setTimeout(180_000);
  const { userId } = await signUp(page);
  const watch = await watched(page);
  await openTools(page);
  const document = await openDocument(page, 'ideal_day');
  for (const [at, vector] of HOSTILE.entries()) {
    await storeVision(page, userId, 'ideal_day', `<p>before ${at}</p>${vector}<p>after</p>`);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(document.locator('[class*="vision-text__text"]').first()).toContainText(`before ${at}`);
    expect(await foreign(page, '[class*="vision-text__text"]'), vector).toEqual([]);
    expect(await watch.ran(), vector).toEqual([]);
  }
  expect(watch.asked).toEqual([]);
});

test('VIS-07 VIS-09 what is pasted runs nothing, and is stored without it', async ({ page }) => {
  test.setTimeout(180_000);
  const { userId } = await signUp(page);
  const watch = await watched(page);
  await openTools(page);
  const editor = await beginWriting(page, 'relationships');
  for (const vector of HOSTILE) {
    await editor.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', 'plain');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, vector);
    expect(await foreign(page, '[contenteditable]'), vector).toEqual([]);
  }
  await page.keyboard.type('The end.');
  await saveButton(page).click();
  await expect.poll(() => storedVision(page, userId, 'relationships')).toContain('The end.');
  const saved = (await storedVision(page, userId, 'relationships')) ?? '';
  expect(saved).not.toMatch(/<(?!\/?(?:p|br|strong|em|u|s|h[123]|ul|ol|li|a)\b)/i);
  expect(saved).not.toMatch(/href="(?!https?:|mailto:|tel:)/i);
  expect(await watch.ran()).toEqual([]);
  expect(watch.asked).toEqual([]);
});
