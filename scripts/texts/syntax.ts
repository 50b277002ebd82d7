import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree, with TypeScript and JSX), with what this folder reads of it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export interface Comment {
  type: 'Line' | 'Block';
  value: string;
  start: number;
  end: number;
}

export interface Source {
  file: string;
  code: string;
  program: Node;
  comments: Comment[];
}

/** Throws with the file's name when it cannot be parsed. */
export function parse(file: string, code: string): Source {
  const { program, comments, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return { file, code, program: program as unknown as Node, comments };
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The nodes directly below, in the order of the source. */
export const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([field]) => field !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .toSorted((a, b) => a.start - b.start);

/** Calls `look` for every node with those above it, the nearest last; below a node that answers false it does not go. */
export function walk(node: Node, look: (node: Node, above: Node[]) => boolean, above: Node[] = []): void {
  if (!look(node, above)) return;
  for (const child of childrenOf(node)) walk(child, look, [...above, node]);
}

export const lineOf = (code: string, at: number): number => code.slice(0, at).split('\n').length;

/** What a literal, a template or JSX text says, with {…} for what is filled in; undefined for any other node. */
export function textOf(node: Node, code: string): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'JSXText') return String(node.value).replaceAll(/\s+/g, ' ').trim();
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as { value: { cooked: string } }[];
  const filled = (node.expressions as Node[]).map((each) => `{${code.slice(each.start, each.end)}}`);
  return quasis.map(({ value }, at) => value.cooked + (filled[at] ?? '')).join('');
}
