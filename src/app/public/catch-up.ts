/*
 * A public page can be seen and used before its scripts are there. What somebody did until then is not lost: fields
 * keep what stands in them, and public/before-paint.js marks the button that was pressed last.
 */

/** The browser's own way to set a value, which React does not notice. */
const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set;

/** Tells the page what stands in a field, typed or filled in by a password manager, as if it were typed now. */
function typeAgain(field: HTMLInputElement, text: string): void {
  field.value = '';
  setValue?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Notes what was done on a page until React begins to bring it to life. The returned function does it again once the
 * page is alive. What is pressed in between React brings to life at once, and hears.
 */
export function catchUp(page: HTMLElement): () => void {
  const typed = [...page.querySelectorAll('input')].map((field) => ({ field, text: field.value }));
  const pressed = [...page.querySelectorAll<HTMLButtonElement>('button[data-pressed]')];
  for (const button of pressed) delete button.dataset.pressed;
  page.dataset.prerendered = 'heard';
  return () => {
    delete page.dataset.prerendered;
    for (const { field, text } of typed.splice(0)) {
      const now = field.value || text;
      if (now !== '') typeAgain(field, now);
    }
    // Once the page has taken in what its fields say.
    for (const button of pressed.splice(0)) setTimeout(() => button.click());
  };
}
