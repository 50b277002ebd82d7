import { expect, test } from 'vitest';
import { problemsBetween, rowsNamedBy } from './problems.ts';
import { rowsOf } from './rows.ts';
import { groupsNamingRows, titlesIn } from './titles.ts';

/*
 * The sources below are made of parts: written out, their titles would be read as titles of this file.
 */
const source = (...lines: string[]) => ({ path: 'a.test.ts', text: lines.join('\n').replaceAll('@', 't') });
const rows = rowsOf(`
| ID | Requirement | Reading |
|---|---|---|
| TSK-01 | A list | It is a page. |
| TSK-02 | A button | Not built yet: it needs the sync. |
| TSK-03 | A tick | Partly built: there is no sound. |
`);

test('a row is read with its state', () => {
  expect(rows).toEqual([
    { id: 'TSK-01', reading: 'It is a page.', state: 'standing' },
    { id: 'TSK-02', reading: 'Not built yet: it needs the sync.', state: 'not built yet' },
    { id: 'TSK-03', reading: 'Partly built: there is no sound.', state: 'partly built' },
  ]);
});

test('titles are those of tests and steps, whatever their quotes, and of tests over a table', () => {
  const { text } = source(
    `@est('TSK-01 one (1)', () => {});`,
    `await @est.step("TSK-03 it's two", async () => {});`,
    '@est.each(table)(`TSK-02 %s of %i`, async ({ page }) => {});',
    `expect('TSK-09');`,
  );
  expect(titlesIn(text).map(({ ids }) => ids)).toEqual([['TSK-01'], ['TSK-03'], ['TSK-02']]);
  expect(titlesIn(source(`@est('PBKDF2-SHA-256, AES-256 and UTF-8', f)`).text)[0]?.ids).toEqual([]);
});

test('a group names no rows, its tests do', () => {
  const group = source(`@est.describe('TSK-01 all', () => {});`);
  expect(rowsNamedBy([group])).toEqual(new Set());
  expect(groupsNamingRows(group.text)).toHaveLength(1);
  expect(problemsBetween(rows, [group])).toContain(
    'a.test.ts: a group names rows, its tests should: "TSK-01 all"',
  );
});

test('nothing is wrong when tests name what stands, wholly or partly, and nothing else', () => {
  expect(problemsBetween(rows, [source(`@est('TSK-01 TSK-03 fine', f)`)])).toEqual([]);
});

test.each([
  ['a standing row without a test', `@est('TSK-03 x', f)`, 'TSK-01: no test names it'],
  ['a row that does not exist', `@est('TSK-77 x', f)`, 'a.test.ts: there is no row TSK-77: "TSK-77 x"'],
  ['a test of what is not built', `@est('TSK-02 x', f)`, 'TSK-02: not built yet, but a test names it'],
  [
    'a range',
    `@est('TSK-01..TSK-03 x', f)`,
    'a.test.ts: a range of rows: name each one in a title of its own: "TSK-01..TSK-03 x"',
  ],
  [
    'a title with many rows',
    `@est('TSK-01 TSK-02 TSK-03 TSK-01 x', f)`,
    'a.test.ts: more than 3 rows in one title: "TSK-01 TSK-02 TSK-03 TSK-01 x"',
  ],
])('%s is told', (_what, text, problem) => {
  expect(problemsBetween(rows, [source(text)])).toContain(problem);
});

test('a reading that is missing, or another row’s, is told', () => {
  const odd = rowsOf('| A-1 | x |  |\n| A-2 | x | Same. |\n| A-3 | x | same |');
  expect(problemsBetween(odd, [])).toEqual(
    expect.arrayContaining(['A-1: it has no reading', 'A-3: it has the reading of A-2']),
  );
});
