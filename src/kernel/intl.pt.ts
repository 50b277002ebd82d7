import { intlIn } from './intl-in.ts';
import { LOCALE } from './locale.pt.ts';

/* Numbers, plurals and lists as Brazilian Portuguese writes them. */

const brazilian = /* @__PURE__ */ intlIn(LOCALE);
export const { formatList, formatNumber, listParts } = brazilian;

/** Nothing counts as many, as people write it ('0 pontos'); `Intl` counts it as one. */
export const plural: typeof brazilian.plural = (count, forms) =>
  count === 0 ? forms.other : brazilian.plural(count, forms);
