import { intlIn } from './intl-in.ts';

/* Numbers, plurals and lists as German writes them. */

/** The language that the texts are written in. */
export const LOCALE = 'de-DE';

export const { formatNumber, formatList, listParts, plural } = /* @__PURE__ */ intlIn(LOCALE);
