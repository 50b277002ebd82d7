import { useCallback, useEffect, useRef, useState } from 'react';
import { currentDrafts } from '../drafts/current.ts';
import type { AcquiredDraft, DraftElsewhere, DraftStore } from '../drafts/draft-store.ts';

const drafts = (): DraftStore => currentDrafts().store;

/** What kind of writing a draft holds. */
export interface DraftKind<Value> {
  /** Names the kind; drafts of one kind are handed from page to page. */
  name: string;
  blank: () => Value;
  isBlank: (value: Value) => boolean;
  /** Reads what an earlier version of the app may have kept. */
  read: (stored: unknown) => Value;
  /** Brings what was kept together with what was written before it was found; neither is blank. */
  merge: (stored: Value, written: Value) => Value;
  /**
   * Its first words. Where they are told, its pages offer by them what other tabs have left (`useOtherTab`), and no tab
   * that has written the kind before takes such a draft unasked.
   */
  firstWords?: (value: Value) => string;
}

export interface Draft<Value> {
  /** Whether the device was looked at; what is written before is not lost. */
  ready: boolean;
  value: Value;
  /** Whether the value goes on from before. */
  pickedUp: boolean;
  change: (change: (value: Value) => Value) => void;
  /** Changes what the page notes in it by itself. A draft that was found stays that of the tab which left it. */
  adjust: (change: (value: Value) => Value) => void;
  /** The value as it is now, also before the change is rendered. */
  latest: () => Value;
  /** Resolves when the device has the present value, or could not take it. */
  flush: () => Promise<void>;
  /** It is safe elsewhere: a blank draft takes its place. Resolves when it is gone from the device. */
  done: () => Promise<void>;
  /**
   * Runs the write that ends the draft, which is given its id. A blank one takes its place at once, unless it stays in
   * sight because its page is left next. When the write rejects, so does this, and the text is back, before what was
   * typed meanwhile.
   */
  end: (write: (id: string) => Promise<void>, options?: { inSight?: boolean }) => Promise<void>;
  /** Joins what another tab left, such as `useOtherTab` offers it, with what is written here. */
  adopt: (left: AcquiredDraft) => void;
  /** Takes the text from the device and begins with a blank one; `undo` brings it back until the page is left. */
  startOver: () => void;
  undo: (() => void) | undefined;
}

interface State<Value> {
  id: string;
  value: Value;
  pickedUp: boolean;
}

function taken<Value>(
  kind: DraftKind<Value>,
  stored: { id: string; text: string | undefined },
): State<Value> {
  if (stored.text === undefined) return { id: stored.id, value: kind.blank(), pickedUp: false };
  return { id: stored.id, value: kind.read(JSON.parse(stored.text)), pickedUp: true };
}

function joined<Value>(kind: DraftKind<Value>, stored: Value, written: Value): Value {
  if (kind.isBlank(written)) return stored;
  return kind.isBlank(stored) ? written : kind.merge(stored, written);
}

/** Removes a draft whose text is another's now: a tab may crash before the device has it there. */
async function removeOnceWritten(id: string): Promise<void> {
  await drafts().flush();
  await drafts().remove(id);
}

/** Writing that outlives the page, the tab and the browser; see drafts/drafts().ts. `kind` must not change. */
export function useDraft<Value>(kind: DraftKind<Value>): Draft<Value> {
  const [state, setState] = useState<State<Value>>(() => ({ id: '', value: kind.blank(), pickedUp: false }));
  const [aside, setAside] = useState<State<Value>>();
  const now = useRef(state);

  const show = useCallback(
    (next: State<Value>, by: { bySomebody?: boolean } = {}): void => {
      now.current = next;
      setState(next);
      if (next.id)
        drafts().write(next.id, kind.isBlank(next.value) ? undefined : JSON.stringify(next.value), by);
    },
    [kind],
  );

  const join = useCallback(
    (stored: AcquiredDraft): void => {
      const found = taken(kind, stored);
      const written = now.current.value;
      show({ ...found, value: joined(kind, found.value, written) }, { bySomebody: !kind.isBlank(written) });
    },
    [kind, show],
  );

  useEffect(() => {
    let left = false;
    /** What was written on a page that was left before its draft was here. */
    let early = kind.blank();
    const look = (): void => {
      const isOffered = kind.firstWords !== undefined;
      void drafts()
        .take(currentDrafts().person(), kind.name, { isOffered, onGivenBack })
        .then((stored) => {
          if (!left) return join(stored);
          if (!kind.isBlank(early)) {
            drafts().write(stored.id, JSON.stringify(joined(kind, taken(kind, stored).value, early)));
          }
          drafts().release(stored.id);
        });
    };
    const onGivenBack = (): void => {
      show({ id: '', value: kind.blank(), pickedUp: false });
      look();
    };
    look();
    return () => {
      left = true;
      if (now.current.id) drafts().release(now.current.id);
      else early = now.current.value;
      now.current = { ...now.current, id: '' };
    };
  }, [kind, join, show]);

  const begin = useCallback(
    (value: Value): void => {
      const { id } = drafts().begin(currentDrafts().person(), kind.name);
      show({ id, value, pickedUp: false });
    },
    [kind, show],
  );

  const bringBack = useCallback(
    (ended: State<Value>): void => {
      const { id, value } = now.current;
      if (id) {
        show({ ...ended, value: joined(kind, ended.value, value) });
        void removeOnceWritten(id);
      } else {
        // The page was left meanwhile: whoever asks for its kind next goes on with it.
        drafts().release(ended.id);
      }
    },
    [kind, show],
  );

  return {
    ready: state.id !== '',
    value: state.value,
    pickedUp: state.pickedUp,
    change: useCallback((change) => show({ ...now.current, value: change(now.current.value) }), [show]),
    adjust: useCallback(
      (change) => show({ ...now.current, value: change(now.current.value) }, { bySomebody: false }),
      [show],
    ),
    latest: useCallback(() => now.current.value, []),
    flush: useCallback(() => drafts().flush(), []),
    done: useCallback(async () => {
      const { id } = now.current;
      setAside(undefined);
      begin(kind.blank());
      await drafts().remove(id);
    }, [begin, kind]),
    end: useCallback(
      async (write, { inSight = false } = {}) => {
        const ended = now.current;
        drafts().hold(ended.id, true);
        if (!inSight) begin(kind.blank());
        try {
          await write(ended.id);
        } catch (error) {
          drafts().hold(ended.id, false);
          if (!inSight) bringBack(ended);
          throw error;
        }
        void drafts().remove(ended.id);
      },
      [begin, bringBack, kind],
    ),
    adopt: useCallback(
      (left) => {
        const { id } = now.current;
        join(left);
        void removeOnceWritten(id);
      },
      [join],
    ),
    startOver: useCallback(() => {
      setAside(now.current);
      // Gone at once: nothing that was given up comes back after a reload.
      void drafts().remove(now.current.id);
      begin(kind.blank());
    }, [begin, kind]),
    undo: aside
      ? () => {
          const begun = now.current.id;
          begin(aside.value);
          setAside(undefined);
          drafts().release(begun);
        }
      : undefined,
  };
}

/** What another tab writes of the same kind, or has left. */
export interface OtherTab {
  /** 'left' once that tab is gone and its text can be gone on with here. */
  is: 'none' | 'open' | 'left';
  /** How its text begins; '' when there is none. */
  firstWords: string;
  /** When it was written to last; '' when there is none. */
  savedAt: string;
  /** Goes on here with what the other tab left. */
  continueHere: () => Promise<void>;
}

/** While a draft is elsewhere, it is looked for this often, in milliseconds. */
const LOOK_EVERY = 1000;

/** Whether two looks found the same: the page is rendered again only when they did not. */
const isSame = (one: DraftElsewhere | undefined, other: DraftElsewhere | undefined): boolean =>
  one?.id === other?.id && one?.savedAt === other?.savedAt && one?.isOpen === other?.isOpen;

/**
 * What another tab is writing of this kind, or has left: first what waits for somebody to go on with it. This tab locks
 * none of it before it is asked to, so that a tab that is being reloaded finds its own where it was.
 */
export function useOtherTab<Value>(kind: DraftKind<Value>, { ready, adopt }: Draft<Value>): OtherTab {
  const [other, setOther] = useState<DraftElsewhere>();

  useEffect(() => {
    if (!ready) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = new Set<string>();
    /** A tab that is being reloaded lets go of its draft for a moment. */
    const isOpen = (draft: DraftElsewhere): boolean => {
      if (!draft.isOpen) return open.delete(draft.id);
      open.add(draft.id);
      return true;
    };
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.hidden) return;
      const found = await drafts().elsewhere(currentDrafts().person(), kind.name);
      if (left) return;
      const seen = found.map((draft) => ({ ...draft, isOpen: isOpen(draft) }));
      const next = seen.find((draft) => !draft.isOpen) ?? seen[0];
      setOther((before) => (isSame(before, next) ? before : next));
      clearTimeout(timer);
      if (seen.length > 0) timer = setTimeout(look, LOOK_EVERY);
    };
    const lookAgain = (): void => void look();
    lookAgain();
    document.addEventListener('visibilitychange', lookAgain);
    addEventListener('focus', lookAgain);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
      removeEventListener('focus', lookAgain);
      setOther(undefined);
    };
  }, [ready, kind]);

  const continueHere = useCallback(async (): Promise<void> => {
    const left = other && (await drafts().takeOver(currentDrafts().person(), kind.name, other.id));
    setOther(undefined);
    if (left) adopt(left);
  }, [kind, other, adopt]);

  if (!other) return { is: 'none', firstWords: '', savedAt: '', continueHere };
  const firstWords = kind.firstWords?.(kind.read(JSON.parse(other.text))) ?? '';
  return { is: other.isOpen ? 'open' : 'left', firstWords, savedAt: other.savedAt, continueHere };
}
