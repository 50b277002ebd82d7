/** Whether the page is read from right to left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key as it is meant among things in reading order: 'ArrowRight' leads on, 'ArrowLeft' back. */
export const keyInReadingOrder = (key: string): string =>
  (isRightToLeft() ? MIRRORED[key] : undefined) ?? key;
