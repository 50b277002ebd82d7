import type { Locator, Page } from '@playwright/test';
import { open } from '../src/kernel/seal.ts';
import {
  begin,
  draft,
  findTopics,
  generate,
  LESSON,
  makePosts,
  noteLesson,
  openedWith,
  pickIdea,
  platform,
  posts,
  value,
  writeOwnText,
} from './content-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { expect, expectAccessible, failing, signUp, sql, stopClock, test } from './support.ts';

/* Posts once they are made: copied, shared, changed, kept and found again, in the person's own voice. */

const ENGINE = /\/assets\/worker-[^/]+\.js|content\/ui\/worker/;

// Each walk is as long as several journeys.
test.slow();

const closePosts = (page: Page) => posts(page).getByRole('button', { name: 'Close' }).click();

/** What a button says of what it did, is said for two seconds by the page's stopped clock. */
async function expectForTwoSeconds(page: Page, said: Locator): Promise<void> {
  await expect(said).toBeVisible();
  await stopClock(page);
  await page.clock.runFor(1_000);
  await expect(said).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(said).toHaveCount(0);
  await page.clock.resume();
}

test('posts are copied, shared, changed, made again, saved, found again and deleted with a way back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    window.open = (address) => {
      document.documentElement.dataset.opened = String(address);
      return null;
    };
  });
  const { userId } = await signUp(page);
  await page.goto('/content');
  await begin(page);
  await writeOwnText(page, LESSON);
  await makePosts(page);
  const html = page.locator('html');
  const shared = await draft(page).getByRole('textbox').inputValue();
  await page.clock.install();
  await test.step('CNT-05 MSG-92 LIM-12 its button says that it is copied, for two seconds', async () => {
    const copy = draft(page).getByRole('button', { name: 'Copy draft 1' });
    await copy.click();
    await expectForTwoSeconds(page, draft(page).getByRole('button', { name: 'Copied!' }));
    await expect(copy).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
  });
  await test.step('CNT-14 MSG-93 LIM-13 sharing opens the address of the platform, and says so as long', async () => {
    await draft(page).getByRole('button', { name: 'Share draft 1' }).click();
    await expectForTwoSeconds(page, draft(page).getByRole('button', { name: 'Opening...' }));
    await expect(html).toHaveAttribute(
      'data-opened',
      `https://x.com/intent/post?text=${encodeURIComponent(shared)}`,
    );
  });
  await test.step('CNT-05 where the device has a share sheet, it is given the post', async () => {
    await page.evaluate(() => {
      delete document.documentElement.dataset.opened;
      const share = async ({ text }: ShareData) => {
        document.documentElement.dataset.shared = text;
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    const second = await draft(page, 2).getByRole('textbox').inputValue();
    await draft(page, 2).getByRole('button', { name: 'Share draft 2' }).click();
    await expect(html).toHaveAttribute('data-shared', second);
    await expect(html).not.toHaveAttribute('data-opened');
  });
  await test.step('CNT-06 MSG-94 where a platform has no address, sharing is not available', async () => {
    await closePosts(page);
    await platform(page).selectOption('Instagram');
    await generate(page).click();
    const share = draft(page).getByRole('button', { name: 'Sharing not available for this platform' });
    await expect(share).toBeDisabled();
    await expect(draft(page).getByRole('button', { name: /^Copy/ })).toBeEnabled();
  });
  await test.step('made again for another platform, those that were reworded stay until they are kept or removed', async () => {
    await draft(page, 1).getByRole('textbox').fill('Kept as it reads now.');
    await draft(page, 1).getByRole('button', { name: 'Save draft 1' }).click();
    await draft(page, 2).getByRole('textbox').fill('Reworded, and kept nowhere.');
    await closePosts(page);
    await platform(page).selectOption('X');
    await generate(page).click();
    await expect(draft(page, 4).getByRole('textbox')).toHaveValue('Reworded, and kept nowhere.');
    await expect(draft(page, 5)).toHaveCount(0);
    await draft(page, 4).getByRole('button', { name: 'Remove draft 4' }).click();
    await expect(posts(page)).toContainText('Draft 4 removed');
    await expectAccessible(page);
    await posts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(draft(page, 4).getByRole('textbox')).toHaveValue('Reworded, and kept nowhere.');
    await draft(page, 4).getByRole('button', { name: 'Remove draft 4' }).click();
    await closePosts(page);
    await page.getByRole('button', { name: 'Show latest drafts' }).click();
    await expect(draft(page, 3)).toBeVisible();
    await expect(draft(page, 4)).toHaveCount(0);
  });
  const words = draft(page).getByRole('textbox');
  const changed = 'Slow mornings, and שלום 👩‍👩‍👧‍👦';
  await test.step('its length is in sight while it is changed', async () => {
    await words.fill('x'.repeat(283));
    await expect(draft(page)).toContainText('283 of 280 characters');
    await expect(draft(page)).toContainText('3 characters too many');
    await words.fill(changed);
    await expect(draft(page)).toContainText('26 of 280 characters');
  });
  await test.step('saved by two clicks it is stored once, sealed', async () => {
    await draft(page).getByRole('button', { name: 'Save draft 1' }).dblclick();
    await expect(draft(page).getByRole('status')).toContainText(['Saved']);
    await closePosts(page);
    await expectSaved(page);
    // The other one was saved before.
    const kept = 'select platform, format from kept_posts where user_id = $1 order by created_at';
    expect(await sql(kept, [userId])).toEqual([
      { platform: 'Instagram', format: 3 },
      { platform: 'X', format: 3 },
    ]);
  });
  await page.reload();
  const kept = page.getByRole('region', { name: 'Saved posts' });
  await test.step('it is found again, among the saved posts and the latest drafts', async () => {
    await expect(kept).toContainText(changed);
    await expect(kept).toContainText('Kept as it reads now.');
    await page.getByRole('button', { name: 'Show latest drafts' }).click();
    await expect(words).toHaveValue(changed);
    await closePosts(page);
  });
  await test.step('it is reworded, and deleted with a way back', async () => {
    const options = kept.getByRole('button', { name: 'Options for the post for X' });
    await options.click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Post text').fill('Reworded.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Post text')).toHaveCount(0);
    await expect(kept).toContainText('Reworded.');
    await options.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(kept).not.toContainText('Reworded.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(kept).toContainText('Reworded.');
  });
});

test('the person’s voice is learned for their posts, and what cannot be made is made at another try', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await noteLesson(page, userId, 'We walked slowly! We were glad of it!');
  await page.goto('/content');
  const voice = page.getByRole('region', { name: 'Your voice' });
  const learn = voice.getByRole('button', { name: 'Learn my voice' });
  const made = page.getByRole('region', { name: 'Make a post' });
  const voiceFailed = 'There was a problem generating your voice profile. Please try again.';
  await begin(page);
  await writeOwnText(page, LESSON);
  await test.step('MSG-64 topics that cannot be made', async () => {
    await failing(page, ENGINE, 'network');
    await findTopics(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'There was a problem generating topics. Please try again.',
    );
  });
  await test.step('MSG-66 a voice that cannot be learned, when it is asked for and before posts', async () => {
    await learn.click();
    await expect(voice.getByRole('alert')).toHaveText(voiceFailed);
    await page.unroute(ENGINE);
    await findTopics(page).click();
    await pickIdea(page);
    await value(page).selectOption('Family');
    await failing(page, ENGINE, 'network');
    await generate(page).click();
    await expect(made.getByRole('alert')).toHaveText(voiceFailed);
    await page.unroute(ENGINE);
  });
  await test.step('CNT-13 it is learned with the posts when none is stored, and shown', async () => {
    await expect(learn).toBeVisible();
    await generate(page).click();
    await expect(draft(page, 3).getByRole('textbox')).toHaveValue(/better days\.\nThe phone/);
    await closePosts(page);
    await expect(voice).toContainText('Writes as “we”. Mostly in the past tense. Uses exclamation points.');
  });
  await test.step('CNT-13 it is changed', async () => {
    await voice.getByRole('button', { name: 'Edit your voice' }).click();
    await page.getByLabel('Tone and style').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Please write something here.')).toBeVisible();
    await page.getByLabel('Tone and style').fill('Writes as “I”, 20 words at a time.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(voice).toContainText('Writes as “I”, 20 words at a time.');
  });
  await test.step('MSG-65 posts that cannot be made are made at another try, by the changed voice', async () => {
    await failing(page, ENGINE, 'network');
    await generate(page).click();
    await expect(made.getByRole('alert')).toHaveText(
      'There was a problem generating content. Please try again.',
    );
    await page.unroute(ENGINE);
    await generate(page).click();
    await expect(draft(page, 3).getByRole('textbox')).toHaveValue(/better days\. The phone/);
    await closePosts(page);
  });
  await test.step('ENT-17 it is learned again with a way back, and stored sealed', async () => {
    await voice.getByRole('button', { name: 'Update my voice' }).click();
    await expect(voice).toContainText('Writes as “we”.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(voice).toContainText('Writes as “I”, 20 words at a time.');
    await expectSaved(page);
    const [row] = await sql<{ tone_style: string }>(
      'select tone_style from voice_profiles where user_id = $1',
      [userId],
    );
    const place = { table: 'voice_profiles', column: 'tone_style', row: 'own', person: userId };
    expect(await open(await openedWith(page, userId), row?.tone_style ?? '', 3, place)).toBe(
      'Writes as “I”, 20 words at a time.',
    );
  });
});
