import { intlIn } from './intl-in.ts';
import { LOCALE } from './locale.ja.ts';

/* Numbers, plurals and lists as Japanese writes them. */

export const { formatList, formatNumber, listParts, plural } = /* @__PURE__ */ intlIn(LOCALE);
