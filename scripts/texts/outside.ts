import { childrenOf, lineOf, type Node, type Source, textOf, walk } from './syntax.ts';

/* Sentences for people that do not stand in a file of texts. */

export interface Place {
  file: string;
  line: number;
  text: string;
}

/** Attributes and properties whose value is read by people or read out to them. */
const READ_BY_PEOPLE =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|caption|detail|hint|heading|help|label|legend|message|note|placeholder|question|sentence|subject|subtitle|summary|text|title|why)$/;

/** Attributes whose value is never read by people, whatever it looks like. */
const FOR_MACHINES =
  /^(className|class|style|d|viewBox|sizes|media|rel|accept|pattern|href|src|autoComplete)$/;

/** Calls whose arguments are never read by people: errors of programming, names of classes, keys, SQL and markup. */
const CALLS_FOR_MACHINES =
  /^(Error|TypeError|RangeError|NotHere|classNames|matchMedia|querySelector|querySelectorAll|closest|matches|defineJob|textDraftKind|sql|html|raw|describe|lockedBy|setAttribute|changedWords|setHeader|refusal|notAsSet|join|split|startsWith|endsWith|useState|setState|invalidate)$/;

/** What a contract says of its calls to those who program against it. */
const DESCRIBES_CALLS = /^(summary|description|tag)$/;

const LETTER = /\p{L}/u;
/** What is filled in, with the braces of its own. */
const FILLED = /\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g;
const MANY_WORDS = /\p{L}[\p{L}’'-]*[,;:]? +[\p{L}{]/u;
/** What is asked of the database. */
const SQL =
  /^\s*(--|begin|with|select|insert|update|delete|create|alter|drop|set|values|from|where|and|or|on conflict|coalesce|returning|listen|notify|lock|analyze|grant|revoke|case when|union all|marked as|id uuid|not completed)\b/;
/** Names of columns, in a row. */
const COLUMNS = /^(?=.*_)\w+(, ?\w+)*$|\}_|_\{| case when |\n +marked as |\$\d::/;
/** What a protocol or a keyboard names so: a token, a cookie, a key. */
const PROTOCOL = /^Bearer |; ?[Pp]ath=|^Mod |^Growth Loop$|^Samsung Internet$/;
/** Styles and typefaces. */
const CSS = /\{ [\w-]+: [^}]*; \}|,(sans-)?serif$/;
/** Begins as a sentence does, or ends as one. */
const SENTENCE = /^[“"'(]?(\p{Lu}|\{)|[.!?…:]$|[.!?] /u;
/** Plain lower-case words, as pieces of sentences are; a list of tags or keys has commas alone. */
const PLAIN_WORDS = /^ ?[a-z’]+( [a-z’]+)+[.!?]? ?$/;
/** On a server such words are outcomes that programs and logs tell apart. */
const SERVER = /\/server(\.ts$|\/)|^dev\//;
/** Properties whose value tells things apart. */
const TELLS_APART = /^(name|kind|key|type|id|role|rel|mode)$/;

const nameOf = (node: unknown): string | undefined => {
  const named = node as Node | undefined;
  if (!named) return undefined;
  if (named.type === 'Identifier' || named.type === 'JSXIdentifier') return String(named.name);
  if (named.type === 'MemberExpression') return nameOf(named.property);
  return named.type === 'Literal' ? String(named.value) : undefined;
};

/** What passes a value on as it is. */
const PASSES_ON =
  /^(JSXExpressionContainer|ConditionalExpression|LogicalExpression|BinaryExpression|TSAsExpression)$/;

/** Where a value goes: the nearest node above that does more than pass it on. */
const receiverOf = (above: Node[]): number => above.findLastIndex(({ type }) => !PASSES_ON.test(type));

/** The attribute or property whose value the node is, through conditions, but not through calls. */
function holderOf(above: Node[]): string | undefined {
  const receiver = above[receiverOf(above)];
  if (receiver?.type === 'JSXAttribute') return nameOf(receiver.name);
  return receiver?.type === 'Property' ? nameOf(receiver.key) : undefined;
}

/** Whether a value stands between tags. */
function isShown(above: Node[]): boolean {
  return /^JSX(Element|Fragment)$/.test(above[receiverOf(above)]?.type ?? '');
}

/** What stands there is compared with, chosen by, imported from or a type; nobody reads it. */
function isForMachines(node: Node, above: Node[]): boolean {
  const [parent] = above.slice(-1);
  if (!parent) return true;
  if (/^(Import|Export(All|Named))|^TS(Literal|Template|Enum|Module|External)/.test(parent.type)) return true;
  if (parent.type === 'BinaryExpression' && parent.operator !== '+') return true;
  if (parent.type === 'SwitchCase' || parent.type === 'TaggedTemplateExpression') return true;
  if (parent.type === 'Property' && parent.key === node && parent.value !== node) return true;
  if (parent.type === 'MemberExpression') return true;
  return above.some((each) => {
    if (each.type === 'JSXAttribute') return FOR_MACHINES.test(nameOf(each.name) ?? '');
    if (each.type === 'TaggedTemplateExpression') return CALLS_FOR_MACHINES.test(nameOf(each.tag) ?? '');
    if (each.type !== 'CallExpression' && each.type !== 'NewExpression') return false;
    const callee = each.callee as Node;
    if (callee === node) return false;
    const receiver = callee.type === 'MemberExpression' ? nameOf(callee.object) : undefined;
    return /^(log|logger|console)$/.test(receiver ?? '') || CALLS_FOR_MACHINES.test(nameOf(callee) ?? '');
  });
}

function isRead(node: Node, text: string, above: Node[], isServer: boolean): boolean {
  if (!LETTER.test(text.replaceAll(FILLED, ''))) return false;
  if (node.type === 'JSXText') return true;
  if (
    isForMachines(node, above) ||
    SQL.test(text) ||
    COLUMNS.test(text) ||
    PROTOCOL.test(text) ||
    CSS.test(text)
  ) {
    return false;
  }
  if (READ_BY_PEOPLE.test(holderOf(above) ?? '')) return /^\P{L}*[\p{Lu}{]|\s/u.test(text);
  if (isShown(above)) return true;
  if (TELLS_APART.test(holderOf(above) ?? '') && !SENTENCE.test(text)) return false;
  const plain = text.replaceAll(FILLED, '{}');
  return (MANY_WORDS.test(plain) && SENTENCE.test(text.trim())) || (!isServer && PLAIN_WORDS.test(text));
}

/** The nodes that hold a sentence for people, with those above each. */
function sentenceNodesIn({ file, code, program }: Source): { node: Node; text: string; above: Node[] }[] {
  const found: { node: Node; text: string; above: Node[] }[] = [];
  walk(program, (node, above) => {
    const text = textOf(node, code);
    if (text === undefined) return true;
    const describesCall = /\/contract(\.ts$|\/)/.test(file) && DESCRIBES_CALLS.test(holderOf(above) ?? '');
    if (isRead(node, text, above, SERVER.test(file)) && !describesCall) found.push({ node, text, above });
    return childrenOf(node).length > 0;
  });
  return found;
}

/** What a page made on the server says between its tags; what is filled in has a text of its own. */
const wordsBetweenTags = (markup: string): string =>
  markup
    .replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>|&\w+;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words of the html templates of a source. */
function markupWordsIn({ file, code, program }: Source): Place[] {
  const found: Place[] = [];
  walk(program, (node) => {
    if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'html') {
      const { quasis } = node.quasi as unknown as { quasis: { value: { cooked: string } }[] };
      const text = wordsBetweenTags(quasis.map(({ value }) => value.cooked).join('{…}'));
      if (LETTER.test(text)) found.push({ file, line: lineOf(code, node.start), text });
    }
    return true;
  });
  return found;
}

/** Every sentence for people in a source, whatever holds it. */
export const sentencesIn = (source: Source): Place[] => [
  ...sentenceNodesIn(source).map(({ node, text }) => ({
    file: source.file,
    line: lineOf(source.code, node.start),
    text,
  })),
  ...markupWordsIn(source),
];
