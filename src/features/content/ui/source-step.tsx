import type { ReactNode } from 'react';
import { useView } from '../../../web/local/use-view.ts';
import { Choice } from '../../../web/ui/choice.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Link } from '../../../web/ui/link.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { WritingArea } from '../../../web/ui/writing-area.tsx';
import { SOURCE_LENGTH } from '../contract/limits.ts';
import { lessonLabel } from '../rules.ts';
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
  { value: 'lesson', label: 'A lesson' },
  { value: 'own', label: 'My own text' },
] as const;

/** What the post is made from: a lesson of the person's, or a text of their own. */
export function SourceStep({ kind, onKind, text, onText, ...lesson }: SourceStepProps): ReactNode {
  return (
    <>
      <Choice legend="Made from" options={KINDS} value={kind} onChoose={onKind} />
      {kind === 'lesson' ? (
        <LessonChoice {...lesson} />
      ) : (
        <WritingArea
          label="Your text"
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
        You have no lessons yet. <Link to="/dashgrowthloop">Note what you learned today</Link>, or write a
        text of your own here.
      </p>
    );
  }
  return (
    <Field label="Lesson">
      <Select value={lessonId ?? ''} onChange={(event) => onLesson(event.target.value || undefined)}>
        <option value="">Choose a lesson</option>
        {lessons.map((lesson) => (
          <option key={lesson.id} value={lesson.id}>
            {lessonLabel(lesson)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
