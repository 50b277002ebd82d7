import type { Page } from '@playwright/test';
import { savedEntry } from './journal-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { expect, expectAccessible, sql } from './support.ts';

/* What comes back of earlier days, and what is kept from coming back. */

export const memory = (page: Page, when: string) => page.getByRole('region', { name: when, exact: true });

/** Chooses from the menu beside a memory. */
export async function choose(page: Page, when: string, name: string): Promise<void> {
  await memory(page, when).getByRole('button', { name: 'Memory options' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** An entry whose day lies so far back, counted from the person's own today. */
export async function entryOf(page: Page, before: string, celebration: string): Promise<string> {
  const id = await savedEntry(page, { celebration });
  await sql(
    `update journal_entries e set date = ((now() at time zone p.time_zone)::date - $2::interval)::date
      from profiles p where p.id = e.user_id and e.id = $1`,
    [id, before],
  );
  return id;
}

export const HISTORY = '/journal/history';

/** Two years ago something else than a year ago, which is about what the last days were about. */
export async function writeYears(page: Page): Promise<void> {
  await entryOf(page, '2 years', 'We painted the kitchen.');
  await entryOf(page, '1 year', 'I slept nine hours.');
  await entryOf(page, '3 days', 'I went to bed at ten.');
  await entryOf(page, '1 day', 'I took a nap.');
}

/** Gives the page's worker a busy machine's time: after two seconds the earliest would come back. */
export async function withPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = globalThis.setTimeout;
    const longer = (run: () => void, after?: number) => start(run, after === 2000 ? 20_000 : after);
    Object.assign(globalThis, { setTimeout: longer });
  });
}

/** A year ago and a week ago. Answers the id of the entry of a year ago. */
export async function writeMemories(page: Page): Promise<string> {
  const id = await entryOf(page, '1 year', 'The lake was warm. We stayed.');
  await entryOf(page, '7 days', 'Ann called.');
  return id;
}

/** Reads what comes back, and hides it day by day, until nothing does. */
export async function hideMemories(page: Page): Promise<void> {
  await page.goto(HISTORY);
  await expect(memory(page, 'A year ago')).toContainText('The lake was warm.');
  await expect(memory(page, 'A year ago')).not.toContainText('We stayed.');
  await expectAccessible(page);
  await choose(page, 'A year ago', 'Don’t show this day');
  await expect(memory(page, 'A week ago')).toContainText('Ann called.');
  await choose(page, 'A week ago', 'Don’t show this day');
  await expect(page.getByRole('button', { name: 'Memory options' })).toHaveCount(0);
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Action Journal History' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Memory options' })).toHaveCount(0);
}
