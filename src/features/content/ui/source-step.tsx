import type { ReactNode } from 'react';
import { Choice } from '../../../kit/choice.tsx';
import { WritingArea } from '../../../kit/writing-area.tsx';
import { SOURCE_LENGTH } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { LessonChoice } from './lesson-choice.tsx';

export type SourceKind = 'lesson' | 'own';

interface SourceStepProps {
  kind: SourceKind;
  onKind: (kind: SourceKind) => void;
  lessonId: string | undefined;
  onLesson: (id: string) => void;
  text: string;
  onText: (text: string) => void;
}

const KINDS = [
  { value: 'lesson', label: texts.lessonOption },
  { value: 'own', label: texts.ownTextOption },
] as const;

/** What the post is made from: a lesson of the person's, or a text of their own. */
export function SourceStep({ kind, onKind, text, onText, ...lesson }: SourceStepProps): ReactNode {
  return (
    <>
      <Choice legend={texts.sourceLegend} options={KINDS} value={kind} onChoose={onKind} />
      {kind === 'lesson' ? (
        <LessonChoice {...lesson} />
      ) : (
        <WritingArea
          label={texts.ownTextLabel}
          labelLook="subheading"
          value={text}
          onChange={onText}
          maxLength={SOURCE_LENGTH}
        />
      )}
    </>
  );
}
