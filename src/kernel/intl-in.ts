import { once } from './once.ts';

/** The forms that a language has; `other` is in every one. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** How a language writes numbers, plurals and lists. What `Intl` needs for it is made when it is first used. */
export function intlIn(locale: string) {
  const numbers = once(() => new Intl.NumberFormat(locale));
  const plurals = once(() => new Intl.PluralRules(locale));
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  return {
    /** 1234 → '1,234' */
    formatNumber: (number: number): string => numbers().format(number),

    /** ['Clarify', 'Act', 'Learn'] → 'Clarify, Act, and Learn' */
    formatList: (items: readonly string[]): string => lists().format(items),

    /** A list in its parts, for items that are shown as elements; what is between them has the type 'literal'. */
    listParts: (items: readonly string[]) => lists().formatToParts(items),

    /**
     * The form for a count. Each form is a complete sentence or label, so that no translation depends on the order of
     * words: plural(days, { one: 'One day left', other: `${formatNumber(days)} days left` })
     */
    plural: (count: number, forms: Forms): string => forms[plurals().select(count)] ?? forms.other,
  };
}
