import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';

/*
 * Markdown of a page from another journal, read into what a page can show of it. Nothing of it is ever HTML: tags stand
 * there as they were written. No sign of a person's is lost that is no sign of Markdown.
 */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis' | 'struck'; inside: Inline[] }
  | { kind: 'link'; href: string; inside: Inline[] };

export type Block =
  | { kind: 'paragraph'; inside: Inline[] }
  | { kind: 'heading'; level: number; inside: Inline[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; first: number | undefined; items: Item[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'table'; rows: Inline[][][] };

/** `done` is undefined of an item that is no task. */
export interface Item {
  done: boolean | undefined;
  blocks: Block[];
}

const LINK = /^(https?:\/\/|mailto:)/i;
/** With more signs than anybody writes, the library takes seconds, or gives up. */
const MOST_SIGNS = 2000;
/** So many lists and quotations within one another, begun in one line, are more than a page can be drawn with. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){30}/m;

const words = (text: string): Inline => ({ kind: 'text', text });
const isKnown = (token: Token): token is MarkedToken => true;

function inlineOf(token: Token): Inline[] {
  if (!isKnown(token)) return [];
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', inside: inlinesOf(token.tokens) }];
    case 'em':
      return [{ kind: 'emphasis', inside: inlinesOf(token.tokens) }];
    case 'del':
      return [{ kind: 'struck', inside: inlinesOf(token.tokens) }];
    case 'codespan':
      return [{ kind: 'code', text: token.text }];
    case 'br':
      return [{ kind: 'break' }];
    case 'link':
      // Another address, one that runs a script for example, stays what was written.
      return LINK.test(token.href)
        ? [{ kind: 'link', href: token.href, inside: inlinesOf(token.tokens) }]
        : [words(token.raw)];
    case 'escape':
    case 'text':
      return 'tokens' in token && token.tokens ? inlinesOf(token.tokens) : [words(token.text)];
    case 'image':
      return LINK.test(token.href)
        ? [{ kind: 'link', href: token.href, inside: [words(token.text || token.href)] }]
        : [words(token.text)];
    // An item's box is drawn with the item.
    case 'checkbox':
      return [];
    default:
      return [words(token.raw)];
  }
}

const inlinesOf = (tokens: readonly Token[] | undefined): Inline[] => (tokens ?? []).flatMap(inlineOf);

const itemOf = (item: Tokens.ListItem): Item => ({
  done: item.task ? item.checked === true : undefined,
  blocks: blocksIn(item.tokens),
});

const rowsOf = ({ header, rows }: Tokens.Table): Inline[][][] =>
  [header, ...rows].map((row) => row.map(({ tokens }) => inlinesOf(tokens)));

function blockOf(token: Token): Block[] {
  if (!isKnown(token)) return [];
  switch (token.type) {
    case 'space':
    case 'checkbox':
      return [];
    case 'heading':
      return [{ kind: 'heading', level: token.depth, inside: inlinesOf(token.tokens) }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksIn(token.tokens) }];
    case 'list':
      return [
        {
          kind: 'list',
          first: token.ordered ? Number(token.start) : undefined,
          items: token.items.map(itemOf),
        },
      ];
    case 'code':
      // What stands beside the fence names a language, or is words behind signs that were not meant as one.
      return [{ kind: 'code', text: [token.lang, token.text].filter(Boolean).join('\n') }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'table':
      return [{ kind: 'table', rows: rowsOf(token as Tokens.Table) }];
    case 'paragraph':
      return [{ kind: 'paragraph', inside: inlinesOf(token.tokens) }];
    default: {
      const inside = inlineOf(token);
      return inside.length > 0 ? [{ kind: 'paragraph', inside }] : [];
    }
  }
}

const blocksIn = (tokens: readonly Token[]): Block[] => tokens.flatMap(blockOf);

const signsIn = (text: string): number => text.match(/[*_~[\]<>`]|^ *(?:[-+|]|\d+[.)])/gm)?.length ?? 0;

/** The text as it is to be shown; undefined where it is no Markdown that can be read in time: then it stands as it is. */
export function blocksOf(markdown: string): Block[] | undefined {
  if (signsIn(markdown) > MOST_SIGNS || TOO_DEEP.test(markdown)) return undefined;
  try {
    return blocksIn(new Lexer({ gfm: true, breaks: true }).lex(markdown));
  } catch {
    return undefined;
  }
}
