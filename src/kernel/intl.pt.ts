import { intlIn } from './intl-in.ts';
import { LOCALE } from './locale.pt.ts';

/* Numbers, plurals and lists as Brazilian Portuguese writes them. */

export const { formatDollars, formatList, formatNumber, formatPercent, listParts, plural } =
  /* @__PURE__ */ intlIn(LOCALE);
