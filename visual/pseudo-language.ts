import type { Plugin } from 'vite';

/*
 * A language that nobody reads: each text of ours stands between ⟦ and ⟧. What a page shows outside of them is written in
 * its code, and would stay English in every language. It is built for a test alone (pseudo-language.spec.ts), never
 * into dist.
 */

const TEXTS = /\/(?:texts|texts\/import|rules\/suggestions)\.ts(?:\?for=.*)?$/;
const EXPORTED = /^export ((?:const|function) (\w+))/gm;

/** Runs in the page: puts texts between brackets, wherever they are in what a module exports. Nothing else is changed. */
const BRACKETS = `
function bracketed(value) {
  if (typeof value === 'string') return value.trim() === '' ? value : '⟦' + value + '⟧';
  if (typeof value === 'function') return (...given) => bracketed(value(...given));
  if (Array.isArray(value)) return value.map(bracketed);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bracketed(each)]));
}
`;

/** Has every module of English texts export them between brackets. */
export const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  transform(source, id) {
    if (!TEXTS.test(id)) return null;
    const names = [...source.matchAll(EXPORTED)].map(([, , name]) => name);
    const kept = names.map((name) => `const bracketed_${name} = /* @__PURE__ */ bracketed(${name});`);
    const exported = names.map((name) => `bracketed_${name} as ${name}`).join(', ');
    return `${source.replace(EXPORTED, '$1')}${BRACKETS}${kept.join('\n')}\nexport { ${exported} };\n`;
  },
  // Texts are no constants here, and files that need each other would read them before they are there.
  outputOptions: (options) => ({ ...options, codeSplitting: true }),
};
