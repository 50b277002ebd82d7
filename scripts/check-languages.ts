/*
 * Checks that the modules of every language can stand in for the English ones, as the build puts `texts.de.ts` in the
 * place of `texts.ts` (scripts/build/in-language.ts): one that lacks an export, or whose functions take or give something
 * else, doesn't compile.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../src/kernel/languages.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'node_modules', '.cache', 'languages');

/** As wide as what the English module exports: another text, not the very one. */
const WIDE = `type Wide<Value> = Value extends string
  ? string
  : Value extends (...given: never[]) => unknown
    ? Value
    : { readonly [Key in keyof Value]: Wide<Value[Key]> };
const standsIn = <English>(_translation: Wide<English>): void => undefined;
`;

/** A line for each module of each language; an error in it names both files. */
const checks = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
  globSync(`src/**/*.${language}.ts`, { cwd: root })
    .map((file) => ({ file, english: `${file.slice(0, -`.${language}.ts`.length)}.ts` }))
    .filter(({ english }) => existsSync(join(root, english)))
    .map(
      ({ file, english }) =>
        `standsIn<typeof import('../../../${english}')>(await import('../../../${file}'));`,
    ),
);

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'languages.ts'), WIDE + checks.sort().join('\n'));
const include = ['languages.ts', '../../../src/**/*.d.ts'];
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({ extends: '../../../tsconfig.web.json', include }),
);
const { status } = spawnSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', folder, '--noEmit'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
