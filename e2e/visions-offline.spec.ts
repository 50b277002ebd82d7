import { installed } from './notebook-steps.ts';
import { expect, signUp, test } from './support.ts';
import { openTools, row, storedVision, writeAndSave } from './vision-steps.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection the editor opens, also one that was never opened before', async ({
  page,
  context,
}) => {
  const { userId } = await signUp(page);
  await installed(page);
  await context.setOffline(true);
  await openTools(page);
  await writeAndSave(page, 'ideal_day', 'On the train, without a signal.');
  await page.reload();
  await expect(row(page, 'ideal_day').getByText('On the train, without a signal.')).toBeVisible();
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(() => storedVision(page, userId, 'ideal_day'))
    .toBe('<p>On the train, without a signal.</p>');
});
