import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { found } from './kinds.ts';
import { type Site, startSite } from './site.ts';
import { Visit } from './visit.ts';

/* The journeys that lean hardest on what engines do each in their own way, in those that are not Chromium. */

const PASSWORD = 'secret-1';
const ENTRY = 'I asked my sister what she needs';
const ACTION = 'Send Priya the outline';
const LESSON = 'Ask before advising';

let site: Site;
let engine: Engine | undefined;
let visit: Visit;

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
  await visit.open('/healthz');
  const answers = await visit.engine.run(
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
  await visit.type('What can you celebrate about yesterday?', ENTRY);
  await visit.click('button', 'Next');
  await visit.type('What is your major goal right now?', 'Run a workshop');
  await visit.click('button', 'Next');
  await visit.type('What are you afraid of?', 'Silence');
  await visit.click('button', 'Next');
  await visit.type('What would Courage, Family and Curiosity have you do?', 'Write the date');
  await visit.click('button', 'Next');
  await visit.type('What will you do today?', ACTION);
  await visit.click('button', 'Complete');
  await visit.comesTo('/journal/complete');
}

describe.each(found())('$name', (kind) => {
  // Starting a browser takes longer than most journeys: one is enough, unless it was left in the middle.
  beforeEach(async () => {
    await site.mend();
    if (engine) await engine.forSomebodyElse();
    else engine = await kind.start();
    visit = new Visit(engine, site.url);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await close();
  });
  afterAll(close);

  test('the browser starts again without a connection: the app opens, and what is written arrives', async () => {
    const email = await signUp();
    await visit.open('/dashgrowthloop');
    await visit.sees('Welcome, Noor!');
    await visit.installed();
    await visit.engine.startAgain();
    await site.cut();
    await visit.open('/journal/new');
    await visit.type('What can you celebrate about yesterday?', 'Kept. ');
    await visit.kept();
    await visit.engine.reload();
    await visit.sees('Kept.');
    await writePage();
    await visit.open('/journal/history');
    await visit.sees(ENTRY);
    expect(await site.entriesOf(email)).toBe(0);
    await site.mend();
    await visit.saved();
    expect(await site.entriesOf(email)).toBe(1);
  });

  test('the first day, from the landing page to the lesson', async () => {
    await visit.open('/');
    await visit.click('link', 'Get Started');
    await visit.click('link', 'Start My Free Trial');
    await visit.type('Name', 'Noor Haddad');
    await visit.type('Email', freshEmail());
    await visit.type('Password', PASSWORD);
    await visit.click('button', 'Create Account');
    await visit.comesTo('/confirmation');
    await visit.open('/introduction');
    await visit.type('What is your biggest goal right now?', 'Run a workshop');
    await visit.click('button', 'Continue');
    await visit.check('Heard');
    await visit.click('button', 'Continue');
    await visit.click('radio', 'Joy');
    await visit.click('button', 'Continue');
    for (const value of ['Courage', 'Family', 'Curiosity']) await visit.check(value);
    await visit.click('button', 'Continue');
    await visit.sees('Question 4 of your journal asks');
    await visit.click('button', 'Continue');
    await visit.comesTo('/dashgrowthloop');
    await visit.open('/journal/new');
    await writePage();
    await visit.sees('Day 1 of journaling. Keep it up!');
    await visit.click('link', 'Go to Dashboard');
    await visit.check(ACTION);
    await visit.sees('1 day in a row!');
    await visit.type('What did you learn?', LESSON);
    await visit.click('button', 'Save Lesson');
    await visit.sees('Lesson saved!');
    await visit.saved();
    await visit.open('/journal/history');
    await visit.sees(ENTRY);
  });

  test('signing out empties the device, and Back shows nothing of the person', async () => {
    await signUp();
    await visit.open('/journal/new');
    await writePage();
    await visit.saved();
    await visit.open('/journal/history');
    await visit.sees(ENTRY);
    await visit.open('/scoring');
    await visit.click('button', 'Menu');
    await visit.click('menuitem', 'Sign Out');
    await visit.comesTo('/');
    await visit.sees('Sign in');
    await visit.leavesNothing();
    for (const _ of ['the page before', 'the one before that']) {
      await visit.engine.back();
      await visit.sees('Sign in');
      expect(await visit.text()).not.toContain(ENTRY);
      expect(await visit.text()).not.toContain('Noor');
    }
    await visit.leavesNothing();
  });

  test('Back while writing leaves the words where they were', async () => {
    await signUp();
    await visit.open('/dashgrowthloop');
    await visit.sees('Welcome, Noor!');
    await visit.open('/journal/new');
    await visit.type('What can you celebrate about yesterday?', 'Half a sent');
    await visit.kept();
    await visit.engine.back();
    await visit.comesTo('/dashgrowthloop');
    await visit.sees('Half a sent');
    await visit.open('/journal/new');
    await visit.sees('Half a sent');
    await visit.type('What can you celebrate about yesterday?', 'ence');
    await visit.kept();
    await visit.open('/scoring');
    await visit.engine.back();
    await visit.comesTo('/journal/new');
    await visit.sees('Half a sentence');
    // WebKit alone brings back a page that was left before it had loaded.
    if (kind.name !== 'WebKit') return;
    await visit.follow('/dashgrowthloop', 100);
    await visit.open('/scoring');
    await visit.engine.back();
    await visit.sees('Half a sentence');
  });
});
