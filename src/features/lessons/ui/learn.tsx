import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { TEXT_LIMIT } from '../../../kernel/seal.ts';
import { Button } from '../../../kit/button.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { LoopStep } from '../../../kit/loop-step.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { WritingArea } from '../../../kit/writing-area.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import * as texts from '../texts.ts';
import { ShownLessons } from './lessons-of-day.tsx';
import { useLessonBox } from './use-lesson-box.ts';
import { lessonsOf } from './views.ts';

const MESSAGES = { saved: texts.lessonSavedToday, failed: texts.lessonNotSavedToday };

/** The dashboard's Learn: one lesson at the end of the day; once it is noted, the lesson itself. */
export function Learn(): ReactNode {
  const lessons = useView(lessonsOf, useToday() ?? '');
  const [isAdding, setAdding] = useState(false);
  const step = useRef<HTMLDivElement>(null);
  // Whoever saves by keyboard may go on writing: the area folds away once they leave it.
  const box = useLessonBox(MESSAGES, () => setAdding(document.activeElement?.tagName === 'TEXTAREA'));
  const isWriting = lessons.length === 0 || isAdding || box.text !== '';
  useFocusWhere(step, isWriting);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '#write-learn' && key) setAdding(true);
  }, [hash, key]);
  return (
    <LoopStep
      stroke="learn"
      name={texts.learnTitle}
      done={lessons.length > 0}
      link={{ to: '/lessons-history', label: texts.historyButton }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears when the focus leaves. */}
      <div
        ref={step}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (box.text === '' && !currentTarget.contains(relatedTarget)) setAdding(false);
        }}
      >
        <ShownLessons lessons={lessons} />
        {isWriting ? (
          <>
            <WritingArea
              label={texts.lessonQuestion}
              line={false}
              placeholder={texts.lessonPlaceholder}
              maxLength={TEXT_LIMIT}
              value={box.text}
              onChange={(text) => {
                // An area that was emptied does not fold away under the caret.
                setAdding(true);
                box.change(text);
              }}
              onSubmitShortcut={box.save}
            />
            <ButtonRow>
              <Button variant="secondary" disabled={!box.canSave} onClick={box.save}>
                {texts.saveLessonButton}
              </Button>
            </ButtonRow>
          </>
        ) : (
          <TextButton onClick={() => setAdding(true)}>{texts.addAnotherButton}</TextButton>
        )}
      </div>
    </LoopStep>
  );
}

/** The focus goes on where the writing area came or went, if it was in what made place for the other. */
function useFocusWhere(step: RefObject<HTMLElement | null>, isWriting: boolean): void {
  const before = useRef(isWriting);
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      hadFocus.current = target instanceof Node && step.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [step]);
  useEffect(() => {
    if (before.current === isWriting) return;
    before.current = isWriting;
    if (!hadFocus.current || document.activeElement !== document.body) return;
    step.current?.querySelector<HTMLElement>('textarea, button')?.focus();
  }, [step, isWriting]);
}
