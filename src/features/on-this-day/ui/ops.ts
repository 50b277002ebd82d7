import { newId } from '../../../kernel/ids.ts';
import { CURRENT_FORMAT } from '../../../kernel/seal.ts';
import { deviceNow } from '../../../web/device-clock.ts';
import { sealFor } from '../../../web/entry-key.ts';
import type { Write } from '../../../web/local/perform.ts';
import { tryPerform, UNDO_SECONDS } from '../../../web/perform-or-say.ts';
import { toast } from '../../../web/ui/toast.ts';
import type { KeptBackKind } from '../contract/limits.ts';
import type { OwnKeptBack } from './views.ts';

function keeping(id: string, kind: KeptBackKind, text: string): Write {
  const created_at = deviceNow().toISOString();
  return {
    id,
    what: kind === 'day' ? 'A day that does not come back' : 'A word that does not come back',
    words: text,
    request: async () => ({
      call: 'POST /api/kept-back',
      body: { id, kind, text: await sealFor('kept_back', 'text', id, text), format: CURRENT_FORMAT },
    }),
    changes: [{ table: 'kept_back', key: id, put: { id, kind, text, format: CURRENT_FORMAT, created_at } }],
  };
}

const returning = ({ id, text }: Pick<OwnKeptBack, 'id' | 'text'>): Write => ({
  what: 'Something that may come back',
  words: text,
  request: async () => ({ call: 'DELETE /api/kept-back/{id}', params: { id } }),
  changes: [{ table: 'kept_back', key: id, gone: true }],
});

/**
 * Keeps a day ('YYYY-MM-DD') or a word, trimmed and not blank, from coming back. Says so with `said`, and offers to undo
 * it for eight seconds. Answers whether it was kept.
 */
export async function keepFromReturning(kind: KeptBackKind, text: string, said: string): Promise<boolean> {
  const id = newId();
  const kept = await tryPerform(keeping(id, kind, text), 'That could not be kept. Please try again.');
  if (kept) {
    const onSelect = () => void tryPerform(returning({ id, text }), 'That could not be undone.');
    toast.success(said, { seconds: UNDO_SECONDS, action: { label: 'Undo', onSelect } });
  }
  return kept;
}

/** Lets it come back, and offers to undo that for eight seconds. */
export async function letReturn({ id, kind, text }: OwnKeptBack): Promise<void> {
  if (!(await tryPerform(returning({ id, text }), 'That could not be changed. Please try again.'))) return;
  const onSelect = () => void tryPerform(keeping(newId(), kind, text), 'That could not be undone.');
  toast.success('It may come back', { seconds: UNDO_SECONDS, action: { label: 'Undo', onSelect } });
}
