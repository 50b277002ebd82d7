import { toast } from './ui/toast.ts';

/*
 * When a session turns out to be over, the page is left at once for the landing page, and what was to be said
 * would go with it. It waits here for the next page. It is never anything that a person wrote.
 */
const KEY = 'flash-message';
const SECONDS = 5;

/** Has the next page show this. */
export const setFlashMessage = (text: string): void => sessionStorage.setItem(KEY, text);

/** Shows what the page before had no time to show. */
export function showFlashMessage(): void {
  const text = sessionStorage.getItem(KEY);
  if (!text) return;
  sessionStorage.removeItem(KEY);
  toast.error(text, { seconds: SECONDS });
}
