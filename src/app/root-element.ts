/** Where the page stands in its document. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  return root;
}
