import { LOCALE } from './locale.ts';

const inOrder = /* @__PURE__ */ new Intl.Collator(LOCALE, { numeric: true });

/** Orders names as people look for them in the language of the screen: accents and capitals come with their letters. */
export const compareNames = (one: string, other: string): number => inOrder.compare(one, other);
