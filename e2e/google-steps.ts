import type { Page } from '@playwright/test';
import { expect } from './support.ts';

/** The page on which tasks stand at the stand-in for Google. */
const STAND_IN = '/dev/google';
export const SYNC = '**/functions/v1/sync-google-tasks';

export const syncButton = (page: Page) => page.getByRole('button', { name: 'Sync with Google Tasks' });
export const SUCCESS = 'Tasks synced successfully! Refresh to see changes.';
export const FAILED = 'Failed to connect to Google. Please try again.';

/** Presses the button and answers Google's window; resolves when it has closed. */
export async function consent(
  page: Page,
  answer: 'Allow' | 'Deny',
  button = syncButton(page),
): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('link', { name: answer }).click();
  await closed;
}

/** A token of the account that this browser is signed in to at the stand-in, as its consent page gives it. */
async function tokenOf(page: Page): Promise<string> {
  const redirect_uri = `${new URL(process.env.E2E_BASE_URL ?? '').origin}/google-return`;
  const asked = new URLSearchParams({ redirect_uri, scope: 'https://www.googleapis.com/auth/tasks' });
  const consented = await page.request.get(`${STAND_IN}/consent?${asked}`);
  return /access_token=([\w.-]+)/.exec(await consented.text())?.[1] ?? '';
}

/** Works on the tasks at the stand-in as their owner does, by the API. */
export async function atGoogle(page: Page) {
  const access_token = await tokenOf(page);
  const ask = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(`${STAND_IN}/tasks/v1/${path}`, {
      method,
      data,
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return answer.status() === 204 ? {} : answer.json();
  };
  const list = async (): Promise<string> => {
    const { items } = await ask('GET', 'users/@me/lists');
    const found = items.find(({ title }: { title: string }) => title === 'Growth Loop');
    return (found ?? (await ask('POST', 'users/@me/lists', { title: 'Growth Loop' }))).id;
  };
  const tasks = async (): Promise<{ id: string; title: string; status: string }[]> =>
    (await ask('GET', `lists/${await list()}/tasks?showHidden=true`)).items ?? [];
  const find = async (title: string) => {
    const found = (await tasks()).find((task) => task.title === title);
    if (!found) throw new Error(`no task ${title}`);
    return `lists/${await list()}/tasks/${found.id}`;
  };
  return {
    add: async (title: string) => ask('POST', `lists/${await list()}/tasks`, { title }),
    change: async (title: string, changes: object) => ask('PATCH', await find(title), changes),
    remove: async (title: string) => ask('DELETE', await find(title)),
    said: async () =>
      (await tasks()).map(({ title, status }) => `${status === 'completed' ? '✓ ' : ''}${title}`).toSorted(),
  };
}
