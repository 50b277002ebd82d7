import { useEffect } from 'react';
import { useNavigate } from 'react-router';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Ctrl or Cmd with K anywhere; `/` where nothing is being written. */
function asksToFind(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey && !shiftKey;
  return key === '/' && !altKey && !isWriting(target);
}

/** The keys that lead to searching: into the page's own field if it has one, else to /find. */
export function useFindShortcut(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const keyDown = (event: KeyboardEvent): void => {
      if (!asksToFind(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('#main input[type="search"]');
      if (field) field.focus();
      else navigate('/find');
    };
    addEventListener('keydown', keyDown);
    return () => removeEventListener('keydown', keyDown);
  }, [navigate]);
}
