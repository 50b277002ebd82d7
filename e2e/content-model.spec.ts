import type { Browser, Page } from '@playwright/test';
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

/** Somebody with two lessons, who has chosen one of them. */
async function atLesson(browser: Browser): Promise<{ page: Page; userId: string }> {
  const context = await browser.newContext({ baseURL: model.server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/');
  const { userId } = await signUp(page);
  await noteLesson(page, userId, OTHER);
  await noteLesson(page, userId, LESSON);
  await page.goto('/content');
  await begin(page);
  await chooseLesson(page, 'slow mornings');
  return { page, userId };
}

const byModel = (page: Page) => page.getByRole('radio', { name: 'With a language model' });
const sending = (page: Page) => page.getByRole('dialog', { name: 'What would be sent' });

test('CALL-51 CALL-52 CNT-13 what is sent was seen before, the voice as it is stored and the idea cleaned', async ({
  browser,
}) => {
  const { page, userId } = await atLesson(browser);
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (/generate-(topics|content)$/.test(request.url())) bodies.push(request.postDataJSON());
  });
  model.endpoint.reply(TOPICS);
  await expect(page.getByRole('radio', { name: 'On this device' })).toBeChecked();
  await byModel(page).check();
  await findTopics(page).click();
  await expect(sending(page)).toContainText(model.endpoint.host);
  await expect(sending(page)).toContainText('Slow mornings make better days.');
  await expect(sending(page)).not.toContainText('afraid');
  await expectAccessible(page);
  expect(model.endpoint.asked).toEqual([]);
  const seen = await sending(page).getByRole('region', { name: 'Your words' }).textContent();
  await sending(page).getByRole('button', { name: 'Agree and send' }).click();
  await pickIdea(page, `Quiet hours at 'home'`);
  expect(bodies[0]).toEqual({ content: LESSON, isCustomInput: false });
  expect(model.endpoint.asked[0]?.body.messages.at(-1)?.content).toBe(seen);

  await value(page).selectOption('Family');
  model.endpoint.reply(POSTS);
  await generate(page).click();
  await expect(sending(page)).toContainText("Quiet hours at 'home'");
  await sending(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(draft(page).getByRole('textbox')).toHaveValue(`The phone can wait. ${CTA}\n\n#Mornings`);
  await expect(posts(page)).toContainText('A language model wrote these drafts');
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
    ...{ lesson_id: expect.any(String), value_focus: 'Family', format_instructions: expect.any(String) },
    voiceProfile,
  });
  expect(model.endpoint.asked.map(({ text }) => text).join()).not.toContain('afraid');
  const uses = await model.server.sql('select use_count from call_to_actions where user_id = $1', [userId]);
  expect(uses).toEqual([{ use_count: 1 }]);
});

test('nothing is sent by whoever does not agree; it is made on the device', async ({ browser }) => {
  const { page } = await atLesson(browser);
  model.endpoint.reply(TOPICS);
  await byModel(page).check();
  await findTopics(page).click();
  await sending(page).getByRole('button', { name: 'Use this device instead' }).click();
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
  await sending(page).getByRole('button', { name: 'Use this device instead' }).click();
  await expect(posts(page)).toContainText('arranged on this device');
  expect(model.endpoint.asked).toEqual([]);
});

test('what a model says of other entries is not shown, and MSG-64 MSG-65 stand for what cannot be asked', async ({
  browser,
}) => {
  const { page } = await atLesson(browser);
  await byModel(page).check();
  const send = () => sending(page).getByRole('button', { name: /end$/ }).click();
  await failing(page, /generate-topics$/);
  await findTopics(page).click();
  await send();
  await expect(page.getByRole('alert')).toHaveText(
    'There was a problem generating topics. Please try again.',
  );
  await page.unroute(/generate-topics$/);
  model.endpoint.reply(TOPICS);
  await findTopics(page).click();
  await send();
  await pickIdea(page, 'Slow mornings make better days.');
  await value(page).selectOption('Family');
  await failing(page, /generate-content$/);
  await generate(page).click();
  await send();
  await expect(page.getByRole('alert')).toHaveText(
    'There was a problem generating content. Please try again.',
  );
  await page.unroute(/generate-content$/);
  model.endpoint.reply(says({ posts: [{ content: `Once: ${OTHER}`, hashtags: [] }] }));
  await generate(page).click();
  await send();
  await expect(posts(page)).toContainText('arranged on this device');
  await expect(posts(page)).not.toContainText('afraid');
});
