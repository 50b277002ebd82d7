import type { Page } from '@playwright/test';
import {
  ANSWERS,
  actions,
  actionsOf,
  answer,
  complete,
  entriesOf,
  next,
  onQuestion,
  openWith,
  SYNC,
} from './journal-steps.ts';
import { storedWords, usedGoal } from './stored-words.ts';
import { expect, failing, goWithin, signUp, sql, test } from './support.ts';

/** Writes the page that is open with the keyboard alone, the same answers as ever, and completes it. */
async function writeByKeyboard(page: Page): Promise<void> {
  const { celebration, goal, goal_importance, reflection, value_alignment, action } = ANSWERS;
  for (const [place, text] of [celebration, goal, reflection, value_alignment].entries()) {
    await onQuestion(page, place + 1);
    await page.keyboard.insertText(text);
    if (place === 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(goal_importance);
    }
    await page.keyboard.press('Control+Enter');
  }
  await onQuestion(page, 5);
  const lines = action.split('\n');
  for (const line of lines) {
    await page.keyboard.insertText(line);
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  }
  await expect(page.locator('main [aria-hidden="true"] > p[class]')).toHaveText(lines);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL('/journal/complete');
}

const goalsBefore = (page: Page) =>
  page.getByRole('region', { name: 'Goals you’ve written before' }).getByRole('button');

async function expectFiveGoals(page: Page): Promise<void> {
  await answer(page).fill('x');
  await next(page).click();
  await expect(page.getByText('Failed to load previous goals')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.unroute(SYNC);
  const saved = goalsBefore(page);
  await expect(saved).toHaveText([/six/, /five/, /four/, /three/, /two/]);
  await saved.nth(2).click();
  await expect(answer(page)).toHaveValue('four');
  await expect(saved.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(next(page)).toBeEnabled();
}

test.describe('writing a page', () => {
  test('JRN-01 five questions lead from Clarify to the list of the day, and another page counts as the same day', async ({
    page,
  }) => {
    test.slow();
    const { userId } = await signUp(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/journal/entries'))
        sent.push(request.postData() ?? '');
    });
    await page.goto('/dashgrowthloop');
    const clarify = page.getByRole('region', { name: 'Clarify' });
    await test.step('DASH-21 DASH-22 Clarify asks the first question, and goes on with the second', async () => {
      const celebration = clarify.getByLabel('What can you celebrate about yesterday?');
      await celebration.fill('First line\nsecond line');
      await clarify.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/journal/new');
      await onQuestion(page, 2);
      await expect(page.getByText('Picked up where you left off')).toHaveCount(0);
      await page.getByRole('button', { name: 'Previous' }).click();
      await expect(answer(page)).toHaveValue('First line\nsecond line');
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect(celebration).toHaveValue('First line\nsecond line');
    });
    await test.step('DASH-23 History leads to the history', async () => {
      await clarify.getByRole('link', { name: 'History' }).click();
      await expect(page).toHaveURL('/journal/history');
      await goWithin(page, '/journal/new');
    });
    const answers = async (place: number, question: string, text: string) => {
      await test.step('JRN-03 the progress line counts the questions', async () => {
        await onQuestion(page, place);
        await expect(page).toHaveTitle(`Question ${place} of 5 · Growth Loop`);
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
      await expect(page.getByRole('textbox', { name: question })).toBeFocused();
      await page.getByRole('textbox', { name: question }).fill(text);
      if (place === 2) {
        await test.step('JRN-15 why the goal matters is asked below it', () =>
          page.getByLabel('Why does it matter?').fill(ANSWERS.goal_importance));
      }
      await test.step('JRN-05 Next leads forwards, on the last question Complete', () =>
        (place < 5 ? next(page) : complete(page)).click());
    };
    await test.step('JRN-09 question 1 celebrates yesterday', () =>
      answers(1, 'What can you celebrate about yesterday?', 'First line\nsecond line'));
    await test.step('JRN-10 question 2 asks for the major goal', () =>
      answers(2, 'What is your major goal right now?', ANSWERS.goal));
    await test.step('JRN-12 question 3 asks for the fear', () =>
      answers(3, 'What are you afraid of?', ANSWERS.reflection));
    await test.step('JRN-13 question 4 asks what the three values say', () =>
      answers(4, 'What would Courage, Family, and Curiosity have you do?', ANSWERS.value_alignment));
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
    await test.step('JRN-15 why the goal matters is shown, and stored with the entry', async () => {
      await expect(page.getByText(ANSWERS.goal_importance)).toBeVisible();
      const [entry] = await entriesOf(userId);
      expect(entry?.goal_importance.length).toBeGreaterThan(24);
    });
    await test.step('DASH-24 after an entry Clarify offers another one and the history', async () => {
      await page.getByRole('link', { name: 'Go to Dashboard' }).click();
      await expect(clarify.getByText('First line', { exact: true })).toBeVisible();
      await expect(clarify.getByRole('textbox')).toHaveCount(0);
      const history = clarify.getByRole('link', { name: 'Journal History' });
      await expect(history).toHaveAttribute('href', '/journal/history');
      await clarify.getByRole('link', { name: 'Create Additional Journal Entry' }).click();
    });
    await test.step('Ctrl+Enter goes on, and each line of the actions has its ring', () =>
      writeByKeyboard(page));
    await test.step('JRN-34 the other one counts as one day', () =>
      expect
        .poll(() =>
          sql(
            `select (select count(*)::int from journal_entries where user_id = $1) as entries,
                    (select count(*)::int from growth_days where user_id = $1) as days,
                    (select count(*)::int from score_history where user_id = $1) as scores`,
            [userId],
          ),
        )
        .toEqual([{ entries: 2, days: 1, scores: 1 }]));
    await test.step('ENC-03 ENC-08 CALL-17 what is sent is sealed in the browser, and never twice in the same way', async () => {
      // Whatever was sent again was sent byte for byte.
      const bodies = [...new Set(sent)].map((body) => JSON.parse(body));
      expect(bodies).toHaveLength(2);
      for (const column of Object.keys(ANSWERS)) {
        expect(bodies[0][column]).toMatch(/^[A-Za-z0-9+/=]{40,}$/);
        expect(bodies[0][column]).not.toBe(bodies[1][column]);
      }
      const texts = [...Object.values(ANSWERS), 'First line\nsecond line'];
      for (const text of texts.flatMap((words) => words.split('\n'))) {
        expect(sent.join()).not.toContain(text);
      }
      const stored = (await entriesOf(userId)).map((entry) => entry.celebration);
      expect(stored).toEqual(bodies.map((body) => body.celebration));
      expect((await actionsOf(page, userId)).slice(3)).toEqual(ANSWERS.action.split('\n'));
    });
  });

  test('the goals of question 2, the ways from question to question, and what blank answers hold up', async ({
    page,
  }) => {
    const { userId } = await signUp(page);
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) {
      await usedGoal(page, text);
    }
    await failing(page, SYNC);
    await page.goto('/journal/new');
    await test.step('JRN-11 LIM-26 MSG-36 question 2 offers the five goals used last, and picking one fills the answer', () =>
      expectFiveGoals(page));
    const saved = goalsBefore(page);
    await test.step('by keyboard: one Tab from the goal to why, and the arrows lead through the goals', async () => {
      const why = page.getByRole('textbox', { name: 'Why does it matter?' });
      await answer(page).focus();
      await page.keyboard.press('Tab');
      await expect(why).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(answer(page)).toBeFocused();
      await expect(answer(page)).toHaveAccessibleDescription(/Press the down arrow/);
      // From the middle of the words the arrow stays in them.
      for (const key of ['Home', 'ArrowDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
      await expect(saved.first()).toBeFocused();
      for (const key of ['ArrowUp', 'End', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await expect(answer(page)).toHaveValue('five');
      await page.keyboard.press('Tab');
      await expect(why).toBeFocused();
    });

    await test.step('JRN-17 the goal is counted by its own Next, once for the same words', async () => {
      const uses = async () => {
        const goals = await storedWords<{ use_count: number }>(page, userId, 'previous_goals', ['use_count']);
        return goals.filter(({ use_count }) => use_count > 1);
      };
      await answer(page).fill('fIVE');
      await next(page).click();
      await onQuestion(page, 3);
      await expect.poll(uses).toEqual([{ text: 'five', use_count: 2 }]);
      await page.getByRole('button', { name: 'Previous' }).click();
      await next(page).click();
      await onQuestion(page, 3);
      await page.waitForTimeout(500);
      expect(await uses()).toEqual([{ text: 'five', use_count: 2 }]);
    });
    for (const address of ['/tasks', '/journal/new']) await goWithin(page, address);
    await page.getByRole('button', { name: 'Start over' }).click();
    await onQuestion(page, 1);
    await test.step('JRN-07 JRN-16 navigation state opens the question it names, 0 to 4', async () => {
      for (const [position, number] of [
        [0, 1],
        [4, 5],
      ] as const) {
        await goWithin(page, '/tasks');
        await openWith(page, '/journal/new', { startAtQuestion: position });
        await onQuestion(page, number);
      }
      await answer(page).fill('Walk');
      await complete(page).click();
      await onQuestion(page, 1);
      await page.getByRole('link', { name: /Actions/ }).click();
      await answer(page).fill('');
    });
    await test.step('JRN-08 it fills the first answer', async () => {
      await goWithin(page, '/tasks');
      await openWith(page, '/journal/new', { startAtQuestion: 1, celebration: 'The sun was out' });
      await onQuestion(page, 2);
      await page.getByRole('button', { name: 'Previous' }).click();
      await expect(answer(page)).toHaveValue('The sun was out');
      await answer(page).fill('');
    });
    await test.step('JRN-18 JRN-19 a blank answer cannot be left forwards; of question 2 only the goal counts', async () => {
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
        await answer(page).fill(`something for ${question}`);
        await expect(forward).toBeEnabled();
        if (question < 5) await forward.click();
      }
    });
    await test.step('JRN-04 Previous keeps the answers', async () => {
      for (const question of [4, 3, 2, 1]) {
        await page.getByRole('button', { name: 'Previous' }).click();
        await onQuestion(page, question);
        await expect(answer(page)).toHaveValue(`something for ${question}`);
      }
      await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
      await page.getByRole('link', { name: /Fear/ }).click();
      await onQuestion(page, 3);
      await expect(answer(page)).toHaveValue('something for 3');
    });
    await test.step('JRN-06 Back to Dashboard leads there', async () => {
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect(page).toHaveURL('/dashgrowthloop');
    });
  });
});
