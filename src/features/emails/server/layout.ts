import { directionOf, languageTag } from '../../../kernel/languages.ts';
import { spokenLanguage } from '../../../server/spoken.ts';
import { texts } from '../spoken-texts.ts';
import type { WholeContent } from './compose-email.ts';

/*
 * Email programs support neither linked style sheets nor variables. The light colors are therefore set on every element,
 * and the dark ones in a style element, which programs without a dark mode ignore.
 */
const DAY = {
  paper: '#faf7f0',
  sheet: '#fffdf9',
  rule: '#e5dfd2',
  ink: '#22211d',
  quiet: '#595649',
  accent: '#1f6b47',
};
const NIGHT = {
  paper: '#1b1814',
  sheet: '#292520',
  rule: '#39342b',
  ink: '#ebe5d9',
  quiet: '#b8b2a4',
  accent: '#86c7a0',
};

const SERIF = "Charter,'Iowan Old Style',Georgia,serif";
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${NIGHT.paper}!important}
.sheet{background:${NIGHT.sheet}!important;border-color:${NIGHT.rule}!important}
.rule{border-color:${NIGHT.rule}!important}
.ink{color:${NIGHT.ink}!important}
.quiet{color:${NIGHT.quiet}!important}
.accent{color:${NIGHT.accent}!important}
.button{background:${NIGHT.ink}!important;color:${NIGHT.paper}!important}
}
@media (max-width:480px){.outer{padding:20px 12px!important}.sheet{padding:24px 20px!important}}
`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const paragraph = (text: string) =>
  `<p dir="auto" class="ink" style="margin:0 0 16px;font:17px/26px ${SANS};color:${DAY.ink};overflow-wrap:anywhere">${escapeHtml(text)}</p>`;

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;min-height:20px;padding:12px 22px;border-radius:8px;background:${DAY.ink};color:${DAY.paper};font:600 16px/20px ${SANS};text-decoration:none">${escapeHtml(label)}</a></p>`;

const link = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 4px"><a class="ink" href="${escapeHtml(url)}" style="display:inline-block;padding:10px 0;font:16px/24px ${SANS};color:${DAY.ink};text-decoration:underline">${escapeHtml(label)}</a></p>`;

/** The sides that a line begins and ends on: old programs know neither `start` nor `end`. */
const sides = () =>
  directionOf(spokenLanguage()) === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };

const CELL = `padding:10px 0;border-bottom:1px solid ${DAY.rule};color:${DAY.ink};`;
const fact = ({ name, value }: { name: string; value: string }) =>
  `<tr><th scope="row" class="ink rule" style="${CELL}text-align:${sides().start};font:400 17px/26px ${SANS}">${escapeHtml(name)}</th><td class="ink rule" style="${CELL}text-align:${sides().end};font:400 21px/26px ${SERIF};white-space:nowrap">${escapeHtml(value)}</td></tr>`;

const factTable = (facts: WholeContent['facts']) =>
  `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-collapse:collapse">${facts.map(fact).join('')}</table>`;

const footerLine = (text: string) =>
  `<p dir="auto" class="quiet" style="margin:0 0 8px;text-wrap:pretty;font:14px/21px ${SANS};color:${DAY.quiet}">${text}</p>`;

const stopLink = (url: string) =>
  `<a class="quiet" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 0;color:${DAY.quiet};text-decoration:underline">${texts.stopEmailsLink}</a>`;

/** Keeps what follows in the email out of the preview that an inbox shows. */
const QUIET_SPACE = '&#8199;&#65279;&#847; '.repeat(60);

/** The email as HTML, for narrow windows, light and dark, and programs that are twenty years old. */
export function htmlOf(content: WholeContent): string {
  const { subject, before, facts, action, links, after, from, preheader, why, unsubscribe } = content;
  const body = [
    ...before.map(paragraph),
    ...(facts.length > 0 ? [factTable(facts)] : []),
    ...(action ? [button(action)] : []),
    ...links.map(link),
    ...after.map(paragraph),
  ].join('\n');
  const footer = [footerLine(escapeHtml(why)), ...(unsubscribe ? [footerLine(stopLink(unsubscribe))] : [])];
  return `<!doctype html>
<html lang="${languageTag(spokenLanguage())}" dir="${directionOf(spokenLanguage())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body class="paper" style="margin:0;padding:0;background:${DAY.paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)} ${QUIET_SPACE}</div>
<table ${TABLE} class="paper" style="background:${DAY.paper}"><tr><td class="outer" align="center" style="padding:32px 16px">
<table ${TABLE} style="max-width:560px;text-align:${sides().start}"><tr><td style="padding:0 4px 16px">
<p class="accent" style="margin:0;font:500 20px/28px ${SERIF};color:${DAY.accent}">${escapeHtml(from)}</p>
</td></tr><tr><td class="sheet" style="padding:32px;background:${DAY.sheet};border:1px solid ${DAY.rule};border-radius:14px">
<h1 dir="auto" class="ink" style="text-wrap:balance;margin:0 0 20px;font:400 27px/34px ${SERIF};color:${DAY.ink};overflow-wrap:anywhere">${escapeHtml(subject)}</h1>
${body}
</td></tr><tr><td style="padding:20px 4px 0">
${footer.join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>`;
}
