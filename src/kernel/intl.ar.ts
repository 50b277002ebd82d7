import { intlIn } from './intl-in.ts';
import { LOCALE } from './locale.ar.ts';

/* Numbers, plurals and lists as Arabic writes them. */

export const { formatList, formatNumber, listParts, plural } = /* @__PURE__ */ intlIn(LOCALE);
