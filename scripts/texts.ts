/*
 * npm run texts: every text that people read, by screen, to be read in one go.
 * With `-- --check` what is wrong with them and what stands outside of them; paths narrow it down.
 * With `-- --export=de` the texts of a language as a catalogue of gettext (PO), for a translator's tool;
 * `-- --import=de.po` writes such a catalogue back into the files.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatTexts, problemsIn } from './texts/files.ts';
import { exportTexts, importTexts } from './texts/translated-files.ts';

function check(paths: string[]): void {
  const problems = problemsIn(paths);
  for (const { file, line, name, words, why } of problems) {
    console.log(`${file}:${line} ${name ? `${name}: ` : ''}${why}\n    ${words}`);
  }
  console.log(`${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function exportCatalogue(language: string): void {
  const { catalogue, composed } = exportTexts(language);
  console.log(catalogue);
  console.error(
    `In code alone, as they are composed in another way: ${composed.length}\n${composed.join('\n')}`,
  );
}

function importCatalogue(path: string): void {
  const { changed, problems } = importTexts(readFileSync(path, 'utf8'));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  console.log(problems.length > 0 ? 'Nothing was changed.' : `Changed: ${changed.join(', ') || 'nothing'}`);
}

/** @throws TypeError for an option that is none */
function run(): void {
  const { values, positionals: paths } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, export: { type: 'string' }, import: { type: 'string' } },
  });
  if (values.check) check(paths);
  else if (values.export !== undefined) exportCatalogue(values.export);
  else if (values.import !== undefined) importCatalogue(values.import);
  else console.log(formatTexts(paths));
}

try {
  run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
