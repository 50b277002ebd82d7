import type { Page } from '@playwright/test';
import { savedLesson } from './journal-steps.ts';
import { expect, signUp, test } from './support.ts';

/** What lies in the notebook's database, by store: how many values, and all that can be read in them. */
function onDisk(page: Page): Promise<Record<string, { values: number; readable: string }>> {
  return page.evaluate(async () => {
    const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'growth-loop/notebook')) return {};
    const database = await answered(indexedDB.open('growth-loop/notebook'));
    const readable = (value: unknown): string =>
      value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : JSON.stringify(value);
    const found: Record<string, { values: number; readable: string }> = {};
    for (const name of database.objectStoreNames) {
      const values: object[] = await answered(database.transaction(name).objectStore(name).getAll());
      found[name] = {
        values: values.length,
        readable: values.flatMap((value) => Object.values(value).map(readable)).join('\n'),
      };
    }
    database.close();
    return found;
  });
}

test('the notebook goes on where it was, lies sealed on the device, and a sign-out empties it while another tab is open', async ({
  page,
}) => {
  await signUp(page, { name: 'Canary Lindqvist' });
  await test.step('it goes on where it was: a later start asks for what is new alone', async () => {
    const first = page.waitForRequest('**/api/sync?after=*');
    await page.goto('/dashgrowthloop');
    const begun = await first;
    await expect.poll(async () => (await onDisk(page)).meta?.values ?? 0).toBe(1);
    await savedLesson(page, 'Canaries sing in the morning.');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/sync')) asked.push(request.url());
    });
    await page.reload();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(asked[0]).toBe(begun.url());
  });
  await expect.poll(async () => (await onDisk(page)).chunks?.values ?? 0).toBeGreaterThan(0);
  await expect.poll(async () => (await onDisk(page)).meta?.readable ?? '').toContain('null');
  for (const { readable } of Object.values(await onDisk(page))) expect(readable).not.toMatch(/canar/i);

  const other = await page.context().newPage();
  await other.goto('/dashtools');
  await expect(other.getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  for (const { values } of Object.values(await onDisk(page))) expect(values).toBe(0);
});
