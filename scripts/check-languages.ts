/*
 * Checks the types of the app in every language, as it is built: TypeScript puts `texts.de.ts` in the place of
 * `texts.ts` (moduleSuffixes) as scripts/build/in-language.ts does. A text that is missing, or takes other values than
 * the English one, doesn't compile.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../src/kernel/languages.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'node_modules', '.cache', 'tsc');
mkdirSync(folder, { recursive: true });

/** Whether the app compiles in the language; says what is wrong. */
function compiles(language: string): boolean {
  const config = join(folder, `language.${language}.json`);
  const compilerOptions = {
    moduleSuffixes: [`.${language}`, ''],
    tsBuildInfoFile: `language.${language}.tsbuildinfo`,
    // The compiler looks for no package of types where suffixes are set.
    paths: { pdfkit: ['../../@types/pdfkit/index.d.ts'] },
  };
  writeFileSync(config, JSON.stringify({ extends: '../../../tsconfig.web.json', compilerOptions }));
  const { status } = spawnSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', config], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const failing = LANGUAGES.filter((language) => language !== 'en' && !compiles(language));
if (failing.length > 0) console.error(`These languages don't compile: ${failing.join(', ')}.`);
process.exit(failing.length > 0 ? 1 : 0);
