/**
 * Notes the place of a button that goes with its sentence. Answers what gives the focus, once it is gone, to the button
 * in its place, else to the part of the page it was in.
 * @param selector finds the buttons of its kind
 */
export function placeAmong(within: HTMLElement | null, selector: string): () => void {
  const part = within?.closest('section');
  const buttons = () => [...(part?.isConnected ? part.querySelectorAll<HTMLElement>(selector) : [])];
  const at = buttons().findIndex((button) => within?.contains(button));
  const giveFocus = (): void => {
    if (document.activeElement !== document.body) return;
    const left = buttons();
    const near = left[Math.min(at, left.length - 1)] ?? (part?.isConnected ? part : undefined);
    (near ?? document.querySelector('main'))?.focus({ preventScroll: true });
  };
  return () => void requestAnimationFrame(giveFocus);
}
