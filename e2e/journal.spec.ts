import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newId } from '../src/kernel/ids.ts';
import {
  ANSWERS,
  answer,
  complete,
  expectRed,
  next,
  onQuestion,
  openWith,
  savedEntry,
  writePage,
} from './journal-steps.ts';
import { storedWords } from './stored-words.ts';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  keepingNothing,
  signUp,
  sql,
  test,
} from './support.ts';

const ENTRIES = '**/api/journal/entries*';

const actions = (page: Page) => page.getByRole('main').getByRole('checkbox');
const SYNC = '**/api/sync*';

/** What is said of saving in the bar. */
const saving = (page: Page) => page.getByRole('button', { name: /^(Saved|On this device|Needs you)/ });
const actionsOf = async (page: Page, userId: string) =>
  (await storedWords<{ completed: boolean }>(page, userId, 'tasks', ['completed'])).map(({ text }) => text);
const entriesOf = (userId: string) =>
  sql('select * from journal_entries where user_id = $1 order by created_at', [userId]);

/** Lets the server do its work, but its answer never arrives. */
const losingTheAnswer = (page: Page) =>
  page.route(ENTRIES, async (route) => {
    await route.fetch();
    // The page may be gone by then.
    await route.abort('connectionreset').catch(() => undefined);
  });

test.describe('writing a page', () => {
  test('JRN-01 five questions lead to the list of the day', async ({ page }) => {
    const { userId } = await signUp(page);
    await page.goto('/journal/new');
    const answers = async (place: number, question: string, text: string) => {
      await test.step('JRN-03 the progress line counts the questions', async () => {
        await onQuestion(page, place);
        await expect(page).toHaveTitle(`Question ${place} of 5 · Growth Loop`);
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
      await expect(page.getByRole('textbox', { name: question })).toBeFocused();
      await page.getByRole('textbox', { name: question }).fill(text);
      await test.step('JRN-05 Next leads forwards, on the last question Complete', () =>
        (place < 5 ? next(page) : complete(page)).click());
    };
    await test.step('JRN-09 question 1 celebrates yesterday', () =>
      answers(1, 'What can you celebrate about yesterday?', ANSWERS.celebration));
    await test.step('JRN-10 question 2 asks for the major goal', () =>
      answers(2, 'What is your major goal right now?', ANSWERS.goal));
    await test.step('JRN-12 question 3 asks for the fear', () =>
      answers(3, 'What are you afraid of?', ANSWERS.reflection));
    await test.step('JRN-13 question 4 asks what the three values say', () =>
      answers(4, 'What would Courage, Family and Curiosity have you do?', ANSWERS.value_alignment));
    await test.step('JRN-14 question 5 asks for the actions of today, one a line', () =>
      answers(5, 'What will you do today?', `${ANSWERS.action}\n\n  `));
    await test.step('JRN-21 the page leads to /journal/complete, which lists the actions', async () => {
      await expect(page).toHaveURL('/journal/complete');
      await expect(actions(page)).toHaveCount(3);
    });
    await test.step('JRN-20 entry, growth day, points and one action for each line are saved', async () => {
      await expect
        .poll(() =>
          sql(
            `select (select count(*)::int from journal_entries where user_id = $1) as entries,
                    (select journaled from growth_days where user_id = $1) as journaled,
                    (select points from score_history where user_id = $1) as points,
                    (select count(*)::int from tasks where user_id = $1 and not completed) as tasks`,
            [userId],
          ),
        )
        .toEqual([{ entries: 1, journaled: true, points: 20, tasks: 3 }]);
      expect(await actionsOf(page, userId)).toEqual(ANSWERS.action.split('\n'));
    });
  });

  test('JRN-04 JRN-06 Previous keeps the answers, and Back to Dashboard leads there', async ({ page }) => {
    await signUp(page);
    await page.goto('/journal/new');
    await answer(page).fill('one');
    await next(page).click();
    await onQuestion(page, 2);
    await answer(page).fill('two');
    await next(page).click();
    await onQuestion(page, 3);
    await answer(page).fill('three');
    await page.getByRole('button', { name: 'Previous' }).click();
    await onQuestion(page, 2);
    await expect(answer(page)).toHaveValue('two');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(answer(page)).toHaveValue('one');
    await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
    await page.getByRole('link', { name: /Fear/ }).click();
    await onQuestion(page, 3);
    await expect(answer(page)).toHaveValue('three');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashgrowthloop');
  });

  test('JRN-18 JRN-19 a blank answer cannot be left forwards; of question 2 only the goal counts', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/journal/new');
    for (let question = 1; question <= 5; question++) {
      await onQuestion(page, question);
      const forward = question < 5 ? next(page) : complete(page);
      await expect(forward).toBeDisabled();
      await answer(page).fill('  \n ');
      await expect(forward).toBeDisabled();
      if (question === 2) {
        await page.getByLabel('Why does it matter?').fill('because');
        await expect(forward).toBeDisabled();
      }
      await answer(page).fill('something');
      await expect(forward).toBeEnabled();
      if (question < 5) await forward.click();
    }
  });

  test('JRN-07 JRN-08 JRN-16 navigation state opens the question it names, 0 to 4, and fills the first answer', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/journal/new');
    await onQuestion(page, 1);
    for (const [position, number] of [
      [0, 1],
      [4, 5],
    ] as const) {
      await page.goto('/tasks');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await openWith(page, '/journal/new', { startAtQuestion: position });
      await onQuestion(page, number);
    }
    await answer(page).fill('Walk');
    await complete(page).click();
    await onQuestion(page, 1);
    await page.getByRole('link', { name: /Actions/ }).click();
    await answer(page).fill('');
    await page.waitForTimeout(200);
    await page.goto('/tasks');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openWith(page, '/journal/new', { startAtQuestion: 1, celebration: 'The sun was out' });
    await onQuestion(page, 2);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(answer(page)).toHaveValue('The sun was out');
  });

  test('DASH-21 DASH-22 DASH-23 Clarify asks the first question and goes on with the second', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/dashgrowthloop');
    const clarify = page.getByRole('region', { name: 'Clarify' });
    await clarify.getByLabel('What can you celebrate about yesterday?').fill('I said no');
    await clarify.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/journal/new');
    await onQuestion(page, 2);
    await expect(page.getByText('Picked up where you left off')).toHaveCount(0);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(answer(page)).toHaveValue('I said no');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(clarify.getByLabel('What can you celebrate about yesterday?')).toHaveValue('I said no');
    await clarify.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL('/journal/history');
  });

  test('DASH-24 JRN-34 after an entry Clarify offers another one and the history, and the other one counts as one day', async ({
    page,
  }) => {
    const { userId } = await signUp(page);
    await savedEntry(page, { celebration: 'First line\nsecond line' });
    await page.goto('/dashgrowthloop');
    const clarify = page.getByRole('region', { name: 'Clarify' });
    await expect(clarify.getByText('First line', { exact: true })).toBeVisible();
    await expect(clarify.getByRole('textbox')).toHaveCount(0);
    await expect(clarify.getByRole('link', { name: 'Journal History' })).toHaveAttribute(
      'href',
      '/journal/history',
    );
    await clarify.getByRole('link', { name: 'Create Additional Journal Entry' }).click();
    await writePage(page);
    await complete(page).click();
    await expect(page).toHaveURL('/journal/complete');
    await expect
      .poll(() =>
        sql(
          `select (select count(*)::int from journal_entries where user_id = $1) as entries,
                  (select count(*)::int from growth_days where user_id = $1) as days,
                  (select count(*)::int from score_history where user_id = $1) as scores`,
          [userId],
        ),
      )
      .toEqual([{ entries: 2, days: 1, scores: 1 }]);
  });

  test('JRN-11 LIM-26 MSG-36 question 2 offers the five goals used last, and picking one fills the answer', async ({
    page,
  }) => {
    await signUp(page);
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) {
      await api(page).post('/api/goals/use', { id: crypto.randomUUID(), text });
    }
    await failing(page, SYNC);
    await page.goto('/journal/new');
    await answer(page).fill('x');
    await next(page).click();
    await expect(page.getByText('Failed to load previous goals')).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.unroute(SYNC);
    const saved = page.getByRole('region', { name: 'Goals you’ve written before' }).getByRole('button');
    await expect(saved).toHaveText([/six/, /five/, /four/, /three/, /two/]);
    await saved.nth(2).click();
    await expect(answer(page)).toHaveValue('four');
    await expect(saved.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(next(page)).toBeEnabled();
  });

  test('JRN-17 the goal is counted by its own Next, once for the same words', async ({ page }) => {
    const { userId } = await signUp(page);
    await api(page).post('/api/goals/use', { id: crypto.randomUUID(), text: 'Read more' });
    const uses = () => storedWords<{ use_count: number }>(page, userId, 'previous_goals', ['use_count']);
    await page.goto('/journal/new');
    await answer(page).fill('x');
    await next(page).click();
    await expect(page.getByRole('button', { name: /Read more/ })).toBeVisible();
    await answer(page).fill('read MORE');
    await next(page).click();
    await onQuestion(page, 3);
    await expect.poll(uses).toEqual([{ text: 'Read more', use_count: 2 }]);
    await page.getByRole('button', { name: 'Previous' }).click();
    await next(page).click();
    await onQuestion(page, 3);
    await page.waitForTimeout(500);
    expect(await uses()).toEqual([{ text: 'Read more', use_count: 2 }]);
  });

  test('MSG-37 a goal that cannot be kept stops nobody', async ({ page }) => {
    await signUp(page);
    await keepingNothing(page);
    await failing(page, '**/api/goals/use', { status: 400 });
    await page.goto('/journal/new');
    await answer(page).fill('x');
    await next(page).click();
    await answer(page).fill('Another goal');
    await next(page).click();
    await onQuestion(page, 3);
    await expect(page.getByRole('status').getByText('Failed to save goal')).toBeVisible();
  });

  test('JRN-15 why the goal matters is asked below it and stored with the entry', async ({ page }) => {
    const { userId } = await signUp(page);
    await writePage(page);
    await complete(page).click();
    await expect(page.getByText(ANSWERS.goal_importance)).toBeVisible();
    await expect.poll(() => entriesOf(userId)).toHaveLength(1);
    const [entry] = await entriesOf(userId);
    expect(entry?.goal_importance.length).toBeGreaterThan(24);
  });

  test('Ctrl+Enter goes on, and each line of the actions has its ring', async ({ page }) => {
    await signUp(page);
    await page.goto('/journal/new');
    for (const [place, text] of ['one', 'two', 'three', 'four'].entries()) {
      await onQuestion(page, place + 1);
      await page.keyboard.type(text);
      await page.keyboard.press('Control+Enter');
    }
    await onQuestion(page, 5);
    await page.keyboard.type('first');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('second');
    await expect(page.locator('main [aria-hidden="true"] > p[class]')).toHaveText(['first', 'second']);
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL('/journal/complete');
  });

  test('ENC-03 ENC-08 CALL-17 what is sent is sealed in the browser, and never twice in the same way', async ({
    page,
  }) => {
    const { userId } = await signUp(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/journal/entries'))
        sent.push(request.postData() ?? '');
    });
    for (let time = 0; time < 2; time++) {
      await writePage(page);
      await complete(page).click();
      await expect(page).toHaveURL('/journal/complete');
      await expect.poll(() => entriesOf(userId)).toHaveLength(time + 1);
    }
    // Whatever was sent again was sent byte for byte.
    const bodies = [...new Set(sent)].map((body) => JSON.parse(body));
    expect(bodies).toHaveLength(2);
    for (const column of [
      'celebration',
      'goal',
      'goal_importance',
      'reflection',
      'value_alignment',
      'action',
    ]) {
      expect(bodies[0][column]).toMatch(/^[A-Za-z0-9+/=]{40,}$/);
      expect(bodies[0][column]).not.toBe(bodies[1][column]);
    }
    for (const text of Object.values(ANSWERS).flatMap((words) => words.split('\n'))) {
      expect(sent.join()).not.toContain(text);
    }
    await expect
      .poll(async () => (await entriesOf(userId)).map((entry) => entry.celebration))
      .toEqual(bodies.map((body) => body.celebration));
    expect((await actionsOf(page, userId)).slice(0, 3)).toEqual(ANSWERS.action.split('\n'));
  });
});

test.describe('saving a page', () => {
  test('JRN-23 a failed save is logged without a word of the page, keeps the person there, and can be tried again', async ({
    page,
  }) => {
    const { userId } = await signUp(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await keepingNothing(page);
    await writePage(page);
    await failing(page, ENTRIES, { status: 400 });
    await complete(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'Your page could not be saved. Every word of it is still here',
    );
    await expect(page).toHaveURL('/journal/new');
    await expect(answer(page)).toHaveValue(ANSWERS.action);
    expect(logged.some((line) => line.startsWith('Failed to save journal entry:'))).toBe(true);
    for (const text of Object.values(ANSWERS)) expect(logged.join()).not.toContain(text);
    await page.unroute(ENTRIES);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page).toHaveURL('/journal/complete');
    await expect.poll(() => entriesOf(userId)).toHaveLength(1);
  });

  test('JRN-21 a server that fails keeps nobody: the page goes on, and is saved once it can be', async ({
    page,
  }) => {
    const { userId } = await signUp(page);
    await writePage(page);
    await failing(page, ENTRIES);
    await complete(page).click();
    await expect(page).toHaveURL('/journal/complete');
    await expect(actions(page)).toHaveCount(3);
    await expect(saving(page)).toHaveText(/On this device/);
    await page.unroute(ENTRIES);
    await expect.poll(() => entriesOf(userId)).toHaveLength(1);
    await expect(saving(page)).toHaveText('Saved');
  });

  test('a page that the server refuses needs the person: its words are there, to be copied or tried again', async ({
    page,
  }) => {
    const { userId } = await signUp(page);
    await writePage(page);
    const refusal = { error: { code: 'invalid', message: 'That could not be taken.' } };
    await failing(page, ENTRIES, { status: 400, body: refusal });
    await complete(page).click();
    await expect(page.getByRole('alert')).toContainText('This page could not be saved.');
    await page.reload();
    await saving(page).click();
    const dialog = page.getByRole('dialog', { name: 'Your writing' });
    await expect(dialog).toContainText('That could not be taken.');
    for (const text of Object.values(ANSWERS)) await expect(dialog).toContainText(text.split('\n')[0] ?? '');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await page.unroute(ENTRIES);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toContainText('Everything is saved.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(saving(page)).toHaveText('Saved');
    await expect(actions(page)).toHaveCount(3);
    expect(await entriesOf(userId)).toHaveLength(1);
  });

  test('JRN-22 without a session the person is led to the start', async ({ page }) => {
    await signUp(page);
    await writePage(page);
    await page.context().clearCookies();
    await failing(page, ENTRIES, { status: 401, body: { error: { code: 'unauthenticated', message: '' } } });
    await complete(page).click();
    await expect(page).toHaveURL('/');
  });

  test('a save whose answer was lost is sent again as the same one, also after a reload', async ({
    page,
  }) => {
    const { userId } = await signUp(page);
    await writePage(page);
    await losingTheAnswer(page);
    await complete(page).click();
    await expect(page).toHaveURL('/journal/complete');
    await expect.poll(() => entriesOf(userId)).toHaveLength(1);
    await expect(saving(page)).toHaveText(/On this device/);
    await page.unroute(ENTRIES);
    await page.reload();
    await expect(actions(page)).toHaveCount(3);
    await expect(saving(page)).toHaveText('Saved');
    expect(await entriesOf(userId)).toHaveLength(1);
    expect(await actionsOf(page, userId)).toHaveLength(3);
    await page.goto('/journal/new');
    await onQuestion(page, 1);
    await expect(answer(page)).toHaveValue('');
    await expect(page.getByText('Picked up where you left off')).toHaveCount(0);
  });

  test('a double click completes one page', async ({ page }) => {
    const { userId } = await signUp(page);
    await writePage(page);
    await complete(page).dblclick();
    await expect(page).toHaveURL('/journal/complete');
    await expect.poll(() => entriesOf(userId)).toHaveLength(1);
    await page.waitForTimeout(500);
    expect(await entriesOf(userId)).toHaveLength(1);
    expect(await actionsOf(page, userId)).toHaveLength(3);
  });

  test('offline the page is complete at once, and is saved when the connection is back', async ({
    page,
    context,
  }) => {
    const { userId } = await signUp(page);
    await writePage(page);
    await context.setOffline(true);
    await complete(page).click();
    await expect(page).toHaveURL('/journal/complete');
    await expect(page.getByText('Day 1 of journaling')).toBeVisible();
    await expect(page.getByText('20 points')).toBeVisible();
    await expect(saving(page)).toHaveText('On this device, waiting for the connection');
    expect(await entriesOf(userId)).toHaveLength(0);
    await context.setOffline(false);
    await expect(saving(page)).toHaveText('Saved');
    await expect.poll(() => entriesOf(userId)).toHaveLength(1);
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
    await page.goto('/journal/complete');
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

  test('JRN-28 two actions of the same words are each ticked as themselves, also by the entry’s address', async ({
    page,
  }) => {
    const { userId } = await signUp(page);
    await api(page).post('/api/tasks', { id: newId(), text: 'Walk' });
    await writePage(page, { ...ANSWERS, action: 'Walk\nCall Dad\nWalk' });
    await complete(page).click();
    const walks = page.getByRole('checkbox', { name: 'Walk', exact: true });
    await expect(walks).toHaveCount(2);
    await expect.poll(() => actionsOf(page, userId)).toEqual(['Walk', 'Walk', 'Call Dad', 'Walk']);
    const [, , , second] = await sql<{ id: string }>('select id from tasks where user_id = $1 order by id', [
      userId,
    ]);
    await walks.nth(1).check();
    await expect
      .poll(() => sql('select id from tasks where user_id = $1 and completed', [userId]))
      .toEqual([{ id: second?.id }]);
    await page.reload();
    await expect(walks.nth(1)).toBeChecked();
    await expect(walks.nth(0)).not.toBeChecked();
    const [entry] = await sql<{ id: string }>('select id from journal_entries where user_id = $1', [userId]);
    await page.goto(`/journal/complete?entry=${entry?.id}`);
    await expect(walks).toHaveCount(2);
    await expect(walks.nth(1)).toBeChecked();
    await walks.nth(0).check();
    await expect
      .poll(() => sql('select id from tasks where user_id = $1 and not completed', [userId]))
      .toHaveLength(2);
    await expect(page.getByRole('checkbox')).toHaveCount(3);
  });

  test('navigation state may name the actions by their texts alone', async ({ page }) => {
    const { userId } = await signUp(page);
    await api(page).post('/api/tasks', { id: newId(), text: 'Walk' });
    await page.goto('/journal/complete');
    await openWith(page, '/journal/complete', {
      tasks: ['Walk', 'Call Dad'],
      goal: 'A goal',
      goalImportance: 'Because',
    });
    await expect(page.getByText('Call Dad')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Walk' }).check();
    await expect
      .poll(() => storedWords(page, userId, 'tasks', ['completed']))
      .toEqual([{ text: 'Walk', completed: true }]);
  });

  test('an entry can be opened by its address', async ({ page }) => {
    await signUp(page);
    const id = await savedEntry(page);
    await page.goto(`/journal/complete?entry=${id}`);
    await expect(page.getByText(ANSWERS.goal_importance)).toBeVisible();
    await expect(page.getByText('Hold the library room')).toBeVisible();
    await page.goto(`/journal/complete?entry=${crypto.randomUUID()}`);
    await expect(page.getByRole('alert')).toHaveText(/That entry could not be loaded/);
  });
});

test.describe('the history', () => {
  const entry = (page: Page, text: string) => page.getByRole('group').filter({ hasText: text });

  test('the history of the journal', async ({ page }) => {
    await signUp(page, { name: 'Ann Bee' });
    await page.goto('/journal/history');
    await test.step('JRN-31 the page is titled Action Journal History', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Action Journal History');
    });
    await test.step('MSG-83 without entries it says so', async () => {
      await expect(page.getByRole('heading', { name: 'No journal entries available.' })).toBeVisible();
    });
    await expectAccessible(page);
    await savedEntry(page, { celebration: 'The first page' });
    await savedEntry(page, { celebration: 'The second page' });
    await page.reload();
    await expect(page.getByText('Two entries since')).toBeVisible();
    await expect(page.getByRole('group')).toHaveCount(2);
    const older = entry(page, 'The first page');
    await test.step('JRN-32 dated entries open and close', async () => {
      await expect(older.locator('summary')).toHaveText(/^\d+[A-Z][a-z]+day/);
      await expect(older.getByText(ANSWERS.reflection)).toBeHidden();
      await older.getByText('The first page').click();
      await test.step('ENT-07 CALL-18 an entry shows all its answers, opened in the browser', async () => {
        for (const [label, text] of [
          ['Goal', ANSWERS.goal],
          ['Why it’s important', ANSWERS.goal_importance],
          ['Awareness', ANSWERS.reflection],
          ['Alignment', ANSWERS.value_alignment],
        ] as const) {
          await expect(older.getByText(label, { exact: true })).toBeVisible();
          await expect(older.getByText(text)).toBeVisible();
        }
        await expect(older.getByText(ANSWERS.action.split('\n')[2] ?? '')).toBeVisible();
      });
      await older.getByText('The first page').click();
      await expect(older.getByText(ANSWERS.reflection)).toBeHidden();
    });

    let text = '';
    await test.step('JRN-33 CALL-48 the history can be downloaded', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('Journal - Ann Bee.txt');
      text = await readFile(await download.path(), 'utf8');
    });
    await test.step('CALL-49 the text says the same, in labelled lines between dashes', async () => {
      expect(text.split(/^-{10,}$/m)).toHaveLength(2);
      for (const line of [
        'Celebrate: The second page',
        'Celebrate: The first page',
        `Goal: ${ANSWERS.goal}`,
      ]) {
        expect(text).toContain(line);
      }
      expect(text).toContain(
        `Why It's Important: ${ANSWERS.goal_importance}\nAwareness: ${ANSWERS.reflection}\n`,
      );
    });
  });

  test('ENC-12 MSG-44 what cannot be opened says so, and text that was never sealed is shown as it is', async ({
    page,
  }) => {
    const { userId } = await signUp(page);
    await savedEntry(page);
    await sql(
      `update journal_entries set format = null, goal = 'hello', reflection = 'A plain sentence of 30 letters.',
         value_alignment = $2 where user_id = $1`,
      [userId, Buffer.alloc(60, 7).toString('base64')],
    );
    await page.goto('/journal/history');
    await expect(page.getByText('hello', { exact: true })).toBeVisible();
    await expect(page.getByText('A plain sentence of 30 letters.')).toBeVisible();
    await expect(page.getByText('[Decryption failed]')).toBeVisible();
    await expect(page.getByText(ANSWERS.celebration)).toBeVisible();
  });

  test('MSG-50 a date that cannot be read says so', async ({ page }) => {
    await signUp(page);
    await savedEntry(page);
    await page.route(SYNC, async (route) => {
      const response = await route.fetch();
      const { rows, ...more } = await response.json();
      const changed = rows.map(([table, row]: [string, object]) =>
        table === 'journal_entries' ? [table, { ...row, date: 'soon' }] : [table, row],
      );
      await route.fulfill({ response, json: { rows: changed, ...more } });
    });
    await page.goto('/journal/history');
    await expect(page.getByRole('group').getByText('Invalid date')).toBeVisible();
    await expect(page.getByText(ANSWERS.celebration)).toBeVisible();
  });

  test('MSG-43 entries wait for the key, and open when it is there', async ({ page }) => {
    await signUp(page);
    await savedEntry(page);
    await failing(page, '**/api/entry-key', { status: 503 });
    await page.goto('/journal/history');
    await expect(page.getByText('[Waiting for authentication...]').first()).toBeVisible();
    await page.unroute('**/api/entry-key');
    await expect(page.getByText(ANSWERS.celebration)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('[Waiting for authentication...]')).toHaveCount(0);
  });

  test('MSG-45 MSG-46 why the history is not there stands in a red banner', async ({ page }) => {
    await signUp(page);
    await failing(page, SYNC, { status: 500 });
    await page.goto('/journal/history');
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('Failed to fetch journal entries');
    await expectRed(banner);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.unroute(SYNC);
    await expect(page.getByText('No journal entries available.')).toBeVisible();
  });

  test('MSG-45 a history that is refused says so', async ({ page }) => {
    await signUp(page);
    await failing(page, SYNC, { status: 401, body: { error: { code: 'unauthenticated', message: '' } } });
    await page.goto('/journal/history');
    await expect(page.getByRole('alert')).toContainText('Not authenticated');
  });

  test('MSG-48 MSG-63 a download that the server makes, and that fails, says so', async ({ page }) => {
    await signUp(page);
    await failing(page, SYNC);
    await page.goto('/journal/history');
    const address = '**/functions/v1/decrypt-user-entries';
    const banner = page.getByRole('alert').first();
    await failing(page, address);
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(banner).toContainText('Failed to download journal history');
    await page.unroute(address);
    await failing(page, address, { status: 401, body: { error: { code: 'unauthenticated', message: '' } } });
    await banner.getByRole('button', { name: 'Try Again' }).click();
    await expect(banner).toContainText('Not logged in.');
  });

  test('a long history is there in whole, month by month', async ({ page }) => {
    const { userId } = await signUp(page);
    await sql(
      `insert into journal_entries (user_id, id, date, celebration, goal, reflection, value_alignment, action, created_at)
       select $1, gen_random_uuid(), date '2026-01-01' + day, 'Day ' || day, 'g', 'r', 'v', 'a', now()
       from generate_series(1, 35) as day`,
      [userId],
    );
    await page.goto('/journal/history');
    await expect(page.getByText('35 entries since')).toBeVisible();
    await expect(page.getByRole('group').first()).toContainText('Day 35');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('February 2026');
    await page.keyboard.press('End');
    await expect(page.getByText('Day 1', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('January 2026');
  });
});

test('STA-02 STA-03 Why It Works gives a reason for each of the five questions', async ({ page }) => {
  await signUp(page);
  await page.goto('/journaling-overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why It Works');
  for (const question of [
    '1. What can you celebrate about yesterday?',
    '2. What is your major goal right now?',
    '3. What are you afraid of?',
    '4. What do your values say to do?',
    '5. What will you do today?',
  ]) {
    const heading = page.getByRole('heading', { level: 2, name: question });
    await expect(heading).toBeVisible();
    await expect(heading.locator('+ p')).toHaveText(/.{200,}/);
  }
  await expectAccessible(page);
});

test('STA-04 Power of Repetition is there to be read', async ({ page }) => {
  await signUp(page);
  await page.goto('/repetition-power');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Power of Repetition');
  await expect(page.getByRole('heading', { level: 2, name: 'When you miss a day' })).toBeVisible();
  await expectAccessible(page);
});

test('signed out, every page of the journal leads to the start', async ({ page }) => {
  const sentAway = async (address: string) => {
    await page.goto(address);
    await expect(page, address).toHaveURL('/');
  };
  await test.step('JRN-02 /journal/new', () => sentAway('/journal/new'));
  await test.step('JRN-24 /journal/complete', () => sentAway('/journal/complete'));
  await test.step('JRN-31 /journal/history', () => sentAway('/journal/history'));
  await test.step('STA-02 /journaling-overview', () => sentAway('/journaling-overview'));
  await test.step('STA-04 /repetition-power', () => sentAway('/repetition-power'));
});

test('the journal is open to everyone and fits a small phone', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/journal/new');
  for (const text of [
    'one',
    'two',
    'three',
    'four',
    'five, a line that is long enough to need another one on a phone',
  ]) {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await answer(page).fill(text);
    if (text.length < 6) await next(page).click();
  }
  await page.getByText('Your answers so far').click();
  await page.getByRole('link', { name: /Goal/ }).click();
  await onQuestion(page, 2);
  await expect(answer(page)).toHaveValue('two');
  await savedEntry(page, { celebration: 'An_unbroken_line_'.repeat(20) });
  for (const path of ['/journal/history', '/journal/complete', '/journaling-overview']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
