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
  posts,
  value,
  writeOwnText,
} from './content-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { expect, expectAccessible, failing, signUp, sql, stopClock, test } from './support.ts';

/* Posts once they are made: copied, shared, changed, kept and found again, in the person's own voice. */

const ENGINE = /\/assets\/worker-[^/]+\.js|content\/ui\/worker/;

test('CNT-05 MSG-92 LIM-12 a post is copied, and its button says so for two seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  await page.goto('/content');
  await begin(page);
  await writeOwnText(page, LESSON);
  await makePosts(page);
  const words = await draft(page).getByRole('textbox').inputValue();
  await page.clock.install();
  const copy = draft(page).getByRole('button', { name: 'Copy draft 1' });
  const copied = draft(page).getByRole('button', { name: 'Copied!' });
  await copy.click();
  await expect(copied).toBeVisible();
  await stopClock(page);
  await page.clock.runFor(1_000);
  await expect(copied).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(copied).toHaveCount(0);
  await expect(copy).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);
});

test('CNT-14 MSG-93 LIM-13 sharing opens the address of the platform with the post, and says so for two seconds', async ({
  page,
}) => {
  await signUp(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    window.open = (address) => {
      document.documentElement.dataset.opened = String(address);
      return null;
    };
  });
  await page.goto('/content');
  await begin(page);
  await writeOwnText(page, LESSON);
  await makePosts(page);
  const words = await draft(page).getByRole('textbox').inputValue();
  await page.clock.install();
  await draft(page).getByRole('button', { name: 'Share draft 1' }).click();
  const opening = draft(page).getByRole('button', { name: 'Opening...' });
  await expect(opening).toBeVisible();
  await stopClock(page);
  await page.clock.runFor(1_000);
  await expect(opening).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(opening).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute(
    'data-opened',
    `https://x.com/intent/post?text=${encodeURIComponent(words)}`,
  );
});

test('CNT-05 where the device has a share sheet, it is given the post', async ({ page }) => {
  await signUp(page);
  await page.addInitScript(() => {
    const share = async ({ text }: ShareData) => {
      document.documentElement.dataset.shared = text;
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto('/content');
  await begin(page);
  await writeOwnText(page, LESSON);
  await makePosts(page);
  const words = await draft(page, 2).getByRole('textbox').inputValue();
  await draft(page, 2).getByRole('button', { name: 'Share draft 2' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', words);
});

test('CNT-06 MSG-94 where a platform has no address, sharing is not available', async ({ page }) => {
  await signUp(page);
  await page.goto('/content');
  await begin(page, 'Instagram');
  await writeOwnText(page, LESSON);
  await makePosts(page);
  const share = draft(page).getByRole('button', { name: 'Sharing not available for this platform' });
  await expect(share).toBeDisabled();
  await expect(draft(page).getByRole('button', { name: /^Copy/ })).toBeEnabled();
});

test('a post is changed with its length in sight, saved, found again, reworded and deleted with a way back', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.goto('/content');
  await begin(page);
  await writeOwnText(page, LESSON);
  await makePosts(page);
  const words = draft(page).getByRole('textbox');
  await words.fill('x'.repeat(283));
  await expect(draft(page)).toContainText('283 of 280 characters');
  await expect(draft(page)).toContainText('3 characters too many');
  await words.fill('Slow mornings, and שלום 👩‍👩‍👧‍👦');
  await expect(draft(page)).toContainText('26 of 280 characters');
  await draft(page).getByRole('button', { name: 'Save draft 1' }).dblclick();
  await expect(draft(page).getByRole('status')).toContainText(['Saved']);
  await posts(page).getByRole('button', { name: 'Close' }).click();
  await expectSaved(page);
  expect(await sql('select platform, format from kept_posts where user_id = $1', [userId])).toEqual([
    { platform: 'X', format: 3 },
  ]);
  await page.reload();
  const kept = page.getByRole('region', { name: 'Saved posts' });
  await expect(kept).toContainText('Slow mornings, and שלום 👩‍👩‍👧‍👦');
  await page.getByRole('button', { name: 'Show latest drafts' }).click();
  await expect(draft(page).getByRole('textbox')).toHaveValue('Slow mornings, and שלום 👩‍👩‍👧‍👦');
  await posts(page).getByRole('button', { name: 'Close' }).click();
  await kept.getByRole('button', { name: 'Options for the post for X' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Post text').fill('Reworded.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(kept).toContainText('Reworded.');
  await kept.getByRole('button', { name: 'Options for the post for X' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(kept).toContainText('Saved posts appear here.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(kept).toContainText('Reworded.');
});

test('posts that are made again leave those that were reworded, until they are kept or removed', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/content');
  await begin(page);
  await writeOwnText(page, LESSON);
  await makePosts(page);
  await draft(page, 1).getByRole('textbox').fill('Kept as it reads now.');
  await draft(page, 1).getByRole('button', { name: 'Save draft 1' }).click();
  await draft(page, 2).getByRole('textbox').fill('Reworded, and kept nowhere.');
  await posts(page).getByRole('button', { name: 'Close' }).click();
  await generate(page).click();
  await expect(draft(page, 4).getByRole('textbox')).toHaveValue('Reworded, and kept nowhere.');
  await expect(draft(page, 5)).toHaveCount(0);
  await draft(page, 4).getByRole('button', { name: 'Remove draft 4' }).click();
  await expect(posts(page)).toContainText('Draft 4 removed');
  await expectAccessible(page);
  await posts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(draft(page, 4).getByRole('textbox')).toHaveValue('Reworded, and kept nowhere.');
  await draft(page, 4).getByRole('button', { name: 'Remove draft 4' }).click();
  await posts(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Show latest drafts' }).click();
  await expect(draft(page, 3)).toBeVisible();
  await expect(draft(page, 4)).toHaveCount(0);
});

test('CNT-13 ENT-17 the voice is learned when none is stored, shown, changed and learned again', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await noteLesson(page, userId, 'We walked slowly! We were glad of it!');
  await page.goto('/content');
  const voice = page.getByRole('region', { name: 'Your voice' });
  await expect(voice.getByRole('button', { name: 'Learn my voice' })).toBeVisible();
  await begin(page);
  await writeOwnText(page, LESSON);
  await makePosts(page);
  await expect(draft(page).getByRole('textbox')).toHaveValue(/better days\.\nThe phone/);
  await posts(page).getByRole('button', { name: 'Close' }).click();
  await expect(voice).toContainText('Writes as “we”. Mostly in the past tense. Uses exclamation points.');
  await voice.getByRole('button', { name: 'Edit your voice' }).click();
  await page.getByLabel('Tone and style').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please write something here.')).toBeVisible();
  await page.getByLabel('Tone and style').fill('Writes as “I”, 20 words at a time.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(voice).toContainText('Writes as “I”, 20 words at a time.');
  await generate(page).click();
  await expect(draft(page).getByRole('textbox')).toHaveValue(/better days\. The phone/);
  await posts(page).getByRole('button', { name: 'Close' }).click();
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

test('MSG-64 MSG-65 MSG-66 what cannot be made is said, and is made at another try', async ({ page }) => {
  await signUp(page);
  await page.goto('/content');
  await begin(page);
  await writeOwnText(page, LESSON);
  await failing(page, ENGINE, 'network');
  await findTopics(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'There was a problem generating topics. Please try again.',
  );
  await page.getByRole('button', { name: 'Learn my voice' }).click();
  const voiceFailed = 'There was a problem generating your voice profile. Please try again.';
  await expect(page.getByRole('region', { name: 'Your voice' }).getByRole('alert')).toHaveText(voiceFailed);
  await page.unroute(ENGINE);
  await findTopics(page).click();
  await pickIdea(page);
  await value(page).selectOption('Family');
  await failing(page, ENGINE, 'network');
  await generate(page).click();
  await expect(page.getByRole('region', { name: 'Make a post' }).getByRole('alert')).toHaveText(voiceFailed);
  await page.unroute(ENGINE);
  await page.getByRole('button', { name: 'Learn my voice' }).click();
  await expect(page.getByRole('button', { name: 'Update my voice' })).toBeVisible();
  await failing(page, ENGINE, 'network');
  await generate(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'There was a problem generating content. Please try again.',
  );
  await page.unroute(ENGINE);
  await generate(page).click();
  await expect(posts(page)).toBeVisible();
});
