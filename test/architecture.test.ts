import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/* What ARCHITECTURE.md and docs/notebook.md say of the code is so. */

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const files = execFileSync('git', ['ls-files', 'src', 'dev'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

const roomOf = (file: string): string => (file.startsWith('src/') ? (file.split('/')[1] ?? '') : 'dev');

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

const IMPORT =
  /(?:^|\n)(?:import|export) (type )?[^;'"]*?from '(\.[^']+)'|(?:^|\n)import '(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)/g;

const imports: Import[] = files.flatMap((file) =>
  [...read(file).matchAll(IMPORT)].map(([, type, from, bare, late]) => ({
    from: file,
    to: normalize(join(dirname(file), from ?? bare ?? late ?? '')),
    isType: type !== undefined,
  })),
);

/** What the picture leaves out, as the line below it says. */
const isDrawn = ({ from, to, isType }: Import): boolean =>
  roomOf(from) !== roomOf(to) &&
  roomOf(to) !== 'kernel' &&
  !(isType && /^src\/features\/[^/]+\/contract\.ts$/.test(to)) &&
  !(roomOf(from) === 'language' && to === 'src/features/journal/rules.ts') &&
  from !== 'src/server/features.ts';

const architecture = read('ARCHITECTURE.md');

test('the picture of the rooms shows the imports that exist, and no other', () => {
  const drawn = [...architecture.matchAll(/^ {2}(\w+)(?:\[[^\]]*\])? --> (\w+)/gm)].map(
    ([, from, to]) => `${from} --> ${to}`,
  );
  expect(drawn.length).toBeGreaterThan(15);
  const existing = new Set(
    imports.filter(isDrawn).map(({ from, to }) => `${roomOf(from)} --> ${roomOf(to)}`),
  );
  expect(drawn.toSorted()).toEqual([...existing].toSorted());
});

test('every feature is named, and no other', () => {
  const [, named = ''] = /\*\*Features:\*\* `([^`]+)`/.exec(architecture) ?? [];
  const existing = new Set(
    files.filter((file) => file.startsWith('src/features/')).map((file) => file.split('/')[2]),
  );
  expect(named.split(' ')).toEqual([...existing].toSorted());
});

test('the servers that call each other are the ones listed', () => {
  const SERVER = /^src\/features\/([^/]+)\/server(\.ts$|\/)/;
  const wordsIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
  const [, table = ''] = /\| From \| To \| Why \|\n([\s\S]*?)\n\n/.exec(architecture) ?? [];
  const listed = table.split('\n').flatMap((line) => {
    const [, from, to] = line.split('|');
    return wordsIn(from).flatMap((one) => wordsIn(to).map((other) => `${one} → ${other}`));
  });
  const existing = new Set(
    imports.flatMap(({ from, to }) => {
      const [, one] = SERVER.exec(from) ?? [];
      const [, other] = SERVER.exec(to) ?? [];
      return one && other && one !== other ? [`${one} → ${other}`] : [];
    }),
  );
  expect(listed.toSorted()).toEqual([...existing].toSorted());
});

test('every promise of the notebook names a test that exists', () => {
  const promises = [...read('docs/notebook.md').matchAll(/\| `([\w/-]+\.test\.ts)`: (.+) \|$/gm)];
  expect(promises.length).toBeGreaterThan(10);
  const missing = promises.filter(
    ([, file = '', title = '']) =>
      !existsSync(join(root, 'src/notebook', file)) || !read(`src/notebook/${file}`).includes(title),
  );
  expect(missing.map(([line]) => line)).toEqual([]);
});

test('every file that the newcomer’s tasks name exists', () => {
  const [, tasks = ''] = /\n## Finding your way\n([\s\S]*?)\n## /.exec(read('CONTRIBUTING.md')) ?? [];
  const named = [...tasks.matchAll(/`((?:src|migrations|test|e2e|scripts)\/[\w./-]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThanOrEqual(20);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
