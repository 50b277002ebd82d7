import { answer, complete, next, onQuestion } from './journal-steps.ts';
import { expect, expectNoSidewaysScroll, signUp, test } from './support.ts';

/* What is written, however long and in whichever direction. */

test('an answer that is too long says at the bar by how much', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/journal/new');
  await answer(page).fill('a'.repeat(20_120));
  const said = page.getByText('This answer is 120 characters too long.');
  await expect(said).toBeInViewport();
  await expect(said).toHaveCount(1);
  await expect(next(page)).toBeDisabled();
  await expect(answer(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(answer(page)).toHaveAccessibleDescription(/20,000 characters/);
  await expectNoSidewaysScroll(page);
  await answer(page).fill('a'.repeat(20_000));
  await expect(said).toHaveCount(0);
  await next(page).click();
  await page.getByLabel('Why does it matter?').fill('a'.repeat(20_001));
  await expect(page.getByText('This answer is 1 character too long.')).toBeInViewport();
});

test('what is written from right to left stands right', async ({ page }) => {
  await signUp(page);
  await page.goto('/journal/new');
  const stands = (text: string, direction: 'rtl' | 'ltr') =>
    expect(page.getByRole('main').getByText(text, { exact: true }).last()).toHaveCSS('direction', direction);
  for (const [place, text] of ['שלום', 'מטרה', 'פחד', 'ערכים', 'לטייל\nWalk'].entries()) {
    await onQuestion(page, place + 1);
    await answer(page).fill(text);
    await expect(answer(page)).toHaveCSS('direction', 'rtl');
    if (place < 4) await next(page).click();
  }
  await stands('לטייל', 'rtl');
  await complete(page).click();
  await expect(page).toHaveURL('/journal/complete');
  await stands('לטייל', 'rtl');
  await stands('Walk', 'ltr');
  await stands('מטרה', 'rtl');
});
