import * as auth from '../src/features/auth/texts.ar.ts';
import * as dashboard from '../src/features/dashboard/texts.ar.ts';
import * as journal from '../src/features/journal/texts.ar.ts';
import * as lessons from '../src/features/lessons/texts.ar.ts';
import * as tasks from '../src/features/tasks/texts.ar.ts';
import { answer } from './journal-steps.ts';
import { api, expect, expectAccessible, expectNoSidewaysScroll, freshEmail, sql, test } from './support.ts';

/* The screens in Arabic, which is read from right to left, on the smallest phone. */

test.use({ locale: 'ar', viewport: { width: 360, height: 740 } });

const ANSWERS = [
  'اتصلت بأبي قبل الفطور',
  'أن أقدّم أول ورشة كتابة لي',
  'أن أملأ الصمت بالاعتذار',
  'الشجاعة تقول: اكتب الموعد',
  'إرسال المخطط إلى سلمى',
];
const LESSON = 'موعد مكتوب أشجع من خطة.';

test('a first day in Arabic: an account, the five questions, an action and a lesson close the loop', async ({
  page,
}) => {
  const looksRight = async (): Promise<void> => {
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  await page.goto('/');
  await expect(page).toHaveURL('/ar');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(auth.heroLine2);
  await looksRight();
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining([expect.stringContaining('Naskh')]));
  await expect.poll(loaded).toEqual(expect.arrayContaining([expect.stringContaining('Vazirmatn')]));

  await page.goto('/registration');
  await expect(page).toHaveURL('/ar/registration');
  const email = freshEmail();
  const name = page.getByRole('textbox', { name: auth.nameLabel });
  await expect(name).toHaveCSS('direction', 'rtl');
  await name.fill('ليلى');
  await page.getByRole('textbox', { name: auth.emailLabel }).fill(email);
  await page.getByLabel(auth.passwordLabel, { exact: true }).fill('geheim-genug-1');
  await looksRight();
  await page.getByRole('button', { name: auth.createAccountButton }).click();
  await expect(page.getByRole('heading', { name: auth.accountReadyTitle })).toBeVisible();
  await api(page).patch('/api/profile', {
    core_word: 'شجاعة',
    core_value_1: 'شجاعة',
    core_value_2: 'عائلة',
    core_value_3: 'فضول',
  });

  await page.goto('/journal/new');
  // Nothing is written yet: what is shown in its place is read like the page.
  await expect(answer(page)).toHaveAttribute('placeholder', journal.celebrationPlaceholder);
  await expect(answer(page)).toHaveCSS('direction', 'rtl');
  for (const [at, text] of ANSWERS.entries()) {
    await expect(page.getByText(journal.questionOf(at + 1, ANSWERS.length))).toBeVisible();
    await answer(page).fill(text);
    if (at === 1) await page.getByLabel(journal.reasonQuestion).fill('لأن الكلمات تستحق مساءً');
    await looksRight();
    if (at < 4) await page.keyboard.press('Control+Enter');
  }
  await page.getByRole('button', { name: journal.completeButton, exact: true }).click();
  await expect(page.getByRole('heading', { name: journal.greetingTodayNamed('ليلى') })).toBeVisible();
  await looksRight();

  await page.goto('/tasks');
  const action = page.getByRole('checkbox', { name: ANSWERS[4] ?? '' });
  await action.check();
  const done = page.getByRole('region', { name: tasks.completedTitle });
  await expect(done).toContainText(ANSWERS[4] ?? '');
  // The ring stands where the line begins.
  const ring = await done.getByRole('checkbox').first().boundingBox();
  const words = await done.getByText(ANSWERS[4] ?? '').boundingBox();
  expect(ring?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0) / 2);
  await looksRight();

  await page.goto('/dashgrowthloop');
  await expect(page.getByRole('img', { name: dashboard.ringLabel(2) })).toBeVisible();
  await looksRight();
  await page.getByRole('textbox', { name: lessons.lessonQuestion }).fill(LESSON);
  await page.getByRole('button', { name: lessons.saveLessonButton }).click();
  await expect(page.getByRole('heading', { name: dashboard.eveningTitle })).toBeVisible();
  await looksRight();
  expect(
    await sql('select 1 from lessons_learned join profiles on profiles.id = user_id where email = $1', [
      email,
    ]),
  ).toHaveLength(1);
});

test('arrow keys go the way that one reads', async ({ page }) => {
  await page.goto('/registration');
  await page.getByRole('textbox', { name: auth.nameLabel }).fill('ليلى');
  await page.getByRole('textbox', { name: auth.emailLabel }).fill(freshEmail());
  await page.getByLabel(auth.passwordLabel, { exact: true }).fill('geheim-genug-1');
  await page.getByRole('button', { name: auth.createAccountButton }).click();
  await expect(page.getByRole('heading', { name: auth.accountReadyTitle })).toBeVisible();
  await page.goto('/dashtools');
  const first = page.getByRole('tab', { name: dashboard.connectButton });
  const second = page.getByRole('tab', { name: dashboard.shareButton });
  await first.press('ArrowLeft');
  await expect(second).toBeFocused();
  expect((await second.boundingBox())?.x).toBeLessThan((await first.boundingBox())?.x ?? 0);
  await second.press('ArrowRight');
  await expect(first).toBeFocused();
});
