/*
 * npm run texts: every text that people read, by screen, to be read in one go.
 * With `-- --check` what is wrong with them and what stands outside of them; paths narrow it down.
 */
import { formatTexts, problemsIn } from './texts/files.ts';

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (process.argv.includes('--check')) {
  const problems = problemsIn(paths);
  for (const { file, line, name, words, why } of problems) {
    console.log(`${file}:${line} ${name ? `${name}: ` : ''}${why}\n    ${words}`);
  }
  console.log(`${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  console.log(formatTexts(paths));
}
