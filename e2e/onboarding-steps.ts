import type { Page } from '@playwright/test';
import { expect, sql } from './support.ts';

/* What the journeys of onboarding share. */

export const PRESETS =
  'Achievement, Adventure, Boldness, Nature, Connection, Contribution, Courage, Creativity, Curiosity, Dancing, ' +
  'Exercise, Faith, Family, Fun, Growth, Helping Others, Integrity, Movement, Music, Passion, Plans, Play, ' +
  'Pleasure, Purpose, Responsibility, Spontaneity, Structures, Success, Systems, Teaching';

export const INTENTIONS =
  'Accepted, Heard, Valued, Inspired, Safe, Motivated, Supported, Appreciated, Matter, Energized, Clarity, Worthwhile';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
export const goalArea = (page: Page) =>
  page.getByRole('textbox', { name: 'What is your biggest goal right now?' });
export const word = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const ownWord = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Your own word ${place}`, exact: true });
export const slots = (page: Page) =>
  page.getByRole('list', { name: 'Your three values' }).getByRole('listitem');
export const captions = async (page: Page) =>
  (
    await page
      .getByRole('group', { name: /choose/ })
      .locator('label')
      .allInnerTexts()
  ).map((text) => text.trim());

export async function profileRow(userId: string) {
  const [row] = await sql('select * from profiles where id = $1', [userId]);
  return row ?? {};
}

/** What the server has of the profile once the device has sent what was done. */
export const expectProfile = (userId: string, fields: Record<string, unknown>) =>
  expect.poll(() => profileRow(userId)).toMatchObject(fields);

export const expectIntentions = (userId: string, types: string[]) =>
  expect
    .poll(async () => {
      const rows = await sql('select intention_type from impact_intentions where user_id = $1', [userId]);
      return rows.map((row) => row.intention_type).sort();
    })
    .toEqual(types);

/** Collects the bodies of one kind of call. */
export function sentTo(page: Page, path: string, method = 'POST'): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() === method)
      bodies.push(request.postDataJSON());
  });
  return bodies;
}
