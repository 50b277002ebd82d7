import type { Page } from '@playwright/test';
import { field } from './find-steps.ts';
import { savedLesson } from './journal-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, sql, test } from './support.ts';

const IDA = [
  'Ida laughed at the snail.',
  'A walk with Ida.',
  'Ida’s shoe is gone.',
  'I told Ida about the sea.',
  'Nothing but rain, and Ida.',
];

const question = (page: Page) => page.getByRole('region', { name: 'Who is Ida?' });
const related = (page: Page) => page.getByRole('region', { name: 'Related' }).getByRole('link');
const named = (page: Page) => page.getByText('1 person you named');

test('it is asked once who somebody is, and what is said finds what is written of them', async ({ page }) => {
  const { userId } = await signUp(page);
  for (const [back, text] of IDA.entries()) {
    const id = await savedLesson(page, text);
    await sql('update lessons_learned set date = date - $2::int where id = $1', [id, back]);
  }
  await page.goto('/find');
  await expect(question(page)).toContainText('You wrote about Ida on 5 days.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await field(page).fill('my children');
  await expect(page.getByText('No matches.')).toBeVisible();
  await field(page).fill('');

  await test.step('what is said is kept, sealed, and finds more', async () => {
    await page.getByLabel('Ida is').selectOption('My child');
    await question(page).getByRole('button', { name: 'Save' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(named(page)).toBeVisible();
    await field(page).fill('my children');
    await expect(related(page)).toHaveCount(5);
    await expectSaved(page);
    const [row] = await sql<{ kind: string; text: string }>(
      'select kind, text from insight_answers where user_id = $1',
      [userId],
    );
    expect(row?.kind).toBe('person');
    expect(row?.text).not.toMatch(/Ida|child/);
  });

  await test.step('it is known after a reload, can be forgotten, and is known again after an undo', async () => {
    await page.goto('/find');
    await named(page).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Forget who Ida is' }).click();
    await expect(question(page)).toBeVisible();
    await expect(named(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(named(page)).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });
});

test('whoever would not say who somebody is, is not asked again', async ({ page }) => {
  await signUp(page);
  for (const [back, text] of IDA.entries()) {
    const id = await savedLesson(page, text);
    await sql('update lessons_learned set date = date - $2::int where id = $1', [id, back]);
  }
  await page.goto('/find');
  await question(page).getByRole('button', { name: 'Save' }).click();
  await expect(named(page)).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(named(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});
