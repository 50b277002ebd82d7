import { intlIn } from './intl-in.ts';

/* Numbers, plurals and lists as Spanish writes them. */

/** The language that the texts are written in. */
export const LOCALE = 'es-ES';

export const { formatNumber, formatList, listParts, plural } = /* @__PURE__ */ intlIn(LOCALE);
