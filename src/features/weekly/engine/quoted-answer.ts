import { firstQuote, isInline, QUOTE_LENGTH } from '../../../language/quote.ts';
import type { TextReading } from '../../../language/reader.ts';

/** An answer as it can be quoted within a sentence: all of it where it is short, else how it begins. */
export function quoteOf({ text }: TextReading): string | undefined {
  const whole = text.trim();
  return whole.length <= QUOTE_LENGTH && isInline(whole) && !/[\n\r]/u.test(whole) ? whole : firstQuote(text);
}
