import { intlIn } from './intl-in.ts';
import { LOCALE } from './locale.es.ts';

/* Numbers, plurals and lists as Spanish writes them. */

export const { formatList, formatNumber, listParts, plural } = /* @__PURE__ */ intlIn(LOCALE);
