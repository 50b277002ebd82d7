import type { Page } from '@playwright/test';
import { addDays, localDateOf, weekOf } from '../src/kernel/calendar.ts';
import { choose, startButton } from './archive-steps.ts';
import { addPictures, drawnPicture, tiles } from './attachments-steps.ts';
import { begin, draft, LESSON, makePosts, posts, writeOwnText } from './content-steps.ts';
import {
  ANSWERS,
  answer,
  answerPage,
  complete,
  next,
  onQuestion,
  saving,
  storedDrafts,
  writePage,
} from './journal-steps.ts';
import { api, expect, goWithin, type sql } from './support.ts';
import { beginWriting, saveButton } from './vision-steps.ts';
import { analysis, grantFeatureFlagTo, openCard } from './weekly-steps.ts';

/* Where a person writes, and how a word gets there: each field is given a canary of its own. */

type Fields = Record<string, (page: Page, canary: string) => Promise<void>>;

/** Where the people of journeys live. */
const today = () => localDateOf(new Date(), 'America/Los_Angeles');

const expectSaved = (page: Page) => expect(saving(page)).toHaveText('Saved');

/** How all canaries begin. */
const stemOf = (canary: string): string => canary.replace(/\d.*/, '');

/** The canary of the field that was written first: they are numbered, and alike but for their number. */
const firstOf = (canary: string): string => canary.replace(/\d+/, '0');

/** The journal, lessons, actions, goals and the search. */
export const FIELDS: Fields = {
  'a completed page, all six answers': async (page, canary) => {
    const answers = Object.keys(ANSWERS).map((column) => [column, `${canary} ${column}`]);
    await writePage(page, Object.fromEntries(answers));
    await complete(page).click();
    await expect(page).toHaveURL('/journal/complete');
    await expect(page.getByLabel(`${canary} action`)).toBeVisible();
    await expectSaved(page);
  },
  'an edited entry': async (page, canary) => {
    await goWithin(page, '/journal/history');
    await page.getByRole('link', { name: /^Edit the entry from/ }).click();
    const answers = page.getByRole('main').getByRole('textbox');
    await expect(answers).toHaveCount(6);
    for (const [place, written] of (await answers.all()).entries()) await written.fill(`${canary} ${place}`);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/journal\/history/);
    await expect(page.getByText(`${canary} 1`)).toBeVisible();
    await expectSaved(page);
  },
  'a page for a day of the week before': async (page, canary) => {
    const sunday = weekOf(addDays(today(), -7)).start;
    await goWithin(page, `/journal/new?day=${addDays(sunday, 2)}`);
    const celebration = `Nine people came to the ${canary} workshop, and they wrote.`;
    await answerPage(page, {
      answers: { ...ANSWERS, celebration, reflection: `I dread the ${canary} talk.` },
    });
    await complete(page).click();
    await expect(page).toHaveURL('/journal/complete');
    await expectSaved(page);
  },
  'a page that is only begun': async (page, canary) => {
    await goWithin(page, '/journal/new');
    await onQuestion(page, 1);
    await answer(page).fill(`${canary} celebration`);
    await next(page).click();
    await onQuestion(page, 2);
    await answer(page).fill(`${canary} goal`);
    await expect.poll(() => storedDrafts(page)).toHaveLength(1);
  },
  'a lesson that is saved': async (page, canary) => {
    const learn = page.getByRole('region', { name: 'Learn' });
    await goWithin(page, '/dashgrowthloop');
    await learn.getByRole('textbox').fill(canary);
    await learn.getByRole('button', { name: 'Save Lesson' }).click();
    await expect(learn.getByRole('button', { name: 'Note another lesson' })).toBeVisible();
  },
  'an edited lesson': async (page, canary) => {
    await goWithin(page, '/lessons-history');
    await page.getByRole('main').locator('summary').first().click();
    await page.getByRole('link', { name: /^Edit the lesson from/ }).click();
    await page.getByLabel('What did you learn?').fill(canary);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/lessons-history/);
    await expect(page.getByText(canary).first()).toBeVisible();
    await expectSaved(page);
  },
  'a lesson that is only begun': async (page, canary) => {
    await goWithin(page, '/dashgrowthloop');
    const learn = page.getByRole('region', { name: 'Learn' });
    await learn.getByRole('button', { name: 'Note another lesson' }).click();
    await learn.getByRole('textbox').fill(canary);
    await expect.poll(() => storedDrafts(page)).toHaveLength(2);
  },
  'an action that is added': async (page, canary) => {
    await goWithin(page, '/tasks');
    await page.getByLabel('Add an action').fill(canary);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(canary, { exact: true })).toBeVisible();
  },
  'an action that is only begun': async (page, canary) => {
    await goWithin(page, '/tasks');
    await page.getByLabel('Add an action').fill(canary);
  },
  'a goal that is reworded': async (page, canary) => {
    await goWithin(page, '/dashgrowthloop');
    await page.getByRole('button', { name: `Options for “${firstOf(canary)} goal”` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Edit goal').fill(canary);
    await page.keyboard.press('Enter');
    await expect(page.getByText(canary, { exact: true })).toBeVisible();
  },
  'a search': async (page, canary) => {
    const field = page.getByRole('main').getByRole('searchbox');
    const begun = firstOf(canary).slice(0, -1);
    await goWithin(page, '/find');
    await field.fill(canary);
    await field.press('Enter');
    await expect(page.getByText('No matches.')).toBeVisible();
    // A word of the pages, which is looked for below as theirs: the way to a result and back keeps it nowhere, either.
    await field.fill(begun);
    await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue(begun);
  },
};

const bucketList = (page: Page) => page.getByRole('region', { name: 'Bucket list', exact: true });
const DOCUMENTS = ['professional', 'personal', 'health', 'relationships', 'ideal_day'] as const;

/** Days of a year, one in each week: the last are a week ago and in the week that was over last. */
const WEEKS = 53;

/** Has the device say something of the week before. */
export async function analyseLastWeek(page: Page): Promise<void> {
  await goWithin(page, '/weekly-summaries');
  await openCard(page, 1);
  await analysis(page, 1).click();
  await expect(page.getByRole('region', { name: 'In short' })).toBeVisible();
}

export const hiddenSentences = (page: Page) => page.getByRole('region', { name: 'Hidden sentences' });

/** All else that takes words, for somebody whom `readyForAll` has made ready. */
export const MORE_FIELDS: Fields = {
  'all five visions': async (page, canary) => {
    await goWithin(page, '/dashtools');
    for (const document of DOCUMENTS) {
      const editor = await beginWriting(page, document);
      await editor.fill(`${canary} ${document}`);
      await saveButton(page).click();
      await expect(editor).toHaveCount(0);
    }
  },
  'a vision that is written on': async (page, canary) => {
    const editor = await beginWriting(page, 'health');
    await editor.fill(canary);
    await saveButton(page).click();
    await expect(editor).toHaveCount(0);
  },
  'a bucket-list item, its reason, its story, and the name of a picture beside it': async (page, canary) => {
    await goWithin(page, '/dashtools');
    const list = bucketList(page);
    await list.getByRole('textbox', { name: 'Why (optional)' }).fill(`${canary} reason`);
    await list.getByRole('textbox', { name: 'What do you want to do?' }).fill(canary);
    await page.keyboard.press('Enter');
    await list.getByRole('combobox', { name: `Status of “${canary}”` }).selectOption('Completed');
    const dialog = page.getByRole('dialog', { name: 'Congratulations' });
    await dialog.getByRole('textbox', { name: 'How was it?' }).fill(`${canary} story`);
    await addPictures(page, [await drawnPicture(page, { name: `${canary}.jpg` })]);
    await expect(tiles(page).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Save Story' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(list.getByText(`${canary} story`)).toBeVisible();
  },
  'a bucket-list item that is only begun': async (page, canary) => {
    await bucketList(page).getByRole('textbox', { name: 'What do you want to do?' }).fill(canary);
  },
  'a category and what belongs in it': async (page, canary) => {
    await goWithin(page, '/profile');
    const categories = page.getByRole('group', { name: 'Weekly categories' });
    await categories.getByRole('textbox', { name: /^What belongs in it/ }).fill(`${canary} description`);
    await categories.getByRole('textbox', { name: 'Category', exact: true }).fill(canary);
    await page.keyboard.press('Enter');
    await expect(categories.locator('li[data-row]')).toHaveText(new RegExp(canary));
  },
  'a call to action, a text of one’s own, its ideas and a saved post': async (page, canary) => {
    await goWithin(page, '/content');
    await begin(page, 'X', `${canary} call to action`);
    await writeOwnText(page, `${LESSON} So said ${canary}.`);
    await makePosts(page);
    await draft(page).getByRole('textbox').fill(`${canary} post`);
    await draft(page).getByRole('button', { name: 'Save draft 1' }).click();
    await expect(draft(page).getByRole('status')).toContainText(['Saved']);
    await draft(page, 2).getByRole('textbox').fill(`${canary} draft of a post`);
    await posts(page).getByRole('button', { name: 'Close' }).click();
  },
  'the voice': async (page, canary) => {
    await page
      .getByRole('region', { name: 'Your voice' })
      .getByRole('button', { name: 'Edit your voice' })
      .click();
    for (const field of await page.getByRole('form').last().getByRole('textbox').all())
      await field.fill(canary);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Your voice' })).toContainText(canary);
  },
  'pages of a year from another journal': async (page, canary) => {
    await goWithin(page, '/import');
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    const days = Array.from({ length: WEEKS }, (_, back) => addDays(today(), -7 * (back + 1)));
    const lines = days.map((date, at) => `${date};"I dread the ${canary} talk ${at} to the board."`);
    await choose(page, 'pages.csv', ['date;text', ...lines].join('\n'));
    await startButton(page).click();
    await expect(page.getByRole('heading', { name: `${WEEKS} entries imported` })).toBeVisible();
  },
  'what the device says of a week, and an answer to it': async (page, canary) => {
    await analyseLastWeek(page);
    const celebrated = page.getByRole('region', { name: 'Worth celebrating' });
    await expect(celebrated).toContainText(stemOf(canary));
    await celebrated.getByRole('button', { name: /^Answer this sentence: / }).click();
    await page.getByRole('menuitem', { name: 'Not true' }).click();
    await expect(hiddenSentences(page)).toBeVisible();
    await expectSaved(page);
  },
  'a word that is hidden': async (page, canary) => {
    await goWithin(page, '/journal/history');
    // What was searched for last is still filled in.
    await page.getByRole('searchbox').fill('');
    await page
      .getByRole('region', { name: 'A week ago', exact: true })
      .getByRole('button', { name: 'Memory options' })
      .click();
    await page.getByRole('menuitem', { name: 'Manage hidden memories' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hidden memories' });
    await dialog.getByLabel('Name or word to hide').fill(canary);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveText([new RegExp(canary)]);
    await dialog.getByRole('button', { name: 'Close' }).click();
  },
  'a mood': async (page) => {
    await goWithin(page, '/dashgrowthloop');
    const mood = page
      .getByRole('radiogroup', { name: 'How is today?' })
      .getByRole('radio', { name: 'Good', exact: true });
    await mood.click();
    await expect(mood).toBeChecked();
  },
  'the command palette': async (page, canary) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox').fill(canary);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
  },
};

/** Somebody who has been here for a year, marks moods, and sorts by categories, as the operator lets them. */
export async function readyForAll(page: Page, userId: string, ask: typeof sql): Promise<void> {
  await ask("update profiles set created_at = now() - interval '400 days' where id = $1", [userId]);
  await grantFeatureFlagTo(userId, ask);
  await api(page).patch('/api/profile', { mood_enabled: true });
}
