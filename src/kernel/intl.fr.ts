import { intlIn } from './intl-in.ts';
import { LOCALE } from './locale.fr.ts';

/* Numbers, plurals and lists as French writes them. */

export const { formatList, formatNumber, listParts, plural } = /* @__PURE__ */ intlIn(LOCALE);
