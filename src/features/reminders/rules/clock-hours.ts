import { LOCALE } from '../../../kernel/locale.ts';
import { once } from '../../../kernel/once.ts';

/* How the language of the screens counts the hours of a day. */

const hours = once(() => new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', timeZone: 'UTC' }));

/** Whether it counts to 12 twice, and names the half of the day. */
export const countsTwelveHours = (): boolean => hours().resolvedOptions().hour12 === true;

/** What it calls the first half of the day, or the second one: 'AM'. */
export const halfName = (half: 'AM' | 'PM'): string =>
  hours()
    .formatToParts(Date.UTC(2026, 0, 1, half === 'AM' ? 6 : 18))
    .find(({ type }) => type === 'dayPeriod')?.value ?? half;
