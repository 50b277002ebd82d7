import type { ReactNode } from 'react';
import { TEXT_LIMIT } from '../../../../kernel/seal.ts';
import { useToday } from '../../../../web/clock.ts';
import { useView } from '../../../../web/local/use-view.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { ButtonRow } from '../../../../web/ui/button-row.tsx';
import { LoopStep } from '../../../../web/ui/loop-step.tsx';
import { WritingArea } from '../../../../web/ui/writing-area.tsx';
import { LESSON_PLACEHOLDER, LESSON_QUESTION } from '../../contract/messages.ts';
import { useLessonBox } from '../use-lesson-box.ts';
import { isLearned } from '../views.ts';

const MESSAGES = { saved: 'Lesson saved!', failed: 'Failed to save lesson.' };

/** The dashboard's Learn: one lesson at the end of the day. */
export function Learn({ onSaved }: { onSaved?: () => void }): ReactNode {
  const box = useLessonBox(MESSAGES, onSaved);
  const learned = useView(isLearned, useToday() ?? '');
  return (
    <LoopStep stroke="learn" name="Learn" done={learned} link={{ to: '/lessons-history', label: 'History' }}>
      <WritingArea
        label={LESSON_QUESTION}
        line={false}
        placeholder={LESSON_PLACEHOLDER}
        maxLength={TEXT_LIMIT}
        value={box.text}
        onChange={box.change}
        onSubmitShortcut={box.save}
      />
      <ButtonRow>
        <Button variant="secondary" disabled={!box.canSave} onClick={box.save}>
          Save Lesson
        </Button>
      </ButtonRow>
    </LoopStep>
  );
}
