import { describe, expect, test } from 'vitest';
import { misnamedButtons } from './buttons.ts';
import { textsOf } from './entries.ts';
import { sentencesIn } from './outside.ts';
import { problemsOf } from './style.ts';
import { parse } from './syntax.ts';

const judged = (words: string, name = 'notice') =>
  problemsOf({ file: 'texts.ts', line: 1, section: 'A screen', name, words, rows: [] }).map(({ why }) => why);

describe('a turn that no editor would let through is found when it is put back', () => {
  test.each([
    ['This link works no more.', 'no more'],
    ['This code does not work any more.', 'any more'],
    ['Everything is removed, but for the backups.', 'but for'],
    ['Nothing of it leaves your device.', 'Nothing of it'],
    ['All of it is deleted.', 'All of it'],
    ['The word stands in your entries.', 'stands in'],
    ['Your posts stand here.', 'stand here'],
    ['If this was not you, leave this message alone.', 'leave this message alone'],
    ['It is sent by itself.', 'by itself'],
    ['They are sent by themselves.', 'by themselves'],
    ['Choose the same file to go on.', 'go on'],
    ['Your streak goes on over it.', 'goes on'],
    ['Somebody tried to sign up.', 'Somebody'],
    ['Whoever has the link can read it.', 'Whoever'],
    ['We sent you a mail.', 'mail'],
    ['Mails hold your name.', 'Mails'],
    ['Check your e-mail.', 'e-mail'],
    ['There is no payment to look after.', 'look after'],
    ['The code is good for ten minutes.', 'is good for'],
    ['This file is not whole.', 'not whole'],
    ['A row lies in the future.', 'lies in'],
    ['Write on each day.', 'each'],
    ['Set it so that it saves, so that it stays.', 'so that it saves, so that'],
    ['Set a pause beforehand.', 'beforehand'],
    ['Your voice was set anew.', 'anew'],
    ['It changed on another device meanwhile.', 'meanwhile'],
    ['That is no address for a link.', 'That is no'],
    ['One photo is not taken over, two were taken over.', 'were taken over'],
    ['The words you kept back.', 'kept back'],
    ['What travelled to Google.', 'travelled'],
    ['Learnt from your lessons.', 'Learnt'],
    ['Choose a colour.', 'colour'],
    ['Every other place was signed out.', 'place was signed out'],
    ['A one-way mark of your password.', 'one-way mark'],
    ['There are no cookies of others.', 'cookies of others'],
  ])('%s', (words, turn) => {
    expect(judged(words).filter((why) => why.startsWith(`“${turn}”`))).toHaveLength(1);
  });
});

test.each([
  ['a sentence that is too long', `${'One word after another '.repeat(7)}ends here.`, /^\d+ words/],
  ['straight quotes', 'We couldn\'t save "that".', /straight quotes/],
  ['three dots', 'Saving...', /three dots/],
  ['two spaces', 'Saved.  Thank you.', /two spaces/],
  ['title case', 'Save Your Changes', /sentence case: Your, Changes/],
])('%s is found', (_, words, why) => {
  expect(judged(words)).toEqual([expect.stringMatching(why)]);
});

test('a button begins with a verb', () => {
  expect(judged('Hidden memories', 'hiddenButton')).toEqual(['a button begins with a verb']);
  expect(judged('Manage hidden memories', 'hiddenButton')).toEqual([]);
  expect(judged('Hidden memories', 'hiddenTitle')).toEqual([]);
});

test.each([
  'You’ve written on 12 days since February.',
  'Set a pause on Monday, January 4, for Growth Loop and Google Tasks.',
  'Your entry from {day(date)} is still here. Nothing was lost.',
  '“Call Dad Back” was your goal.',
  'We emailed you a link. It works for one hour.',
])('nothing is wrong with: %s', (words) => expect(judged(words)).toEqual([]));

test('a text that the requirements set is not judged', () => {
  const [text] = textsOf(
    'texts.ts',
    `/* Sign in */\n\n/** MSG-05 */\nexport const a = 'Check Your Mail "now"...';`,
  );
  expect(text).toMatchObject({ section: 'Sign in', rows: ['MSG-05'], name: 'a' });
  expect(text && problemsOf(text)).toEqual([]);
});

test('texts are read from constants, functions, lists and objects, with what is filled in', () => {
  const source = `
    /* The dashboard */
    export const title = 'Today';
    export const left = (days: number): string =>
      plural(days, { one: 'One day left', other: \`\${formatNumber(days)} days left\` });
    export const steps = [{ name: 'Clarify', help: 'Five questions' }] as const;
    export const key = (name: 'day' | 'week') => kinds[name];
    /** DASH-01 */
    export const fixed = 'Welcome';
  `;
  expect(textsOf('texts.ts', source).map(({ name, words, rows }) => [name, words, rows])).toEqual([
    ['title', 'Today', []],
    ['left.one', 'One day left', []],
    ['left.other', '{formatNumber(days)} days left', []],
    ['steps.name', 'Clarify', []],
    ['steps.help', 'Five questions', []],
    ['fixed', 'Welcome', ['DASH-01']],
  ]);
});

describe('a sentence outside of the files of texts', () => {
  const found = (code: string, file = 'page.tsx') => sentencesIn(parse(file, code)).map(({ text }) => text);

  test.each([
    ['between tags', '<p>Nothing here yet.</p>', 'Nothing here yet.'],
    ['a single word between tags', '<Button>Add</Button>', 'Add'],
    ['in an attribute', '<Field label="Name" />', 'Name'],
    ['in a condition', '<p>{saved ? "Saved" : null}</p>', 'Saved'],
    ['in a label for screen readers', '<nav aria-label={"Days of a month"} />', 'Days of a month'],
    ['in a property', 'toast({ message: "Saved" })', 'Saved'],
    [
      'in an error for people',
      'throw new AppError(400, "invalid", "That day is not valid.")',
      'That day is not valid.',
    ],
    ['a piece of one', 'const left = count + " days left";', ' days left'],
    ['in a page of the server', 'html`<h1 class="a">Gone</h1><p>It is gone.</p>`', 'Gone It is gone.'],
  ])('%s is found', (_, code, text) => expect(found(code)).toEqual([text]));

  test.each([
    ['classes', '<p className="mt-2 text-ink">{text}</p>'],
    ['programming errors', 'throw new Error("The key is missing.")'],
    ['logs', 'log.warn("The job failed again.")'],
    ['SQL', 'query("select id from tasks where user_id = $1")'],
    ['comparisons', 'if (name === "Save it now") go();'],
    ['types', 'type Kind = "One day" | "Two days";'],
    ['imports', 'import "./styles of a page.css";'],
  ])('%s are not', (_, code) => expect(found(code)).toEqual([]));

  test('what a contract says of its calls is for programmers', () => {
    expect(
      found('route({ summary: "Saves an entry.", tag: "journal" })', 'src/features/x/contract.ts'),
    ).toEqual([]);
  });
});

test('a text on a button is named so', () => {
  const code =
    'const a = <Dialog confirmLabel={texts.sure}><Button>{busy ? texts.wait : texts.saveButton}</Button></Dialog>;';
  expect(misnamedButtons(parse('a.tsx', code)).map(({ name }) => name)).toEqual(['sure', 'wait']);
});
