import { addDays, type LocalDate } from './calendar.ts';
import { capitalized } from './capitalized.ts';
import { LOCALE } from './locale.ts';
import { once } from './once.ts';

const relativeDays = once(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }));

/** 'Today' or 'Yesterday' in the language of the screens; undefined for every other day. */
export function todayOrYesterday(day: LocalDate, today: LocalDate): string | undefined {
  if (day !== today && day !== addDays(today, -1)) return undefined;
  return capitalized(relativeDays().format(day === today ? 0 : -1, 'day'));
}
