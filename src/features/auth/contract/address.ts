/**
 * An address in the one spelling under which it is kept: small letters, whole characters, and the domain as mail
 * servers know it ('exämple.de' is 'xn--exmple-cua.de'). What stands before the @ keeps its letters.
 */
export function canonicalAddress(typed: string): string {
  const text = typed.trim().toLowerCase().normalize('NFC');
  const at = text.lastIndexOf('@');
  return at < 0 ? text : `${text.slice(0, at)}@${asciiDomain(text.slice(at + 1))}`;
}

/** What would end a host name in an address of the web, or is no part of one. */
const FOREIGN = /[\s/?#:@\\%[\]<>^|]/;
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/** The domain by the browser's own rules for host names; one that is none stays as it is. */
function asciiDomain(domain: string): string {
  if (isAscii(domain) || FOREIGN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

const LOCAL = String.raw`(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]`;
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';

/** An address in its canonical spelling. */
export const ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$`, 'u');
