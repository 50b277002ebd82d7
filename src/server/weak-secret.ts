/*
 * Secrets that a person made up, or that a script filled in, are guessed. What is drawn by chance has none of the
 * patterns below; that it has one by accident will not happen to anybody.
 */

/** Of 32 signs or bytes drawn by chance this many differ, also when there are only sixteen kinds of them. */
const LEAST_VARIETY = 8;

const variety = (values: number[]) => new Set(values).size;

/** How far each value is from the one before it: the same few steps in 'abcdef', '135135' and a run of zeros. */
const stepsOf = (values: number[]) => values.slice(1).map((value, index) => value - (values[index] ?? 0));

/** Whether it is a shorter piece again and again. */
function isRepeated(values: number[]): boolean {
  const lengths = Array.from({ length: Math.floor(values.length / 2) }, (_, index) => index + 1);
  return lengths.some((length) => values.every((value, at) => at < length || value === values[at - length]));
}

/** Whether the secret, as bytes, is too regular to guard anything. */
export function isWeakSecret(secret: Uint8Array): boolean {
  const values = [...secret];
  return variety(values) < LEAST_VARIETY || variety(stepsOf(values)) < LEAST_VARIETY || isRepeated(values);
}
