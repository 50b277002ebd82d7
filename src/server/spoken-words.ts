import { amountsIn } from '../kernel/amounts.ts';
import * as intl from '../kernel/intl.ts';
import * as locale from '../kernel/locale.ts';
import * as refusals from '../kernel/texts.ts';
import * as writtenDays from '../kernel/written-days.ts';
import { spoken } from './spoken.ts';

/** How days, numbers and amounts are written in the language of whoever hears them. */
export const words = await spoken(
  { ...intl, ...amountsIn(locale.LOCALE), ...writtenDays, ...locale },
  async (language) => {
    const own = await import(`../kernel/locale.${language}.ts`);
    return {
      ...(await import(`../kernel/intl.${language}.ts`)),
      ...amountsIn(own.LOCALE),
      ...(await import(`../kernel/written-days.${language}.ts`)),
      ...own,
    };
  },
);

const spokenRefusals = await spoken(refusals, (language) => import(`../kernel/texts.${language}.ts`));

const NAMES = new Map<string, keyof typeof refusals>(
  Object.entries(refusals).map(([name, text]) => [text, name as keyof typeof refusals]),
);

/** A sentence of the kernel, which knows no language but English, in the language of whoever hears it. */
export function translated(message: string): string {
  const name = NAMES.get(message);
  return name ? spokenRefusals[name] : message;
}
