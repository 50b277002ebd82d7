/*
 * What a document may be made of, and its words without it. Nothing here needs a browser.
 */
import { withoutEntities } from '../../../kernel/html-entities.ts';

/** The tags that the editor writes, and no others. */
export const PERMITTED_TAGS = [
  ...['p', 'br', 'h1', 'h2', 'h3', 'ul', 'ol', 'li'],
  ...['strong', 'em', 'u', 's', 'a'],
] as const;
/** The attributes: where a link leads, and the number with which a list begins. */
export const PERMITTED_ATTRIBUTES = ['href', 'start'] as const;
/** Where a link may lead. */
const PERMITTED_ADDRESS = /^(?:https?:\/\/[^/?#]|mailto:.|tel:.)/i;

/** Browsers leave some of these out of an address wherever they stand, which is how 'java\nscript:' is hidden. */
const LEFT_OUT = /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200d\ufeff]+/gu;

/** An address as a link may have it: http, https, mailto or tel. Undefined for any other. */
export function safeAddress(text: string): string | undefined {
  const address = text.replace(LEFT_OUT, '').trim().replace(/\s/g, '%20');
  return PERMITTED_ADDRESS.test(address) && URL.canParse(address) ? address : undefined;
}

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const LOOKS_LIKE_MAIL = /^[^@\s/]+@[^@\s/]+\.[^@\s/]+$/;
const LOOKS_LIKE_PHONE = /^\+?[0-9(][0-9()/.\s-]{4,}$/;
const LOOKS_LIKE_PAGE = /^[^\s/:?#@]+\.[^\s/:?#@.]{2,}(?::\d+)?(?:[/?#]|$)/;

/** The address that somebody means who types 'example.com', 'ann@example.com' or '+49 30 1234'. Undefined for none. */
export function meantAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (LOOKS_LIKE_MAIL.test(text) && !HAS_SCHEME.test(text)) return safeAddress(`mailto:${text}`);
  if (LOOKS_LIKE_PHONE.test(text)) return safeAddress(`tel:${text}`);
  if (LOOKS_LIKE_PAGE.test(text)) return safeAddress(`https://${text}`);
  return safeAddress(text);
}

const BLOCK_END = /<(?:br|hr)\b[^<>]*>|<\/(?:p|h[1-6]|li|ul|ol|div|blockquote|pre|tr)\s*>/gi;
const TAG = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
/** The words of a document, a line for each paragraph. They are text, to be shown as such, and no HTML any more. */
export const plainText = (html: string): string =>
  withoutEntities(html.replace(BLOCK_END, '\n').replace(TAG, ''))
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** Whether a document says anything: one without words is empty, whatever its tags. */
export const isWritten = (html: string | null | undefined): html is string =>
  Boolean(html) && plainText(html ?? '') !== '';
