import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export type Strength = 'weak' | 'fair' | 'good' | 'strong';

/** By the five grades of zxcvbn: 10^3, 10^6, 10^8 and 10^10 guesses part them. */
const GRADES: readonly Strength[] = ['weak', 'weak', 'fair', 'good', 'strong'];
/** Estimating takes longer the longer a password is, and long before this it is strong or never. */
const READ = 100;

const rater = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess, for somebody who knows these words about the person. */
export function ratePassword(password: string, known: string): Strength {
  const words = [/\s+/, /[\s@.]+/].flatMap((between) => known.split(between)).filter(Boolean);
  const { score } = rater.check(password.slice(0, READ), words);
  return GRADES[score] ?? 'weak';
}
