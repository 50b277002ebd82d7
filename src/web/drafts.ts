import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../kernel/ids.ts';
import { CURRENT_FORMAT } from '../kernel/seal.ts';
import { deviceLocks, deviceStorage, tabMemory } from './drafts/device.ts';
import { type AcquiredDraft, DraftKeeper } from './drafts/keeper.ts';
import { openFor, sealFor } from './entry-key.ts';
import { countBeforeSignOut } from './session/leave.ts';
import { currentSession } from './session/state.ts';

const keeper = new DraftKeeper({
  storage: deviceStorage,
  locks: deviceLocks,
  tab: tabMemory,
  sealing: {
    format: CURRENT_FORMAT,
    seal: (id, text) => sealFor('drafts', 'value', id, text),
    open: ({ id, value, format }) => openFor('drafts', 'value', id, { value, format }),
  },
  newId,
  clock: () => new Date(),
});

const flush = () => void keeper.flush();
addEventListener('pagehide', flush);
document.addEventListener('visibilitychange', flush);

const person = (): string => currentSession().user?.id ?? '';

/** How many pieces of unfinished writing, of one kind or of all, this device holds for the signed-in person. */
export const countDrafts = (kind?: string): Promise<number> => keeper.count(person(), kind);

// Wherever the person signs out, what was not saved yet must be known.
countBeforeSignOut(() => countDrafts());

/** What kind of writing a draft holds. */
export interface DraftKind<Value> {
  /** Names the kind; drafts of one kind are handed from page to page. */
  name: string;
  blank: () => Value;
  isBlank: (value: Value) => boolean;
  /** Reads what an earlier version of the app may have kept. */
  read: (kept: unknown) => Value;
  /** Brings what was kept together with what was written before it was found; neither is blank. */
  merge: (kept: Value, written: Value) => Value;
}

export interface Draft<Value> {
  /** Whether the device was looked at; what is written before is not lost. */
  ready: boolean;
  value: Value;
  /** Whether the value goes on from before. */
  pickedUp: boolean;
  change: (change: (value: Value) => Value) => void;
  /** The value as it is now, also before the change is rendered. */
  latest: () => Value;
  /** Resolves when the device has the present value, or could not take it. */
  keep: () => Promise<void>;
  /** It is safe elsewhere: a blank draft takes its place. Resolves when it is gone from the device. */
  done: () => Promise<void>;
  /**
   * Runs the write that ends the draft, which is given its id. A blank one takes its place at once, unless it stays in
   * sight because its page is left next. When the write rejects, so does this, and the text is back, before what was
   * typed meanwhile.
   */
  end: (write: (id: string) => Promise<void>, options?: { inSight?: boolean }) => Promise<void>;
  /** Joins what another tab left, such as `useOtherTab` offers it, with what is written here. */
  takeUp: (left: AcquiredDraft) => void;
  /** Takes the text from the device and begins with a blank one; `undo` brings it back until the page is left. */
  startOver: () => void;
  undo: (() => void) | undefined;
}

interface State<Value> {
  id: string;
  value: Value;
  pickedUp: boolean;
}

function taken<Value>(kind: DraftKind<Value>, kept: { id: string; text: string | undefined }): State<Value> {
  if (kept.text === undefined) return { id: kept.id, value: kind.blank(), pickedUp: false };
  return { id: kept.id, value: kind.read(JSON.parse(kept.text)), pickedUp: true };
}

function joined<Value>(kind: DraftKind<Value>, kept: Value, written: Value): Value {
  if (kind.isBlank(written)) return kept;
  return kind.isBlank(kept) ? written : kind.merge(kept, written);
}

/** Writing that outlives the page, the tab and the browser; see drafts/keeper.ts. `kind` must not change. */
export function useDraft<Value>(kind: DraftKind<Value>): Draft<Value> {
  const [state, setState] = useState<State<Value>>(() => ({ id: '', value: kind.blank(), pickedUp: false }));
  const [aside, setAside] = useState<State<Value>>();
  const now = useRef(state);

  const show = useCallback(
    (next: State<Value>): void => {
      now.current = next;
      setState(next);
      if (next.id) keeper.write(next.id, kind.isBlank(next.value) ? undefined : JSON.stringify(next.value));
    },
    [kind],
  );

  const join = useCallback(
    (kept: AcquiredDraft): void => {
      const found = taken(kind, kept);
      show({ ...found, value: joined(kind, found.value, now.current.value) });
    },
    [kind, show],
  );

  useEffect(() => {
    let left = false;
    void keeper.take(person(), kind.name).then((kept) => {
      if (left) keeper.release(kept.id);
      else join(kept);
    });
    return () => {
      left = true;
      if (now.current.id) keeper.release(now.current.id);
      now.current = { ...now.current, id: '' };
    };
  }, [kind, join]);

  const begin = useCallback(
    (value: Value): void => {
      const { id } = keeper.begin(person(), kind.name);
      show({ id, value, pickedUp: false });
    },
    [kind, show],
  );

  const bringBack = useCallback(
    (ended: State<Value>): void => {
      const { id, value } = now.current;
      if (id) {
        show({ ...ended, value: joined(kind, ended.value, value) });
        void keeper.remove(id);
      } else {
        // The page was left meanwhile: whoever asks for its kind next goes on with it.
        keeper.release(ended.id);
      }
    },
    [kind, show],
  );

  return {
    ready: state.id !== '',
    value: state.value,
    pickedUp: state.pickedUp,
    change: useCallback((change) => show({ ...now.current, value: change(now.current.value) }), [show]),
    latest: useCallback(() => now.current.value, []),
    keep: useCallback(() => keeper.flush(), []),
    done: useCallback(async () => {
      const { id } = now.current;
      setAside(undefined);
      begin(kind.blank());
      await keeper.remove(id);
    }, [begin, kind]),
    end: useCallback(
      async (write, { inSight = false } = {}) => {
        const ended = now.current;
        keeper.hold(ended.id, true);
        if (!inSight) begin(kind.blank());
        try {
          await write(ended.id);
        } catch (error) {
          keeper.hold(ended.id, false);
          if (!inSight) bringBack(ended);
          throw error;
        }
        void keeper.remove(ended.id);
      },
      [begin, bringBack, kind],
    ),
    takeUp: useCallback(
      (left) => {
        const { id } = now.current;
        keeper.adopt(left);
        join(left);
        void keeper.remove(id);
      },
      [join],
    ),
    startOver: useCallback(() => {
      setAside(now.current);
      // Gone at once: nothing that was given up comes back after a reload.
      void keeper.remove(now.current.id);
      begin(kind.blank());
    }, [begin, kind]),
    undo: aside
      ? () => {
          const begun = now.current.id;
          begin(aside.value);
          setAside(undefined);
          keeper.release(begun);
        }
      : undefined,
  };
}

/** Whether another tab writes the same kind: 'left' once that tab is gone and its text can be gone on with here. */
export interface OtherTab {
  is: 'none' | 'open' | 'left';
  /** Goes on here with what the other tab left. */
  continueHere: () => void;
}

/** What another tab is writing of this kind. Looks once, when the draft is ready. */
export function useOtherTab<Value>(kind: DraftKind<Value>, { ready, takeUp }: Draft<Value>): OtherTab {
  const [is, setIs] = useState<OtherTab['is']>('none');
  const left = useRef<AcquiredDraft>(undefined);

  useEffect(() => {
    if (!ready) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const watch = async (): Promise<void> => {
      const id = await keeper.inOtherTab(person(), kind.name);
      if (!id || signal.aborted) return;
      setIs('open');
      const found = await keeper.takeAfter(id, signal);
      if (signal.aborted) return found && keeper.release(found.id);
      left.current = found;
      setIs(found ? 'left' : 'none');
    };
    void watch();
    return () => {
      leaving.abort();
      if (left.current) keeper.release(left.current.id);
      left.current = undefined;
      setIs('none');
    };
  }, [ready, kind]);

  const continueHere = useCallback((): void => {
    if (!left.current) return;
    takeUp(left.current);
    left.current = undefined;
    setIs('none');
  }, [takeUp]);

  return { is, continueHere };
}
