import { once } from './once.ts';

/* Numbers, plurals and lists as the language of the texts writes them. */

/** The language that the texts are written in. */
export const LOCALE = 'en-US';

const numbers = once(() => new Intl.NumberFormat(LOCALE));
const plurals = once(() => new Intl.PluralRules(LOCALE));
const lists = once(() => new Intl.ListFormat(LOCALE, { type: 'conjunction' }));

/** 1234 → '1,234' */
export const formatNumber = (number: number): string => numbers().format(number);

/** ['Clarify', 'Act', 'Learn'] → 'Clarify, Act, and Learn' */
export const formatList = (items: readonly string[]): string => lists().format(items);

/** A list in its parts, for items that are shown as elements; what is between them has the type 'literal'. */
export const listParts = (items: readonly string[]) => lists().formatToParts(items);

/** The forms that the language has; English needs `one` and `other`. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * The form for a count. Each form is a whole sentence or label, so that no translation depends on the order of words:
 * plural(days, { one: 'One day left', other: `${formatNumber(days)} days left` })
 */
export const plural = (count: number, forms: Forms): string => forms[plurals().select(count)] ?? forms.other;
