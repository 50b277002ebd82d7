import { type FoundWords, marksIn, stretchesOf } from '../rules.ts';
import styles from './marked.module.css';

/** The same for nodes that are no text of React's: marks the found words in each of their texts. */
export function markNodes(root: Node, words: FoundWords): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  for (const node of nodes) {
    const marks = marksIn(node.data, words);
    if (marks.length > 0) node.replaceWith(...markedNodes(node.data, marks));
  }
}

const markedNodes = (text: string, marks: ReturnType<typeof marksIn>): (Node | string)[] =>
  stretchesOf(text, marks, { start: 0, end: text.length }).map((stretch) => {
    if (!stretch.found) return stretch.text;
    const mark = document.createElement('mark');
    mark.className = styles.mark ?? '';
    mark.textContent = stretch.text;
    return mark;
  });
