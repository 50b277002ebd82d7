import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunks } from '../chunks.config.ts';

const root = join(import.meta.dirname, '..');
const sources = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' }).split('\n');

/** The parts between the bars that are in no group. */
function splitAtBars(source: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of source) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Every path that a pattern names: `a/(b|c)` names `a/b` and `a/c`. */
function pathsOf(pattern: string): string[] {
  const [head, group] = /^(.*?)\(((?!\?)[^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(pattern)?.slice(1) ?? [];
  if (head === undefined || group === undefined) return [pattern];
  const tail = pattern.slice(head.length + group.length + 2);
  return splitAtBars(group).flatMap((part) => pathsOf(head + part + tail));
}

const named = chunks.flatMap(({ name, test }) =>
  splitAtBars(test.source)
    .flatMap(pathsOf)
    .filter((path) => /src|features/.test(path))
    .map((path) => [name, path] as const),
);

// A renamed source would leave its chunk unnoticed: chunks that import each other in a circle start in the wrong order.
test('whatever a chunk names is there', () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(([, path]) => !sources.some((source) => new RegExp(path).test(source)))).toEqual([]);
});
