/*
 * A recovery key as people write it down: 128 random bits as 12 English words, the last of which also holds a checksum
 * (BIP 39). Loaded where it is needed: the list has 2,048 words.
 */
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import type { Bytes } from '../../kernel/seal/bytes.ts';

export const RECOVERY_BYTES = 16;
export const RECOVERY_WORDS = 12;

export const newRecoveryKey = (): Bytes => crypto.getRandomValues(new Uint8Array(RECOVERY_BYTES));

export const wordsOf = (recoveryKey: Bytes): string[] => entropyToMnemonic(recoveryKey, wordlist).split(' ');

/** No two words of the list begin with the same four letters. */
const TELLING = 4;

/** The word of the list that is meant: whole, or by its first letters. */
function wordMeant(typed: string): string | undefined {
  const word = typed.toLowerCase();
  if (wordlist.includes(word)) return word;
  return word.length === TELLING ? wordlist.find((each) => each.startsWith(word)) : undefined;
}

export type ReadRecoveryKey =
  | { key: Bytes }
  | { problem: 'count' }
  | { problem: 'word'; word: string }
  | { problem: 'checksum' };

/** Reads what somebody typed or pasted: in any case, with numbers, commas or line breaks between the words. */
export function readRecoveryKey(typed: string): ReadRecoveryKey {
  const given = typed.match(/\p{L}+/gu) ?? [];
  const unknown = given.find((word) => wordMeant(word) === undefined);
  if (unknown !== undefined) return { problem: 'word', word: unknown };
  if (given.length !== RECOVERY_WORDS) return { problem: 'count' };
  const words = given.map((word) => wordMeant(word) ?? '').join(' ');
  try {
    return { key: new Uint8Array(mnemonicToEntropy(words, wordlist)) };
  } catch {
    return { problem: 'checksum' };
  }
}
