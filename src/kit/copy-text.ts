import { toast } from './toast.ts';

/** Puts a text on the clipboard, and says in passing whether that was possible. */
export const copyText = (text: string, said: { done: string; failed: string }): void => {
  navigator.clipboard.writeText(text).then(
    () => toast.success(said.done),
    () => toast.error(said.failed),
  );
};
