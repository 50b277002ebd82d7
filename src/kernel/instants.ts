import { LOCALE } from './locale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string | undefined, seconds: boolean): Intl.DateTimeFormat {
  const name = `${timeZone} ${seconds}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'medium',
    timeStyle: seconds ? 'medium' : 'short',
    timeZone,
  });
  formats.set(name, made);
  return made;
}

/** An instant in the person's zone, or the device's where that is not known: for example 'Nov 22, 2026, 10:31 PM'. */
export const inWords = (instant: string, zone: string | undefined, { seconds = false } = {}): string =>
  formatOf(zone, seconds).format(new Date(instant));
