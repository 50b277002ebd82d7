import type { Page } from '@playwright/test';
import { SECTIONS } from '../src/features/visions/contract/limits.ts';
import { SECTION_NAMES } from '../src/features/visions/texts.ts';
import { draftWords } from './stored-words.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fetchNews,
  goWithin,
  signUp,
  sql,
  syncNow,
  test,
} from './support.ts';
import {
  beginWriting,
  documents,
  editorOf,
  openDocument,
  openTools,
  row,
  saveButton,
  storedVision,
  writeAndSave,
} from './vision-steps.ts';

const headings = (page: Page) => documents(page).getByRole('heading', { level: 3 });
const NAMES = SECTIONS.map((section) => SECTION_NAMES[section]);

test('the five documents are written, saved, scheduled and reviewed', async ({ page }) => {
  test.slow();
  const { userId } = await signUp(page);
  await page.clock.install();
  await openTools(page);
  const scores = (like: string) =>
    sql(
      'select type, points from score_history where user_id = $1 and type like $2 order by type collate "C"',
      [userId, like],
    );

  await test.step('VIS-01 they stand in their section, empty at first', async () => {
    await expect(headings(page)).toHaveText(NAMES);
    await expect(documents(page).getByText('Empty', { exact: true })).toHaveCount(5);
  });

  await test.step('VIS-03 VIS-05 LIM-30 each has a cadence of its own, monthly until one is chosen', () =>
    choosesCadences(page, userId));

  await test.step('a save pressed twice is one save', async () => {
    await beginWriting(page, 'health');
    await page.keyboard.type('Once.');
    await saveButton(page).dblclick();
    await expect(editorOf(page, 'health')).toHaveCount(0);
    await expect.poll(() => storedVision(page, userId, 'health')).toBe('<p>Once.</p>');
    await openDocument(page, 'health');
    await expect(row(page, 'health').getByText(/Earlier versions/)).toHaveCount(0);
  });

  await test.step('MSG-79 PTS-03 CALL-27 a save is said, stored sealed, and gives 10 points once a day', async () => {
    for (const section of SECTIONS) {
      await writeAndSave(page, section, `My ${section}`);
      await expect(page.getByText(`${SECTION_NAMES[section]} vision saved successfully!`)).toBeVisible();
    }
    const earned = SECTIONS.map((section) => ({ type: `${section}_vision_update`, points: 10 })).toSorted(
      (a, b) => (a.type < b.type ? -1 : 1),
    );
    await expect.poll(() => scores('%')).toEqual(earned);
    const checklist = page.getByRole('region', { name: 'Growth Checklist' });
    await checklist.getByText('Reach for something').click();
    await expect(checklist.getByText('Write all five vision documents Done')).toBeVisible();
    await writeAndSave(page, 'health', 'Written anew');
    await expect.poll(() => storedVision(page, userId, 'health')).toBe('<p>Written anew</p>');
    expect(await scores('%')).toEqual(earned);
    const [profile] = await sql('select * from profiles where id = $1', [userId]);
    expect(JSON.stringify(profile)).not.toMatch(/Written|My |<p>/);
  });

  await test.step('what is written over can be read and brought back', async () => {
    await writeAndSave(page, 'ideal_day', 'In the hills.');
    const document = row(page, 'ideal_day');
    await document.getByText('Earlier versions (1)').click();
    await expect(document.getByText('My ideal_day')).toBeVisible();
    await document.getByRole('button', { name: /^Restore/ }).click();
    await expect.poll(() => storedVision(page, userId, 'ideal_day')).toBe('<p>My ideal_day</p>');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => storedVision(page, userId, 'ideal_day')).toBe('<p>In the hills.</p>');
  });

  await test.step('VIS-06 VIS-10 MSG-80 what is due says so until it is reviewed; the review marks the day', async () => {
    const marked = () => sql('select vision_reviewed from growth_days where user_id = $1', [userId]);
    await expect.poll(marked).toEqual([{ vision_reviewed: false }]);
    await sql('update profiles set relationships_vision_next_review = now() where id = $1', [userId]);
    await fetchNews(page);
    const document = await openDocument(page, 'relationships');
    await expect(document.getByText('Review Due', { exact: true })).toBeVisible();
    await document.getByRole('button', { name: 'Mark as reviewed' }).click();
    await expect(page.getByText('Relationships vision reviewed! Next review scheduled.')).toBeVisible();
    await expect(document.getByText('Review Due', { exact: true })).toHaveCount(0);
    await expect(document.getByText(/^Next review: /)).toBeVisible();
    await expect.poll(marked).toEqual([{ vision_reviewed: true }]);
    await expect
      .poll(() => scores('relationships%'))
      .toEqual([
        { type: 'relationships_vision_review', points: 5 },
        { type: 'relationships_vision_update', points: 10 },
      ]);
  });

  await test.step('a document that is too long says so, and is saved once it is shorter', async () => {
    const editor = await beginWriting(page, 'health');
    await editor.fill('x'.repeat(50_001));
    await expect(documents(page).getByRole('alert')).toContainText('The limit is 50,000 characters.');
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    await saveButton(page).click({ force: true });
    expect(await storedVision(page, userId, 'health')).toBe('<p>Written anew</p>');
    await editor.fill('shorter');
    await expect(editor).not.toHaveAttribute('aria-invalid', 'true');
    await saveButton(page).click();
    await expect.poll(() => storedVision(page, userId, 'health')).toBe('<p>shorter</p>');
  });

  await test.step('they are open to everyone at every width, read and written', () => looksRight(page));

  await test.step('VIS-01 VIS-13 they stand in the loop as well, to be read and written', async () => {
    await sql(
      `insert into customizations (user_id, section_locations, updated_at) values ($1, '{"vision": "loop"}', now())`,
      [userId],
    );
    await fetchNews(page);
    await goWithin(page, '/dashgrowthloop');
    await expect(headings(page)).toHaveText(NAMES);
    await expect(row(page, 'relationships').getByText('My relationships')).toBeVisible();
    await writeAndSave(page, 'personal', 'Up with the sun.');
    await expect.poll(() => storedVision(page, userId, 'personal')).toBe('<p>Up with the sun.</p>');
  });

  await test.step('VIS-06 a review becomes due while the page is open', async () => {
    await sql(`update profiles set health_vision_next_review = now() + interval '90 seconds' where id = $1`, [
      userId,
    ]);
    await syncNow(page);
    const health = row(page, 'health');
    await expect(health.getByText(/^Next review /)).toBeVisible();
    // An answer of the server would set the clock right again.
    await page.context().setOffline(true);
    await page.clock.runFor(120_000);
    await expect(health.getByText('Review Due', { exact: true })).toBeVisible();
  });
});

async function choosesCadences(page: Page, userId: string): Promise<void> {
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
}

/** Closed, read and written: nothing sticks out, and every control is large enough to be touched. */
async function looksRight(page: Page): Promise<void> {
  const widths = [360, 390, 1280];
  const fits = async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
  };
  await writeAndSave(page, 'professional', `Wo${'r'.repeat(120)}d שלום 🙂`);
  await fits();
  await row(page, 'professional').locator('summary').first().click();
  await fits();
  await beginWriting(page, 'ideal_day');
  await page.keyboard.type('Up with the sun.');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    const heights = await documents(page)
      .locator('button:visible, select:visible, summary:visible')
      .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.5);
    // Phones are laid out alike.
    if (width !== 390) await expectAccessible(page);
  }
  await saveButton(page).click();
  await expect(editorOf(page, 'ideal_day')).toHaveCount(0);
}

test('drafts are there again, and those of two tabs stay apart', async ({ page, context }) => {
  test.slow();
  const { userId } = await signUp(page);
  await openTools(page);

  await test.step('what is typed is there again after a reload, in the place where it was written', async () => {
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
    await goWithin(page, '/tasks');
    await expect(documents(page)).toHaveCount(0);
    await goWithin(page, '/dashtools');
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
    await expect(
      row(page, 'professional').getByRole('button', { name: 'Write: Professional' }),
    ).toBeFocused();
    await expect(row(page, 'professional').getByText('Draft', { exact: true })).toHaveCount(0);
  });

  await test.step('two tabs write the same document: each keeps its words, and nothing is lost', async () => {
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
});
