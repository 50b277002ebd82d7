import { field, marks, results, said } from './find-steps.ts';
import { savedEntry, savedLesson } from './journal-steps.ts';
import { addedAction, usedGoal } from './stored-words.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, sql, test } from './support.ts';

test('what is about the same is found in other words, says why, and opens at its place', async ({ page }) => {
  await signUp(page);
  const entry = await savedEntry(page, {
    celebration: 'Soup on the balcony',
    reflection: 'I lay awake and counted the trams.',
  });
  await savedLesson(page, 'No coffee after three, or I stare at the ceiling.');
  await addedAction(page, 'Buy bread');
  const related = page.getByRole('region', { name: 'Related' }).getByRole('link');

  await page.goto('/find');
  await field(page).fill('insomnia');
  await expect(related).toHaveCount(2);
  await expect(said(page)).toHaveText('No matches. 2 related results.');
  const first = related.filter({ hasText: 'counted the trams' });
  await expect(first).toContainText('Journal: Awareness · About lying awake and sleep');
  await expect(first.locator('mark')).toHaveText(['lay', 'awake']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);

  await test.step('it opens with the words marked, and Back leads to the results', async () => {
    await first.click();
    await expect(page).toHaveURL(`/journal/history?entry=${entry}`);
    await expect(marks(page)).toHaveText(['lay', 'awake']);
    await page.getByRole('button', { name: 'Back to the results' }).click();
    await expect(field(page)).toHaveValue('insomnia');
    await expect(related).toHaveCount(2);
  });

  await test.step('arrows go from the field through what has the words and on through what is related', async () => {
    await field(page).fill('coffee');
    await expect(results(page)).toHaveCount(1);
    await field(page).fill('ceiling sleepless');
    await expect(related).toHaveCount(2);
    await field(page).press('ArrowDown');
    await expect(related.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(related.nth(1)).toBeFocused();
  });

  await test.step('nothing is related to what is about nothing that is known', async () => {
    await field(page).fill('xyzzy');
    await expect(said(page)).toHaveText('No matches.');
    await expect(related).toHaveCount(0);
  });
});

test('the page of a goal shows what else was written about it, and why', async ({ page }) => {
  await signUp(page);
  await usedGoal(page, 'Sleep more');
  await savedEntry(page, {
    celebration: 'Slept seven hours in one go',
    reflection: 'That I lie awake again.',
  });
  await savedLesson(page, 'I went to bed at ten and woke before the alarm.');
  for (const lesson of ['A budget is a promise.', 'Ask before you advise.', 'Rain is only rain.'])
    await savedLesson(page, lesson);
  await page.goto('/dashgrowthloop');
  await page.getByRole('link', { name: 'Sleep more' }).click();
  const more = page.getByRole('region', { name: 'More about this' });
  await expect(more.getByRole('link')).toHaveCount(2);
  await expect(more.getByRole('link').filter({ hasText: 'before the alarm' })).toContainText('About ');
  await expect(more).toContainText('Slept seven hours in one go');
  await expect(more).not.toContainText('awake');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await more.getByRole('link', { name: 'I went to bed at ten' }).click();
  await expect(page).toHaveURL(/\/lessons-history\?lesson=/);
  await expect(marks(page)).not.toHaveCount(0);
  await page.goBack();
  await expect(more.getByRole('link')).toHaveCount(2);
});

test('the journal answers questions in the person’s own words, in the order of their days', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  const lessons = [
    'I need eight hours, not six.',
    'An early night mends most things.',
    'A nap saves the evening.',
  ];
  for (const lesson of lessons) await savedLesson(page, lesson);
  await addedAction(page, 'Ring the dentist');
  await sql(`update tasks set created_at = now() - interval '20 days' where user_id = $1`, [userId]);

  await page.goto('/find');
  const questions = page.getByRole('region', { name: 'Ask your journal' }).getByRole('button');
  await expect(questions).toHaveText([
    /^What have I learned about sleep\?3 answers$/,
    /^What did I want to do, and haven’t done\?1 answer$/,
  ]);
  await expectAccessible(page);
  await questions.first().click();
  const answers = page.getByRole('region', { name: 'What have I learned about sleep?' });
  await expect(answers.getByRole('heading')).toBeFocused();
  await expect(answers.getByRole('link')).toHaveText(lessons.map((lesson) => new RegExp(lesson)));
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);

  await test.step('an answer opens at its place, and Back leads to the answers', async () => {
    await answers.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/lessons-history\?lesson=/);
    await expect(marks(page)).toHaveText(['early', 'night']);
    await page.goBack();
    await expect(answers.getByRole('link')).toHaveCount(3);
  });

  await test.step('what is still to be done is asked as well, and typing searches as before', async () => {
    await page.getByRole('button', { name: 'Show all questions' }).click();
    await questions.last().click();
    await expect(page.getByRole('region', { name: /haven’t done/ }).getByRole('link')).toContainText(
      'Ring the dentist',
    );
    await field(page).fill('dentist');
    await expect(results(page)).toHaveCount(1);
  });
});

test('a question of one’s own is answered in the person’s own words, or plainly by nothing', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  const old = await savedLesson(page, 'I need eight hours, not six.');
  await savedLesson(page, 'An early night mends most things.');
  await savedLesson(page, 'Nobody reads the third page.');
  await sql(`update lessons_learned set date = date - 800 where user_id = $1 and id = $2`, [userId, old]);

  await page.goto('/find');
  const answers = page.getByRole('region', { name: 'Answers' });
  await field(page).fill('What did I learn about sleep?');
  await expect(answers.getByRole('link')).toHaveText([/eight hours/, /early night/]);
  await expect(answers.getByRole('link').first()).toContainText('About sleep');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);

  await field(page).fill('What did I learn about sleep this year?');
  await expect(answers.getByRole('link')).toHaveText([/early night/]);
  await field(page).fill('What did I learn about volcanoes?');
  await expect(answers).toContainText('Nothing you wrote answers this question.');
  await expect(answers.getByRole('link')).toHaveCount(0);

  await field(page).fill('When did I last sleep?');
  await expect(answers.getByRole('link').first()).toContainText('early night');
  await answers.getByRole('link').last().click();
  await expect(page).toHaveURL(`/lessons-history?lesson=${old}`);
});
