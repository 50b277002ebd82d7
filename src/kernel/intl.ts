import { intlIn } from './intl-in.ts';

/* Numbers, plurals and lists as American English writes them. */

/** The language that the texts are written in. */
export const LOCALE = 'en-US';

export const { formatNumber, formatList, listParts, plural } = /* @__PURE__ */ intlIn(LOCALE);
