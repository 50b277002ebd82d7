import { useCallback, useMemo, useState } from 'react';
import { toast } from '../../../kit/toast.ts';
import { useNavigateFromHere } from '../../../kit/use-navigate-from-here.ts';
import { type DraftKind, useDraft } from '../../../notebook/react/use-draft.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import { problemOfEdit } from '../rules/edited-entry.ts';
import { answersOf, type EntryTexts, isSamePage, NO_ANSWERS } from '../rules.ts';
import * as texts from '../texts.ts';
import { editEntry } from './ops.ts';
import { type Entry, entryOf } from './views.ts';

/** Answers of an entry that are being changed. */
interface EditDraft {
  /** undefined while nothing was changed. */
  answers?: EntryTexts;
  /** What the entry said when the first change was made, and its number then. */
  from?: { answers: EntryTexts; seq: number };
}

/** Each entry has a draft of its own. Two versions of one: what was written last. */
const editDraftKind = (id: string): DraftKind<EditDraft> => ({
  name: `entry ${id}`,
  blank: () => ({}),
  isBlank: ({ answers }) => answers === undefined,
  read: (kept) => {
    const { answers, from } = kept as EditDraft;
    return { ...(answers && { answers: { ...NO_ANSWERS, ...answers } }), ...(from && { from }) };
  },
  merge: (_kept, written) => written,
});

export interface Edit {
  ready: boolean;
  answers: EntryTexts;
  /** Why it cannot be saved yet. */
  problem: string | undefined;
  isChanged: boolean;
  /** Another device has changed the entry since this edit began. */
  isOvertaken: boolean;
  saving: 'idle' | 'busy' | 'failed';
  change: (answers: Partial<EntryTexts>) => void;
  save: () => Promise<void>;
  /** Gives the edit up. */
  cancel: () => void;
}

/** The edit of an entry: kept on the device until it is saved or given up. */
export function useEdit(entry: Entry): Edit {
  const kind = useMemo(() => editDraftKind(entry.id), [entry.id]);
  const draft = useDraft(kind);
  const goOn = useNavigateFromHere();
  const [saving, setSaving] = useState<Edit['saving']>('idle');
  const { answers: edited, from = { answers: answersOf(entry), seq: entry.seq } } = draft.value;
  const answers = edited ?? answersOf(entry);
  const place = `/journal/history?entry=${entry.id}`;

  const change = useCallback(
    (change: Partial<EntryTexts>): void =>
      draft.change((value) => ({
        from: value.from ?? { answers: answersOf(entry), seq: entry.seq },
        answers: { ...(value.answers ?? answersOf(entry)), ...change },
      })),
    [draft.change, entry],
  );

  const save = async (): Promise<void> => {
    const now = entryOf(readTables(), entry.id);
    if (saving === 'busy' || !now) return;
    setSaving('busy');
    try {
      await draft.end((id) => editEntry(now, answers, { basedOn: from.seq, draft: id }), { inSight: true });
      toast.success(texts.changesSaved);
      goOn(place, { replace: true });
    } catch {
      setSaving('failed');
    }
  };

  return {
    ready: draft.ready,
    answers,
    problem: problemOfEdit(entry, answers),
    isChanged: !isSamePage(entry, answers),
    isOvertaken: edited !== undefined && !isSamePage(from.answers, entry),
    saving,
    change,
    save,
    cancel: () => {
      void draft.done();
      goOn(place, { replace: true });
    },
  };
}
