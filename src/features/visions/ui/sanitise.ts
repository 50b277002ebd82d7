/*
 * Cleans HTML. A document passes through here before it is sealed, and again wherever one is shown: the server cannot
 * read it, and another device may have stored what it likes.
 */
import createPurifier from 'dompurify';
import { PERMITTED_ATTRIBUTES, PERMITTED_TAGS, safeAddress } from '../rules.ts';

const purifier = createPurifier(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.hasAttribute('href')) {
    const address = safeAddress(element.getAttribute('href') ?? '');
    // Any other address is taken out of the link, and its text stays.
    if (address === undefined || element.tagName !== 'A') element.removeAttribute('href');
    else element.setAttribute('href', address);
  }
  if (element.hasAttribute('start') && element.tagName !== 'OL') element.removeAttribute('start');
});

const CONFIG = {
  ALLOWED_TAGS: PERMITTED_TAGS as readonly string[] as string[],
  ALLOWED_ATTR: PERMITTED_ATTRIBUTES as readonly string[] as string[],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** The document with what is permitted and nothing else. */
export const safeHtml = (html: string): string => purifier.sanitize(html, { ...CONFIG });

/** The same as nodes to be put into the page as they are: they are not read as HTML once more. */
export function safeFragment(html: string): DocumentFragment {
  const fragment = purifier.sanitize(html, { ...CONFIG, RETURN_DOM_FRAGMENT: true });
  for (const block of fragment.querySelectorAll('p, h1, h2, h3, ul, ol')) block.setAttribute('dir', 'auto');
  for (const link of fragment.querySelectorAll('a')) {
    if (!link.hasAttribute('href')) {
      link.replaceWith(...link.childNodes);
      continue;
    }
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  return fragment;
}
