/** A part of a statement in which a colon names nothing, a cast, or a name. */
const TOKEN = new RegExp(
  [
    String.raw`(?<![\w$])[eE]'(?:[^'\\]|\\[\s\S]|'')*'`,
    `'(?:[^']|'')*'`,
    '"(?:[^"]|"")*"',
    String.raw`--[^\n]*`,
    String.raw`\/\*`,
    String.raw`(?<![\w$])\$(?<tag>(?:[A-Za-z_]\w*)?)\$[\s\S]*?\$\k<tag>\$`,
    '::',
    String.raw`:(?<name>[A-Za-z_]\w*)`,
    String.raw`(?<position>(?<![\w$])\$\d+)`,
  ].join('|'),
  'g',
);

/** Where the comment that begins at `start` ends. Comments of Postgres hold comments. */
function endOfComment(text: string, start: number): number {
  const edges = /\/\*|\*\//g;
  edges.lastIndex = start;
  let depth = 0;
  for (let edge = edges.exec(text); edge; edge = edges.exec(text)) {
    depth += edge[0] === '/*' ? 1 : -1;
    if (depth === 0) return edges.lastIndex;
  }
  return text.length;
}

/** Of a statement whose text Postgres understands, and the names of its values in the order of `$1`, `$2` and on. */
interface Converted {
  text: string;
  names: string[];
}

/**
 * Gives the names in a text their positions: `:userId` becomes `$1` wherever it is. Casts, quotes and comments stay as
 * they are. @throws Error when the text has a position of its own, which would mean another value
 */
export function convertNames(text: string): Converted {
  const positions = new Map<string, number>();
  const parts: string[] = [];
  let copied = 0;
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    const { name, position } = token.groups ?? {};
    if (position) throw new Error(`${position} in a statement with names: ${text}`);
    if (token[0] === '/*') TOKEN.lastIndex = endOfComment(text, token.index);
    if (name === undefined) continue;
    const at = positions.get(name) ?? positions.size + 1;
    positions.set(name, at);
    parts.push(text.slice(copied, token.index), `$${at}`);
    copied = TOKEN.lastIndex;
  }
  parts.push(text.slice(copied));
  return { text: parts.join(''), names: [...positions.keys()] };
}
