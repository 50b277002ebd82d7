import type { ReactNode } from 'react';
import { Choice } from '../../../kit/choice.tsx';
import { Field } from '../../../kit/field.tsx';
import { Link } from '../../../kit/link.tsx';
import { Select } from '../../../kit/select.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { WritingArea } from '../../../kit/writing-area.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { SOURCE_LENGTH } from '../contract/limits.ts';
import { lessonLabel } from '../rules.ts';
import * as texts from '../texts.ts';
import { readableLessons } from './views.ts';

export type SourceKind = 'lesson' | 'own';

interface SourceStepProps {
  kind: SourceKind;
  onKind: (kind: SourceKind) => void;
  lessonId: string | undefined;
  onLesson: (id: string | undefined) => void;
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

function LessonChoice({ lessonId, onLesson }: Pick<SourceStepProps, 'lessonId' | 'onLesson'>): ReactNode {
  const lessons = useView(readableLessons);
  if (lessons.length === 0) {
    return (
      <p className="text-ink-2">
        {sentence(texts.noLessonsYet<ReactNode>(<Link to="/dashgrowthloop">{texts.noteLessonLink}</Link>))}
      </p>
    );
  }
  return (
    <Field label={texts.lessonLabel}>
      <Select value={lessonId ?? ''} onChange={(event) => onLesson(event.target.value || undefined)}>
        <option value="">{texts.lessonPlaceholder}</option>
        {lessons.map((lesson) => (
          <option key={lesson.id} value={lesson.id}>
            {lessonLabel(lesson)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
