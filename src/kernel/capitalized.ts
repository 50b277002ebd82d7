/**
 * A text that begins a line or stands alone: names of days and months begin with a small letter in some languages, which
 * no heading does.
 */
export const capitalized = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
