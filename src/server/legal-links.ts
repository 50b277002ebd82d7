import type { Config } from './config.ts';

/** Where terms and privacy are read: at the operator's own addresses, or on our pages. */
export const legalLinks = ({ links, appUrl }: Pick<Config, 'links' | 'appUrl'>) => ({
  terms: links.terms ?? `${appUrl}/terms`,
  privacy: links.privacy ?? `${appUrl}/privacy`,
});
