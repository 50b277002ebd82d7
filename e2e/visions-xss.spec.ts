import type { Locator, Page } from '@playwright/test';
import { columnOf, type Section } from '../src/features/visions/contract/limits.ts';
import { newId } from '../src/kernel/ids.ts';
import { CURRENT_FORMAT } from '../src/kernel/seal.ts';
import { HOSTILE } from './hostile-html.ts';
import { sealedColumn } from './stored-words.ts';
import { expect, fetchNews, goWithin, signUp, sql, test } from './support.ts';
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

/** What the page itself is given to tell what stands in it. */
interface InPage {
  ran: string[];
  /** What stands in a place of a document that may not. */
  foreignIn: (place: Element) => string[];
}

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
    const foreignIn = (place: Element) =>
      [...place.querySelectorAll('*')].flatMap((element) => {
        const isTag = /^(?:P|BR|STRONG|EM|U|S|H[123]|UL|OL|LI|A)$/.test(element.tagName);
        const attributes = element
          .getAttributeNames()
          .filter((name) => !['href', 'start', 'dir', 'target', 'rel', 'class', 'aria-level'].includes(name));
        const address = element.getAttribute('href');
        const leads = address === null || /^(?:https?|mailto|tel):/i.test(address);
        return isTag && attributes.length === 0 && leads ? [] : [element.outerHTML.slice(0, 200)];
      });
    Object.assign(globalThis, own, { ran, foreignIn });
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
    ran: () => page.evaluate(() => (globalThis as unknown as InPage).ran),
  };
}

/** What stands in a document's page that may not. */
const foreign = (page: Page, within: string): Promise<string[]> =>
  page
    .locator(within)
    .evaluateAll((places) => places.flatMap((place) => (globalThis as unknown as InPage).foreignIn(place)));

/** Stores what a document said before: each text is a version of its own, the first replaced last. */
async function storeVersions(page: Page, userId: string, section: Section, texts: string[]): Promise<void> {
  const column = columnOf(section);
  const place = { table: 'profiles', column, row: 'own' };
  const sealed = texts.map(async (html) => {
    const text = await sealedColumn(page, userId, place, html);
    return JSON.stringify({ format: CURRENT_FORMAT, columns: { [column]: text } });
  });
  await sql(
    `insert into revisions (user_id, id, of_table, of_id, text, format, created_at)
      select $1, id, 'profiles', $1, text, 3, now() - place * interval '1 minute'
      from unnest($2::uuid[], $3::text[]) with ordinality as versions (id, text, place)`,
    [userId, texts.map(() => newId()), await Promise.all(sealed)],
  );
}

/** Pastes each text after the one before. Answers what stood in the editor then that may not, each after its text. */
const foreignAfterPastes = (editor: Locator, texts: readonly string[]): Promise<string[]> =>
  editor.evaluate(async (element, copied) => {
    const found: string[] = [];
    for (const html of copied) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', 'plain');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      // What a text does to the page later is seen before the next one.
      await new Promise((resolve) => setTimeout(resolve));
      const foreign = (globalThis as unknown as InPage).foreignIn(element);
      found.push(...foreign.map((each) => `${html}: ${each}`));
    }
    return found;
  }, texts);

/** Any tag but those of a document. */
const OTHER_TAG = /<(?!\/?(?:p|br|strong|em|u|s|h[123]|ul|ol|li|a)\b)/i;
const SHOWN = '[class*="vision-text__text"]';

test('hostile HTML runs nothing, wherever it stands in a document', async ({ page }) => {
  test.setTimeout(180_000);
  expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
  const { userId } = await signUp(page);
  const watch = await watched(page);
  const all = HOSTILE.map((vector, at) => `<p>vector ${at}</p>${vector}`);
  // In the order of their list and in the other one: a vector may spoil the ones after it.
  await storeVision(page, userId, 'health', all.join('\n'));
  await storeVision(page, userId, 'personal', [...all].reverse().join(''));
  await storeVision(page, userId, 'ideal_day', '<p>Calm</p>');
  await storeVersions(
    page,
    userId,
    'ideal_day',
    HOSTILE.map((vector, at) => `<p>before ${at}</p>${vector}<p>after</p>`),
  );
  await openTools(page);

  await test.step('VIS-08 VIS-09 read, all of it in one document', async () => {
    for (const section of ['health', 'personal'] as const) {
      await openDocument(page, section);
      await expect(
        row(page, section)
          .getByText(/^vector \d+$/)
          .first(),
      ).toBeVisible();
    }
    expect(await foreign(page, SHOWN)).toEqual([]);
    expect(await watch.ran()).toEqual([]);
  });

  await test.step('VIS-08 read, each alone in a version of its own', async () => {
    const document = await openDocument(page, 'ideal_day');
    await document.getByText(`Earlier versions (${HOSTILE.length})`).click();
    await expect(document.getByText(/^before \d+$/)).toHaveText(HOSTILE.map((_, at) => `before ${at}`));
    expect(await foreign(page, SHOWN)).toEqual([]);
    expect(await watch.ran()).toEqual([]);
    await document.locator('summary').first().click();
  });

  await test.step('VIS-08 read in an earlier version, and brought back', async () => {
    const document = row(page, 'health');
    await storeVision(page, userId, 'health', '<p>Calm</p>');
    await fetchNews(page);
    await document.getByText('Earlier versions (1)').click();
    await expect(document.getByText('vector 1', { exact: true }).first()).toBeVisible();
    expect(await foreign(page, SHOWN)).toEqual([]);
    await document.getByRole('button', { name: /^Restore/ }).click();
    await expect.poll(() => storedVision(page, userId, 'health')).toContain('vector 1');
    expect(await storedVision(page, userId, 'health')).not.toMatch(OTHER_TAG);
  });

  await test.step('VIS-07 VIS-08 VIS-09 written on', async () => {
    const editor = await beginWriting(page, 'personal');
    expect(await foreign(page, '[contenteditable]')).toEqual([]);
    await editor.press('Control+Home');
    await page.keyboard.type('Mine now. ');
    await saveButton(page).click();
    await expect.poll(() => storedVision(page, userId, 'personal')).toContain('Mine now.');
    const saved = (await storedVision(page, userId, 'personal')) ?? '';
    expect(saved).not.toMatch(OTHER_TAG);
    expect(saved).not.toMatch(/<[^>]+\s(?:on\w+|style|src|srcset|formaction|xlink:href|data-\w+)\s*=/i);
  });

  await test.step('VIS-07 VIS-09 pasted, and stored without what may not stand there', async () => {
    const editor = await beginWriting(page, 'relationships');
    expect(await foreignAfterPastes(editor, HOSTILE)).toEqual([]);
    await page.keyboard.type('The end.');
    await saveButton(page).click();
    await expect.poll(() => storedVision(page, userId, 'relationships')).toContain('The end.');
    const saved = (await storedVision(page, userId, 'relationships')) ?? '';
    expect(saved).not.toMatch(OTHER_TAG);
    expect(saved).not.toMatch(/href="(?!https?:|mailto:|tel:)/i);
  });

  await test.step('VIS-08 found', async () => {
    await goWithin(page, '/find');
    await page.getByRole('searchbox').fill('vector');
    await expect(page.getByText('Vision: Health').first()).toBeVisible();
  });

  expect(await watch.ran()).toEqual([]);
  expect(watch.asked).toEqual([]);
  await expect(page).toHaveURL('/find');
});
