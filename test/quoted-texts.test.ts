import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rowsOf } from '../scripts/requirements/rows.ts';

/* What the requirements quote stands in the product letter for letter: a journey that looks for a part of it would not notice. */

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Quotations that are no text of the product, and those that it shows in the form of their reading. */
const OTHERWISE: Record<string, string[]> = {
  'BIL-30': ['Congrats'],
  'JRN-27': ['Day ', ' of journaling. Keep it up!'],
  'LSN-06': [],
  'VIS-12': [],
  'NAV-09': ['Why It Works'],
  'MSG-07': ['No user returned'],
  'MSG-51': ['Lesson saved!'],
  'MSG-52': ['Failed to save lesson.'],
  'MSG-76': ['Missing payment information.'],
};

/** The fixed parts of each text that a requirement quotes; what stands in braces is filled in. */
const partsOf = (requirement: string): string[] =>
  [...requirement.matchAll(/"([^"]+)"/g)]
    .flatMap(([, text = '']) => text.split(/\{[^}]*\}/))
    .map((part) => part.trim())
    .filter(Boolean);

test('every text that the requirements quote is in the product, letter for letter', () => {
  const product = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => read(file).replaceAll("\\'", "'"))
    .join('\n');
  const requirements = new Map(
    [...read('docs/requirements.md').matchAll(/^\| ([A-Z]+-\d\d) \| (.*?) \| .* \|$/gm)].map(
      ([, id = '', requirement = '']) => [id, requirement],
    ),
  );
  expect(requirements.size).toBe(rowsOf(read('docs/requirements.md')).length);
  const missing = [...requirements].flatMap(([id, requirement]) =>
    (OTHERWISE[id] ?? partsOf(requirement))
      .filter((part) => !product.includes(part))
      .map((part) => [id, part]),
  );
  expect(missing).toEqual([]);
});
