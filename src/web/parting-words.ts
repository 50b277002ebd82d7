import { toast } from './ui/toast.ts';

/*
 * When a session turns out to be over, the page is left at once for the landing page, and what was to be said
 * would go with it. It waits here for the next page. It is never anything that a person wrote.
 */
const KEY = 'parting-words';
const SECONDS = 5;

/** Has the next page say this. */
export const partWith = (text: string): void => sessionStorage.setItem(KEY, text);

/** Says what the page before had no time to say. */
export function sayPartingWords(): void {
  const text = sessionStorage.getItem(KEY);
  if (!text) return;
  sessionStorage.removeItem(KEY);
  toast.error(text, { seconds: SECONDS });
}
