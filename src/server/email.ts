import { dressed, STOP_LABEL } from './email/dress.ts';
import type { Email } from './mail.ts';

/** What a mail says, before it is dressed. */
export interface EmailContent {
  to: string;
  subject: string;
  /** Each is a paragraph of its own. */
  before: string[];
  /** Numbers with their names, one a line, after `before`. */
  facts?: { name: string; value: string }[];
  action?: { label: string; url: string };
  after?: string[];
  /** Lesser ways on, one a line, after the button. */
  links?: { label: string; url: string }[];
  /** The product's name, which signs. */
  from: string;
  /** What a list of mails shows after the subject; the first sentence after the greeting where nothing is said. */
  preheader?: string;
  /** Why the person gets this mail, as a sentence; that it is about their account where nothing is said. */
  why?: string;
  /** The address that ends mails of this kind by one click (RFC 8058), as `unsubscribe-link.ts` makes it. */
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

/** A mail as plain text and as HTML that says the same. */
export function composeEmail(content: EmailContent): Email {
  const { to, subject, before, from, unsubscribe } = content;
  const whole: WholeContent = {
    ...content,
    facts: content.facts ?? [],
    after: content.after ?? [],
    links: content.links ?? [],
    preheader: content.preheader ?? before[1] ?? before[0] ?? subject,
    why: content.why ?? `You get this mail because it is about your account at ${from}.`,
  };
  const email = { to, subject, text: textOf(whole), html: dressed(whole) };
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
    ...(unsubscribe ? [`${STOP_LABEL}:\n${unsubscribe}`] : []),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
