import type { Page } from '@playwright/test';
import { browserFlags } from '../scripts/browser.ts';
import { savedLesson } from './journal-steps.ts';
import { expect, expectAccessible, goWithin, signUp, sql, test } from './support.ts';

/** A microphone that beeps, and a person who allows it. */
test.use({
  launchOptions: {
    executablePath: process.env.E2E_SHELL,
    args: [...browserFlags(), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
  permissions: ['microphone'],
});

type Availability = 'available' | 'downloadable' | 'unavailable';

/** What the stand-in for the browser's recognition is told by the test, and tells it. */
interface Speech {
  /** How the recognitions that were started were set. */
  started: { processLocally: boolean; lang: string }[];
  /** What each listened to, where it was not the microphone by itself. */
  heardTracks: (string | undefined)[];
  installed: boolean;
  say(words: string, isFinal: boolean): void;
  fail(error: string): void;
}
declare global {
  interface Window {
    speech: Speech;
  }
}

/** No browser here recognises speech on the device: one that does is played, as its specification says. */
const withSpeech = (page: Page, availability: Availability) =>
  page.addInitScript((atFirst) => {
    let current: Recognition | undefined;
    const speech: Speech = {
      started: [],
      heardTracks: [],
      installed: false,
      say: (words, isFinal) => current?.hear(words, isFinal),
      fail: (error) => current?.fail(error),
    };
    class Recognition extends EventTarget {
      lang = '';
      processLocally = false;
      onresult?: (event: unknown) => void;
      onerror?: (event: unknown) => void;
      onend?: () => void;
      static available = async ({ processLocally }: { processLocally: boolean }) =>
        processLocally ? (speech.installed ? 'available' : atFirst) : 'available';
      static install = async () => {
        speech.installed = true;
        return true;
      };
      start(track?: MediaStreamTrack): void {
        current = this;
        speech.heardTracks.push(track?.kind);
        speech.started.push({ processLocally: this.processLocally, lang: this.lang });
      }
      stop(): void {
        if (current === this) current = undefined;
        this.onend?.();
      }
      hear(transcript: string, isFinal: boolean): void {
        this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] });
      }
      fail(error: string): void {
        this.onerror?.({ error });
        this.stop();
      }
    }
    Object.assign(window, { speech, SpeechRecognition: Recognition });
  }, availability);

const say = (page: Page, words: string, isFinal = true) =>
  page.evaluate(([text, final]) => window.speech.say(text, final), [words, isFinal] as const);
const learn = (page: Page) => page.getByRole('region', { name: 'Learn' });
const microphone = (page: Page) => page.getByRole('button', { name: 'Speak instead of typing' });

const setUpButton = (page: Page) => page.getByRole('button', { name: 'Set up speaking' });

async function openProfile(page: Page, availability: Availability): Promise<string> {
  await withSpeech(page, availability);
  const { userId } = await signUp(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  return userId;
}

/** Sets it up in the profile, and goes to Today. */
async function openDashboard(page: Page): Promise<string> {
  const userId = await openProfile(page, 'available');
  await setUpButton(page).click();
  await expect(page.getByRole('switch', { name: 'Show a microphone beside what I write' })).toBeChecked();
  await page.goto('/dashgrowthloop');
  await expect(microphone(page).first()).toBeVisible();
  return userId;
}

test('what is said stands at the caret, is saved like what is typed, and never leaves the device as sound', async ({
  page,
}) => {
  const userId = await openDashboard(page);
  const box = page.getByRole('textbox', { name: 'What did you learn?' });
  await box.fill('Rest. tomorrow');
  await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 5));
  await learn(page).getByRole('button', { name: 'Speak instead of typing' }).click();
  await expect(page.getByText('Listening. What you say stays on this device.')).toBeVisible();
  await say(page, 'walk before you', false);
  await expect(page.getByText('walk before you')).toBeVisible();
  await expect(box).toHaveValue('Rest. tomorrow');
  await say(page, 'walk before you decide');
  await expect(box).toHaveValue('Rest. Walk before you decide tomorrow');
  // The caret is behind it: typing goes on from there.
  await page.keyboard.type('.');
  await expect(box).toHaveValue('Rest. Walk before you decide. tomorrow');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await expect(page.getByRole('button', { name: 'Stop listening' })).toHaveCount(0);
  expect(await page.evaluate(() => window.speech.started)).toEqual([{ processLocally: true, lang: 'en-US' }]);
  await page.getByRole('button', { name: 'Save Lesson' }).click();
  await expect.poll(() => sql('select from lessons_learned where user_id = $1', [userId])).toHaveLength(1);
});

test('a microphone that may not be used is said, and the words stay', async ({ page }) => {
  await openDashboard(page);
  const box = page.getByRole('textbox').first();
  await box.fill('So far');
  await microphone(page).first().click();
  await page.evaluate(() => window.speech.fail('not-allowed'));
  await expect(page.getByText('does not let Growth Loop use the microphone')).toBeVisible();
  await expect(box).toHaveValue('So far');
  await expect(microphone(page).first()).toHaveAttribute('aria-pressed', 'false');
});

test('a browser that has to fetch a language first is asked for it, and the microphone goes when it is turned off', async ({
  page,
}) => {
  await openProfile(page, 'downloadable');
  await expectAccessible(page);
  await setUpButton(page).click();
  const isShown = page.getByRole('switch', { name: 'Show a microphone beside what I write' });
  await expect(isShown).toBeChecked();
  await expect(isShown).toBeFocused();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(microphone(page).first()).toBeVisible();
  await page.goBack();
  await isShown.uncheck();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(microphone(page)).toHaveCount(0);
});

test('a browser that would send the sound away says so, and shows no microphone', async ({ page }) => {
  await openProfile(page, 'unavailable');
  await setUpButton(page).click();
  await expect(page.getByText('what you say would leave it')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(microphone(page)).toHaveCount(0);
});

test('a browser is asked nothing about speech before somebody sets it up', async ({ page }) => {
  await page.addInitScript(() => {
    const asked = () => {
      throw document.documentElement.setAttribute('data-asked', '');
    };
    Object.assign(window, { SpeechRecognition: Object.assign(asked, { available: asked, install: asked }) });
  });
  await signUp(page);
  await page.goto('/dashgrowthloop');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.goto('/profile');
  await expect(setUpButton(page)).toBeVisible();
  await expect(page.locator('html[data-asked]')).toHaveCount(0);
});

test.describe('with a microphone', () => {
  const recording = (page: Page) => page.getByRole('region', { name: /^Recording \d$/ });

  async function atLesson(page: Page): Promise<void> {
    await openDashboard(page);
    await goWithin(page, '/lessons-history');
    await page.goto(`/lessons/edit?lesson=${await savedLesson(page, 'Less is enough')}`);
    await expect(microphone(page)).toBeVisible();
  }

  test('a recording has what was said beside it', async ({ page }) => {
    await atLesson(page);
    await page.getByRole('button', { name: 'Record' }).click();
    await expect(page.getByText('0:02 of 5:00')).toBeVisible();
    await say(page, 'The lake was warm');
    await say(page, ' and we swam.');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByText('The lake was warm and we swam.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep recording' }).click();
    await expect(recording(page)).toContainText('The lake was warm and we swam.');
    expect(
      await page.evaluate(() => [window.speech.started[0]?.processLocally, window.speech.heardTracks]),
    ).toEqual([true, ['audio']]);
  });

  test('what is spoken instead of typed is recorded as well, once that is wished', async ({ page }) => {
    await atLesson(page);
    await microphone(page).click();
    await say(page, 'Rest first.');
    await page.getByRole('button', { name: 'Stop listening' }).click();
    await expect(microphone(page)).toBeVisible();
    await expect(recording(page)).toHaveCount(0);

    const lesson = page.url();
    await page.goto('/profile');
    await page.getByRole('switch', { name: 'Keep a recording of what I say' }).check();
    await expectAccessible(page);
    await page.goto(lesson);
    await microphone(page).click();
    await expect(page.getByText('Listening. What you say stays on this device.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.speech.heardTracks)).toEqual(['audio']);
    await page.waitForTimeout(1500);
    await say(page, 'Then walk.');
    await page.getByRole('button', { name: 'Stop listening' }).click();
    await expect(recording(page)).toContainText('Then walk.');
    await expect(page.getByRole('textbox', { name: 'What did you learn?' })).toHaveValue(/Then walk\./);
    // A press by mistake leaves nothing.
    await microphone(page).click();
    await page.getByRole('button', { name: 'Stop listening' }).click();
    await expect(microphone(page)).toBeVisible();
    await expect(recording(page)).toHaveCount(1);
  });
});
