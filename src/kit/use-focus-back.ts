import { type RefObject, useEffect, useRef } from 'react';

interface FocusBack {
  /** The row as it is read. */
  row: RefObject<HTMLDivElement | null>;
  /** Once it is no longer edited, the focus is on its first button again. */
  comeBack: () => void;
}

/** Where the focus goes when the form that stood in a row's place is closed. */
export function useFocusBack(isEdited: boolean): FocusBack {
  const row = useRef<HTMLDivElement>(null);
  const isBack = useRef(false);
  useEffect(() => {
    if (isEdited || !isBack.current) return;
    isBack.current = false;
    row.current?.querySelector('button')?.focus();
  }, [isEdited]);
  return {
    row,
    comeBack: () => {
      isBack.current = true;
    },
  };
}
