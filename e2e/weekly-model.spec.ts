import type { Browser, Page } from '@playwright/test';
import { addDays, type LocalDate, localDateOf, weekOf } from '../src/kernel/calendar.ts';
import { failing, says } from '../test/harness/model-endpoint.ts';
import { savedEntry } from './journal-steps.ts';
import { withModel } from './model-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, goWithin, signUp, test } from './support.ts';

/* A language model writes the insights of a week: offered, shown beforehand, agreed to, and taken back. */

const model = withModel();

const SWAM = 'We swam in the lake before breakfast';
const cited = [{ id: 'E1', quote: 'swam in the lake' }];
const nothing = { text: '', citations: [] };
const GOOD = {
  celebration: { text: 'Water began your day: “swam in the lake”.', citations: cited },
  patterns: [
    { text: 'Cold water and early hours belong together.', citations: cited },
    { text: 'You are never content.', citations: [{ id: 'E4', quote: 'never content' }] },
  ],
  suggestions: [{ text: 'Give the lake another morning.', citations: cited }],
  summary: nothing,
};

/** The Sunday of the week before this one. */
const lastWeek = (): LocalDate => addDays(weekOf(localDateOf(new Date(), 'America/Los_Angeles')).start, -7);

/** Somebody with an entry in the week before this one, at its insights; what the page sends is added to `sent`. */
async function atInsights(browser: Browser, sent: string[] = []): Promise<Page> {
  const context = await browser.newContext({ baseURL: model.server.url, reducedMotion: 'reduce' });
  context.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  const page = await context.newPage();
  await page.goto('/');
  const { userId } = await signUp(page);
  await savedEntry(page, { celebration: SWAM });
  await model.server.sql(
    `update profiles set created_at = created_at - interval '30 days', time_zone = 'America/Los_Angeles' where id = $1`,
    [userId],
  );
  await model.server.sql('update journal_entries set date = $2 where user_id = $1', [
    userId,
    addDays(lastWeek(), 2),
  ]);
  await page.goto(`/weekly-insights?week=${lastWeek()}`);
  await expect(page.getByRole('region', { name: 'Worth celebrating' })).toContainText(SWAM);
  return page;
}

const offer = (page: Page) => page.getByRole('button', { name: 'See what would be sent' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'What would be sent' });
const exactly = (page: Page) => dialog(page).getByText('Show exactly what is sent');
const patterns = (page: Page) => page.getByRole('region', { name: 'Patterns' });
const WROTE = 'Written by a language model from what you wrote this week';

/** The model has written; where the server had too much to do for it, it is asked once more, as a person would. */
async function written(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(page.getByText(WROTE)).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
}

test('a language model writes once a person has seen what is sent and agreed, until they take it back', async ({
  browser,
}) => {
  model.endpoint.reply(says(GOOD));
  const sent: string[] = [];
  const page = await atInsights(browser, sent);

  await test.step('without consent nothing that was written leaves the device for a summary', async () => {
    await offer(page).click();
    await expect(dialog(page)).toContainText(
      `If you agree, the language model at ${model.endpoint.host} receives what you wrote this week`,
    );
    const words = dialog(page).getByRole('region', { name: 'Your words from this week' });
    await expect(words).toBeHidden();
    await exactly(page).click();
    await expect(words).toContainText(`| ${SWAM}`);
    // The marks around the words are sent, and not read.
    await expect(words).not.toContainText(/\||E1/, { useInnerText: true });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(offer(page)).toBeFocused();
    await expectSaved(page);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((request) => /swam|breakfast|weekly-insights\W*$|functions/.test(request))).toEqual(
      [],
    );
    expect(sent.every((request) => new URL(request.split(' ')[1] ?? '').origin === model.server.url)).toBe(
      true,
    );
    expect(model.endpoint.asked).toEqual([]);
  });

  await test.step('where it cannot be agreed to, nothing is sent, and the dialog says so', async () => {
    await offer(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Agree and send' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('nothing was sent');
    await page.context().setOffline(false);
    expect(model.endpoint.asked).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(offer(page)).toBeFocused();
  });

  await test.step('with consent it writes, on the text that was shown', async () => {
    await offer(page).click();
    await exactly(page).click();
    const words = dialog(page).getByRole('region', { name: 'Your words from this week' });
    const told = dialog(page).getByRole('region', { name: 'The model’s instructions' });
    const shown = { system: await told.textContent(), prompt: await words.textContent() };
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole('button', { name: 'Agree and send' }).dblclick();
    await written(page);
    await expect(patterns(page)).toContainText('Cold water and early hours belong together.');
    await expect(page.getByText('You are never content.')).toHaveCount(0);
    expect(model.endpoint.asked).toHaveLength(1);
    expect(model.endpoint.asked[0]?.body.messages).toEqual([
      { role: 'system', content: shown.system },
      { role: 'user', content: shown.prompt },
    ]);
    await expect(offer(page)).toHaveCount(0);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    // What is kept is shown again without asking.
    await expectSaved(page);
    await page.reload();
    await expect(page.getByText(WROTE)).toBeVisible();
    expect(model.endpoint.asked).toHaveLength(1);
  });

  await test.step('the consent can be taken back', async () => {
    await page.getByRole('link', { name: 'Change this in your profile' }).click();
    await expect(page.getByText(`the language model at ${model.endpoint.host}`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Withdraw consent' }).click();
    await expect(page.getByText('Consent withdrawn. No language model receives your words.')).toBeVisible();
    await expectSaved(page);
    await goWithin(page, '/weekly-summaries');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weekly summaries');
    await goWithin(page, '/profile');
    await expect(page.getByText('No language model receives your words. If you agree')).toBeVisible();
    const [{ consents }] = (await model.server.sql<{ consents: number }>(
      'select count(model_consent_at)::int as consents from profiles',
    )) as [{ consents: number }];
    expect(consents).toBe(0);
  });
  await page.context().close();
});

test('a model that fails leaves what the device wrote, says so, and may be asked again', async ({
  browser,
}) => {
  model.endpoint.reply(failing(500));
  const page = await atInsights(browser);
  await offer(page).click();
  await page.getByRole('button', { name: 'Agree and send' }).click();
  await expect(page.getByText('These insights were written on your device.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Worth celebrating' })).toContainText(SWAM);
  model.endpoint.reply(says(GOOD));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await written(page);
  await page.context().close();
});
