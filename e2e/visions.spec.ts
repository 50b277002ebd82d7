import { SECTIONS } from '../src/features/visions/contract/limits.ts';
import { SECTION_NAMES } from '../src/features/visions/texts.ts';
import { draftWords } from './stored-words.ts';
import { expect, expectAccessible, failing, signUp, sql, test } from './support.ts';
import {
  beginWriting,
  documents,
  editorOf,
  openDocument,
  openTools,
  row,
  saveButton,
  storedVision,
  storeVision,
  tool,
  writeAndSave,
} from './vision-steps.ts';

test('VIS-01 VIS-13 the five documents stand in their section, in the tools and in the loop', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await openTools(page);
  const names = SECTIONS.map((section) => SECTION_NAMES[section]);
  const headings = documents(page).getByRole('heading', { level: 3 });
  await expect(headings).toHaveText(names);
  await expect(documents(page).getByText('Empty', { exact: true })).toHaveCount(5);
  await writeAndSave(page, 'professional', 'I lead a small studio.');
  await sql(
    `insert into customizations (user_id, section_locations, updated_at) values ($1, '{"vision": "loop"}', now())`,
    [userId],
  );
  await page.goto('/dashgrowthloop');
  await expect(headings).toHaveText(names);
  await expect(row(page, 'professional').getByText('I lead a small studio.')).toBeVisible();
  await writeAndSave(page, 'ideal_day', 'Up with the sun.');
  await expect.poll(() => storedVision(page, userId, 'ideal_day')).toBe('<p>Up with the sun.</p>');
});

test('VIS-02 LIM-29 each tool writes its markup, and the page is 200 px high at least', async ({ page }) => {
  const { userId } = await signUp(page);
  await openTools(page);
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
});

test('VIS-02 VIS-09 a key acts on what is shown as selected, also where the editor has not heard of it', async ({
  page,
}) => {
  await signUp(page);
  await openTools(page);
  const editor = await beginWriting(page, 'personal');
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

test('VIS-09 a link leads to web pages, mail and phone alone; any other address is refused with a reason', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await openTools(page);
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
});

test('MSG-79 PTS-03 CALL-27 a save is said, stored sealed, and gives 10 points once a day', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await openTools(page);
  const scores = () =>
    sql('select type, points from score_history where user_id = $1 order by type', [userId]);
  for (const section of SECTIONS) {
    await writeAndSave(page, section, `My ${section}`);
    await expect(page.getByText(`${SECTION_NAMES[section]} vision saved successfully!`)).toBeVisible();
  }
  const earned = SECTIONS.map((section) => ({ type: `${section}_vision_update`, points: 10 })).toSorted(
    (a, b) => (a.type < b.type ? -1 : 1),
  );
  await expect.poll(scores).toEqual(earned);
  const checklist = page.getByRole('region', { name: 'Growth Checklist' });
  await checklist.getByText('Reach for something').click();
  await expect(checklist.getByText('Write all five vision documents Done')).toBeVisible();
  await writeAndSave(page, 'health', 'Written anew');
  await expect.poll(() => storedVision(page, userId, 'health')).toBe('<p>Written anew</p>');
  expect(await scores()).toEqual(earned);
  const [profile] = await sql('select * from profiles where id = $1', [userId]);
  expect(JSON.stringify(profile)).not.toMatch(/Written|My |<p>/);
});

test('VIS-03 VIS-05 LIM-30 each document has a cadence of its own, monthly until one is chosen', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await openTools(page);
  for (const section of SECTIONS) {
    const document = await openDocument(page, section);
    const cadence = document.getByRole('combobox', {
      name: `How often you review: ${SECTION_NAMES[section]}`,
    });
    await expect(cadence).toHaveValue('monthly');
    await expect(cadence.getByRole('option')).toHaveText(['Weekly', 'Monthly', 'Quarterly']);
    await document.locator('summary').click();
  }
  const days = () =>
    sql(
      `select health_vision_frequency as frequency,
        round(extract(epoch from health_vision_next_review - now()) / 86400)::int as days from profiles where id = $1`,
      [userId],
    );
  const cadence = (await openDocument(page, 'health')).getByRole('combobox');
  await cadence.selectOption('Weekly');
  await expect.poll(days).toEqual([{ frequency: 'weekly', days: 7 }]);
  await cadence.selectOption('Quarterly');
  await expect.poll(async () => (await days())[0]?.days).toBeGreaterThanOrEqual(89);
});

test('VIS-06 VIS-10 MSG-80 what is due says so until it is reviewed; the review marks the day', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await openTools(page);
  await writeAndSave(page, 'relationships', 'We eat together.');
  await expect.poll(() => storedVision(page, userId, 'relationships')).toBe('<p>We eat together.</p>');
  const marked = () => sql('select vision_reviewed from growth_days where user_id = $1', [userId]);
  await expect.poll(marked).toEqual([{ vision_reviewed: false }]);
  await sql('update profiles set relationships_vision_next_review = now() where id = $1', [userId]);
  await page.reload();
  const document = row(page, 'relationships');
  await expect(document.getByText('Review Due', { exact: true })).toBeVisible();
  await openDocument(page, 'relationships');
  await document.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(page.getByText('Relationships vision reviewed! Next review scheduled.')).toBeVisible();
  await expect(document.getByText('Review Due', { exact: true })).toHaveCount(0);
  await expect(document.getByText(/^Next review: /)).toBeVisible();
  await expect.poll(marked).toEqual([{ vision_reviewed: true }]);
  await expect
    .poll(() => sql('select type, points from score_history where user_id = $1 order by type', [userId]))
    .toEqual([
      { type: 'relationships_vision_review', points: 5 },
      { type: 'relationships_vision_update', points: 10 },
    ]);
});

test('VIS-06 a review becomes due while the page is open', async ({ page }) => {
  await page.clock.install({ time: new Date() });
  const { userId } = await signUp(page);
  await storeVision(page, userId, 'health', '<p>Walk</p>');
  await sql(`update profiles set health_vision_next_review = now() + interval '90 seconds' where id = $1`, [
    userId,
  ]);
  await openTools(page);
  await expect(row(page, 'health').getByText(/^Next review /)).toBeVisible();
  // An answer of the server would set the clock right again.
  await page.context().setOffline(true);
  await page.clock.runFor(120_000);
  await expect(row(page, 'health').getByText('Review Due', { exact: true })).toBeVisible();
});

test('what is typed is there again after a reload, in the place where it was written', async ({ page }) => {
  const { userId } = await signUp(page);
  await openTools(page);
  const editor = await beginWriting(page, 'professional');
  await page.keyboard.type('I lead a small studio');
  await expect.poll(async () => (await draftWords(page, userId)).join()).toContain('small studio');
  await page.reload();
  await expect(editor).toHaveText('I lead a small studio');
  await expect(documents(page).getByText('You’re back where you stopped.')).toBeVisible();
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', and go home at five');
  await documents(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(documents(page).getByText('What you wrote isn’t saved yet.')).toBeVisible();
  await page.reload();
  await expect(row(page, 'professional').getByText('Draft', { exact: true })).toBeVisible();
  expect(await storedVision(page, userId, 'professional')).toBeNull();
  await beginWriting(page, 'professional');
  await expect(editor).toHaveText('I lead a small studio, and go home at five');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Professional vision saved successfully!')).toBeVisible();
  await expect(editor).toBeFocused();
  await page.keyboard.type('.');
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(() => storedVision(page, userId, 'professional'))
    .toBe('<p>I lead a small studio, and go home at five.</p>');
  await expect(row(page, 'professional').getByRole('button', { name: 'Write: Professional' })).toBeFocused();
  await expect(row(page, 'professional').getByText('Draft', { exact: true })).toHaveCount(0);
});

test('changes are undone in the editor, and discarded with a way back', async ({ page }) => {
  await signUp(page);
  await openTools(page);
  await writeAndSave(page, 'health', 'I walk.');
  const editor = await beginWriting(page, 'health');
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
});

test('what is written over can be read and brought back', async ({ page }) => {
  const { userId } = await signUp(page);
  await openTools(page);
  await writeAndSave(page, 'ideal_day', 'By the sea.');
  await writeAndSave(page, 'ideal_day', 'In the hills.');
  const document = row(page, 'ideal_day');
  await document.getByText('Earlier versions (1)').click();
  await expect(document.getByText('By the sea.')).toBeVisible();
  await document.getByRole('button', { name: /^Restore/ }).click();
  await expect.poll(() => storedVision(page, userId, 'ideal_day')).toBe('<p>By the sea.</p>');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => storedVision(page, userId, 'ideal_day')).toBe('<p>In the hills.</p>');
});

test('two tabs write the same document: each keeps its words, and nothing is lost', async ({
  page,
  context,
}) => {
  const { userId } = await signUp(page);
  await openTools(page);
  const here = await beginWriting(page, 'health');
  await page.keyboard.type('From the first tab.');
  const other = await context.newPage();
  await openTools(other);
  const there = await beginWriting(other, 'health');
  await expect(other.getByText('This document is open in another tab.')).toBeVisible();
  await expect(there).toHaveText('');
  await other.keyboard.type('From the second tab.');
  await other.keyboard.press('Control+Enter');
  await expect.poll(() => storedVision(other, userId, 'health')).toBe('<p>From the second tab.</p>');
  await expect(here).toHaveText('From the first tab.');
  await expect(page.getByText('This document was changed on another device.')).toBeVisible();
  await saveButton(page).click();
  await expect.poll(() => storedVision(page, userId, 'health')).toBe('<p>From the first tab.</p>');
  const document = row(page, 'health');
  await document.getByText('Earlier versions (1)').click();
  await expect(document.getByText('From the second tab.')).toBeVisible();
});

test('without a connection a document is written and reviewed, and the server has it later', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await openTools(page);
  await expect(row(page, 'health')).toBeVisible();
  await failing(page, '**/api/**', 'network');
  await writeAndSave(page, 'health', 'Written on the train.');
  await row(page, 'health').getByRole('button', { name: 'Mark as reviewed' }).click();
  await page.reload();
  await expect(row(page, 'health').getByText('Written on the train.')).toBeVisible();
  await page.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => storedVision(page, userId, 'health')).toBe('<p>Written on the train.</p>');
});

test('a save pressed twice is one save', async ({ page }) => {
  const { userId } = await signUp(page);
  await openTools(page);
  await beginWriting(page, 'health');
  await page.keyboard.type('Once.');
  await saveButton(page).dblclick();
  await expect(editorOf(page, 'health')).toHaveCount(0);
  await expect.poll(() => storedVision(page, userId, 'health')).toBe('<p>Once.</p>');
  await openDocument(page, 'health');
  await expect(row(page, 'health').getByText(/Earlier versions/)).toHaveCount(0);
});
