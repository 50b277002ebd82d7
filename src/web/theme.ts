import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

// The same key is read by public/before-paint.js before the first paint.
const STORAGE_KEY = 'theme';
const PAPER = { light: '#faf7f0', dark: '#1b1814' };

function stored(): Theme {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

let current: Theme = stored();
const listeners = new Set<() => void>();

/** The browser's own bars take the page's colour, whichever theme is chosen. */
function paintBrowserBars(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system = meta.media.includes('dark') ? PAPER.dark : PAPER.light;
    meta.content = theme === 'system' ? system : PAPER[theme];
  }
}

function choose(theme: Theme): void {
  current = theme;
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage the choice holds until the page is left.
  }
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  paintBrowserBars(theme);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The chosen theme and how to choose another; 'system' follows the device. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, () => current), choose };
}
