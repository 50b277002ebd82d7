import { intlIn } from './intl-in.ts';

/* Numbers, plurals and lists as Brazilian Portuguese writes them. */

/** The language that the texts are written in. */
export const LOCALE = 'pt-BR';

export const { formatNumber, formatList, listParts, plural } = /* @__PURE__ */ intlIn(LOCALE);
