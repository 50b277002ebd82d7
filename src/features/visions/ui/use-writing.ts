import { useCallback, useMemo, useRef, useState } from 'react';
import { type OtherTab, useDraft, useOtherTab } from '../../../web/drafts.ts';
import { isTooLong } from '../../../web/ui/length-note.tsx';
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
  /** Sanitised where it was not written here. */
  html: string;
  /** Whether there is something to save. */
  isChanged: boolean;
  /** Whether it goes on from before. */
  isPickedUp: boolean;
  isTooLong: boolean;
  /** It was changed on another device since the writing began. */
  isOvertaken: boolean;
  state: 'idle' | 'saving' | 'failed';
  otherTab: OtherTab;
  change: (html: string) => void;
  /** Saves what there is to save. Answers whether all is saved. With `isLast` the page is left next. */
  save: (options: { isLast: boolean }) => Promise<boolean>;
  /** Goes back to what is saved; `undo` brings the draft back until the page is left. */
  discard: () => void;
  undo: (() => void) | undefined;
}

/** A document without words is the same as none. */
const isSameDocument = (one: string, other: string): boolean =>
  one === other || (!isWritten(one) && !isWritten(other));

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
  // What another tab or an earlier build left in a draft is as foreign as a row.
  const html = useMemo(() => (typed === undefined ? base : safeHtml(typed)), [typed, base]);

  const change = useCallback(
    (next: string): void => {
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
    setState('saving');
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
    html,
    isChanged: typed !== undefined,
    isPickedUp: draft.pickedUp,
    isTooLong: isTooLong(typed ?? '', VISION_LENGTH),
    isOvertaken: typed !== undefined && from !== undefined && from.html !== stored,
    state,
    otherTab,
    change,
    save,
    discard: draft.startOver,
    undo: draft.undo,
  };
}
