import type { Page } from '@playwright/test';
import { expect } from './support.ts';

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menu', { name: 'Menu' })).toBeVisible();
}

/** Follows one row of the menu, starting on a page that has it. */
export async function followMenu(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name, exact: true }).click();
}
