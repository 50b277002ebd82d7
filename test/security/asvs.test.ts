import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/* What docs/security.md says of OWASP's ASVS 5.0 is whole, and points at what there is. */

const root = new URL('../../', import.meta.url);
const text = readFileSync(new URL('docs/security.md', root), 'utf8');

/** The level of each requirement, by section and in the standard's order: V1.1.1 and V1.1.2 are of level 2. */
const LEVELS = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

const wanted = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].flatMap((level, place) => (level === '3' ? [] : [{ id: `V${section}.${place + 1}`, level }])),
);

interface Row {
  id: string;
  level: string;
  status: string;
  where: string;
}

const rows = text.split('\n').flatMap((line): Row[] => {
  if (!line.startsWith('| V')) return [];
  const [, id = '', level = '', , status = '', where = ''] = line.split('|').map((cell) => cell.trim());
  return [{ id, level, status, where }];
});

/** The files that a row names. */
const filesIn = (where: string): string[] =>
  [...where.matchAll(/`([\w./-]+\.(?:test\.tsx?|spec\.ts|tsx?|md|json))`/g)].map(([, file = '']) => file);

test('each requirement of levels 1 and 2 has one row, in the standard’s order', () => {
  expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(wanted);
});

test('every row is met, not met or not applicable, and says by what or why', () => {
  const unclear = rows.filter(
    ({ status, where }) => !['met', 'not met', 'not applicable'].includes(status) || where.length < 5,
  );
  expect(unclear).toEqual([]);
});

test('a row that is met names a file, and every file that a row names is there', () => {
  expect(rows.filter(({ status, where }) => status === 'met' && filesIn(where).length === 0)).toEqual([]);
  const named = rows.flatMap(({ id, where }) => filesIn(where).map((file) => ({ id, file })));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ file }) => !existsSync(new URL(file, root)))).toEqual([]);
});

describe('the summary', () => {
  const count = (status: string, among: Row[]) => among.filter((row) => row.status === status).length;
  const counts = (among: Row[]) =>
    `${count('met', among)} are met, ${count('not met', among)} are not met, and ${count('not applicable', among)} are not applicable.`;

  test('counts the rows', () => {
    expect(text).toContain(`Of ${rows.length} requirements ${counts(rows)}`);
  });

  test('counts those of level 1', () => {
    const first = rows.filter(({ level }) => level === '1');
    expect(text).toContain(`Of the ${first.length} of level 1, ${counts(first)}`);
  });
});

test('links within the page lead to its headings', () => {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, name = '']) =>
    name
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, name]) => name);
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) expect(headings).toContain(link);
});
