import { deviceNow } from '../../../browser/device-clock.ts';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { newId } from '../../../kernel/ids.ts';
import { toast } from '../../../kit/toast.ts';
import type { WrittenText } from '../../../notebook/react/use-text-draft.ts';
import type { Mutation } from '../../../session/perform.ts';
import { performOrToast, tryPerform, UNDO_SECONDS } from '../../../session/perform-or-toast.ts';
import { writtenFormat } from '../../../session/sealing.ts';
import type { HiddenMemoryKind } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import type { OwnHiddenMemory } from './views.ts';

interface ToHide {
  id: string;
  kind: HiddenMemoryKind;
  /** A day ('YYYY-MM-DD'), or a word, trimmed and not blank. */
  text: string;
}

function hiding({ id, kind, text }: ToHide): Mutation {
  const created_at = deviceNow().toISOString();
  return {
    id,
    what: kind === 'day' ? texts.dayToHide : texts.wordToHide,
    words: text,
    request: async ({ format, seal }) => ({
      call: 'POST /api/kept-back',
      body: { id, kind, text: await seal('kept_back', 'text', id, text), format },
    }),
    changes: [{ table: 'kept_back', key: id, put: { id, kind, text, format: writtenFormat(), created_at } }],
  };
}

const showing = ({ id, text }: Pick<OwnHiddenMemory, 'id' | 'text'>): Mutation => ({
  what: texts.memoryToShow,
  words: text,
  request: async () => ({ call: 'DELETE /api/kept-back/{id}', params: { id } }),
  changes: [{ table: 'kept_back', key: id, gone: true }],
});

function offerUndo(hidden: ToHide, said: string): void {
  const onSelect = () => void tryPerform(showing(hidden), texts.undoFailed);
  toast.success(said, { seconds: UNDO_SECONDS, action: { label: texts.undoButton, onSelect } });
}

/** Hides a day, and offers to undo it for eight seconds. Says so when it could not be hidden. */
export async function hideDay(text: LocalDate): Promise<void> {
  const day: ToHide = { id: newId(), kind: 'day', text };
  if (await tryPerform(hiding(day), texts.hideFailed)) offerUndo(day, texts.dayHidden);
}

/** The same for whatever has a word in it, trimmed and not blank. Rejects, after it has said so, when it could not be hidden. */
export async function hideWord({ id, text, draft }: WrittenText): Promise<void> {
  const word: ToHide = { id, kind: 'word', text };
  await performOrToast({ ...hiding(word), endsDraft: draft }, texts.hideFailed);
  offerUndo(word, texts.wordHidden);
}

/** Shows it again, and offers to undo that for eight seconds. */
export async function showAgain({ id, kind, text }: OwnHiddenMemory): Promise<void> {
  if (!(await tryPerform(showing({ id, text }), texts.showFailed))) return;
  const onSelect = () => void tryPerform(hiding({ id: newId(), kind, text }), texts.undoFailed);
  toast.success(texts.shownAgain, { seconds: UNDO_SECONDS, action: { label: texts.undoButton, onSelect } });
}
