import { intlIn } from './intl-in.ts';
import { LOCALE } from './locale.de.ts';

/* Numbers, plurals and lists as German writes them. */

export const { formatDollars, formatList, formatNumber, formatPercent, listParts, plural } =
  /* @__PURE__ */ intlIn(LOCALE);
