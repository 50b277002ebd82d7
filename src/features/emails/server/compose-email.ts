import type { Email } from '../../../server/mail.ts';
import { texts } from '../spoken-texts.ts';
import { htmlOf } from './layout.ts';

/** What an email says, before it is laid out. */
export interface EmailContent {
  to: string;
  subject: string;
  /** Each is a paragraph of its own. */
  before: string[];
  /** Numbers with their names, one a line, after `before`. */
  facts?: { name: string; value: string }[];
  action?: { label: string; url: string };
  after?: string[];
  /** Links of less importance, one on every line, after the button. */
  links?: { label: string; url: string }[];
  /** The product's name, which signs. */
  from: string;
  /** The preview that an inbox shows after the subject; the first sentence after the greeting unless it is set. */
  preheader?: string;
  /** A sentence that says why the person receives this email; that it concerns their account unless it is set. */
  why?: string;
  /** The address that unsubscribes with one click (RFC 8058), as `unsubscribe-link.ts` makes it. */
  unsubscribe?: string;
}

/** An EmailContent with nothing left out. */
export interface WholeContent extends EmailContent {
  facts: { name: string; value: string }[];
  after: string[];
  links: { label: string; url: string }[];
  preheader: string;
  why: string;
}

/** An email as plain text and as HTML that says the same. */
export function composeEmail(content: EmailContent): Email {
  const { to, subject, before, from, unsubscribe } = content;
  const whole: WholeContent = {
    ...content,
    facts: content.facts ?? [],
    after: content.after ?? [],
    links: content.links ?? [],
    preheader: content.preheader ?? before[1] ?? before[0] ?? subject,
    why: content.why ?? texts.concernsAccount(from),
  };
  const email = { to, subject, text: textOf(whole), html: htmlOf(whole) };
  return unsubscribe ? { ...email, headers: unsubscribeHeaders(unsubscribe) } : email;
}

/** By which mailbox providers show a button of their own, and press it for the person without opening a page. */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function textOf({ before, facts, action, links, after, from, why, unsubscribe }: WholeContent): string {
  const paragraphs = [
    ...before,
    ...(facts.length > 0 ? [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...[...(action ? [action] : []), ...links].map(({ label, url }) => `${label}:\n${url}`),
    ...after,
    from,
    why,
    ...(unsubscribe ? [`${texts.stopEmailsLink}:\n${unsubscribe}`] : []),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
