import { intlIn } from './intl-in.ts';
import { LOCALE } from './locale.de.ts';

/* Numbers, plurals and lists as German writes them. */

export const { formatList, formatNumber, listParts, plural } = /* @__PURE__ */ intlIn(LOCALE);
