import type { Page } from '@playwright/test';
import { addDays, type DayRange, type LocalDate, weekOf } from '../src/kernel/calendar.ts';
import { newId } from '../src/kernel/ids.ts';
import { type Answers, savedEntry, savedLesson } from './journal-steps.ts';
import { addedAction } from './stored-words.ts';
import { expect, sql, test } from './support.ts';

/* What the journeys of the weekly pages share: days of the past, who may see the categories, and what a week says. */

/** The engine's code, which comes when it is asked for. */
export const ENGINE = /\/assets\/(worker|english)-/;

/** Today, where a new profile lives. */
export async function today(): Promise<LocalDate> {
  const [row] = await sql<{ day: string }>(
    "select (now() at time zone 'America/Los_Angeles')::date::text as day",
  );
  return row?.day ?? '';
}

/** The week that is so many weeks back; the present one is 0. */
export const weeksAgo = async (weeks: number): Promise<DayRange> =>
  weekOf(addDays(await today(), -7 * weeks));

/** The day of a week, from Sunday, 0, on. */
export const dayOf = ({ start }: DayRange, weekday: number): LocalDate => addDays(start, weekday);

/** Noon or a little later, wherever the day is lived. */
const at = (date: LocalDate): string => `${date}T20:00:00.000Z`;

type Mark = 'journaled' | 'task_completed' | 'lesson_learned';

/** What a growth day says, with its points. */
export async function marked(userId: string, date: LocalDate, marks: Mark[], points = 0): Promise<void> {
  const values = (['journaled', 'task_completed', 'lesson_learned'] as const).map((name) =>
    marks.includes(name),
  );
  await sql(
    `insert into growth_days (user_id, date, journaled, task_completed, lesson_learned, points, updated_at)
      values ($1, $2, $3, $4, $5, $6, now())`,
    [userId, date, ...values, points],
  );
}

/** The person has been here for so many days, and did something on the first of them. */
export async function since(userId: string, days: number): Promise<void> {
  await sql("update profiles set created_at = now() - $2 * interval '1 day' where id = $1", [userId, days]);
  await marked(userId, addDays(await today(), -days), ['journaled']);
}

/** An entry of another day. */
export async function entryOn(page: Page, date: LocalDate, answers: Partial<Answers>): Promise<string> {
  const id = await savedEntry(page, answers);
  await sql('update journal_entries set date = $2, created_at = $3, start_time = $3 where id = $1', [
    id,
    date,
    at(date),
  ]);
  return id;
}

/** A lesson of another day. */
export async function lessonOn(page: Page, date: LocalDate, text: string): Promise<string> {
  const id = await savedLesson(page, text);
  await sql('update lessons_learned set date = $2, created_at = $3 where id = $1', [id, date, at(date)]);
  return id;
}

/** An action that was named on another day, and done on it or still open. */
export async function actionOn(page: Page, date: LocalDate, text: string, isDone: boolean): Promise<string> {
  const id = await addedAction(page, text);
  await sql('update tasks set created_at = $2, completed = $3, completed_at = $4 where id = $1', [
    id,
    at(date),
    isDone,
    isDone ? at(date) : null,
  ]);
  return id;
}

/** Lets the person in to the weekly categories, as the operator does. `ask` runs SQL on another database. */
export const grantFeatureFlagTo = (userId: string, ask: typeof sql = sql) =>
  ask('insert into ai_test_access (user_id, id) values ($1, $2)', [userId, newId()]);

export const cards = (page: Page) => page.getByRole('list', { name: 'Weekly summaries' }).locator('details');
export const analysis = (page: Page, card: number) =>
  cards(page).nth(card).getByRole('button', { name: 'Detailed analysis' });
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).locator('dd');

/** Opens the card of a week that is over. */
export async function openCard(page: Page, card: number): Promise<void> {
  await cards(page).nth(card).locator('summary').click();
  await expect(analysis(page, card)).toBeVisible();
}

export const PLANTED = {
  fear: 'Honestly, I dread the presentation to the board.',
  celebration: 'Nine people came to the workshop, and they wrote.',
  lesson: 'Ask for help earlier.',
};

/**
 * Three weeks of somebody who fears a presentation and learns one thing twice; the last of them is the week before the
 * present one. Answers the id of the entry in which the last week is celebrated.
 */
export async function threeWeeks(page: Page, userId: string): Promise<string> {
  await since(userId, 60);
  let celebrated = '';
  for (const back of [3, 2, 1]) {
    const week = await weeksAgo(back);
    celebrated = await entryOn(page, dayOf(week, 1), {
      celebration: back === 1 ? PLANTED.celebration : `I slept for ${back + 6} hours.`,
      reflection: PLANTED.fear,
    });
    await entryOn(page, dayOf(week, 3), { celebration: 'Lunch.', reflection: 'Nothing, really.' });
    await marked(userId, dayOf(week, 1), ['journaled', 'task_completed', 'lesson_learned'], 60);
    await marked(userId, dayOf(week, 3), ['journaled'], 20);
  }
  const last = await weeksAgo(1);
  await lessonOn(page, dayOf(await weeksAgo(3), 2), PLANTED.lesson);
  await lessonOn(page, dayOf(last, 2), PLANTED.lesson);
  await actionOn(page, dayOf(last, 1), 'Send the outline', true);
  await actionOn(page, dayOf(last, 3), 'Hold the room', false);
  return celebrated;
}

export async function readAnalysis(page: Page): Promise<void> {
  await test.step('WK-13 WK-08 the analysis opens with what the rows of the week say', async () => {
    await expect(part(page, 'Patterns')).toContainText('the presentation came up on three days');
    await expect(part(page, 'Patterns')).toContainText('You noted this lesson on two days');
    await expect(page.getByText('1 closed loop, 80 points')).toBeVisible();
    await expect(figure(page, 'Lessons')).toHaveText('1');
    await expect(figure(page, 'Actions completed')).toHaveText('1 of 2');
    await expect(figure(page, 'Completion rate')).toHaveText('50%');
    await expect(part(page, 'Worth celebrating')).toContainText(PLANTED.celebration);
    await expect(part(page, 'For next week')).toContainText('What small step could ease this fear?');
    await expect(part(page, 'In short')).toContainText('You wrote two entries and noted one lesson.');
  });
}

/** `celebrated` is the id of the entry in which the week is celebrated. */
export async function openCitedRows(page: Page, celebrated: string): Promise<void> {
  await test.step('WK-13 each sentence opens its rows', async () => {
    await part(page, 'Worth celebrating').getByRole('link').click();
    await expect(page).toHaveURL(`/journal/history?entry=${celebrated}`);
    await expect(page.locator(`[data-row="${celebrated}"] details`)).toHaveAttribute('open', '');
    await page.goBack();
    await part(page, 'Patterns')
      .getByRole('link', { name: /^Lesson, / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/lessons-history\?lesson=/);
    await expect(page.getByText(PLANTED.lesson).first()).toBeVisible();
    await page.goBack();
  });

  await test.step('ENT-20 what is kept survives a reload, and is there without the engine', async () => {
    await page.route(ENGINE, (route) => route.abort());
    await page.reload();
    await expect(part(page, 'Patterns')).toContainText('the presentation came up');
    await page.unroute(ENGINE);
  });
}
