import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog.tsx';
import { useNavigate } from '../../../kit/navigate.ts';
import { currentSession } from '../../../session/state.ts';
import * as texts from '../texts.ts';

type Mark = (form: string, isUnsaved: boolean) => void;

const UnsavedContext = createContext<Mark>(() => {});

/** Tells the page that a form holds what is not saved yet, for as long as it does. */
export function useUnsaved(isUnsaved: boolean): void {
  const mark = use(UnsavedContext);
  const form = useId();
  useEffect(() => {
    mark(form, isUnsaved);
    return () => mark(form, false);
  }, [mark, form, isUnsaved]);
}

/** Asks before a link leads away from unsaved edits; before the tab is closed the browser asks in its own words. */
export function AskBeforeLeaving({ children }: { children: ReactNode }): ReactNode {
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState<string>();
  const mark = useCallback<Mark>((form, isUnsaved) => {
    setUnsaved((before) => {
      const others = before.filter((each) => each !== form);
      if (isUnsaved) return [...others, form];
      return others.length === before.length ? before : others;
    });
  }, []);
  useAsking(unsaved.length > 0, setWanted);
  return (
    <UnsavedContext value={mark}>
      {children}
      <ConfirmDialog
        open={wanted !== undefined}
        title={texts.leaveWithoutSavingTitle}
        text={texts.leaveWithoutSavingText}
        confirmLabel={texts.leaveWithoutSavingButton}
        cancelLabel={texts.keepEditingButton}
        danger
        onConfirm={() => wanted && navigate(wanted)}
        onCancel={() => setWanted(undefined)}
      />
    </UnsavedContext>
  );
}

function useAsking(isUnsaved: boolean, onLink: (address: string) => void): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const hold = (event: MouseEvent) => {
      const address = leadsAway(event);
      if (address === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onLink(address);
    };
    const ask = (event: BeforeUnloadEvent) => {
      // Whoever signs out or is signed out has nothing left to save to.
      if (currentSession().status === 'signed-in') event.preventDefault();
    };
    document.addEventListener('click', hold, { capture: true, signal });
    addEventListener('beforeunload', ask, { signal });
    return () => leaving.abort();
  }, [isUnsaved, onLink]);
}

/** The address within the product to which a click leads from this page; a new tab leaves this one as it is. */
function leadsAway(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.download || link.origin !== location.origin) return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname + link.search + link.hash;
}
