import type { ReactNode } from 'react';
import { TEXT_LIMIT } from '../../../kernel/seal.ts';
import { Button } from '../../../kit/button.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { WritingArea } from '../../../kit/writing-area.tsx';
import * as texts from '../texts.ts';
import { useLessonBox } from './use-lesson-box.ts';

const MESSAGES = { saved: texts.lessonSaved, failed: texts.lessonNotSaved };

/** A lesson for those who already know one when the page is done. */
export function LessonBox(): ReactNode {
  const box = useLessonBox(MESSAGES);
  return (
    <div className="pb-4">
      <WritingArea
        label={texts.lessonQuestion}
        labelHidden
        placeholder={texts.lessonPlaceholder}
        maxLength={TEXT_LIMIT}
        value={box.text}
        onChange={box.change}
        onSubmitShortcut={box.save}
      />
      <ButtonRow className="mt-4">
        <Button variant="secondary" disabled={!box.canSave} onClick={box.save}>
          {texts.saveLessonButton}
        </Button>
      </ButtonRow>
    </div>
  );
}
