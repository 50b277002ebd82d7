import type { ReactNode } from 'react';
import { TEXT_LIMIT } from '../../../kernel/seal.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { WritingArea } from '../../../kit/writing-area.tsx';
import * as texts from '../texts.ts';
import { useLessonBox } from './use-lesson-box.ts';

const MESSAGES = { saved: texts.lessonSavedToday, failed: texts.lessonNotSavedToday };

/** Notes one lesson from wherever a person is. Closing keeps what was typed, for here and for the boxes of the pages. */
export function QuickAddLesson({ onClose }: { onClose: () => void }): ReactNode {
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
      title={texts.quickAddTitle}
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
          label={texts.lessonQuestion}
          placeholder={texts.lessonPlaceholder}
          maxLength={TEXT_LIMIT}
          value={text}
          onChange={change}
          onSubmitShortcut={submit}
        />
      </div>
    </Dialog>
  );
}
