import type { ReactNode } from 'react';
import { TEXT_LIMIT } from '../../../../kernel/seal.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog } from '../../../../web/ui/dialog.tsx';
import { WritingArea } from '../../../../web/ui/writing-area.tsx';
import * as texts from '../../texts.ts';
import { LESSON_PLACEHOLDER, LESSON_QUESTION } from '../../texts.ts';
import { useLessonBox } from '../use-lesson-box.ts';

const MESSAGES = { saved: texts.lessonSaved, failed: texts.failedToSaveLesson };

/** Notes one lesson from wherever a person is. Closing keeps what was typed, for here and for the boxes of the pages. */
export function CaptureLesson({ onClose }: { onClose: () => void }): ReactNode {
  const { text, change, canSave, save } = useLessonBox(MESSAGES);
  const submit = (): void => {
    if (!canSave) return;
    // What cannot be kept is said, and stands here again the next time.
    void save();
    onClose();
  };
  return (
    <Dialog
      open
      title={texts.noteALessonTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {texts.closeButton}
          </Button>
          <Button unavailable={!canSave} onClick={submit}>
            {texts.saveLessonButton}
          </Button>
        </>
      }
    >
      <div className="mt-4">
        <WritingArea
          label={LESSON_QUESTION}
          placeholder={LESSON_PLACEHOLDER}
          maxLength={TEXT_LIMIT}
          value={text}
          onChange={change}
          onSubmitShortcut={submit}
        />
      </div>
    </Dialog>
  );
}
