import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../kernel/ids.ts';
import { CURRENT_FORMAT } from '../kernel/seal.ts';
import { deviceLocks, deviceStorage, tabMemory } from './drafts/device.ts';
import { DraftKeeper } from './drafts/keeper.ts';
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

countBeforeSignOut(() => keeper.count(person()));

/** What kind of writing a draft holds. */
export interface DraftKind<Value> {
  /** Names the kind; drafts of one kind are handed from page to page. */
  name: string;
  blank: () => Value;
  isBlank: (value: Value) => boolean;
  /** Reads what an earlier version of the app may have kept. */
  read: (kept: unknown) => Value;
  /** Brings what was kept together with what was written before it was found. */
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
  /** The server has it: a blank draft takes its place. Resolves when it is gone from the device. */
  done: () => Promise<void>;
  /** Sets the present text aside and begins with a blank one; `undo` brings it back until the page is left. */
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

/** Writing that outlives the page, the tab and the browser; see drafts/keeper.ts. `kind` must not change. */
export function useDraft<Value>(kind: DraftKind<Value>): Draft<Value> {
  const [state, setState] = useState<State<Value>>(() => ({ id: '', value: kind.blank(), pickedUp: false }));
  const [aside, setAside] = useState<State<Value>>();
  const now = useRef(state);
  const setAsideNow = useRef<State<Value>>(undefined);

  const show = useCallback(
    (next: State<Value>): void => {
      now.current = next;
      setState(next);
      if (next.id) keeper.write(next.id, kind.isBlank(next.value) ? undefined : JSON.stringify(next.value));
    },
    [kind],
  );

  const putAside = useCallback((next: State<Value> | undefined): void => {
    setAsideNow.current = next;
    setAside(next);
  }, []);

  useEffect(() => {
    let left = false;
    void keeper.take(person(), kind.name).then((kept) => {
      if (left) return keeper.release(kept.id);
      const found = taken(kind, kept);
      const written = now.current.value;
      show(kind.isBlank(written) ? found : { ...found, value: kind.merge(found.value, written) });
    });
    return () => {
      left = true;
      if (setAsideNow.current) void keeper.remove(setAsideNow.current.id);
      if (now.current.id) keeper.release(now.current.id);
      now.current = { ...now.current, id: '' };
      setAsideNow.current = undefined;
    };
  }, [kind, show]);

  const begin = useCallback((): void => {
    const { id } = keeper.begin(person(), kind.name);
    show({ id, value: kind.blank(), pickedUp: false });
  }, [kind, show]);

  return {
    ready: state.id !== '',
    value: state.value,
    pickedUp: state.pickedUp,
    change: useCallback((change) => show({ ...now.current, value: change(now.current.value) }), [show]),
    latest: useCallback(() => now.current.value, []),
    keep: useCallback(() => keeper.flush(), []),
    done: useCallback(async () => {
      const gone = [now.current, setAsideNow.current].filter((draft) => draft !== undefined);
      putAside(undefined);
      begin();
      await Promise.all(gone.map(({ id }) => keeper.remove(id)));
    }, [begin, putAside]),
    startOver: useCallback(() => {
      putAside(now.current);
      begin();
    }, [begin, putAside]),
    undo: aside
      ? () => {
          const begun = now.current.id;
          show(aside);
          putAside(undefined);
          keeper.release(begun);
        }
      : undefined,
  };
}
