/**
 * Goes to an address of the product as a link does: a page with something unsaved may hold the click and ask first.
 * @param open opens the address when nobody holds it
 */
export function navigateAsLink(to: string, open: (to: string) => void): void {
  const link = document.createElement('a');
  link.href = to;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    open(to);
  });
  document.body.append(link);
  link.click();
  link.remove();
}
