import type { BrowserContext, Locator, Page } from '@playwright/test';
import { ANSWERS, savedEntry, savedLesson } from './journal-steps.ts';
import { addedAction, storedActions, usedGoal } from './stored-words.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  goWithin,
  onDevice,
  settled,
  signUp,
  sql,
  syncNow,
  test,
  zoneWithHour,
} from './support.ts';

/* The day from its first stroke to the evening, and the pages of days that are over. */

const step = (page: Page, name: string) => page.getByRole('region', { name });
const evening = (page: Page) => page.getByRole('region', { name: 'The loop is closed' });
const lessonBox = (page: Page) => page.getByRole('textbox', { name: 'What did you learn?' });
const check = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

/** More than fits in one line of a phone. */
const LONG_SENTENCE =
  'I called Dad before breakfast, and we planned the garden for the whole of next spring.';

async function expectClarifyFolded(page: Page): Promise<void> {
  const clarify = step(page, 'Clarify');
  await expect(clarify.getByText(LONG_SENTENCE, { exact: true })).toBeVisible();
  await expect(clarify).not.toContainText('He laughed');
  const cut = await clarify
    .getByText(LONG_SENTENCE)
    .evaluate(({ parentElement: box }) => (box?.scrollHeight ?? 0) - (box?.clientHeight ?? 0));
  expect(cut).toBe(0);
  await expect(clarify).not.toContainText('What can you celebrate');
  for (const name of ['Create Additional Journal Entry', 'Journal History']) {
    const link = await clarify.getByRole('link', { name }).boundingBox();
    expect(link?.height).toBeGreaterThanOrEqual(44);
    expect(link?.width).toBeGreaterThan(300);
  }
}

/** Adds up what shifts without having been asked to. */
function watchShifts(): void {
  Object.assign(globalThis, { shifted: 0 });
  const sum = globalThis as unknown as { shifted: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) sum.shifted += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The last lesson, and where the goal stands. */
async function expectMorning(page: Page, context: BrowserContext, userId: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await savedEntry(page);
  await usedGoal(page, ANSWERS.goal);
  await savedLesson(page, 'Ask before you assume');
  for (const table of ['journal_entries', 'lessons_learned']) {
    await sql(`update ${table} set date = date - 1 where user_id = $1`, [userId]);
  }
  await page.addInitScript(watchShifts);
  await page.goto('/dashgrowthloop');
  const clarify = step(page, 'Clarify');
  await expect(clarify.getByText('Yesterday you learned:')).toBeVisible();
  await expect(clarify.getByText('Ask before you assume')).toBeVisible();

  await test.step('and nothing moves while one writes', async () => {
    const shifted = () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
    await settled(page);
    const before = await shifted();
    await clarify.getByRole('textbox').pressSequentially('I slept');
    await settled(page);
    expect((await shifted()) - before).toBeLessThan(0.03);
  });

  await clarify.getByRole('button', { name: 'Continue' }).click();
  const standing = page.getByText('Your goal so far:');
  await expect(standing).toBeVisible();
  await expect(page.getByText('You named it on 1 page.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Ask before you assume')).toBeVisible();

  await test.step('also without a connection', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Hide the look back' }).press('Enter');
    await expect(page.getByText('Ask before you assume')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox')).toBeFocused();
    await context.setOffline(false);
    await expect.poll(() => onDevice(page, 'outbox')).toHaveLength(0);
  });

  await goWithin(page, '/dashgrowthloop');
  await expect(clarify.getByRole('textbox')).toBeVisible();
  await expect(clarify.getByText('Yesterday you learned:')).toHaveCount(0);
  await goWithin(page, '/profile');
  await page.getByRole('switch', { name: 'Look back in the morning' }).check();
  await expect.poll(() => onDevice(page, 'outbox')).toHaveLength(0);
  await goWithin(page, '/dashgrowthloop');
  await expect(clarify.getByText('Yesterday you learned:')).toBeVisible();
  await clarify.getByRole('textbox').fill('');
  await expect.poll(() => onDevice(page, 'drafts')).toHaveLength(0);
}

test('the morning gives back the last lesson and where the goal stands, until they are hidden; then what is done folds', async ({
  page,
  context,
}) => {
  test.slow();
  const { userId } = await signUp(page);
  await test.step('the morning', () => expectMorning(page, context, userId));
  await savedEntry(page, { celebration: `${LONG_SENTENCE} He laughed, and it took an hour.` });
  await storedActions(page, userId, ['Walk', 'Read']);
  for (const text of ['Sleep early', 'Run']) await usedGoal(page, text);
  await syncNow(page);
  await test.step('DASH-24 Clarify folds to its first sentence and the ways on', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectClarifyFolded(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  const learn = step(page, 'Learn');
  await test.step('Learn shows the lesson, and a goal that was reached stays until the next visit', async () => {
    await lessonBox(page).fill('Less is enough');
    await page.getByRole('button', { name: 'Save Lesson' }).click();
    await expect(learn.getByText('Less is enough', { exact: true })).toBeVisible();
    await expect(lessonBox(page)).toHaveCount(0);
    await check(page, 'Run').check();
    await expect(check(page, 'Run')).toBeVisible();
    await expect.poll(() => onDevice(page, 'outbox')).toHaveLength(0);
  });
  await page.reload();
  await test.step('goals that were reached fold away with it', async () => {
    await expect(check(page, 'Sleep early')).toBeVisible();
    await expect(check(page, 'Run')).toBeHidden();
    await page.getByText('1 reached').click();
    await expect(check(page, 'Run')).toBeChecked();
  });
  await test.step('Learn offers another lesson, and one that is begun stays open, also after it was emptied', async () => {
    await expect(learn.getByText('Less is enough', { exact: true })).toBeVisible();
    await learn.getByRole('button', { name: 'Note another lesson' }).click();
    await expect(lessonBox(page)).toBeFocused();
    await lessonBox(page).fill('Ask');
    await lessonBox(page).fill('');
    await expect(lessonBox(page)).toBeFocused();
  });
  await test.step('it folds once it is left', async () => {
    await page.keyboard.type('Ask first');
    await lessonBox(page).press('Control+Enter');
    await expect(learn.getByText('Ask first', { exact: true })).toBeVisible();
    await expect(lessonBox(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(lessonBox(page)).toHaveCount(0);
    const lessons = () => sql('select from lessons_learned where user_id = $1', [userId]);
    await expect.poll(lessons).toHaveLength(3);
  });
  await test.step('the evening does not fold the open actions away from under a finger', async () => {
    await check(page, 'Walk').check();
    await expect(page.getByText('The loop is closed.')).toBeVisible();
    await expect(check(page, 'Read')).toBeVisible();
    await expect(evening(page)).toHaveCount(0);
    await page.reload();
    await expect(evening(page)).toContainText('1 open action can wait until then.');
  });
});

test('the evening closes the day with its last stroke: on a phone its ring is seen and felt, and the steps stay at hand', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const felt: VibratePattern[] = [];
    Object.assign(globalThis, { felt });
    Object.assign(navigator, { vibrate: (pattern: VibratePattern) => felt.push(pattern) > 0 });
    localStorage.setItem('closing-signal', 'touch');
  });
  const { userId } = await signUp(page);
  await sql('update profiles set time_zone = $2 where id = $1', [userId, zoneWithHour(20)]);
  await savedEntry(page, { celebration: 'I called Dad' });
  await addedAction(page, 'Walk');
  await page.goto('/dashgrowthloop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maya!');
  const message = page.locator('[data-toasts] > div');
  const top = async (of: Locator): Promise<number> => (await of.boundingBox())?.y ?? Number.NaN;

  await test.step('a tick low on the page is answered above it', async () => {
    const row = check(page, 'Walk');
    // What comes late above it moves it.
    await settled(page);
    await expect(async () => {
      await row.evaluate((box) => scrollBy(0, box.getBoundingClientRect().bottom - innerHeight + 120));
      await page.waitForTimeout(100);
      expect(await top(row)).toBeGreaterThan(500);
    }).toPass();
    await row.click();
    await expect(message).toContainText('in a row!');
    await expect.poll(() => top(message)).toBeLessThan(200);
    expect(await top(row)).toBeGreaterThan(500);
    await expect(evening(page)).toHaveCount(0);
  });

  await test.step('the last stroke brings its ring into view, and no message lies over it', async () => {
    await lessonBox(page).fill('Less is enough');
    await page.getByRole('button', { name: 'Save Lesson' }).click();
    await expect(page.getByRole('heading', { name: 'The loop is closed' })).toBeInViewport({ ratio: 1 });
    const ring = page.getByRole('img', { name: 'Today: 3 of 3 strokes drawn' });
    await expect(ring).toBeInViewport({ ratio: 1 });
    await expect(message.last()).toContainText('Lesson saved!');
    expect(await top(message.last())).toBeGreaterThan(500);
    expect(await top(ring)).toBeLessThan(250);
    expect(await page.evaluate(() => (globalThis as unknown as { felt: unknown }).felt)).toEqual([20]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good evening, Maya');
    await expect(evening(page)).toContainText(
      'Tomorrow’s first question: what can you celebrate about today?',
    );
  });

  await test.step('a step that is taken back opens the day again, and its last tick closes it', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByText('More for today').click();
    await expect(step(page, 'Act').getByRole('textbox', { name: 'Add an action' })).toBeVisible();
    await check(page, 'Walk').click();
    await expect(evening(page)).toHaveCount(0);
    await expect(check(page, 'Walk')).not.toBeChecked();
    // Once it is done, it stands elsewhere.
    await check(page, 'Walk').click();
    await expect(evening(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The loop is closed' })).toBeFocused();
    for (const text of ['I called Dad', 'Walk', 'Less is enough']) {
      await expect(evening(page).getByText(text, { exact: true })).toBeVisible();
    }
    await expect(evening(page).getByRole('link')).toHaveCount(0);
    // It is held against axe in the day of the keyboard.
    await expectNoSidewaysScroll(page);
  });

  await test.step('it leads to an old page once there is one, and to a lesson when one is asked for', async () => {
    const old = await savedEntry(page, { celebration: 'Long ago' });
    await sql(`update journal_entries set date = '2026-01-05' where id = $1`, [old]);
    await syncNow(page);
    await evening(page).getByRole('link', { name: 'Read an old page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday, January 5, 2026');
    await expect(page.getByText('Long ago')).toBeVisible();
    await goWithin(page, '/dashgrowthloop#write-learn');
    await expect(lessonBox(page)).toBeFocused();
  });
});

test('a phone has what comes next at hand, every mark of the calendar opens its day, and what was done stays until midnight', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await savedEntry(page, { celebration: 'The first' });
  await sql(`update journal_entries set date = date - 9 where user_id = $1`, [userId]);
  await savedEntry(page);
  await storedActions(page, userId, ['Read', 'Walk']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/tasks');
  await test.step('after journaling the first action stands above the tab bar, and a lesson is two taps away', async () => {
    const bar = page.getByRole('navigation', { name: 'Main, bottom' });
    await bar.getByRole('link', { name: 'Today' }).click();
    // The page of all actions has it, too.
    await expect(step(page, 'Act').getByRole('checkbox', { name: 'Walk' })).toBeVisible();
    const [action, tabs] = [await check(page, 'Walk').boundingBox(), await bar.boundingBox()];
    expect((action?.y ?? 999) + (action?.height ?? 0)).toBeLessThan(tabs?.y ?? 0);
    await page.getByRole('link', { name: 'Learn', exact: true }).click();
    await expect(lessonBox(page)).toBeFocused();
    await expect(lessonBox(page)).toBeInViewport();
    await page.keyboard.type('Less is enough');
    await expect(lessonBox(page)).toHaveValue('Less is enough');
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('every mark of the calendar opens its day', () => expectDays(page));
  await test.step('Act keeps what was done today, struck, over a reload and until midnight', async () => {
    await goWithin(page, '/dashgrowthloop');
    await check(page, 'Walk').check();
    await expect.poll(() => onDevice(page, 'outbox')).toHaveLength(0);
    await page.reload();
    await expect(check(page, 'Walk')).toBeChecked();
    await expect(check(page, 'Read')).not.toBeChecked();
    // The server's own clock stays where it is, and the next answer would say so.
    await settled(page);
    await failing(page, '**/api/**', 'network');
    await page.clock.fastForward('24:00:00');
    await page.clock.runFor(15_000);
    await expect(check(page, 'Walk')).toHaveCount(0);
    await expect(check(page, 'Read')).toBeVisible();
  });
});

async function expectDays(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Progress' })
    .getByRole('link', { name: /: 1 of 3$/ })
    .last()
    .click();
  await expect(page.getByText('Run my first writing workshop')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Clarify' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const days = page.getByRole('navigation', { name: 'Days' });
  await days.getByRole('link').click();
  await expect(page.getByText('The first')).toBeVisible();
  await days.getByRole('link').last().click();
  await expect(page.getByText('The first')).toHaveCount(0);
  await goWithin(page, '/journal/day?date=2020-02-02');
  await expect(page.getByText('Nothing was written on this day.')).toBeVisible();
  await goWithin(page, '/journal/day?date=nonsense');
  await expect(page.getByText('Run my first writing workshop')).toBeVisible();
}
