import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { TEXT_LIMIT } from '../../../../kernel/seal.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { LoopRing, NO_STROKES } from '../../../../web/ui/loop-ring.tsx';
import { WritingArea } from '../../../../web/ui/writing-area.tsx';
import { LESSON_PLACEHOLDER, LESSON_QUESTION } from '../../contract/messages.ts';
import { useLessonBox } from '../use-lesson-box.ts';
import { useLearnedToday } from '../use-lessons.ts';

const MESSAGES = { saved: 'Lesson saved!', failed: 'Failed to save lesson.' };

/** The dashboard's Learn: one lesson at the end of the day. */
export function Learn({ onSaved }: { onSaved?: () => void }): ReactNode {
  const id = useId();
  const box = useLessonBox(MESSAGES, onSaved);
  const learned = useLearnedToday();
  return (
    <section className={learned ? 'step done' : 'step'} aria-labelledby={id}>
      <div className="m">
        <LoopRing strokes={{ ...NO_STROKES, learn: learned }} size="step" />
        <h2 id={id}>Learn</h2>
        <span className="brk" />
        <Link className="link hist" to="/lessons-history">
          History
        </Link>
      </div>
      <div className="c">
        <WritingArea
          label={LESSON_QUESTION}
          line={false}
          placeholder={LESSON_PLACEHOLDER}
          maxLength={TEXT_LIMIT}
          value={box.text}
          onChange={box.change}
          onSubmitShortcut={box.save}
        />
        <div className="acts">
          <Button variant="secondary" disabled={box.isBlank || box.saving} onClick={box.save}>
            Save Lesson
          </Button>
        </div>
      </div>
    </section>
  );
}
