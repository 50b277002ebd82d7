import {
  type DraftLocks,
  type DraftStorage,
  DraftStore,
  type DraftTalk,
  type NotedDraft,
  type StoredDraft,
} from '../draft-store.ts';

export const ANN = 'ann';
export const PAGE = 'journal';

type AnswerTo = Parameters<DraftTalk['answer']>[0];

/** One device: its database, which of its tabs has which draft, and what the tabs ask each other. */
export function device() {
  const rows = new Map<string, StoredDraft>();
  const owners = new Map<string, object>();
  const answerers = new Map<object, AnswerTo>();
  const failures = { seal: false, storage: false };
  const sealing = { format: 3 };
  let ids = 0;
  let seconds = 0;
  const clock = () => {
    seconds += 1;
    return new Date(Date.UTC(2026, 10, 19, 8, 0, seconds));
  };

  const storage: DraftStorage = {
    all: async () => [...rows.values()],
    put: async (draft) => {
      if (failures.storage) throw new Error('the disk is full');
      rows.set(draft.id, draft);
    },
    replace: async (former, draft) => {
      if (rows.get(former.id)?.value === former.value) rows.set(draft.id, draft);
    },
    remove: async (id) => void rows.delete(id),
  };

  /** Opens a tab; `close` ends it as a crash does: nothing of it runs any more, and its locks are gone. */
  function tab(memory = new Map<string, NotedDraft>()) {
    const me = {};
    const locks: DraftLocks = {
      acquire: async (id) => {
        const owner = owners.get(id);
        if (owner && owner !== me) return false;
        owners.set(id, me);
        return true;
      },
      isHeld: async (id) => owners.has(id),
      release: (id) => void owners.delete(id),
    };
    const draftStore = new DraftStore({
      storage,
      locks,
      tab: { last: (kind) => memory.get(kind), note: (kind, draft) => void memory.set(kind, draft) },
      talk: {
        ask: async (id, question) => {
          const others = [...answerers].filter(([other]) => other !== me);
          const answers = await Promise.all(others.map(([, answerTo]) => answerTo(id, question)));
          return answers.find((answer) => answer !== undefined);
        },
        answer: (answerTo) => void answerers.set(me, answerTo),
      },
      sealing: {
        seal: async (_id, text) => {
          if (failures.seal) throw new Error('no key yet');
          return { value: `sealed:${text}`, format: sealing.format };
        },
        open: async ({ value }) => {
          if (!value.startsWith('sealed:')) throw new Error('cannot be opened');
          return value.slice('sealed:'.length);
        },
      },
      newId: () => `draft-${++ids}`,
      clock,
    });
    const close = () => {
      answerers.delete(me);
      for (const [id, owner] of owners) if (owner === me) owners.delete(id);
    };
    return { draftStore, close, memory };
  }

  return {
    rows,
    failures,
    sealing,
    tab,
    texts: () => [...rows.values()].map(({ value }) => value.slice('sealed:'.length)),
  };
}
