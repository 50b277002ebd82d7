import { createStore } from '../browser/store.ts';
import { localStore } from '../browser/web-storage.ts';
import * as texts from './texts.ts';
import { useStore } from './use-store.ts';

export type Theme = 'light' | 'dark' | 'system';

/** What can be chosen, in its words. */
export const themeOptions: { value: Theme; label: string }[] = [
  { value: 'system', label: texts.systemTheme },
  { value: 'light', label: texts.lightTheme },
  { value: 'dark', label: texts.darkTheme },
];

// The same key is read by public/before-paint.js before the first paint.
const STORAGE_KEY = 'theme';
const PAPER = { light: '#faf7f0', dark: '#1b1814' };

function stored(): Theme {
  const value = localStore.get(STORAGE_KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

const current = createStore<Theme>(stored());

/** The browser's own bars take the page's colour, whichever theme is chosen. */
function paintBrowserBars(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system = meta.media.includes('dark') ? PAPER.dark : PAPER.light;
    meta.content = theme === 'system' ? system : PAPER[theme];
  }
}

/** All colours change at once: whatever would fade is told not to, for as long as the browser needs to repaint. */
function withoutTransitions(change: () => void): void {
  const { dataset } = document.documentElement;
  dataset.switching = '';
  change();
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.switching));
}

// A device that turns dark in the evening.
globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', () => {
  if (current.get() === 'system') withoutTransitions(() => {});
});

function choose(theme: Theme): void {
  if (theme === 'system') localStore.remove(STORAGE_KEY);
  else localStore.set(STORAGE_KEY, theme);
  withoutTransitions(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    paintBrowserBars(theme);
  });
  current.set(theme);
}

/** The chosen theme and how to choose another; 'system' follows the device. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  return { theme: useStore(current), choose };
}

/** Whether what is on the screen is dark now, by choice or because the device is. */
export const isDark = (): boolean =>
  current.get() === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : current.get() === 'dark';
