import { type RefObject, useRef, useState } from 'react';

interface OpenViewer<Opened> {
  /** Goes around the pictures; it can take the focus. */
  place: RefObject<HTMLElement | null>;
  /** Which picture was opened; undefined while none is. */
  opened: Opened | undefined;
  open: (opened: Opened) => void;
  close: () => void;
}

/** Which of the pictures in a place is seen in the viewer. */
export function useViewer<Opened>(): OpenViewer<Opened> {
  const [opened, setOpened] = useState<Opened>();
  const place = useRef<HTMLElement>(null);
  const close = (): void => {
    setOpened(undefined);
    // The picture that was opened may be gone, and with it where the focus came from.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.focus();
    });
  };
  return { place, opened, open: setOpened, close };
}
