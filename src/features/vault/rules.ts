/** Characters of a passphrase at least. */
export const PASSPHRASE_LEAST = 12;

/** How many words of a new recovery key are asked for. */
const ASKED = 3;

/** Characters as people count them. */
const lengthOf = (text: string): number => [...text].length;

interface Passphrases {
  passphrase: string;
  again: string;
  /** The account's, which the server is told at every sign-in. */
  password: string;
}

/** What keeps a passphrase from being taken, whatever it is made of. */
export function passphraseProblem({
  passphrase,
  again,
  password,
}: Passphrases): 'short' | 'password' | 'differs' | undefined {
  if (lengthOf(passphrase.trim()) < PASSPHRASE_LEAST) return 'short';
  if (passphrase.normalize('NFKC') === password.normalize('NFKC')) return 'password';
  return passphrase === again ? undefined : 'differs';
}

/** Which words are asked for, by their place from 0, in order. @param random answers from 0 to 1 */
export function wordsToConfirm(count: number, random: () => number): number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  for (let at = 0; at < ASKED; at++) {
    const other = at + Math.floor(random() * (count - at));
    [places[at], places[other]] = [places[other] ?? 0, places[at] ?? 0];
  }
  return places.slice(0, ASKED).sort((one, other) => one - other);
}

/** Whether a word that somebody typed is this one. */
export const isWord = (typed: string, word: string): boolean => typed.trim().toLowerCase() === word;
