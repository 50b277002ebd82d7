import type { LocalDate } from '../../../kernel/calendar.ts';
import { type BookDay, unreadableIn, wordsOfDay } from './contents.ts';
import { foreignIn } from './typeface.ts';

/** A few characters to name, and how many more there are. */
export interface Characters {
  named: string[];
  more: number;
}

/** What a book of these days will hold, as far as a person is to know it before it is made. */
export interface Found {
  days: number;
  /** Undefined when there is no day. */
  first: LocalDate | undefined;
  last: LocalDate | undefined;
  /** How many texts cannot be opened on this device. */
  unreadable: number;
  /** Characters that the typeface lacks: those that another font of the device has, and those that none has. */
  otherFont: Characters;
  noFont: Characters;
}

const NAMED = 8;

const characters = (all: readonly string[]): Characters => ({
  named: all.slice(0, NAMED),
  more: Math.max(0, all.length - NAMED),
});

/** @param hasFont whether a font of the device has the character */
export function foundIn(days: readonly BookDay[], hasFont: (character: string) => boolean): Found {
  const foreign = new Set<string>();
  let unreadable = 0;
  for (const day of days) {
    unreadable += unreadableIn(day);
    for (const text of wordsOfDay(day)) for (const character of foreignIn(text)) foreign.add(character);
  }
  const all = [...foreign];
  return {
    ...{ days: days.length, unreadable, first: days.at(0)?.date, last: days.at(-1)?.date },
    otherFont: characters(all.filter(hasFont)),
    noFont: characters(all.filter((character) => !hasFont(character))),
  };
}
