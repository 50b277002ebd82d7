import type { Page } from '@playwright/test';
import { expect, expectAccessible, goWithin, test } from './support.ts';

/* A page of another journal, as it is read and found once it has come in. */

export const AT_THE_LAKE = {
  uuid: 'LAKE',
  creationDate: '2019-07-04T20:00:00Z',
  timeZone: 'America/New_York',
  text: '# A day at the lake\n\nWe swam until our hands were old. **Nils** caught a perch.\n\n- [x] swim\n- [ ] sleep\n\n[Map](https://maps.example/lake) <b>html</b>',
  tags: ['family', 'summer'],
  location: { placeName: 'Lake George' },
  weather: { conditionsDescription: 'Sunny', temperatureCelsius: 24 },
  starred: true,
  photos: [{}, {}],
};

export async function readImportedPage(page: Page): Promise<void> {
  await test.step('it stands in the history with its title, its Markdown and all that was noted', async () => {
    await expect(page.getByText('A day at the lake')).toBeVisible();
    await expect(page.getByText('Nils', { exact: true })).toHaveCSS('font-weight', '600');
    await expect(page.getByRole('checkbox', { name: 'Done', exact: true })).toBeChecked();
    for (const fact of [
      'Starred',
      'Lake George',
      'Sunny, 75 °F',
      '#family #summer',
      'Imported from Day One',
    ]) {
      await expect(page.getByText(fact, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('<b>html</b>')).toBeVisible();
    await expect(page.getByText('Awareness')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Map' })).toHaveAttribute('rel', /noopener/);
    await expectAccessible(page);
  });
}

export async function findImportedPage(page: Page): Promise<void> {
  await test.step('its words are found as those of a page, and its place too', async () => {
    await goWithin(page, '/find');
    const field = page.getByRole('main').getByRole('searchbox');
    const found = page.getByRole('list', { name: 'Results' }).getByRole('link');
    for (const word of ['perch', 'George']) {
      await field.fill(word);
      await expect(found).toHaveCount(1);
      await expect(found).toContainText('Journal: Imported page');
    }
    await field.fill('perch');
    await expect(found).toContainText('Nils caught a perch');
    await found.click();
    await expect(page.getByRole('main').locator('mark')).toHaveText(['perch']);
  });
}
