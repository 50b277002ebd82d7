import { complete, writePage } from './journal-steps.ts';
import { expectSaved, openList } from './notebook-steps.ts';
import { button, openProfile } from './profile-steps.ts';
import { usedGoal } from './stored-words.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goWithin,
  onDevice,
  signIn,
  signUp,
  syncNow,
  test,
} from './support.ts';
import {
  addAction,
  confirmWords,
  dialog,
  expectAllInVault,
  expectVault,
  goThroughDialog,
  lock,
  lockedTitle,
  noteLesson,
  openDialog,
  PASSPHRASE,
  proceed,
  shownWords,
  storedTexts,
  textsOnDevice,
  turnVaultOn,
  unlock,
  vaultSection,
} from './vault-steps.ts';

test('a vault is turned on with what was written before, locks and opens, and is turned off again', async ({
  page,
}) => {
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await noteLesson(page, 'Rest before you are tired');
  await addAction(page, 'Call Dad at noon');
  await usedGoal(page, 'Sleep early');
  await writePage(page);
  await complete(page).click();
  await expect(page).toHaveURL('/journal/complete');
  await expectSaved(page);

  await openProfile(page);
  await vaultSection(page).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await openDialog(page, 'Turn on private vault');
  await expectAccessible(page);
  await proceed(page);
  await expect(dialog(page).getByText('Please type your password.')).toBeVisible();
  await dialog(page).getByLabel('Your password').fill('not mine');
  await proceed(page);
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByLabel('Your password').fill(account.password);
  await proceed(page);
  const [passphrase, again] = [
    dialog(page).getByLabel('Passphrase', { exact: true }),
    dialog(page).getByLabel('Repeat passphrase'),
  ];
  for (const [typed, repeated, said] of [
    ['short', 'short', 'Please use at least 12 characters.'],
    ['password1234', 'password1234', 'This passphrase is easy to guess.'],
    [PASSPHRASE, `${PASSPHRASE}.`, 'These passphrases aren’t the same.'],
  ] as const) {
    await passphrase.fill(typed);
    await again.fill(repeated);
    await proceed(page);
    await expect(dialog(page).getByText(said)).toBeVisible();
  }
  await again.fill(PASSPHRASE);
  await expectAccessible(page);
  await proceed(page);
  await expect(dialog(page).getByRole('list', { name: 'Recovery key' })).toBeVisible();
  await expectAccessible(page);
  const words = await shownWords(page);
  expect(words).toHaveLength(12);
  await page.keyboard.press('Escape');
  await proceed(page);
  await confirmWords(page, [...words].reverse());
  await dialog(page).getByRole('button', { name: 'Turn on private vault' }).click();
  await expect(dialog(page).getByText('That isn’t this word.').first()).toBeVisible();
  await expectAccessible(page);
  await confirmWords(page, words);
  await dialog(page).getByRole('button', { name: 'Turn on private vault' }).click();
  await expect(dialog(page)).toBeHidden();
  await expectVault(account, 'on');
  await expectAllInVault(account);
  await expect(vaultSection(page).getByText('still being encrypted')).toBeHidden();

  await noteLesson(page, 'Written in the vault');
  await expectSaved(page);
  await expectAllInVault(account);

  const secondTab = await page.context().newPage();
  await secondTab.goto('/lessons-history');
  await expect(secondTab.getByText('Written in the vault')).toBeVisible();
  await openProfile(page);
  await lock(page);
  await expect(lockedTitle(secondTab)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  expect(await textsOnDevice(page)).not.toMatch(/Rest before|Call Dad|Sleep early|Written in/);
  await unlock(page, 'another passphrase altogether');
  await expect(page.getByText('That passphrase doesn’t open your vault.')).toBeVisible();
  await unlock(page);
  await expect(lockedTitle(page)).toBeHidden();
  await expect(secondTab.getByText('Written in the vault')).toBeVisible();
  await secondTab.close();
  await goWithin(page, '/lessons-history');
  await expect(page.getByText('Rest before you are tired')).toBeVisible();
  await expect(page.getByText('Written in the vault')).toBeVisible();

  await openProfile(page);
  await openDialog(page, 'Turn off private vault');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Turn off private vault' }).click();
  await expect(button(page, 'Turn on private vault')).toBeVisible({ timeout: 30_000 });
  await expectVault(account, 'off');
  expect((await storedTexts(account)).filter((text) => text.startsWith('BA'))).toEqual([]);
  await page.reload();
  await openList(page, 'lessons');
  await expect(page.getByText('Written in the vault')).toBeVisible();
  await openList(page, 'actions');
  await expect(page.getByLabel('Call Dad at noon', { exact: true })).toBeVisible();
});

test('another device opens the vault with the recovery key; what it wrote without a connection before it heard of it is not lost', async ({
  page,
  browser,
}) => {
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await noteLesson(page, 'Rest before you are tired');
  await expectSaved(page);
  const other = await signIn(browser, account);
  try {
    await other.goto('/lessons-history');
    await expect(other.getByText('Rest before you are tired')).toBeVisible();
    await other.context().setOffline(true);
    await noteLesson(other, 'Written on the train');
    await goWithin(other, '/dashgrowthloop');

    const words = await turnVaultOn(page, account);
    await expectVault(account, 'on');

    await other.context().setOffline(false);
    await expect(lockedTitle(other)).toBeVisible();
    await other.getByRole('button', { name: 'Use your recovery key' }).click();
    const field = other.getByLabel('Recovery key');
    for (const [typed, said] of [
      [words.slice(1).join(' '), 'A recovery key has 12 words.'],
      [`${words.slice(1).join(' ')} qwertz`, '“qwertz” isn’t a word of a recovery key.'],
      [`${words.slice(1).join(' ')} ${words[0]}`, /don’t belong together|doesn’t open your vault/],
    ] as const) {
      await field.fill(typed);
      await button(other, 'Unlock').click();
      await expect(other.getByText(said)).toBeVisible();
    }
    await expectAccessible(other);
    await field.fill(words.map((word, at) => `${at + 1}. ${word.toUpperCase()}`).join(', '));
    await button(other, 'Unlock').click();
    await expect(lockedTitle(other)).toBeHidden();
    await openList(other, 'lessons');
    await expect(other.getByText('Rest before you are tired')).toBeVisible();
    await expect(other.getByText('Written on the train')).toBeVisible();
    await expectSaved(other);
    await expect.poll(() => onDevice(other, 'outbox')).toEqual([]);
    await expectAllInVault(account);
    await syncNow(page);
    await openList(page, 'lessons');
    await expect(page.getByText('Written on the train')).toBeVisible();

    // What one of them turns off is off at the other, which believes its record alone.
    await openProfile(other);
    await openDialog(other, 'Turn off private vault');
    await dialog(other).getByRole('button', { name: 'Turn off private vault' }).click();
    await expectVault(account, 'off');
    await syncNow(page);
    await openProfile(page);
    await expect(button(page, 'Turn on private vault')).toBeVisible();
    await noteLesson(page, 'Written in the open');
    await expectSaved(page);
    expect((await storedTexts(account)).filter((text) => text.startsWith('BA'))).toEqual([]);
  } finally {
    await other.context().close();
  }
});

test('a server that says the vault is off, or another one is on, changes nothing that this device seals', async ({
  page,
}) => {
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await turnVaultOn(page, account);
  await expectVault(account, 'on');
  await page.route('**/api/sync*', async (route) => {
    // A page that is left takes its calls along.
    const answer = await route.fetch().catch(() => undefined);
    if (answer?.status() === 204) return route.fulfill({ response: answer });
    const body = await answer?.json().catch(() => undefined);
    if (!answer || !body) return;
    const rows = body.rows.map(([table, row]: [string, Record<string, unknown>]) => {
      if (table !== 'vaults') return [table, row];
      const record = JSON.parse(String(row.record));
      const lie = JSON.stringify({ ...record, state: 'off', revision: record.revision + 1 });
      return [table, { ...row, state: 'off', record: lie }];
    });
    await route.fulfill({ response: answer, json: { ...body, rows } });
  });
  await page.reload();
  await noteLesson(page, 'Still private');
  await expectSaved(page);
  await expectAllInVault(account);
  await page.goto('/profile');
  await expect(vaultSection(page).getByText('Your private vault is on.')).toBeVisible();
});

test('without a connection a locked vault opens where it was open before', async ({ page, context }) => {
  test.slow();
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await noteLesson(page, 'Rest before you are tired');
  await turnVaultOn(page, account);
  await expectVault(account, 'on');
  await expectSaved(page);
  await lock(page);
  await context.route('**/api/**', (route) => route.abort());
  await unlock(page);
  await expect(lockedTitle(page)).toBeHidden();
  await goWithin(page, '/lessons-history');
  await expect(page.getByText('Rest before you are tired')).toBeVisible();
});

test('a vault is offered at the end of onboarding', async ({ page }) => {
  const account = await signUp(page);
  await page.goto('/core-value-confirmation');
  await expect(page.getByRole('heading', { name: 'For your eyes only' })).toBeVisible();
  await openDialog(page, 'Turn on private vault');
  await goThroughDialog(page, account, { end: 'Turn on private vault' });
  await expect(page.getByText('Your private vault is on. Only your devices')).toBeVisible();
  await expect(button(page, 'Turn on private vault')).toHaveCount(0);
  await expectAccessible(page);
  await expectVault(account, 'on');
});
