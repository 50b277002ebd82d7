import type { Page } from '@playwright/test';
import { openRow } from '../src/kernel/sealed-row.ts';
import { says } from '../test/harness/model-endpoint.ts';
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
import { withModel } from './model-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, failing, signUp, test } from './support.ts';

/* A language model writes posts: what it would be given is shown each time, and sent only then. */

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

  await test.step('what a model says of other entries is not shown', async () => {
    model.endpoint.reply(says({ posts: [{ content: `Once: ${OTHER}`, hashtags: [] }] }));
    await generate(page).click();
    await send(page);
    await expect(posts(page)).toContainText('arranged on this device');
    await expect(posts(page)).not.toContainText('afraid');
    await closePosts(page);
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
