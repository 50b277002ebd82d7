import { useState } from 'react';
import { newId } from '../kernel/ids.ts';
import { CURRENT_FORMAT } from '../kernel/seal.ts';
import { type DraftKind, useDraft } from './drafts.ts';
import { type SealedTable, sealFor } from './entry-key.ts';
import { ApiError } from './http.ts';

/** A short text on its way to the server. */
interface TextDraft {
  /** The id that its row will have. */
  id: string;
  text: string;
  /** What was sent and not acknowledged yet: the same text is sent again byte for byte. Of 2 without a `format`. */
  sent?: { text: string; sealed: string; format?: SealedText['format'] };
}

/** The column that a text is sealed for. */
interface Column {
  table: SealedTable;
  column: string;
}

/** A sealed text as it is saved. */
export interface SealedText {
  id: string;
  sealed: string;
  format: typeof CURRENT_FORMAT | 2;
}

const blank = (): TextDraft => ({ id: newId(), text: '' });

const CONFLICT = 409;

/**
 * The kind of a draft that is one text. Two versions of it are kept one after the other.
 * @param name names the kind; boxes of the same name hand the text to each other
 */
export const textDraftKind = (name: string): DraftKind<TextDraft> => ({
  name,
  blank,
  isBlank: ({ text }) => text.trim() === '',
  read: (kept) => ({ ...blank(), ...(kept as Partial<TextDraft>) }),
  merge: (kept, written) => ({ ...kept, text: `${kept.text.trimEnd()}\n\n${written.text}` }),
});

interface TextBox {
  text: string;
  isBlank: boolean;
  saving: boolean;
  change: (text: string) => void;
  /**
   * Seals and sends the text; the box is blank again once the server has it. Answers false when there was nothing
   * to do. Rejects when it could not be saved.
   */
  save: () => Promise<boolean>;
}

/** A box for one text that is sealed for a column, kept as a draft while it is written, and saved by `send`. */
export function useTextBox(
  kind: DraftKind<TextDraft>,
  { table, column }: Column,
  send: (text: SealedText) => Promise<unknown>,
): TextBox {
  const draft = useDraft(kind);
  const [saving, setSaving] = useState(false);

  const sendLatest = async (): Promise<void> => {
    const { id, text, sent } = draft.latest();
    const first: SealedText =
      sent?.text === text
        ? { id, sealed: sent.sealed, format: sent.format ?? 2 }
        : { id, sealed: await sealFor(table, column, id, text), format: CURRENT_FORMAT };
    draft.change((value) => ({ ...value, sent: { text, sealed: first.sealed, format: first.format } }));
    await draft.keep();
    try {
      await send(first);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== CONFLICT) throw error;
      // Another version was saved before, unacknowledged: this one is kept beside it, under an id that a repeat has too.
      const beside = newId();
      const sealed = await sealFor(table, column, beside, text);
      const format = CURRENT_FORMAT;
      draft.change((value) => ({ ...value, id: beside, sent: { text, sealed, format } }));
      await draft.keep();
      await send({ id: beside, sealed, format });
    }
    const { text: latest } = draft.latest();
    const gone = draft.done();
    // What was typed on while the text travelled begins the next one.
    if (latest !== text) draft.change((value) => ({ ...value, text: latest }));
    await gone;
  };

  return {
    text: draft.value.text,
    isBlank: kind.isBlank(draft.value),
    saving,
    change: (text) => draft.change((value) => ({ ...value, text })),
    save: async () => {
      if (saving || kind.isBlank(draft.latest())) return false;
      setSaving(true);
      try {
        await sendLatest();
        return true;
      } finally {
        setSaving(false);
      }
    },
  };
}
