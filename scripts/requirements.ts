/*
 * npm run requirements: says for each section of docs/requirements.md how many rows are proved by a test that names
 * them, and lists the rest with their readings. Fails when the document claims a row that no test names, when a test
 * names a row that does not exist, and when a title names so many that its failure would not say which one broke.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsBetween, rowsNamedBy } from './requirements/problems.ts';
import { type Row, rowsOf, type State, sectionOf } from './requirements/rows.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const rows = rowsOf(read('docs/requirements.md'));
const sources = globSync(['{src,dev,test}/**/*.test.{ts,tsx}', 'e2e/**/*.ts'], { cwd: root })
  .sort()
  .map((path) => ({ path, text: read(path) }));
const named = rowsNamedBy(sources);
const isProved = ({ id, state }: Row) => state === 'standing' && named.has(id);

for (const [section, members] of Map.groupBy(rows, ({ id }) => sectionOf(id))) {
  console.log(tally(section, members));
}
console.log(tally('all', rows));

const others: State[] = ['partly built', 'not built yet'];
for (const state of others) {
  const members = rows.filter((row) => row.state === state);
  console.log(`\n${members.length} rows are ${state}:`);
  for (const { id, reading } of members) console.log(`${id.padEnd(8)} ${reading}`);
}

const problems = problemsBetween(rows, sources);
if (problems.length > 0) console.error(`\n${problems.length} problems:\n${problems.join('\n')}`);
process.exitCode = problems.length === 0 && rows.length > 0 ? 0 : 1;

function tally(name: string, members: Row[]): string {
  const proved = members.filter(isProved).length;
  return `${name.padEnd(5)} ${String(proved).padStart(3)} of ${String(members.length).padStart(3)} rows are proved by a test that names them`;
}
