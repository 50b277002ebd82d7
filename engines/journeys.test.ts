import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { saveEvidence } from './evidence.ts';
import { found } from './kinds.ts';
import { Person } from './person.ts';
import { type Site, startSite } from './site.ts';

/* The journeys that lean hardest on what engines do each in their own way, in those that are not Chromium. */

const PASSWORD = 'secret-1';
const ENTRY = 'I asked my sister what she needs';
const ACTION = 'Send Priya the outline';
const LESSON = 'Ask before advising';
const FIRST_QUESTION = 'What can you celebrate about yesterday?';
const TABS = [
  [0, 'In the first tab'],
  [1, 'In the second tab'],
] as const;

let site: Site;
let engine: Engine | undefined;
let person: Person;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

async function close(): Promise<void> {
  const before = engine;
  engine = undefined;
  await before?.close();
}

const freshEmail = (): string => `person-${randomBytes(6).toString('hex')}@example.com`;

/** Makes an account that has finished onboarding and signs this browser in, without the screens for it. */
async function signUp(): Promise<string> {
  const email = freshEmail();
  // A page without the app, which would leave by itself as soon as somebody is signed in.
  await person.open('/healthz');
  const answers = await person.engine.run(
    async (account: object) => {
      const call = (method: string, path: string, body: object, headers = {}): Promise<Response> =>
        fetch(path, {
          method,
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        });
      const signedUp = await call('POST', '/api/auth/sign-up/email', account);
      const { token } = await (await fetch('/api/auth/token')).json();
      const authorization = { authorization: `Bearer ${token}` };
      const values = { core_value_1: 'Courage', core_value_2: 'Family', core_value_3: 'Curiosity' };
      const profile = await call('PATCH', '/api/profile', { core_word: 'Joy', ...values }, authorization);
      const intentions = { intentions: ['heard', 'valued'] };
      const impact = await call('PUT', '/api/impact-intentions', intentions, authorization);
      return [signedUp.ok, profile.ok, impact.ok];
    },
    { name: 'Noor Haddad', email, password: PASSWORD },
  );
  expect(answers).toEqual([true, true, true]);
  return email;
}

/** Answers the five questions of the page that is open at the first, and completes it. */
async function writePage(): Promise<void> {
  await person.type(FIRST_QUESTION, ENTRY);
  await person.click('button', 'Next');
  await person.type('What is your major goal right now?', 'Run a workshop');
  await person.click('button', 'Next');
  await person.type('What are you afraid of?', 'Silence');
  await person.click('button', 'Next');
  await person.type('What would Courage, Family, and Curiosity have you do?', 'Write the date');
  await person.click('button', 'Next');
  await person.type('What will you do today?', ACTION);
  await person.click('button', 'Complete');
  await person.comesTo('/journal/complete');
}

describe.each(found())('$name', (kind) => {
  // Starting a browser takes longer than most journeys: one is enough, unless it was left in the middle.
  beforeEach(async () => {
    await site.mend();
    if (engine) await engine.forSomebodyElse();
    else engine = await kind.start();
    person = new Person(engine, site.url);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const kept = await saveEvidence(`${kind.name} ${task.name}`, task.result.retryCount ?? 0, person);
    task.meta.kept = [...(task.meta.kept ?? []), ...kept];
    await close();
  });
  afterAll(close);

  test('the browser starts again without a connection: the app opens, and what is written arrives', async () => {
    const email = await signUp();
    await person.open('/dashgrowthloop');
    await person.sees('Welcome, Noor!');
    await person.installed();
    await person.engine.startAgain();
    await site.cut();
    await person.open('/journal/new');
    await person.type(FIRST_QUESTION, 'Kept. ');
    await person.kept();
    await person.engine.reload();
    await person.sees('Kept.');
    await writePage();
    await person.open('/journal/history');
    await person.sees(ENTRY);
    expect(await site.entriesOf(email)).toBe(0);
    await site.mend();
    await person.saved();
    expect(await site.entriesOf(email)).toBe(1);
  });

  test('the first day, from the landing page to the lesson', async () => {
    await person.open('/');
    await person.click('link', 'Get Started');
    await person.click('link', 'Start My Free Trial');
    await person.type('Name', 'Noor Haddad');
    await person.type('Email', freshEmail());
    await person.type('Password', PASSWORD);
    await person.click('button', 'Create account');
    await person.comesTo('/confirmation');
    await person.open('/introduction');
    await person.type('What is your biggest goal right now?', 'Run a workshop');
    await person.click('button', 'Continue');
    await person.check('Heard');
    await person.click('button', 'Continue');
    await person.click('radio', 'Joy');
    await person.click('button', 'Continue');
    for (const value of ['Courage', 'Family', 'Curiosity']) await person.check(value);
    await person.click('button', 'Continue');
    await person.sees('Question 4 of your journal asks');
    await person.click('button', 'Continue');
    await person.comesTo('/dashgrowthloop');
    await person.open('/journal/new');
    await writePage();
    await person.sees('Day 1 of journaling. Keep it up!');
    await person.click('link', 'Go to Dashboard');
    await person.check(ACTION);
    await person.sees('1 day in a row!');
    await person.type('What did you learn?', LESSON);
    await person.click('button', 'Save Lesson');
    await person.sees('Lesson saved!');
    await person.saved();
    await person.open('/journal/history');
    await person.sees(ENTRY);
  });

  test('signing out empties the device, and Back shows nothing of the person', async () => {
    await signUp();
    await person.open('/journal/new');
    await writePage();
    await person.saved();
    await person.open('/journal/history');
    await person.sees(ENTRY);
    await person.open('/scoring');
    await person.click('button', 'Menu');
    await person.click('menuitem', 'Sign Out');
    await person.comesTo('/');
    await person.sees('Sign in');
    await person.leavesNothing();
    for (const _ of ['the page before', 'the one before that']) {
      await person.engine.back();
      await person.sees('Sign in');
      expect(await person.text()).not.toContain(ENTRY);
      expect(await person.text()).not.toContain('Noor');
    }
    await person.leavesNothing();
  });

  test('Back while writing leaves the words where they were', async () => {
    await signUp();
    await person.open('/dashgrowthloop');
    await person.sees('Welcome, Noor!');
    await person.open('/journal/new');
    await person.type(FIRST_QUESTION, 'Half a sent');
    await person.kept();
    await person.engine.back();
    await person.comesTo('/dashgrowthloop');
    await person.sees('Half a sent');
    await person.open('/journal/new');
    await person.sees('Half a sent');
    await person.type(FIRST_QUESTION, 'ence');
    await person.kept();
    await person.open('/scoring');
    await person.engine.back();
    await person.comesTo('/journal/new');
    await person.sees('Half a sentence');
    // WebKit alone brings back a page that was left before it had loaded.
    if (kind.name !== 'WebKit') return;
    await person.follow('/dashgrowthloop', 100);
    await person.open('/scoring');
    await person.engine.back();
    await person.sees(FIRST_QUESTION);
  });

  test('two tabs write a page each: reloaded, duplicated or opened again, each has its own words', async () => {
    await signUp();
    await person.open('/journal/new');
    await person.type(FIRST_QUESTION, 'In the first tab');
    await person.kept();
    await person.openTab('/journal/new');
    await person.sees('Your page is open in another tab.');
    await person.type(FIRST_QUESTION, 'In the second tab');
    await person.kept();
    for (const [tab, words] of [...TABS, ...TABS]) {
      await person.engine.goToTab(tab);
      await person.engine.reload();
      await person.holds(FIRST_QUESTION, words);
      await person.sees('Your page is open in another tab.');
    }
    await person.engine.goToTab(0);
    await person.openTab('/journal/new', await person.ownOfTab());
    await person.sees('Your page is open in another tab.');
    await person.holds(FIRST_QUESTION, '');
    await person.type(FIRST_QUESTION, 'In the duplicate');
    await person.kept();
    for (const [tab, words] of [...TABS, [2, 'In the duplicate']] as const) {
      await person.engine.goToTab(tab);
      await person.engine.reload();
      await person.holds(FIRST_QUESTION, words);
    }
    await person.engine.goToTab(1);
    const own = await person.ownOfTab();
    await person.engine.closeTab();
    await person.engine.goToTab(1);
    await person.sees('The other tab was closed.');
    await person.sees('“In the second tab”');
    await person.engine.reload();
    await person.holds(FIRST_QUESTION, 'In the duplicate');
    await person.openTab('/journal/new', own);
    await person.holds(FIRST_QUESTION, 'In the second tab');
  });

  test('a page that is on its way as the first service worker takes over is shown', async () => {
    await signUp();
    const all = ['/scoring', '/tasks', '/dashtools', '/scoring', '/tasks', '/dashtools'];
    // WebKit does not let go of a worker that took over in such a moment: there it can be tried only once.
    for (const path of kind.name === 'WebKit' ? all.slice(0, 1) : all) {
      await person.open('/dashgrowthloop');
      await person.leavesAsInstalled(path);
      await person.comesTo(path);
      await person.seesHeading();
      await person.uninstalls();
    }
  });
});
