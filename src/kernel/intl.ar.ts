import { intlIn } from './intl-in.ts';

/* Numbers, plurals and lists as Arabic writes them. */

/** The language that the texts are written in. */
export const LOCALE = 'ar-u-nu-latn';

export const { formatNumber, formatList, listParts, plural } = /* @__PURE__ */ intlIn(LOCALE);
