/** Tells a service worker that waits to take the place of the present one. */
export const TAKE_OVER = 'take-over';
