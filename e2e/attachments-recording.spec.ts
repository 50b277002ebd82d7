import type { Page } from '@playwright/test';
import { browserFlags } from '../scripts/browser.ts';
import { savedLesson } from './journal-steps.ts';
import { expect, expectAccessible, signUp, sql, test } from './support.ts';

/** A microphone that beeps, and a person who allows it unless a journey says otherwise. */
const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({
  launchOptions: { executablePath: process.env.E2E_SHELL, args: [...browserFlags(), ...MICROPHONE] },
  permissions: ['microphone'],
});

const recordings = (page: Page) => page.getByRole('region', { name: /^Recording \d$/ });
const storedOf = (userId: string) =>
  sql('select id from attachments where user_id = $1 and stored_at is not null', [userId]);

async function atLesson(page: Page) {
  const account = await signUp(page);
  await page.goto('/lessons-history');
  const lesson = await savedLesson(page, 'Less is enough');
  await page.goto(`/lessons/edit?lesson=${lesson}`);
  return account;
}

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('0:02 of 5:00')).toBeVisible();
}

test('what is said is recorded, kept, heard, written down, deleted and put back', async ({ page }) => {
  const account = await atLesson(page);
  await record(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  const keep = page.getByRole('button', { name: 'Keep recording' });
  await expect(keep).toBeFocused();
  await keep.click();
  const recording = recordings(page);
  await expect(recording).toHaveCount(1);
  await expectAccessible(page);

  const position = recording.getByRole('slider', { name: 'Position' });
  await recording.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.5);
  await recording.getByRole('button', { name: 'Pause' }).click();
  await position.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(position).toHaveValue('0');
  await expect(position).toHaveAttribute('aria-valuetext', /^0:00 of 0:0\d$/);
  await recording.getByRole('button', { name: 'Speed: 1×' }).click();
  await expect(recording.getByRole('button', { name: 'Speed: 1.5×' })).toBeVisible();

  await recording.getByRole('button', { name: 'Options for recording 1' }).click();
  await page.getByRole('menuitem', { name: 'Write down what you said' }).click();
  await page.keyboard.type('A beep, and another.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(recording.getByText('A beep, and another.')).toBeVisible();
  await expect.poll(async () => (await storedOf(account.userId)).length, { timeout: 30_000 }).toBe(1);

  await recording.getByRole('button', { name: 'Options for recording 1' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(recordings(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(recording.getByText('A beep, and another.')).toBeVisible();
});

test('a recording is kept when the page is left meanwhile, and gone once it is discarded', async ({
  page,
}) => {
  await atLesson(page);
  await record(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Record' })).toBeVisible();
  await expect(recordings(page)).toHaveCount(0);
  await record(page);
  await page.getByRole('link', { name: 'Back to your lessons' }).click();
  await expect(recordings(page)).toHaveCount(1);
});

test('a recording for which there is no room waits until there is, and is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      const isFull = this.name === 'pieces' && !('hasRoom' in document.documentElement.dataset);
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await atLesson(page);
  await record(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  const keep = page.getByRole('button', { name: 'Keep recording' });
  await keep.click();
  await expect(page.getByRole('alert')).toContainText('There isn’t enough space on this device');
  await expectAccessible(page);
  await page.evaluate(() => {
    document.documentElement.dataset.hasRoom = '';
  });
  await keep.click();
  await expect(recordings(page)).toHaveCount(1);
});

test('without a microphone that may be used, it is said how to allow it', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await atLesson(page);
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByRole('alert')).toContainText('Allow it in your browser’s settings');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Record' })).toBeVisible();
});
