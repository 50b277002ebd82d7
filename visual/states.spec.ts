import type { Page } from '@playwright/test';
import { expect } from '../e2e/support.ts';
import { expectLooks } from './looks.ts';
import { open, test } from './people.ts';

/* What opens over a page, and pages of one thing of Maya's. Nothing is saved: she stays as she is. */

const pressAnywhere = (page: Page, key: string) => page.keyboard.press(key);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name?: string) => page.getByRole('dialog', { name });

test.describe('over Today', () => {
  test.beforeEach(({ maya }) => open(maya, '/dashgrowthloop', 'Welcome, Maya!'));
  test.afterEach(({ maya }) => pressAnywhere(maya, 'Escape'));

  test('palette', async ({ maya }) => {
    await pressAnywhere(maya, 'Control+k');
    await expect(dialog(maya, 'Search and commands')).toBeVisible();
    await expectLooks(maya, 'palette');
    await maya.keyboard.type('le');
    await expectLooks(maya, 'palette-typed');
    await maya.keyboard.press('Control+a');
    await maya.keyboard.type('workshop');
    await expect(dialog(maya).locator('mark').first()).toBeVisible();
    await expectLooks(maya, 'palette-hits');
    await maya.keyboard.type('xyz');
    await expectLooks(maya, 'palette-nothing');
  });

  test('keys', async ({ maya }) => {
    await pressAnywhere(maya, '?');
    await expect(dialog(maya, 'Keyboard shortcuts')).toBeVisible();
    await expectLooks(maya, 'keys');
  });

  test('menu', async ({ maya }) => {
    await button(maya, 'Menu').click();
    await expect(maya.getByRole('menu', { name: 'Menu' })).toBeVisible();
    await expectLooks(maya, 'menu');
  });

  test('saving', async ({ maya }) => {
    await button(maya, 'Saved').click();
    await expect(dialog(maya)).toBeVisible();
    await expectLooks(maya, 'saving');
  });
});

test.describe('quick add', () => {
  test.beforeEach(({ maya }) => open(maya, '/scoring'));
  test.afterEach(({ maya }) => pressAnywhere(maya, 'Escape'));

  test('quick action', async ({ maya }) => {
    await pressAnywhere(maya, 'a');
    await expect(dialog(maya, 'Add an action')).toBeVisible();
    await expectLooks(maya, 'quick-action');
  });

  test('quick lesson', async ({ maya }) => {
    await pressAnywhere(maya, 'l');
    await expect(dialog(maya, 'Note a lesson')).toBeVisible();
    await expectLooks(maya, 'quick-lesson');
  });
});

test('model dialog', async ({ maya }) => {
  await open(maya, '/weekly-insights?week=2033-05-08');
  await button(maya, 'See what would be sent').click();
  await expect(dialog(maya, 'What would be sent')).toBeVisible();
  await maya.waitForLoadState('networkidle');
  await expectLooks(maya, 'model-dialog');
});

test('letters, and the picture of one', async ({ maya }) => {
  const letter = maya.getByRole('article', { name: 'Letter' });
  await open(maya, '/letter?week=2033-05-08');
  await expect(letter).toBeVisible();
  await expectLooks(maya, 'letter', { whole: true });
  await open(maya, '/letter?month=2033-04');
  await expect(letter).toBeVisible();
  await expectLooks(maya, 'letter-month', { whole: true });
  await button(maya, 'Make a picture to share').click();
  await expect(dialog(maya).getByRole('img')).toBeVisible();
  await expectLooks(maya, 'letter-picture');
});

test('an entry, and its words to be changed', async ({ maya }) => {
  await open(maya, '/journal/history');
  const entry = maya.getByRole('main').locator('details[open]').first();
  // What comes back on this day is chosen first, and stands above.
  await expect(maya.getByRole('heading', { name: / ago$/ })).toBeVisible();
  await expectLooks(maya, 'history-opened', { at: entry });
  await entry.getByRole('link', { name: 'Edit' }).click();
  await expect(maya).toHaveURL(/journal\/edit/);
  await expect(maya.getByRole('textbox').first()).toBeVisible();
  await maya.waitForLoadState('networkidle');
  await expectLooks(maya, 'edit-entry');
});

test('a lesson, and its words to be changed', async ({ maya }) => {
  await open(maya, '/lessons-history');
  const lesson = maya.getByRole('main').locator('details').first();
  await lesson.locator('summary').click();
  await expectLooks(maya, 'lessons-opened');
  await lesson.getByRole('link', { name: 'Edit' }).click();
  await expect(maya).toHaveURL(/lessons\/edit/);
  await expect(maya.getByRole('textbox').first()).toBeVisible();
  await maya.waitForLoadState('networkidle');
  await expectLooks(maya, 'edit-lesson');
});

test('goal', async ({ maya }) => {
  await open(maya, '/dashgrowthloop');
  await maya.getByRole('region', { name: 'Goals', exact: true }).getByRole('link').first().click();
  await expect(maya).toHaveURL(/\/goal\?/);
  await maya.waitForLoadState('networkidle');
  await expectLooks(maya, 'goal');
});

test('found', async ({ maya }) => {
  await open(maya, '/find');
  await maya
    .getByRole('main')
    .getByRole('searchbox')
    .or(maya.getByRole('main').getByRole('textbox'))
    .first()
    .fill('workshop');
  await expect(maya.getByRole('main').locator('mark').first()).toBeVisible();
  await expectLooks(maya, 'found');
  await maya.locator('[data-result]').nth(1).click();
  await expect(maya.getByRole('region', { name: 'Matches' })).toContainText('Result 2');
  const match = maya.locator('mark[data-current]');
  await expect(match).toBeVisible();
  await expectLooks(maya, 'found-opened', { at: match });
  // The device is another test’s next.
  await open(maya, '/find');
  await button(maya, 'Clear searches').click();
  await expect(button(maya, 'Clear searches')).toHaveCount(0);
});

test('related', async ({ maya }) => {
  await open(maya, '/find');
  await maya.getByRole('main').getByRole('searchbox').fill('being a good teacher');
  await expect(maya.getByRole('region', { name: 'Related' }).getByRole('link').first()).toBeVisible();
  await expectLooks(maya, 'related');
});

test('answers of the journal', async ({ maya }) => {
  await open(maya, '/find');
  const questions = maya.getByRole('region', { name: 'Ask your journal' }).getByRole('button');
  await questions.first().click();
  await expect(maya.getByText('The answers are your own words, oldest first.')).toBeVisible();
  await expectLooks(maya, 'answers');
});

test('dates of the search', async ({ maya }) => {
  await open(maya, '/find');
  await button(maya, 'Filters').click();
  await expectLooks(maya, 'find-filters');
  await maya.getByLabel('To', { exact: true }).fill('2033-05-01');
  await button(maya, 'To: choose from the calendar').click();
  await expectLooks(maya, 'find-calendar');
});

test('history on paper', async ({ maya }) => {
  await open(maya, '/journal/history');
  await maya.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await maya.emulateMedia({ media: 'print' });
  await expectLooks(maya, 'history-print');
  // The page is another test’s next.
  await maya.emulateMedia({ media: null });
});

test('document opened', async ({ maya }) => {
  await open(maya, '/dashtools');
  await maya.getByRole('main').locator('summary').first().click();
  await expectLooks(maya, 'document-opened');
});

test('sync monitor with its log', async ({ maya }) => {
  await maya.goto('/scoring');
  await maya.evaluate(() => {
    const counts = { created: 1, renamed: 0, completed: 2, reopened: 0, deleted: 0 };
    const lines = [
      { kind: 'failed', message: 'Failed to connect to Google. Please try again.' },
      { kind: 'started', message: 'Sync started' },
      {
        kind: 'done',
        message: 'Tasks synced successfully! Refresh to see changes.',
        run: { id: 'run', here: counts, there: { ...counts, completed: 0 }, skipped: 1, changes: '' },
      },
      { kind: 'started', message: 'Sync started' },
    ];
    const at = (place: number) => new Date(Date.now() - place * 1_000_000).toISOString();
    const kept = lines.map((line, place) => ({ ...line, id: String(place), at: at(place) }));
    localStorage.setItem('google-sync-log', JSON.stringify(kept));
  });
  await open(maya, '/sync-monitor');
  await expectLooks(maya, 'sync-monitor');
  await maya.evaluate(() => localStorage.removeItem('google-sync-log'));
});
