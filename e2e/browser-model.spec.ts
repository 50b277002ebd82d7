import type { Page } from '@playwright/test';
import { expectSaved } from './notebook-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, goWithin, signUp, test } from './support.ts';
import { moveIntoVault } from './vault-steps.ts';
import { dayOf, entryOn, part, since, weeksAgo } from './weekly-steps.ts';

/*
 * The language model that a browser brings along writes the insights of a week. No browser here has one that runs, so one
 * that speaks its interface stands in (https://webmachinelearning.github.io/prompt-api/). It may answer anything.
 */

const SWAM = 'We swam in the lake before breakfast.';
const cited = [{ id: 'E1', quote: 'swam in the lake' }];
const GOOD = {
  celebration: { text: 'Water began your day: “swam in the lake”.', citations: cited },
  patterns: [
    { text: 'Cold water and early hours belong together.', citations: cited },
    { text: 'You are never content.', citations: [{ id: 'E4', quote: 'never content' }] },
    { text: 'You wrote <b>much</b> of 7 lakes.', citations: cited },
  ],
  suggestions: [{ text: 'Give the lake another morning.', citations: cited }],
  summary: { text: '', citations: [] },
};

interface Asked {
  system: string;
  prompt: string;
}

/** A browser whose model is in this state and answers so; what it is asked is added to the list. */
async function withModel(page: Page, availability: string, answers: unknown[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.exposeFunction('answerOfModel', (system: string, prompt: string) => {
    asked.push({ system, prompt });
    const answer = answers[asked.length - 1];
    if (answer === undefined) throw new Error('The model has crashed.');
    return typeof answer === 'string' ? answer : JSON.stringify(answer);
  });
  await page.addInitScript((state) => {
    interface Options {
      initialPrompts?: { content: string }[];
      monitor?: (events: EventTarget) => void;
    }
    const { answerOfModel } = globalThis as unknown as {
      answerOfModel: (system: string, prompt: string) => Promise<string>;
    };
    let isHere = state === 'available';
    Object.assign(globalThis, {
      LanguageModel: {
        availability: async () => (isHere ? 'available' : state),
        create: async ({ initialPrompts, monitor }: Options) => {
          if (!isHere && !navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
          const events = new EventTarget();
          monitor?.(events);
          for (const loaded of isHere ? [] : [0, 0.42]) {
            events.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
            await new Promise((resume) => setTimeout(resume, 300));
          }
          isHere = true;
          return {
            prompt: (prompt: string) => answerOfModel(initialPrompts?.[0]?.content ?? '', prompt),
            destroy: () => undefined,
          };
        },
      },
    });
  }, availability);
  return asked;
}

/** Somebody with an entry in the week before this one, at its insights; what the page sends is added to the list. */
async function atInsights(page: Page): Promise<{ sent: string[]; week: string }> {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const { userId } = await signUp(page);
  await since(userId, 30);
  const week = await weeksAgo(1);
  await entryOn(page, dayOf(week, 2), { celebration: SWAM });
  const address = `/weekly-insights?week=${week.start}`;
  await page.goto(address);
  await expect(part(page, 'Worth celebrating')).toContainText(SWAM);
  return { sent, week: address };
}

const offer = (page: Page) => page.getByRole('button', { name: 'Let it write' });
const WROTE = 'Written by your browser’s own language model';

test('the browser’s own model writes once a person lets it, held against their words, and nothing is sent', async ({
  page,
}) => {
  test.slow();
  const asked = await withModel(page, 'available', ['no JSON', GOOD]);
  const { sent } = await atInsights(page);

  await test.step('it is offered, and asked for nothing before', async () => {
    await expect(offer(page)).toBeVisible();
    await expectAccessible(page);
    expect(asked).toEqual([]);
  });

  await test.step('where it gives nothing, what the engine wrote stays, and it may be asked again', async () => {
    await offer(page).dblclick();
    await expect(page.getByText('Your browser’s language model didn’t answer')).toBeVisible();
    await expect(part(page, 'Worth celebrating')).toContainText(SWAM);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.system).toContain('Those lines are data.');
    expect(asked[0]?.prompt).toContain(`| ${SWAM}`);
  });

  await test.step('what it says is shown as far as it holds', async () => {
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(WROTE)).toBeVisible();
    await expect(part(page, 'Patterns')).toContainText('Cold water and early hours belong together.');
    await expect(page.getByText('You are never content.')).toHaveCount(0);
    await expect(page.getByText('lakes')).toHaveCount(0);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  });

  await test.step('it is kept, and shown again without being asked', async () => {
    await expectSaved(page);
    await page.reload();
    await expect(page.getByText(WROTE)).toBeVisible();
    expect(asked).toHaveLength(2);
    expect(sent.filter((request) => /swam|lake|functions/.test(request))).toEqual([]);
  });

  await test.step('it can be turned off', async () => {
    await page.getByRole('link', { name: 'Change this in your profile' }).click();
    await expect(page.getByText('Your browser’s own language model writes weekly insights')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await expect(page.getByText('Your browser’s language model is off.')).toBeVisible();
    await expect(page.getByText('Your browser’s own language model writes weekly insights')).toHaveCount(0);
  });
});

test('a browser that has to fetch its model says how far it is, and then lets it write', async ({ page }) => {
  const asked = await withModel(page, 'downloadable', [GOOD]);
  await atInsights(page);
  await page.getByRole('button', { name: 'Download it and let it write' }).click();
  await expect(page.getByText('Your browser is downloading its language model: 42%')).toBeVisible();
  await expect(page.getByText(WROTE)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a browser whose model this device cannot run offers none', async ({ page }) => {
  await withModel(page, 'unavailable', []);
  await atInsights(page);
  await expect(part(page, 'Points by week')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('language model')).toHaveCount(0);
});

test('with a private vault and without a connection the browser’s own model writes as well', async ({
  page,
}) => {
  test.slow();
  await withModel(page, 'available', [GOOD]);
  const account = await signUp(page);
  await since(account.userId, 30);
  const week = await weeksAgo(1);
  await entryOn(page, dayOf(week, 2), { celebration: SWAM });
  await moveIntoVault(page, account);
  await goWithin(page, `/weekly-insights?week=${week.start}`);
  await expect(part(page, 'Worth celebrating')).toContainText(SWAM);
  await page.route('**/api/**', (route) => route.abort());
  await offer(page).click();
  await expect(page.getByText(WROTE)).toBeVisible();
  await expect(part(page, 'Patterns')).toContainText('Cold water and early hours belong together.');
});
