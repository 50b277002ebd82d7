import { newId } from '../kernel/ids.ts';
import { provideDrafts } from '../notebook/drafts/current.ts';
import { deviceLocks, deviceStorage, deviceTalk, tabMemory } from '../notebook/drafts/device.ts';
import { DraftStore } from '../notebook/drafts/draft-store.ts';
import { countBeforeSignOut } from './leave.ts';
import { openFor, sealer } from './sealing.ts';
import { currentSession } from './state.ts';

const store = new DraftStore({
  storage: deviceStorage,
  locks: deviceLocks,
  tab: tabMemory,
  talk: deviceTalk,
  sealing: {
    seal: async (id, text) => {
      const { format, seal } = await sealer();
      return { value: await seal('drafts', 'value', id, text), format };
    },
    open: ({ id, value, format }) => openFor('drafts', 'value', id, { value, format }),
  },
  newId,
  clock: () => new Date(),
});

const flush = () => void store.flush();
addEventListener('pagehide', flush);
document.addEventListener('visibilitychange', flush);

const person = (): string => currentSession().user?.id ?? '';

provideDrafts({ store, person });

/** How many pieces of unfinished writing, of one kind or of all, this device holds for the signed-in person. */
export const countDrafts = (kind?: string): Promise<number> => store.count(person(), kind);

// Wherever the person signs out, what was not saved yet must be known.
countBeforeSignOut(() => countDrafts());
