import type { Email } from './mail.ts';

/** What a mail says, before it is dressed. */
export interface EmailContent {
  to: string;
  subject: string;
  /** Each is a paragraph of its own. */
  before: string[];
  action?: { label: string; url: string };
  after?: string[];
  /** The product's name, which signs. */
  from: string;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const PARAGRAPH = 'margin:0 0 16px;font:16px/1.5 Georgia,serif;color:#23302b';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5d4c;color:#ffffff;font:600 16px/1.25 sans-serif;text-decoration:none';

const paragraph = (text: string) => `<p style="${PARAGRAPH}">${escapeHtml(text)}</p>`;

/** A short mail, as plain text and as simple HTML that says the same. */
export function composeEmail({ to, subject, before, action, after = [], from }: EmailContent): Email {
  const text = [...before, ...(action ? [`${action.label}:\n${action.url}`] : []), ...after, from].join(
    '\n\n',
  );
  const button = action
    ? `<p style="${PARAGRAPH}"><a style="${BUTTON}" href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`
    : '';
  const body = [...before.map(paragraph), button, ...after.map(paragraph), paragraph(from)].join('\n');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#faf8f3"><div style="max-width:560px;margin:0 auto">
${body}
</div></body></html>`;
  return { to, subject, text: `${text}\n`, html };
}
