let last: Event | undefined;

// The build writes the public pages without a window.
const listen = globalThis.addEventListener?.bind(globalThis);

listen?.('pointerdown', note, true);
// The keyboard moves the focus alone. A heading that the page itself focuses was not pressed.
listen?.('focusin', (event) => (event.target as HTMLElement).tabIndex < 0 || note(event), true);

function note(event: Event): void {
  last = event;
}

/** What was last pressed or focused by the person in this document. */
export const lastPress = (): Event | undefined => last;
