import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/* One thing, one word: what GLOSSARY.md promises, and the field's standard terms for all that is not the product's. */

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const files = execFileSync(
  'git',
  ['ls-files', 'src', 'dev', 'test', 'e2e', 'scripts', 'bench', 'visual/*.ts', '*.md', '*.mjs', '*.ts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  // What stays as it was: requirements quote their own texts, migrations and their test name what no longer exists.
  .filter((file) => file && !/requirements|migrations|^test\/names\.test\.ts$|^CHANGELOG|\.woff2$/.test(file))
  // English as people read and write it, which has its own check: texts, planted diaries, lists of words.
  .filter(
    (file) =>
      !/\/texts\.ts$|engine\/(testing\/|sentence-words\.ts$)|search\/testing\/|language\/topics\//.test(file),
  );

/** Words of our own for what every developer knows by another name, and that name. */
const replaced: [RegExp, string][] = [
  [/\bfront ?door\b/i, 'auth router'],
  [/\bmustVisit\b|\bvisit(Of)?\(|\bVisit\b/, 'session, requireSession'],
  [/\bvisitor/i, 'client, client IP key'],
  [/entrance|\bEntryRefused\b|\benter\(/i, 'sign-in'],
  [/\bmakeWay\b/, 'resetAuthState'],
  [/\baskLibrary\b|\bAuthLibrary\b/, 'callBetterAuth, BetterAuth'],
  [/\ballowances?\b|\bcountAttempts\b|\bgiveBack\b/i, 'rate limit, consume, refund'],
  [/\breceipts?\b|\bfirstTime\b/i, 'idempotency key, claim'],
  [/\bfaults?\b|[a-z]Faults?\b|\bfault[A-Z]/, 'error'],
  [/\/words\.ts|\bWORDS\b|\b(?:sign|fault|profile|error)Words\b/, 'texts'],
  [/\bletGo\b|\bHeld\b/, 'connection, release'],
  [/\bmeaningOf\b/, 'toAppError'],
  [/\binTime\b|\bpatient\b/, 'withTimeout'],
  [/\boneAtATime\b/, 'lockUser'],
  [/\btellTabs\b/, 'broadcast'],
  [/\bparting[ -]?words\b|\bpartWith\b/i, 'flash message'],
  [/\bunheard\b/i, 'unacknowledged'],
  [/\bremembered\b/i, 'session hint'],
  [/\bArrival\b|\/arrival\.tsx/, 'scroll and focus'],
  [/\breadAgain\b|\bstopReading\b/, 'invalidate, cancel'],
  [/\bHeardAccess\b|\bmustHave\b|\bworkOn\b|\bPlanTerms\b/, 'last known access, require, process, quote'],
  [/\bTold[A-Z]\w+|\btoldOf\b/, 'stored insights, run report, prompt row'],
  [/\bFinder\b|\bfinderOf\b|\bPieceK\w+|\bpieceOf\b/, 'search index, document'],
  [/\b[kK]eptBack\b|\bOwnKeptBack\b|\bkeptPosts?\b|\bKeptPosts?\b/, 'hidden memory, saved post'],
  [/\bDeed\b|[a-z]Deed\b|\bCapture(Action|Lesson)\b/, 'activity, quick add'],
  [/\bkeepFormer\w*|\bkeeper\b|\btakeUp\b|\bgoesOn\b/, 'revision, draft store, adopt, continue'],
  [/\bForeignEntry\b|\b[bB]ringIn\b|\bArchived[A-Z]\w+/, 'other journal, import, archive row'],
];

test.each(replaced.map(([old, word]) => ({ old, word })))(
  'nothing has another name for: $word',
  ({ old }) => {
    const places = files.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (old.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(places).toEqual([]);
  },
);

/** The rows of the glossary: a word, and what it is called in code. */
const glossary = read('GLOSSARY.md')
  .split('\n')
  .filter((line) => line.startsWith('| **'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, word = '', , inCode = '']) => ({
    word,
    names: [...inCode.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  }));

test('what the glossary says of the code is so', () => {
  const code = files
    .filter((file) => /^(src|dev)\//.test(file))
    .map((file) => `${file}\n${read(file)}`)
    .join('\n');
  expect(glossary.length).toBeGreaterThan(30);
  const unknown = glossary.flatMap(({ word, names }) =>
    names.filter((name) => name !== undefined && !code.includes(name)).map((name) => `${word}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
