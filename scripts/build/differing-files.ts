import type { Release } from '../../src/kernel/release.ts';

/** The addresses of what only one of two builds has, or both have otherwise. */
export function differingFiles({ files: one }: Release, { files: other }: Release): string[] {
  const addresses = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...addresses].filter((address) => one[address] !== other[address]).sort();
}
