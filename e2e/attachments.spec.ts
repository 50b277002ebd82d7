import type { Page } from '@playwright/test';
import { addPictures, drawnPicture, madeFile, tiles } from './attachments-steps.ts';
import { answer, answerPage, complete, savedLesson } from './journal-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, signUp, sql, test } from './support.ts';

const UPLOADED = { timeout: 30_000 };

const rowsOf = (userId: string) =>
  sql<{ id: string; of_table: string; stored_at: Date | null }>(
    'select id, of_table, stored_at from attachments where user_id = $1',
    [userId],
  );
const storedRows = async (userId: string) =>
  (await rowsOf(userId)).filter(({ stored_at }) => stored_at !== null).length;

/** The notes of a camera that was held upright, as a part of a JPEG: orientation 6, in TIFF. */
const TURNED_RIGHT = Buffer.from(
  'ffe1002245786966000049492a0008000000010012010300010000000600000000000000',
  'hex',
);

/** How bright a picture is in the middle of its left and of its right edge, from 0 to 255. */
function brightnessOfSides(img: HTMLImageElement): number[] {
  const { naturalWidth: width, naturalHeight: height } = img;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(img, 0, 0);
  return [4, width - 4].map((x) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(x, height / 2, 1, 1).data;
    return (red + green + blue) / 3;
  });
}

/** A new person at one of their lessons. */
async function atLesson(page: Page, text = 'Less is enough') {
  const account = await signUp(page);
  await page.goto('/lessons-history');
  const lesson = await savedLesson(page, text);
  await page.goto(`/lessons/edit?lesson=${lesson}`);
  await expect(page.getByRole('textbox', { name: 'What did you learn?' })).toBeVisible();
  return { account, lesson };
}

/** Every tile shows its picture. */
const expectDrawn = (page: Page, count: number): Promise<void> =>
  expect
    .poll(() =>
      tiles(page)
        .locator('img')
        .evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBe(count);

test('pictures of a lesson and of a page being written are seen on another device', async ({
  page,
  browser,
}) => {
  const { account, lesson } = await atLesson(page);
  const [sunrise, hut] = [
    await drawnPicture(page, { name: 'Sunrise.jpg' }),
    await drawnPicture(page, {
      name: 'Hut.png',
      width: 600,
      height: 900,
      colour: '#6b8fb5',
      type: 'image/png',
    }),
  ];
  await addPictures(page, [sunrise, hut]);
  await expectDrawn(page, 2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto('/journal/new');
  // No word is written yet: the page is kept all the same.
  await addPictures(page, [sunrise, hut]);
  await expectDrawn(page, 2);
  await page.reload();
  await expectDrawn(page, 2);
  await answer(page).fill('We walked up before breakfast.');
  await answerPage(page);
  await complete(page).click();
  await expect(page).toHaveURL(/\/journal\/complete/);
  await expect.poll(() => storedRows(account.userId), UPLOADED).toBe(4);

  const other = await signIn(browser, account);
  await other.goto(`/lessons-history?lesson=${lesson}`);
  await expectDrawn(other, 2);
  await other.goto('/journal/history');
  await expectDrawn(other, 2);
  await tiles(other).first().click();
  await expect(other.locator('[data-original="drawn"]')).toBeVisible();
  await other.context().close();
});

test('what is added without a connection is seen at once and sent later', async ({ page, context }) => {
  const { account } = await atLesson(page);
  const sunrise = await drawnPicture(page, { name: 'Sunrise.jpg' });
  // Its code is fetched with the first picture.
  await addPictures(page, [sunrise]);
  await expect.poll(() => storedRows(account.userId), UPLOADED).toBe(1);
  await context.setOffline(true);
  await addPictures(page, [sunrise]);
  await expectDrawn(page, 2);
  await expect(page.getByText('Only on this device so far')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => storedRows(account.userId), UPLOADED).toBe(2);
  await expect(page.getByText('Only on this device so far')).toHaveCount(0);
});

test('the viewer by keyboard: turned through, described, enlarged, deleted and put back', async ({
  page,
}) => {
  const { account } = await atLesson(page);
  await addPictures(page, [
    await drawnPicture(page, { name: 'One.jpg' }),
    await drawnPicture(page, { name: 'Two.jpg', width: 700, height: 1000 }),
  ]);
  await expectDrawn(page, 2);
  await tiles(page).first().focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Picture' });
  await expect(viewer.getByText('1 of 2')).toBeVisible();
  await expect(viewer.locator('[data-original="drawn"]')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 2')).toBeVisible();
  await page.keyboard.press('+');
  await expect(viewer.getByRole('img')).toHaveCSS('transform', /matrix\(1\.5/);
  await page.keyboard.press('0');
  await expect(viewer.getByRole('img')).toHaveCSS('transform', /matrix\(1, 0, 0, 1/);
  await viewer.getByRole('button', { name: 'Add a description' }).click();
  await page.keyboard.type('The hut on the ridge');
  // What would be lost is not closed by a key.
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(viewer.getByRole('img', { name: 'The hut on the ridge. Picture 2 of 2' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Delete picture' }).click();
  await expect(viewer.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(page).last()).toHaveAccessibleName('The hut on the ridge. Picture 2 of 2');
  await expect.poll(() => storedRows(account.userId), UPLOADED).toBe(2);
});

test('it is asked once what a picture shows', async ({ page }) => {
  await atLesson(page);
  await addPictures(page, [await drawnPicture(page, { name: 'One.jpg' })]);
  const question = page.getByRole('textbox', { name: 'What does this picture show?' });
  await question.fill('The sea');
  await question.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(tiles(page)).toHaveAccessibleName('The sea. Picture 1 of 1');
  await addPictures(page, [await drawnPicture(page, { name: 'Two.jpg' })]);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /show\?$/ })).toHaveCount(0);
  await page.reload();
  await expectDrawn(page, 2);
  await expect(page.getByRole('textbox', { name: /show\?$/ })).toHaveCount(0);
});

test('pasting and dropping add a picture, and leave words alone', async ({ page }) => {
  await atLesson(page);
  const { buffer } = await drawnPicture(page, { name: 'One.jpg', width: 60, height: 40 });
  const box = page.getByRole('textbox', { name: 'What did you learn?' });
  const give = (kind: 'paste' | 'drop', withWords: boolean) =>
    box.evaluate(
      (element, [kind, bytes, withWords]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'given.jpg', { type: 'image/jpeg' }));
        if (withWords) data.setData('text/plain', 'words');
        const init = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent('drop', { ...init, dataTransfer: data }),
        );
      },
      [kind, [...buffer], withWords] as const,
    );
  await give('paste', false);
  await expect(tiles(page)).toHaveCount(1);
  await give('drop', false);
  await expect(tiles(page)).toHaveCount(2);
  await give('paste', true);
  await give('drop', false);
  await expect(tiles(page)).toHaveCount(3);
});

test('files that are no pictures are refused in a sentence, and nothing of them is kept', async ({
  page,
}) => {
  const { account } = await atLesson(page);
  const good = await drawnPicture(page, { name: 'Good.png', width: 40, height: 30, type: 'image/png' });
  const bomb = Buffer.from(good.buffer);
  bomb.writeUInt32BE(50_000, 16);
  bomb.writeUInt32BE(50_000, 20);
  const zip = Buffer.concat([good.buffer, Buffer.from([0x50, 0x4b, 5, 6, ...Array(18).fill(0)])]);
  const damaged = Buffer.from(good.buffer);
  damaged.fill(0x55, 60, 90);
  const hostile = {
    'Empty.jpg': [Buffer.alloc(0), 'This file is empty.'],
    'Drawing.svg': ['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'SVG drawings'],
    'Film.jpg': ['\0\0\0\x18ftypisom\0\0\0\0mp42', 'This is a video.'],
    'Words.png': ['My holidays', 'This file isn’t a picture.'],
    'Bomb.png': [bomb, 'up to 100 megapixels'],
    'Archive.png': [zip, 'contains something else'],
    'Cut.png': [good.buffer.subarray(0, -20), 'incomplete or damaged'],
    'Damaged.png': [damaged, 'This browser can’t open this picture.'],
  } as const;
  await addPictures(
    page,
    Object.entries(hostile).map(([name, [bytes]]) => madeFile(name, bytes)),
  );
  for (const [name, [, said]] of Object.entries(hostile)) {
    await expect(page.getByRole('alert').filter({ hasText: name })).toContainText(said);
  }
  await expectAccessible(page);
  expect(await rowsOf(account.userId)).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss the message about Film.jpg' }).click();
  await expect(page.getByText('Film.jpg')).toHaveCount(0);
  await addPictures(page, [good]);
  await expectDrawn(page, 1);
});

test('a row has ten pictures at most', async ({ page }) => {
  await atLesson(page);
  const small = await drawnPicture(page, { name: 'Small.jpg', width: 40, height: 30 });
  await addPictures(page, Array(11).fill(small));
  await expect(tiles(page)).toHaveCount(10);
  await expect(page.getByText('You can add up to 10 pictures here. This one wasn’t added.')).toBeVisible();
});

test.describe('where the bytes can be looked at', () => {
  test.use({ bypassCSP: true });

  test('a picture is turned upright, made smaller, and says nothing of where it was taken', async ({
    page,
  }) => {
    await atLesson(page);
    const { buffer } = await drawnPicture(page, { name: 'Turned.jpg', width: 3000, height: 1500 });
    const turned = Buffer.concat([buffer.subarray(0, 2), TURNED_RIGHT, buffer.subarray(2)]);
    await addPictures(page, [madeFile('Turned.jpg', turned)]);
    await tiles(page).click();
    const original = page.locator('[data-original="drawn"]');
    await expect(original).toBeVisible();
    const size = await original.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
    expect(size).toEqual([1024, 2048]);
    // What was at the bottom, the dark ground, is on the left.
    const [left = 0, right = 0] = await original.evaluate(brightnessOfSides);
    expect(right - left).toBeGreaterThan(40);
    const text = await original.evaluate(async (img: HTMLImageElement) => {
      const bytes = await (await fetch(img.src)).arrayBuffer();
      return new TextDecoder('latin1').decode(bytes);
    });
    expect(turned.toString('latin1')).toContain('Exif');
    expect(text).not.toContain('Exif');
    expect(text.startsWith('ÿØÿ')).toBe(true);
  });
});
