import { newId } from '../../kernel/ids.ts';
import { isBlank } from '../../kernel/text.ts';
import { type DraftKind, useDraft } from './use-draft.ts';

/** A short text that is being written. */
export interface TextDraft {
  /** The id that its row will have. */
  id: string;
  text: string;
  /** What a former version sent and did not hear of: the same text is sent again byte for byte. Of 2 without a `format`. */
  sent?: { text: string; sealed: string; format?: 2 | 3 };
}

/** A text that is done. */
export interface WrittenText {
  /** The id that its row has. */
  id: string;
  text: string;
  /** It was sealed and sent before, and may be known already. */
  sent?: { sealed: string; format: 2 | 3 };
  /** The draft that its write ends. */
  draft: string;
}

const blank = (): TextDraft => ({ id: newId(), text: '' });

/** A text that was sent under the id and then changed is another one: the one that was sent may be known under it. */
function written({ id, text, sent }: TextDraft, draft: string): WrittenText {
  if (!sent) return { id, text, draft };
  if (sent.text !== text) return { id: newId(), text, draft };
  return { id, text, draft, sent: { sealed: sent.sealed, format: sent.format ?? 2 } };
}

/**
 * The kind of a draft that is one text. Two versions of it are kept one after the other.
 * @param name names the kind; boxes of the same name hand the text to each other
 * @param between what stands between two versions
 */
export const textDraftKind = (name: string, between = '\n\n'): DraftKind<TextDraft> => ({
  name,
  blank,
  isBlank: ({ text }) => isBlank(text),
  read: (stored) => ({ ...blank(), ...(stored as Partial<TextDraft>) }),
  merge: (stored, written) => ({ ...stored, text: `${stored.text.trimEnd()}${between}${written.text}` }),
});

interface TextBox {
  text: string;
  isBlank: boolean;
  change: (text: string) => void;
  /**
   * Hands the text to `write` and is blank at once. Answers false when there was nothing to do. Rejects, with the text
   * back in the box, when it could not be saved.
   */
  save: (write: (text: WrittenText) => Promise<void>) => Promise<boolean>;
}

/** A box for one text that is kept as a draft while it is written. */
export function useTextBox(kind: DraftKind<TextDraft>): TextBox {
  const draft = useDraft(kind);
  return {
    text: draft.value.text,
    isBlank: kind.isBlank(draft.value),
    change: (text) => draft.change((value) => ({ ...value, text })),
    save: async (write) => {
      const value = draft.latest();
      if (kind.isBlank(value)) return false;
      await draft.end((id) => write(written(value, id)));
      return true;
    },
  };
}
