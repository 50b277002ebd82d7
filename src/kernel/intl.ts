import { intlIn } from './intl-in.ts';
import { LOCALE } from './locale.ts';

/* Numbers, plurals and lists as American English writes them. */

export const { formatList, formatNumber, listParts, plural } = /* @__PURE__ */ intlIn(LOCALE);
