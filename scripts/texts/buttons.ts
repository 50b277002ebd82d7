import { childrenOf, lineOf, type Node, type Source, walk } from './syntax.ts';

/* Texts that a button shows, which are named so: their style is judged by their name. */

export interface Shown {
  file: string;
  line: number;
  /** The exported name of the text. */
  name: string;
}

const BUTTONS = /^(Button|TextButton|ButtonLink|button)$/;
/** Attributes that become the words of a button. */
const BECOMES_A_BUTTON = /^(confirmLabel|submitLabel|actionLabel)$/;

/** The texts that an expression shows, such as `texts.saveButton`, through conditions and calls. */
function textsShown(node: Node): string[] {
  if (node.type === 'MemberExpression') {
    const of = node.object as Node;
    return /texts$/i.test(String(of.name ?? '')) ? [String((node.property as Node).name)] : [];
  }
  if (node.type === 'CallExpression') return textsShown(node.callee as Node);
  if (node.type === 'ConditionalExpression')
    return [...textsShown(node.consequent as Node), ...textsShown(node.alternate as Node)];
  if (node.type === 'LogicalExpression') return textsShown(node.right as Node);
  return node.type === 'JSXExpressionContainer' ? childrenOf(node).flatMap(textsShown) : [];
}

const elementName = (node: Node): string =>
  String(((node.openingElement as Node | undefined)?.name as Node | undefined)?.name ?? '');

/** Every text on a button whose name does not end in `Button`. */
export function misnamedButtons({ file, code, program }: Source): Shown[] {
  const found: Shown[] = [];
  walk(program, (node) => {
    const isAttribute =
      node.type === 'JSXAttribute' && BECOMES_A_BUTTON.test(String((node.name as Node).name));
    const holders = isAttribute
      ? [node.value as Node]
      : node.type === 'JSXElement' && BUTTONS.test(elementName(node))
        ? (node.children as Node[])
        : [];
    for (const name of holders.flatMap(textsShown)) {
      if (!name.endsWith('Button')) found.push({ file, line: lineOf(code, node.start), name });
    }
    return true;
  });
  return found;
}
