import { readFileSync } from 'node:fs';
import * as publicTexts from '../src/app/public/texts.de.ts';
import * as shell from '../src/app/shell/texts.de.ts';
import * as auth from '../src/features/auth/texts.de.ts';
import * as journal from '../src/features/journal/texts.de.ts';
import * as profileInGerman from '../src/features/profile/texts.de.ts';
import * as profile from '../src/features/profile/texts.ts';
import { directionOf, LANGUAGES, languageTag } from '../src/kernel/languages.ts';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDevice,
  signUp,
  sql,
  test,
} from './support.ts';

/* The screens in another language than English. */

const languageOf = (page: { evaluate: (read: () => string) => Promise<string> }) =>
  page.evaluate(() => document.documentElement.lang);

test.describe('in a browser that is in German', () => {
  test.use({ locale: 'de-AT' });

  test('German is read first, and English once it is chosen', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/de');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(auth.heroLine2);
    expect(await languageOf(page)).toBe('de');
    await expectAccessible(page);
    const languages = page.getByRole('navigation', { name: 'Sprachen' });
    await expect(languages.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');

    await languages.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Do what it says.');
    await page.goto('/login');
    await expect(page).toHaveURL('/login');
    expect(await languageOf(page)).toBe('en');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/login');
  });
});

interface FirstDay {
  language: 'de' | 'ja';
  locale: string;
  name: string;
  values: [string, string, string];
  celebration: string;
  action: string;
  lesson: string;
}

const FIRST_DAYS: FirstDay[] = [
  {
    language: 'de',
    locale: 'de-AT',
    name: 'Maja',
    values: ['Mut', 'Familie', 'Neugier'],
    celebration: 'Mit Papa gefrühstückt – über das Boot geredet',
    action: 'Den Raum reservieren',
    lesson: 'Ein Termin ist mutiger als ein Plan.',
  },
  {
    language: 'ja',
    locale: 'ja-JP',
    name: '真由',
    values: ['勇気', '家族', '好奇心'],
    celebration: '父と朝ごはんを食べて、船の話をした。',
    action: '部屋を予約する',
    lesson: '計画よりも、約束した日のほうが勇気をくれる。',
  },
];

/** The texts of a folder of src in a language. */
const textsIn = (language: FirstDay['language'], folder: string) =>
  import(`../src/${folder}/texts.${language}.ts`);

for (const { language, locale, name, values, celebration, action, lesson } of FIRST_DAYS) {
  test.describe(`whoever reads ${locale}`, () => {
    test.use({ locale });

    test(`has a first day in ${language}: an account, a page, an action and a lesson`, async ({ page }) => {
      const [auth, journal, tasks, lessons, dashboard] = await Promise.all(
        ['auth', 'journal', 'tasks', 'lessons', 'dashboard'].map((feature) =>
          textsIn(language, `features/${feature}`),
        ),
      );
      await page.goto('/registration');
      await expect(page).toHaveURL(`/${language}/registration`);
      const email = `maja-${language}-${Date.now()}@example.com`;
      await page.getByRole('textbox', { name: auth.nameLabel }).fill(name);
      await page.getByRole('textbox', { name: auth.emailLabel }).fill(email);
      await page.getByLabel(auth.passwordLabel, { exact: true }).fill('geheim-genug-1');
      await page.getByRole('button', { name: auth.createAccountButton }).click();
      await expect(page.getByRole('heading', { name: auth.accountReadyTitle })).toBeVisible();
      const [profileRow] = await sql<{ language: string; id: string }>(
        'select language, id from profiles where email = $1',
        [email],
      );
      expect(profileRow?.language).toBe(language);
      const [core_value_1, core_value_2, core_value_3] = values;
      await api(page).patch('/api/profile', {
        ...{ core_word: core_value_1, core_value_1, core_value_2, core_value_3 },
      });

      await page.goto('/journal/new');
      await page.getByRole('textbox', { name: journal.celebrationQuestion }).fill(celebration);
      await page.getByRole('button', { name: journal.nextButton, exact: true }).click();
      await expect(page.getByRole('heading', { name: journal.goalQuestion })).toBeVisible();
      await expectAccessible(page);

      await page.goto('/tasks');
      await page.getByRole('textbox', { name: tasks.addActionLabel }).fill(action);
      await page.keyboard.press('Enter');
      const box = page.getByRole('checkbox', { name: action });
      await box.focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('region', { name: new RegExp(`^${tasks.completedTitle}`) })).toContainText(
        action,
      );
      const { saved } = await textsIn(language, 'session/saving');
      await expect(page.getByRole('status').getByText(saved, { exact: true })).toBeVisible();

      await page.goto('/dashgrowthloop');
      await page.getByRole('textbox', { name: lessons.lessonQuestion }).fill(lesson);
      await page.getByRole('button', { name: lessons.saveLessonButton }).click();
      await expect(page.getByText(dashboard.strokesToday(2))).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
      expect(await sql('select 1 from lessons_learned where user_id = $1', [profileRow?.id])).toHaveLength(1);
    });
  });
}

test.describe('with the app’s code on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the language is changed in the profile: what was typed stays, and it holds offline', async ({
    page,
    context,
  }) => {
    test.slow();
    await signUp(page);
    await page.goto('/dashgrowthloop');
    const question = page.getByRole('textbox', { name: 'What can you celebrate about yesterday?' });
    await question.fill('The boat is painted');
    await expect.poll(async () => (await onDevice(page, 'drafts')).length).toBeGreaterThan(0);

    await page.goto('/profile');
    await page.getByRole('combobox', { name: profile.languageLabel }).selectOption({ label: 'Deutsch' });
    // The whole release of another language is fetched before anything is loaded again.
    await expect(
      page.getByRole('heading', { level: 1, name: profileInGerman.profileTitle, exact: true }),
    ).toBeVisible({ timeout: 60_000 });
    expect(await languageOf(page)).toBe('de');
    await expect(page).toHaveURL('/profile');
    const inGerman = page.getByRole('combobox', { name: profileInGerman.languageLabel });
    await expect(inGerman).toBeFocused();
    await expect(inGerman).toBeInViewport();
    await expect(inGerman).toHaveAccessibleDescription(profileInGerman.languageChanged);

    await page.getByRole('link', { name: shell.todayLink }).first().click();
    await expect(page.getByRole('textbox', { name: journal.celebrationQuestion })).toHaveValue(
      'The boat is painted',
    );

    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('textbox', { name: journal.celebrationQuestion })).toBeVisible();
    await page.goto('/profile');
    const choice = page.getByRole('combobox', { name: profileInGerman.languageLabel });
    await choice.selectOption({ label: 'English' });
    await expect(page.getByText(profileInGerman.languageOffline)).toBeVisible();
    await context.setOffline(false);
  });
});

const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

test('every public page is there in each language, and tells of the others', async ({ page }) => {
  const pages = ['', '/introduction', '/login', '/registration', '/terms', '/privacy'];
  for (const [language, path] of TRANSLATIONS.flatMap((each) => pages.map((one) => [each, one] as const))) {
    const html = await (await page.request.get(`/${language}${path}`)).text();
    expect(html).toContain(`<html lang="${languageTag(language)}" dir="${directionOf(language)}">`);
    expect(html).toContain(`<link rel="canonical" href="${process.env.E2E_BASE_URL}/${language}${path}"`);
    for (const other of TRANSLATIONS) {
      const address = `${process.env.E2E_BASE_URL}/${other}${path}`;
      expect(html).toContain(`hreflang="${languageTag(other)}" href="${address}"`);
    }
    expect(html).toContain(`hreflang="en" href="${process.env.E2E_BASE_URL}${path || '/'}"`);
    expect(html).toContain(`hreflang="x-default" href="${process.env.E2E_BASE_URL}${path || '/'}"`);
    expect(html).not.toMatch(/%[A-Z_]+%/);
  }
  expect(await (await page.request.get('/de/terms')).text()).toContain(publicTexts.translationNote);
  expect(await (await page.request.get('/terms')).text()).not.toContain('This is a translation');
  const manifest = await page.request.get('/manifest.webmanifest', { headers: { cookie: 'language=de' } });
  expect(await manifest.json()).toMatchObject({ lang: 'de', dir: 'ltr' });
  expect(readFileSync('dist/.languages/de/release.json', 'utf8')).not.toBe(
    readFileSync('dist/release.json', 'utf8'),
  );
});
