import { savedEntry, savedLesson } from './journal-steps.ts';
import {
  choose,
  entryOf,
  HISTORY,
  hideMemories,
  memory,
  withPatience,
  writeMemories,
  writeYears,
} from './memory-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { expect, expectAccessible, failing, goWithin, signUp, sql, syncNow, test } from './support.ts';

test('one sentence from a year ago stands above the history; hidden, the next one comes, until it is undone', async ({
  page,
}) => {
  await signUp(page);
  const id = await writeMemories(page);
  await hideMemories(page);

  await sql('delete from kept_back where user_id = (select user_id from journal_entries where id = $1)', [
    id,
  ]);
  await page.reload();
  await memory(page, 'A year ago').getByRole('link').click();
  await expect(page).toHaveURL(`${HISTORY}?entry=${id}`);
  await choose(page, 'A year ago', 'Don’t show this day');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(memory(page, 'A year ago')).toContainText('The lake was warm.');

  await test.step('hidden memories are listed, and can be shown again', async () => {
    await choose(page, 'A year ago', 'Don’t show this day');
    await choose(page, 'A week ago', 'Manage hidden memories');
    const dialog = page.getByRole('dialog', { name: 'Hidden memories' });
    const again = dialog.getByRole('button', { name: /^Show .* again$/ });
    await again.click();
    await expect(dialog.getByRole('listitem')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(memory(page, 'A year ago')).toContainText('The lake was warm.');

    for (const when of ['A year ago', 'A week ago']) await choose(page, when, 'Don’t show this day');
    await page.getByRole('button', { name: 'Manage hidden memories' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await again.first().click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(memory(page, 'A week ago')).toContainText('Ann called.');
  });
});

test('of two years the one comes back that the last two weeks were about, and stays; hidden, the earlier one does', async ({
  page,
}) => {
  await signUp(page);
  await writeYears(page);
  await withPatience(page);
  await page.goto(HISTORY);
  await expect(memory(page, 'A year ago')).toContainText('I slept nine hours.');
  await expect(memory(page, '2 years ago')).toHaveCount(0);

  await test.step('it stays when what is written now is about something else', async () => {
    await entryOf(page, '2 days', 'We painted the kitchen.');
    await entryOf(page, '4 days', 'We painted the kitchen. I painted the hall. We painted the fence.');
    await syncNow(page);
    await goWithin(page, '/lessons-history');
    await goWithin(page, HISTORY);
    await expect(memory(page, 'A year ago')).toContainText('I slept nine hours.');
  });

  await choose(page, 'A year ago', 'Don’t show this day');
  await expect(memory(page, '2 years ago')).toContainText('We painted the kitchen.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(memory(page, 'A year ago')).toContainText('I slept nine hours.');
});

test('where what words are about cannot be loaded, the earliest year comes back', async ({ page }) => {
  await signUp(page);
  await writeYears(page);
  await failing(page, '**/topic-words-*.js', 'network');
  await page.goto(HISTORY);
  await expect(memory(page, '2 years ago')).toContainText('We painted the kitchen.');
});

test('a word keeps all of a page back, offline too, sealed, and can be let come back', async ({ page }) => {
  const { userId } = await signUp(page);
  await entryOf(page, '1 year', 'Tom was here.');
  await page.goto(HISTORY);
  await choose(page, 'A year ago', 'Manage hidden memories');
  const dialog = page.getByRole('dialog', { name: 'Hidden memories' });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a word.');
  await expectAccessible(page);
  const word = dialog.getByLabel('Name or word to hide');
  await word.fill('x'.repeat(61));
  await expect(dialog.getByText('1 character over the limit')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await failing(page, '**/api/**', 'network');
  await word.fill(' Tom ');
  // What was not added waits, as everything that is typed.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await choose(page, 'A year ago', 'Manage hidden memories');
  await expect(word).toHaveValue(' Tom ');
  await word.press('Enter');
  await expect(word).toHaveValue('');
  await expect(dialog.getByRole('listitem')).toHaveText(['TomShow again']);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Tom was here.').first()).toBeVisible();
  await expect(memory(page, 'A year ago')).toHaveCount(0);

  await page.unroute('**/api/**');
  await expectSaved(page);
  const [row] = await sql<{ kind: string; text: string }>(
    'select kind, text from kept_back where user_id = $1',
    [userId],
  );
  expect(row?.kind).toBe('word');
  expect(row?.text).not.toContain('Tom');
});

test('a day with nothing but a lesson, and a notebook without earlier days, are what they are', async ({
  page,
}) => {
  await signUp(page);
  await savedEntry(page);
  await page.goto(HISTORY);
  await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Memory options' })).toHaveCount(0);
  const lesson = await savedLesson(page, 'Rest is work. Really.');
  await sql(
    `update lessons_learned l set date = (now() at time zone p.time_zone)::date - 7
      from profiles p where p.id = l.user_id and l.id = $1`,
    [lesson],
  );
  await syncNow(page);
  await expect(memory(page, 'A week ago')).toContainText('Rest is work.');
  await memory(page, 'A week ago').getByRole('link').click();
  await expect(page).toHaveURL(`/lessons-history?lesson=${lesson}`);
});
