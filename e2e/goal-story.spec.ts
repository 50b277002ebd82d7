import type { Page } from '@playwright/test';
import { ANSWERS, complete, savedLesson, writePage } from './journal-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { usedGoal } from './stored-words.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  goWithin,
  signUp,
  syncNow,
  test,
} from './support.ts';

const GOAL = ANSWERS.goal;
const section = (page: Page) => page.getByRole('region', { name: 'Goals', exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A page that names the goal, an action done, and a lesson. */
async function liveADay(page: Page): Promise<void> {
  await writePage(page);
  await complete(page).click();
  await expect(page).toHaveURL('/journal/complete');
  await savedLesson(page, 'Silence is kind too.');
  await goWithin(page, '/dashgrowthloop');
  await page.getByRole('checkbox', { name: 'Send Priya the outline' }).check();
  await expectSaved(page);
  await syncNow(page);
}

async function openStory(page: Page): Promise<void> {
  await section(page).getByRole('link', { name: GOAL }).click();
  await expect(page.getByRole('heading', { level: 1, name: GOAL })).toBeVisible();
}

test('the story of a goal, from the page that names it until it is reached', async ({ page }) => {
  test.slow();
  await signUp(page);
  await usedGoal(page, 'Sleep early');
  await liveADay(page);

  await test.step('a goal that no page names, and an address of no goal, say so', async () => {
    await section(page).getByRole('link', { name: 'Sleep early' }).click();
    await expect(page.getByText('No page names it in these words yet.')).toBeVisible();
    await expectAccessible(page);
    await goWithin(page, '/goal?goal=01890a5d-ac96-774b-bcce-b30209900001');
    await expect(page.getByRole('heading', { name: 'We couldn’t find this goal.' })).toBeVisible();
    await expectAccessible(page);
    await goWithin(page, '/dashgrowthloop');
  });

  await test.step('it shows the pages that name it, their actions and the lessons of its time, each one tap away', async () => {
    await openStory(page);
    await expect(page.getByText('You named it on 1 page. 1 of 3 actions completed.')).toBeVisible();
    await expect(part(page, 'Actions from those pages').getByRole('listitem')).toContainText([
      'Send Priya the outlineDone',
      'Hold the library roomOpen',
      'Tell the family the dateOpen',
    ]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);

    const leads = async (name: string, link: string, words: string, address: RegExp) => {
      await part(page, name).getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByText(words).first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: GOAL })).toBeVisible();
    };
    await leads('Pages that name it', ANSWERS.celebration, ANSWERS.reflection, /\/journal\/history\?entry=/);
    await leads('Actions from those pages', 'Hold the library room', 'To do', /\/tasks\?action=/);
    await leads(
      'Lessons along the way',
      'Silence is kind too.',
      'Lessons History',
      /\/lessons-history\?lesson=/,
    );
  });

  await test.step('a goal that is reached is celebrated where it stands, offline too, and opened again quietly', async () => {
    await goWithin(page, '/dashgrowthloop');
    await failing(page, '**/api/**', 'network');
    const goal = section(page).getByRole('checkbox', { name: GOAL });
    await goal.check();
    await expect(section(page).getByRole('status')).toHaveText(
      'You reached your goal. You named it on 1 page. 1 of 3 actions completed.',
    );
    await expectAccessible(page);
    await section(page)
      .getByRole('button', { name: `Undo reaching “${GOAL}”` })
      .click();
    await expect(section(page).getByText('You reached your goal.')).toHaveCount(0);
    await expect(goal).not.toBeChecked();
    await expect(goal).toBeFocused();
    await goal.check();
    await section(page).getByRole('link', { name: 'See how you got here' }).click();
    await expect(page.getByText(/^Reached on /)).toBeVisible();
  });
});
