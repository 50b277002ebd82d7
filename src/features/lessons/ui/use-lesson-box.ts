import { TEXT_LIMIT } from '../../../kernel/seal.ts';
import { isTooLong } from '../../../kit/length-note.tsx';
import { toast } from '../../../kit/toast.ts';
import { textDraftKind, useTextBox } from '../../../notebook/react/use-text-draft.ts';
import { LESSON_DRAFT, LESSON_SECONDS } from '../contract/limits.ts';
import { noteLesson } from './ops.ts';

const kind = textDraftKind(LESSON_DRAFT);

interface LessonBoxMessages {
  saved: string;
  failed: string;
}

interface LessonBox {
  text: string;
  change: (text: string) => void;
  /** Whether there is a lesson, and it is not too long. */
  canSave: boolean;
  save: () => Promise<void>;
}

/** The writing area for one lesson: its draft, its saving, and the messages of the place it stands in. */
export function useLessonBox(messages: LessonBoxMessages, onSaved?: () => void): LessonBox {
  const { text, isBlank, change, save } = useTextBox(kind);
  const canSave = !isBlank && !isTooLong(text, TEXT_LIMIT);
  return {
    text,
    change,
    canSave,
    save: async () => {
      if (!canSave) return;
      try {
        if (!(await save(noteLesson))) return;
        toast.success(messages.saved, { seconds: LESSON_SECONDS });
        onSaved?.();
      } catch (error) {
        console.error(messages.failed, error instanceof Error ? error.message : 'unknown error');
        toast.error(messages.failed);
      }
    },
  };
}
