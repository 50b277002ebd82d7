import { firstQuote, isInline, QUOTE_LENGTH, usable } from '../../../language/quote.ts';
import type { TextReading } from '../../../language/reader.ts';

/** An answer as it can be quoted within a sentence: all of it where it is short, else how it begins. */
export function quoteOf({ text }: TextReading): string | undefined {
  const all = text.trim();
  const whole = all.length <= QUOTE_LENGTH ? usable(all) : undefined;
  return isInline(whole) ? whole : firstQuote(text);
}
