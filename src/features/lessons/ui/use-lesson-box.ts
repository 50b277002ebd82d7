import { call } from '../../../web/api.ts';
import { queryClient } from '../../../web/queries.ts';
import { type SealedText, textDraftKind, useTextBox } from '../../../web/text-draft.ts';
import { toast } from '../../../web/ui/toast.ts';
import { LESSON_DRAFT, LESSON_SECONDS, saveLesson } from '../contract.ts';

const kind = textDraftKind(LESSON_DRAFT);

const send = ({ id, sealed, format }: SealedText) =>
  call(saveLesson, { body: { id, lesson: sealed, format } });

/** What shows a lesson somewhere and is read again after one is saved. */
const CHANGED_BY_A_LESSON = [['lessons'], ['dashboard'], ['growth'], ['checklist']];

interface LessonBoxWords {
  saved: string;
  failed: string;
}

/** The writing area for one lesson: its draft, its saving, and what is said of it in the words of its place. */
export function useLessonBox(words: LessonBoxWords, onSaved?: () => void) {
  const box = useTextBox(kind, send);
  const save = async (): Promise<void> => {
    try {
      if (!(await box.save())) return;
      toast.success(words.saved, { seconds: LESSON_SECONDS });
      for (const queryKey of CHANGED_BY_A_LESSON) void queryClient.invalidateQueries({ queryKey });
      onSaved?.();
    } catch (fault) {
      console.error(words.failed, fault instanceof Error ? fault.message : 'unknown fault');
      toast.error(words.failed);
    }
  };
  return { ...box, save };
}
