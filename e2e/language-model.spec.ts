import type { Browser, Page } from '@playwright/test';
import { addDays, type LocalDate, localDateOf, weekOf } from '../src/kernel/calendar.ts';
import { openRow } from '../src/kernel/sealed-row.ts';
import { failing as endpointFails, says } from '../test/harness/model-endpoint.ts';
import {
  begin,
  CTA,
  chooseLesson,
  draft,
  findTopics,
  generate,
  LESSON,
  noteLesson,
  openedWith,
  pickIdea,
  posts,
  value,
} from './content-steps.ts';
import { savedEntry } from './journal-steps.ts';
import { withModel } from './model-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  goWithin,
  signUp,
  test,
} from './support.ts';

/*
 * A language model writes posts and the insights of a week. What it would be given is shown, agreed to, and sent only
 * then. Both walks ask one server of their own, which takes as long to start as either.
 */

const model = withModel();

const OTHER = 'I am afraid that nobody will ever read what I write in here.';
const TOPICS = says({ topics: ['Quiet\thours at\n"home"'], quotes: ['Slow mornings make better days.'] });
const POSTS = says({ posts: [{ content: `The phone can wait. ${CTA}`, hashtags: ['#Mornings'] }] });

const byModel = (page: Page) => page.getByRole('radio', { name: 'With a language model' });
const byDevice = (page: Page) => page.getByRole('radio', { name: 'On this device' });
const sending = (page: Page) => page.getByRole('dialog', { name: 'What would be sent' });
const send = (page: Page) => sending(page).getByRole('button', { name: /end$/ }).click();
const closePosts = (page: Page) => posts(page).getByRole('button', { name: 'Close' }).click();
const useDevice = (page: Page) =>
  sending(page).getByRole('button', { name: 'Use this device instead' }).click();

test('a language model writes posts from what its person has seen and agreed to, and from nothing else', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: model.server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // Signing up is asked of the server that the page is at.
  await page.goto('/icon.svg');
  const { userId } = await signUp(page);
  await noteLesson(page, userId, OTHER);
  const lesson_id = await noteLesson(page, userId, LESSON);
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (/generate-(topics|content)$/.test(request.url())) bodies.push(request.postDataJSON());
  });
  await page.goto('/content');
  await begin(page);
  await chooseLesson(page, 'slow mornings');

  await test.step('nothing is sent by whoever does not agree; it is made on the device', async () => {
    model.endpoint.reply(TOPICS);
    await expect(byDevice(page)).toBeChecked();
    await byModel(page).check();
    await findTopics(page).click();
    await useDevice(page);
    await pickIdea(page);
    await value(page).selectOption('Family');
    await generate(page).click();
    await expect(sending(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sending(page)).toHaveCount(0);
    await expect(posts(page)).toHaveCount(0);
    await generate(page).click();
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoSidewaysScroll(page);
    await useDevice(page);
    await expect(posts(page)).toContainText('arranged on this device');
    await closePosts(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(bodies).toEqual([]);
    expect(model.endpoint.asked).toEqual([]);
  });

  await test.step('CALL-51 what is sent for topics is what was seen before', async () => {
    await findTopics(page).click();
    await expect(sending(page)).toContainText(model.endpoint.host);
    await expect(sending(page)).toContainText('Slow mornings make better days.');
    await expect(sending(page)).not.toContainText('afraid');
    await expectAccessible(page);
    expect(model.endpoint.asked).toEqual([]);
    const seen = await sending(page).getByRole('region', { name: 'Your words' }).textContent();
    await sending(page).getByRole('button', { name: 'Agree and send' }).click();
    await pickIdea(page, `Quiet hours at 'home'`);
    expect(bodies).toEqual([{ content: LESSON, isCustomInput: false }]);
    expect(model.endpoint.asked[0]?.body.messages.at(-1)?.content).toBe(seen);
  });

  await test.step('CALL-52 CNT-13 posts are asked for with the voice as it is stored and the idea cleaned', async () => {
    await value(page).selectOption('Family');
    model.endpoint.reply(POSTS);
    await generate(page).click();
    await expect(sending(page)).toContainText("Quiet hours at 'home'");
    await sending(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(draft(page).getByRole('textbox')).toHaveValue(`The phone can wait. ${CTA}\n\n#Mornings`);
    await expect(posts(page)).toContainText('A language model wrote these drafts');
    await closePosts(page);
    await expectSaved(page);
    const [row] = await model.server.sql(
      'select tone_style, story_patterns, common_language, themes, post_structure, format from voice_profiles where user_id = $1',
      [userId],
    );
    const key = await openedWith(page, userId);
    const { format: _, ...voiceProfile } = await openRow(
      key,
      userId,
      'voice_profiles',
      row as { format: number },
    );
    expect(bodies[1]).toMatchObject({
      ...{ platform: 'X', idea: "Quiet hours at 'home'", type: 'topic', content: LESSON, cta: CTA },
      ...{ lesson_id, value_focus: 'Family', format_instructions: expect.any(String) },
      voiceProfile,
    });
    expect(model.endpoint.asked.map(({ text }) => text).join()).not.toContain('afraid');
    // One use for the posts of the device, one for these.
    const uses = await model.server.sql('select use_count from call_to_actions where user_id = $1', [userId]);
    expect(uses).toEqual([{ use_count: 2 }]);
  });

  const problem = page.getByRole('alert');
  await test.step('MSG-65 posts that cannot be asked for', async () => {
    await failing(page, /generate-content$/);
    await generate(page).click();
    await send(page);
    await expect(problem).toHaveText('There was a problem generating content. Please try again.');
  });
  await test.step('MSG-64 topics that cannot be asked for', async () => {
    await failing(page, /generate-topics$/);
    await findTopics(page).click();
    await send(page);
    await expect(problem).toHaveText('There was a problem generating topics. Please try again.');
  });
  await context.close();
});

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
async function atInsights(browser: Browser, sent: string[]): Promise<{ page: Page; userId: string }> {
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
  return { page, userId };
}

const offer = (page: Page) => page.getByRole('button', { name: 'See what would be sent' });
const exactly = (page: Page) => sending(page).getByText('Show exactly what is sent');
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
  // Unlike an overloaded model, one that refuses the key is not asked again by the server.
  model.endpoint.reply(endpointFails(401));
  const sent: string[] = [];
  const { page, userId } = await atInsights(browser, sent);
  let shown: unknown[] = [];
  const expectAskedOnce = () => {
    expect(model.endpoint.asked).toHaveLength(1);
    expect(model.endpoint.asked[0]?.body.messages).toEqual(shown);
  };

  await test.step('without consent nothing that was written leaves the device for a summary', async () => {
    await offer(page).click();
    await expect(sending(page)).toContainText(
      `If you agree, the language model at ${model.endpoint.host} receives what you wrote this week`,
    );
    const words = sending(page).getByRole('region', { name: 'Your words from this week' });
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
    await expect(sending(page)).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Agree and send' }).click();
    await expect(sending(page).getByRole('alert')).toContainText('nothing was sent');
    await page.context().setOffline(false);
    expect(model.endpoint.asked).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(offer(page)).toBeFocused();
  });

  await test.step('with consent it is asked, with the text that was shown; where it fails, what the device wrote stays', async () => {
    await offer(page).click();
    await exactly(page).click();
    const words = sending(page).getByRole('region', { name: 'Your words from this week' });
    const told = sending(page).getByRole('region', { name: 'The model’s instructions' });
    shown = [
      { role: 'system', content: await told.textContent() },
      { role: 'user', content: await words.textContent() },
    ];
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Agree and send' }).dblclick();
    await expect(page.getByText('These insights were written on your device.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Worth celebrating' })).toContainText(SWAM);
    expectAskedOnce();
  });

  await test.step('a model that failed may be asked again, and what it says is held against what was written', async () => {
    model.endpoint.reply(says(GOOD));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await written(page);
    await expect(patterns(page)).toContainText('Cold water and early hours belong together.');
    await expect(page.getByText('You are never content.')).toHaveCount(0);
    expectAskedOnce();
    await expect(offer(page)).toHaveCount(0);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
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
      'select count(model_consent_at)::int as consents from profiles where id = $1',
      [userId],
    )) as [{ consents: number }];
    expect(consents).toBe(0);
  });
  await page.context().close();
});
