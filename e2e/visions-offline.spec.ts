import { installed } from './notebook-steps.ts';
import { expect, goWithin, signUp, sql, test } from './support.ts';
import { row, storedVision, writeAndSave } from './vision-steps.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection a document is written and reviewed, also in an editor that was never opened before', async ({
  page,
  context,
}) => {
  const { userId } = await signUp(page);
  await installed(page);
  await context.setOffline(true);
  await goWithin(page, '/dashtools');
  await writeAndSave(page, 'ideal_day', 'On the train, without a signal.');
  await row(page, 'ideal_day').getByRole('button', { name: 'Mark as reviewed' }).click();
  await page.reload();
  await expect(row(page, 'ideal_day').getByText('On the train, without a signal.')).toBeVisible();
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(() => storedVision(page, userId, 'ideal_day'))
    .toBe('<p>On the train, without a signal.</p>');
  await expect
    .poll(() => sql('select vision_reviewed from growth_days where user_id = $1', [userId]))
    .toEqual([{ vision_reviewed: true }]);
});
