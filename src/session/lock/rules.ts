const MINUTE = 60_000;

/** How long to wait after so many wrong PINs in a row, in milliseconds; the last one after all the others too. */
const WAITS = [0, 0, 0, 0, 0, MINUTE / 2, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE];

const waitAfter = (wrong: number): number => WAITS[Math.min(wrong, WAITS.length - 1)] ?? 0;

/**
 * How long no PIN is taken yet, in milliseconds, after `wrong` ones of which the last was at `wrongAt`. Never more than
 * the whole wait, whatever the clock says.
 */
export function remainingWait({ wrong, wrongAt }: { wrong: number; wrongAt: number }, now: number): number {
  const wait = waitAfter(wrong);
  return Math.max(0, Math.min(wait, wrongAt + wait - now));
}

export const MIN_PIN = 4;
export const MAX_PIN = 12;

const PIN = new RegExp(`^[0-9]{${MIN_PIN},${MAX_PIN}}$`);

/** Whether this can be a PIN: so many of the digits that every keypad has. */
export const isPin = (text: string): boolean => PIN.test(text);
