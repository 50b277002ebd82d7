/*
 * Word copies the items of a list as paragraphs that begin with the bullet or number as text. Here they become lists.
 */

const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const MARKER = /mso-list:\s*ignore/i;
/** '1.', 'a)', 'iv.'; anything else, such as '·', is a bullet. Word's open bullet is an 'o' alone. */
const NUMBERED = /^[\s\u00a0]*[a-z0-9]+[.)]/i;

interface Item {
  paragraph: Element;
  level: number;
  tag: 'ol' | 'ul';
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Takes the marker out of an item. Answers its text. */
function withoutMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('[style]')].find((element) => MARKER.test(styleOf(element)));
  marker?.remove();
  return marker?.textContent ?? '';
}

function itemOf(element: Element | null): Item | undefined {
  const level = element && LEVEL.exec(styleOf(element))?.[1];
  if (!element || !level) return undefined;
  return {
    paragraph: element,
    level: Number(level),
    tag: NUMBERED.test(withoutMarker(element)) ? 'ol' : 'ul',
  };
}

/** The list that an item of this level belongs into, below the last item of the level above. */
function listFor(root: Element, { level, tag }: Item): Element {
  let list = root;
  for (let depth = 1; depth < level; depth += 1) {
    const last = list.lastElementChild;
    if (!last) break;
    const inner = last.querySelector(':scope > ul, :scope > ol') ?? root.ownerDocument.createElement(tag);
    last.append(inner);
    list = inner;
  }
  return list;
}

function addTo(root: Element, item: Item): void {
  const entry = root.ownerDocument.createElement('li');
  const text = root.ownerDocument.createElement('p');
  text.append(...item.paragraph.childNodes);
  entry.append(text);
  listFor(root, item).append(entry);
}

/** Makes lists of what Word wrote as paragraphs, within `body`. */
export function listsOfWord(body: Element): void {
  for (const first of body.querySelectorAll('p[style], h1[style], h2[style], h3[style]')) {
    if (!first.isConnected) continue;
    const found = itemOf(first);
    if (!found) continue;
    const root = body.ownerDocument.createElement(found.tag);
    first.before(root);
    for (let item: Item | undefined = found; item; ) {
      const next: Element | null = item.paragraph.nextElementSibling;
      addTo(root, item);
      item.paragraph.remove();
      const following: Item | undefined = itemOf(next);
      item = following;
    }
  }
}
