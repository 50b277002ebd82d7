import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { call } from '../../../../web/api.ts';
import { queryClient } from '../../../../web/queries.ts';
import { type SealedText, textDraftKind, useTextBox } from '../../../../web/text-draft.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { LoopRing, NO_STROKES } from '../../../../web/ui/loop-ring.tsx';
import { toast } from '../../../../web/ui/toast.ts';
import { WritingArea } from '../../../../web/ui/writing-area.tsx';
import { ANSWER_LIMIT } from '../../../journal/contract.ts';
import {
  LESSON_DRAFT,
  LESSON_PLACEHOLDER,
  LESSON_QUESTION,
  LESSON_SECONDS,
  saveLesson,
} from '../../contract.ts';
import { useLearnedToday } from '../use-lessons.ts';

const kind = textDraftKind(LESSON_DRAFT);

const send = ({ id, sealed, format }: SealedText) =>
  call(saveLesson, { body: { id, lesson: sealed, format } });

/** What shows a lesson somewhere and is read again after one is saved. */
const CHANGED_BY_A_LESSON = [['lessons'], ['dashboard'], ['growth'], ['checklist']];

/** The dashboard's Learn: one lesson at the end of the day. */
export function Learn({ onSaved }: { onSaved?: () => void }): ReactNode {
  const id = useId();
  const box = useTextBox(kind, send);
  const learned = useLearnedToday();
  const save = async (): Promise<void> => {
    try {
      if (!(await box.save())) return;
      toast.success('Lesson saved!', { seconds: LESSON_SECONDS });
      for (const queryKey of CHANGED_BY_A_LESSON) void queryClient.invalidateQueries({ queryKey });
      onSaved?.();
    } catch (fault) {
      console.error('Failed to save lesson:', fault instanceof Error ? fault.message : 'unknown fault');
      toast.error('Failed to save lesson.');
    }
  };
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
          maxLength={ANSWER_LIMIT}
          value={box.text}
          onChange={box.change}
          onSubmitShortcut={save}
        />
        <div className="acts">
          <Button variant="secondary" disabled={box.isBlank || box.saving} onClick={save}>
            Save Lesson
          </Button>
        </div>
      </div>
    </section>
  );
}
