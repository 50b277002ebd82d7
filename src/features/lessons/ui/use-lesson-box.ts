import { call } from '../../../web/api.ts';
import { queryClient } from '../../../web/queries.ts';
import { type SealedText, textDraftKind, useTextBox } from '../../../web/text-draft.ts';
import { toast } from '../../../web/ui/toast.ts';
import { LESSON_DRAFT, LESSON_SECONDS } from '../contract/limits.ts';

const kind = textDraftKind(LESSON_DRAFT);
const column = { table: 'lessons_learned', column: 'lesson' } as const;

const send = ({ id, sealed, format }: SealedText) =>
  call('POST /api/lessons', { body: { id, lesson: sealed, format } });

/** What shows a lesson somewhere and is read again after one is saved. */
const CHANGED_BY_A_LESSON = [['lessons'], ['dashboard'], ['growth'], ['checklist']];

interface LessonBoxMessages {
  saved: string;
  failed: string;
}

/** The writing area for one lesson: its draft, its saving, and the messages of the place it stands in. */
export function useLessonBox(messages: LessonBoxMessages, onSaved?: () => void) {
  const box = useTextBox(kind, column, send);
  const save = async (): Promise<void> => {
    try {
      if (!(await box.save())) return;
      toast.success(messages.saved, { seconds: LESSON_SECONDS });
      for (const queryKey of CHANGED_BY_A_LESSON) void queryClient.invalidateQueries({ queryKey });
      onSaved?.();
    } catch (error) {
      console.error(messages.failed, error instanceof Error ? error.message : 'unknown error');
      toast.error(messages.failed);
    }
  };
  return { ...box, save };
}
