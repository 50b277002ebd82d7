import { partsOfAddress } from '../../kernel/languages.ts';

/** The document of every page of the app; pages find their way by the address in the bar. */
export const SHELL = '/index.html';

/** What the server answers itself: calls, health, documents, links of emails, and mail of a developer's machine. */
export const isServersOwn =
  /^\/(?:api|functions|rest|dev|healthz|readyz|unsubscribe|\.well-known)(?:[/?]|$)|\/[^/]+\.[a-z]+$/;

const PUBLIC = ['/', '/introduction', '/login', '/registration', '/terms', '/privacy'];

/** Its document opens the card provider's hosts, which the shell on the device does not. */
export const isCardForm = (pathname: string): boolean => pathname === '/payment';

/** Its window keeps the page that opened it, which the shell on the device does not. */
export const isConsentReturn = (pathname: string): boolean => pathname === '/google-return';

/** Whether the words of the page stand in its own document, in whichever language. */
export const isPublicPage = (pathname: string): boolean => PUBLIC.includes(partsOfAddress(pathname).path);
