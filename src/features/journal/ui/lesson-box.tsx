import type { ReactNode } from 'react';
import { call } from '../../../web/api.ts';
import { queryClient } from '../../../web/queries.ts';
import { type SealedText, textDraftKind, useTextBox } from '../../../web/text-draft.ts';
import { Button } from '../../../web/ui/button.tsx';
import { toast } from '../../../web/ui/toast.ts';
import { WritingArea } from '../../../web/ui/writing-area.tsx';
import {
  LESSON_DRAFT,
  LESSON_PLACEHOLDER,
  LESSON_QUESTION,
  LESSON_SECONDS,
  saveLesson,
} from '../../lessons/contract.ts';
import { ANSWER_LIMIT } from '../contract.ts';

const kind = textDraftKind(LESSON_DRAFT);

const send = ({ id, sealed, format }: SealedText) =>
  call(saveLesson, { body: { id, lesson: sealed, format } });

/** A lesson for those who already know one when the page is done. */
export function LessonBox(): ReactNode {
  const box = useTextBox(kind, send);
  const save = async (): Promise<void> => {
    try {
      if (!(await box.save())) return;
      toast.success('Lesson saved successfully!', { seconds: LESSON_SECONDS });
      for (const queryKey of [['lessons'], ['dashboard'], ['growth'], ['checklist']]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    } catch (fault) {
      console.error('Error saving lesson:', fault instanceof Error ? fault.message : 'unknown fault');
      toast.error('Error saving lesson');
    }
  };
  return (
    <div className="pb-4">
      <WritingArea
        label={LESSON_QUESTION}
        labelHidden
        placeholder={LESSON_PLACEHOLDER}
        maxLength={ANSWER_LIMIT}
        value={box.text}
        onChange={box.change}
        onSubmitShortcut={save}
      />
      <div className="acts mt-4">
        <Button variant="secondary" disabled={box.isBlank || box.saving} onClick={save}>
          Save Lesson
        </Button>
      </div>
    </div>
  );
}
