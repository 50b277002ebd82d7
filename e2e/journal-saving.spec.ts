import {
  ANSWERS,
  actions,
  actionsOf,
  answer,
  answerPage,
  complete,
  dropResponse,
  ENTRIES,
  entriesOf,
  onQuestion,
  openWith,
  savedEntry,
  saving,
  writePage,
} from './journal-steps.ts';
import { addedAction, storedWords } from './stored-words.ts';
import {
  expect,
  expectAccessible,
  failing,
  goWithin,
  signUp,
  sql,
  test,
  withoutIndexedDb,
} from './support.ts';

/* Completing a page, once, whatever the network does, and what comes then. */

test.describe('saving a page', () => {
  test('JRN-23 without a notebook on the device a page can fail to be saved, and nobody is stopped by it', async ({
    page,
  }) => {
    const { userId } = await signUp(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await withoutIndexedDb(page);
    await failing(page, '**/api/goals/use', { status: 400 });
    await writePage(page);
    await test.step('MSG-37 a goal that cannot be kept stops nobody', () =>
      expect(page.getByRole('status').getByText('Failed to save goal')).toBeVisible());
    await test.step('JRN-23 a failed save is logged without a word of the page, and keeps the person there', async () => {
      await failing(page, ENTRIES, { status: 400 });
      await complete(page).click();
      await expect(page.getByRole('alert')).toContainText(
        'We couldn’t save your page. Everything you wrote is still here',
      );
      await expect(page).toHaveURL('/journal/new');
      await expect(answer(page)).toHaveValue(ANSWERS.action);
      expect(logged.some((line) => line.startsWith('Failed to save journal entry:'))).toBe(true);
      for (const text of Object.values(ANSWERS)) expect(logged.join()).not.toContain(text);
    });
    await test.step('JRN-23 it can be tried again', async () => {
      await page.unroute(ENTRIES);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page).toHaveURL('/journal/complete');
      await expect.poll(() => entriesOf(userId)).toHaveLength(1);
    });
    await test.step('JRN-21 whoever leaves while a page is being saved stays where they went', async () => {
      await goWithin(page, '/journal/new');
      await answerPage(page);
      const { promise: asked, resolve: sendAnswer } = Promise.withResolvers<void>();
      await page.route(ENTRIES, async (route) => {
        await asked;
        await route.continue();
      });
      await complete(page).click();
      await expect(page.getByRole('button', { name: 'Saving' }).last()).toBeVisible();
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect(page).toHaveURL('/dashgrowthloop');
      sendAnswer();
      await expect.poll(() => entriesOf(userId)).toHaveLength(2);
      const another = page.getByRole('link', { name: 'Create Additional Journal Entry' });
      await expect(another).toBeVisible();
      await page.waitForTimeout(300);
      await expect(page).toHaveURL('/dashgrowthloop');
      await another.click();
      await onQuestion(page, 1);
      await expect(page.getByText('Picked up where you left off')).toHaveCount(0);
    });
  });

  test('whatever the connection and the server do, each page is saved once', async ({ page, context }) => {
    test.slow();
    const { userId } = await signUp(page);
    const writeAnother = async () => {
      await goWithin(page, '/journal/new');
      await answerPage(page);
    };
    await writePage(page);
    await test.step('offline it is complete at once, and is saved when the connection is back', async () => {
      await context.setOffline(true);
      await complete(page).click();
      await expect(page).toHaveURL('/journal/complete');
      await expect(page.getByText('Day 1 of journaling')).toBeVisible();
      await expect(page.getByText('20 points')).toBeVisible();
      await expect(saving(page)).toHaveText('Offline, kept on this device');
      expect(await entriesOf(userId)).toHaveLength(0);
      await context.setOffline(false);
      await expect(saving(page)).toHaveText('Saved');
      await expect.poll(() => entriesOf(userId)).toHaveLength(1);
    });
    await test.step('JRN-21 a server that fails keeps nobody: the page goes on, and is saved once it can be', async () => {
      await writeAnother();
      await failing(page, ENTRIES);
      await complete(page).click();
      await expect(page).toHaveURL('/journal/complete');
      await expect(actions(page)).toHaveCount(3);
      await expect(saving(page)).toHaveText(/On this device/);
      await page.unroute(ENTRIES);
      await expect.poll(() => entriesOf(userId)).toHaveLength(2);
      await expect(saving(page)).toHaveText('Saved');
    });
    await test.step('a double click completes one page', async () => {
      await writeAnother();
      await complete(page).dblclick();
      await expect(page).toHaveURL('/journal/complete');
      await expect.poll(() => entriesOf(userId)).toHaveLength(3);
      await page.waitForTimeout(500);
      expect(await entriesOf(userId)).toHaveLength(3);
      expect(await actionsOf(page, userId)).toHaveLength(9);
    });
    await test.step('one whose answer was lost is sent again as the same one, also after a reload', async () => {
      await writeAnother();
      await dropResponse(page);
      await complete(page).click();
      await expect(page).toHaveURL('/journal/complete');
      await expect.poll(() => entriesOf(userId)).toHaveLength(4);
      await expect(saving(page)).toHaveText(/On this device/);
      await page.unroute(ENTRIES);
      await page.reload();
      await expect(actions(page)).toHaveCount(3);
      await expect(saving(page)).toHaveText('Saved');
      expect(await entriesOf(userId)).toHaveLength(4);
      expect(await actionsOf(page, userId)).toHaveLength(12);
      await goWithin(page, '/journal/new');
      await onQuestion(page, 1);
      await expect(answer(page)).toHaveValue('');
      await expect(page.getByText('Picked up where you left off')).toHaveCount(0);
    });
    await test.step('one that the server refuses needs the person: its words are there, to be copied or tried again', async () => {
      await answerPage(page);
      const refusal = { error: { code: 'invalid', message: 'That could not be taken.' } };
      await failing(page, ENTRIES, { status: 400, body: refusal });
      await complete(page).click();
      await expect(page.getByRole('alert')).toContainText('We couldn’t save this page.');
      await page.reload();
      await saving(page).click();
      const dialog = page.getByRole('dialog', { name: 'Your writing' });
      await expect(dialog).toContainText('That could not be taken.');
      for (const text of Object.values(ANSWERS))
        await expect(dialog).toContainText(text.split('\n')[0] ?? '');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Discard' }).click();
      await dialog.getByRole('button', { name: 'Undo' }).click();
      await page.unroute(ENTRIES);
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(dialog).toContainText('Everything is saved.');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(saving(page)).toHaveText('Saved');
      await expect(actions(page)).toHaveCount(3);
      expect(await entriesOf(userId)).toHaveLength(5);
    });
    await test.step('JRN-22 without a session the person is led to the start', async () => {
      await writeAnother();
      await context.clearCookies();
      await failing(page, ENTRIES, {
        status: 401,
        body: { error: { code: 'unauthenticated', message: '' } },
      });
      await complete(page).click();
      await expect(page).toHaveURL('/');
    });
  });
});

test.describe('a page is complete', () => {
  test('JRN-25 what was written stands on the complete page', async ({ page }) => {
    const { userId } = await signUp(page, { name: 'Ann Bee' });
    await writePage(page);
    await complete(page).click();
    await test.step('JRN-26 it greets by first name', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('That’s today’s page, Ann.');
    });
    await test.step('JRN-27 it counts the days of journaling', async () => {
      await expect(page.getByText('Day 1 of journaling. Keep it up!')).toBeVisible();
    });
    await test.step('JRN-28 it lists the actions', async () => {
      for (const line of ANSWERS.action.split('\n')) {
        await expect(page.getByRole('checkbox', { name: line })).toBeVisible();
      }
    });
    const aside = page.getByRole('complementary');
    await test.step('JRN-29 goal, why and the core values stand beside them', async () => {
      for (const text of [ANSWERS.goal, ANSWERS.goal_importance, 'Courage', 'Family', 'Curiosity']) {
        await expect(aside.getByText(text)).toBeVisible();
      }
    });
    await expect(aside.getByText('20 points')).toBeVisible();
    await expect(aside.getByText('Showing Up')).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await expect
      .poll(() => sql('select 1 from tasks where user_id = $1 and completed', [userId]))
      .toHaveLength(1);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await test.step('JRN-30 Go to Dashboard leads there', async () => {
      await page.getByRole('link', { name: 'Go to Dashboard' }).click();
      await expect(page).toHaveURL('/dashgrowthloop');
    });
  });

  test('JRN-25 JRN-27 PTS-16 opened directly it greets and shows streak and values, and no streak line at 0', async ({
    page,
  }) => {
    const { userId } = await signUp(page, { name: 'Ann Bee' });
    await failing(page, '**/api/sync*');
    await page.goto('/journal/complete');
    await expect(page.getByRole('alert')).toContainText('We couldn’t load your page. Please try again.');
    await page.unroute('**/api/sync*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ann');
    await expect(page.getByText('Curiosity')).toBeVisible();
    await expect(page.getByText('of journaling')).toHaveCount(0);
    await expect(page.getByText('What you’ll do today')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
    await sql(
      `insert into growth_days (user_id, date, journaled, updated_at)
       select $1, (now() at time zone 'America/Los_Angeles')::date - back, true, now() from generate_series(1, 3) as back`,
      [userId],
    );
    await page.reload();
    await expect(page.getByText('Day 3 of journaling. Keep it up!')).toBeVisible();
  });

  test('JRN-28 actions are ticked as themselves, of the page just written and of an entry opened by its address', async ({
    page,
  }) => {
    const { userId } = await signUp(page);
    await addedAction(page, 'Walk');
    const walks = page.getByRole('checkbox', { name: 'Walk', exact: true });
    await test.step('two of the same words', async () => {
      await writePage(page, { ...ANSWERS, action: 'Walk\nCall Dad\nWalk' });
      await complete(page).click();
      await expect(walks).toHaveCount(2);
      await expect.poll(() => actionsOf(page, userId)).toEqual(['Walk', 'Walk', 'Call Dad', 'Walk']);
      const [, , , second] = await sql<{ id: string }>(
        'select id from tasks where user_id = $1 order by id',
        [userId],
      );
      await walks.nth(1).check();
      await expect
        .poll(() => sql('select id from tasks where user_id = $1 and completed', [userId]))
        .toEqual([{ id: second?.id }]);
      await page.reload();
      await expect(walks.nth(1)).toBeChecked();
      await expect(walks.nth(0)).not.toBeChecked();
    });
    await test.step('also by the address of their entry', async () => {
      const [entry] = await sql<{ id: string }>('select id from journal_entries where user_id = $1', [
        userId,
      ]);
      await goWithin(page, `/journal/complete?entry=${entry?.id}`);
      await expect(walks).toHaveCount(2);
      await expect(walks.nth(1)).toBeChecked();
      await walks.nth(0).check();
      await expect
        .poll(() => sql('select id from tasks where user_id = $1 and not completed', [userId]))
        .toHaveLength(2);
      await expect(page.getByRole('checkbox')).toHaveCount(3);
    });
    await test.step('an entry that another device has saved has its lines', async () => {
      const id = await savedEntry(page);
      await addedAction(page, 'Stretch');
      await page.goto(`/journal/complete?entry=${id}`);
      await expect(page.getByText(ANSWERS.goal_importance)).toBeVisible();
      await expect(page.getByText('Hold the library room')).toBeVisible();
    });
    await test.step('an entry that is unknown has nothing to celebrate', async () => {
      await goWithin(page, `/journal/complete?entry=${crypto.randomUUID()}`);
      await expect(page.getByRole('alert')).toHaveText(/We couldn’t load this entry/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your page');
      await expect(page.getByText(/today’s page|Day \d+ of|Today so far|Note a lesson/)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('navigation state may name the actions by their texts alone', async () => {
      await openWith(page, '/journal/complete', {
        tasks: ['Stretch', 'Write to Ann'],
        goal: 'A goal',
        goalImportance: 'Because',
      });
      await expect(page.getByText('Write to Ann')).toBeVisible();
      await page.getByRole('checkbox', { name: 'Stretch' }).check();
      await expect
        .poll(() => storedWords(page, userId, 'tasks', ['completed']))
        .toContainEqual({ text: 'Stretch', completed: true });
    });
  });
});
