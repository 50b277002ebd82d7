import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isTooLong } from '../../../kit/length-note.tsx';
import { type OtherTab, useDraft, useOtherTab } from '../../../notebook/react/use-draft.ts';
import { VISION_LENGTH } from '../contract/limits.ts';
import { isWritten } from '../rules.ts';
import { visionDraft } from './drafts.ts';
import { saveVision } from './ops.ts';
import { safeHtml } from './sanitise.ts';
import type { Vision } from './views.ts';

/** A document that is being written. */
export interface Writing {
  /** Whether the device was looked at for what was written before. */
  isReady: boolean;
  html: string;
  /** Another one for each text that was not typed here: the editor begins again with it. */
  text: { number: number; hasFocus: boolean };
  /** Whether there is something to save. */
  isChanged: boolean;
  /** Whether it goes on from before. */
  isPickedUp: boolean;
  isTooLong: boolean;
  /** It was changed on another device since the writing began. */
  isOvertaken: boolean;
  /** 'closing' when the page is left after the save: nothing new is taken. */
  state: 'idle' | 'saving' | 'closing' | 'failed';
  otherTab: OtherTab;
  change: (html: string) => void;
  /** Saves what there is to save. Answers whether all is saved. With `isLast` the page is left next. */
  save: (options: { isLast: boolean }) => Promise<boolean>;
  /** Goes back to what is saved; `undo` brings the draft back until the page is left. */
  discard: () => void;
  undo: (() => void) | undefined;
}

/** Longer than what the editor leaves of a document that was emptied, in characters. */
const EMPTY = 200;

/** A document without words is the same as none. Long ones are not read for it with every keystroke. */
const isSameDocument = (one: string, other: string): boolean =>
  one === other || (one.length < EMPTY && !isWritten(one) && !isWritten(other));

/** The draft of a document, and how it is saved. */
export function useWriting({ section, html: stored, savedAt }: Vision): Writing {
  const kind = useMemo(() => visionDraft(section), [section]);
  const draft = useDraft(kind);
  const otherTab = useOtherTab(kind, draft);
  const [state, setState] = useState<Writing['state']>('idle');
  const base = useMemo(() => safeHtml(stored), [stored]);
  const now = useRef({ stored, savedAt, base });
  now.current = { stored, savedAt, base };
  const isSaving = useRef(false);
  const { html: typed, from } = draft.value;
  const [text, setText] = useState({ number: 0, hasFocus: false });
  /** What stands in the editor; undefined until something is typed. */
  const inEditor = useRef<string>(undefined);
  const renew = useCallback((hasFocus: boolean): void => {
    inEditor.current = undefined;
    setText(({ number }) => ({ number: number + 1, hasFocus }));
  }, []);
  const begun = useRef(base);

  // Another device has written: what nobody has begun to change here shows its words.
  useEffect(() => {
    if (begun.current === base) return;
    begun.current = base;
    const { current } = inEditor;
    const isHere = current !== undefined && safeHtml(current) === base;
    if (isHere || draft.latest().html !== undefined) return;
    renew(document.activeElement?.matches('[contenteditable]') ?? false);
  }, [base, draft.latest, renew]);

  const change = useCallback(
    (next: string): void => {
      inEditor.current = next;
      const { stored, savedAt, base } = now.current;
      draft.change((value) =>
        isSameDocument(next, base) ? {} : { html: next, from: value.from ?? { html: stored, savedAt } },
      );
    },
    [draft.change],
  );

  const save = async ({ isLast }: { isLast: boolean }): Promise<boolean> => {
    const { html: latest, from: begun } = draft.latest();
    if (isSaving.current || !draft.ready || isTooLong(latest ?? '', VISION_LENGTH)) return false;
    if (latest === undefined) return true;
    isSaving.current = true;
    setState(isLast ? 'closing' : 'saving');
    const basedOn = begun ? begun.savedAt : savedAt;
    try {
      await draft.end((id) => saveVision(section, safeHtml(latest), { basedOn, draft: id }), {
        inSight: isLast,
      });
      setState('idle');
      return true;
    } catch {
      setState('failed');
      return false;
    } finally {
      isSaving.current = false;
    }
  };

  return {
    isReady: draft.ready,
    html: typed ?? base,
    text,
    isChanged: typed !== undefined,
    isPickedUp: draft.pickedUp,
    isTooLong: isTooLong(typed ?? '', VISION_LENGTH),
    isOvertaken: typed !== undefined && from !== undefined && from.html !== stored,
    state,
    otherTab: {
      ...otherTab,
      continueHere: async () => {
        await otherTab.continueHere();
        renew(true);
      },
    },
    change,
    save,
    discard: () => {
      draft.startOver();
      renew(true);
    },
    undo:
      draft.undo &&
      (() => {
        draft.undo?.();
        renew(true);
      }),
  };
}
