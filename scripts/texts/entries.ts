import { type Comment, childrenOf, lineOf, type Node, parse, type Source, textOf } from './syntax.ts';

/* What the files of texts say, text by text. */

/** One text that people read: an exported constant, a part of one, or what a function returns. */
export interface Text {
  file: string;
  line: number;
  /** The screen or the email, as the comment above the texts names it. */
  section: string;
  /** The exported name, with the way to the part, e.g. 'steps.clarify'. */
  name: string;
  /** As people read it, with {…} for what is filled in. */
  words: string;
  /** Rows of docs/requirements.md that set the text, word for word. */
  rows: string[];
}

const ROW = /\b[A-Z]{2,4}-\d\d\b/g;

const isDocumentation = ({ type, value }: Comment): boolean => type === 'Block' && value.startsWith('*');
const isSection = ({ type, value }: Comment): boolean => type === 'Block' && !value.startsWith('*');

const plain = (comment: Comment): string =>
  comment.value
    .replaceAll(/^\s*\*+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The rows that the documentation right above a place names. */
function rowsAbove({ code, comments }: Source, at: number): string[] {
  const above = comments.findLast(({ end }) => end <= at);
  if (!above || !isDocumentation(above) || code.slice(above.end, at).trim() !== '') return [];
  return [...plain(above).matchAll(ROW)].map(([row]) => row);
}

const sectionAt = ({ comments }: Source, at: number): string => {
  const section = comments.findLast((comment) => comment.end <= at && isSection(comment));
  return section ? plain(section) : '';
};

const keyOf = (property: Node): string => {
  const key = property.key as Node;
  return String(key.type === 'Identifier' ? key.name : key.value);
};

interface Found {
  name: string;
  node: Node;
  words: string;
  rows: string[];
}

/** The texts in an expression; what is named by a key is named so. */
function textsIn(source: Source, node: Node, name: string, rows: string[]): Found[] {
  if (/^TS(Literal|Type|String|Union|Array|Tuple|Function)/.test(node.type)) return [];
  const words = textOf(node, source.code);
  const own = words === undefined || !/\p{L}/u.test(words) ? [] : [{ name, node, words, rows }];
  const below = childrenOf(node).flatMap((child) => {
    if (node.type === 'Property' && child === node.key) return [];
    if (node.type === 'MemberExpression' && node.computed) return [];
    if (node.type === 'BinaryExpression' && node.operator !== '+') return [];
    if (child.type !== 'Property') return textsIn(source, child, name, rows);
    const ownRows = rowsAbove(source, child.start);
    return textsIn(source, child, `${name}.${keyOf(child)}`, ownRows.length > 0 ? ownRows : rows);
  });
  return [...own, ...below];
}

/** A text with its place in the code. */
export interface Placed extends Found {
  section: string;
}

/** Every text that a file of texts exports, in the order of the code. */
export function placedIn(source: Source): Placed[] {
  return (source.program.body as Node[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((statement) => {
      const declaration = statement.declaration as Node | null;
      if (!declaration) return [];
      const rows = rowsAbove(source, statement.start);
      const declarators = (declaration.declarations as Node[] | undefined) ?? [declaration];
      return declarators.flatMap((each) => {
        const name = String((each.id as Node | undefined)?.name ?? '');
        const body = (each.init ?? each.body) as Node | undefined;
        return body ? textsIn(source, body, name, rows) : [];
      });
    })
    .map((found) => ({ ...found, section: sectionAt(source, found.node.start) }));
}

/** The same, as they are read. */
export const textsOf = (file: string, code: string): Text[] =>
  placedIn(parse(file, code)).map(({ node, ...text }) => ({ file, line: lineOf(code, node.start), ...text }));
