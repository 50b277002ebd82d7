import { type ReactNode, useId } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { classNames } from '../../../kit/class-names.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { isReadable } from '../rules.ts';
import * as texts from '../texts.ts';
import { type Lesson, lessonsOf } from './views.ts';

/** Lessons to read, one below the other. */
export function ShownLessons({ lessons }: { lessons: readonly Lesson[] }): ReactNode {
  return (
    <div className="grid gap-[10px]">
      {lessons.map((lesson) => (
        <p
          key={lesson.id}
          dir="auto"
          className={classNames(
            'font-serif text-read',
            isReadable(lesson) ? 'whitespace-pre-line wrap-anywhere' : 'text-ink-3 italic',
          )}
        >
          {lesson.lesson}
        </p>
      ))}
    </div>
  );
}

/** What was learned on a day; nothing on a day without a lesson. */
export const LessonsOn = ({ day }: { day: LocalDate }): ReactNode => (
  <ShownLessons lessons={useView(lessonsOf, day)} />
);

/** The same as a part of a day's page. */
export function LessonsOfDay({ day }: { day: LocalDate }): ReactNode {
  const lessons = useView(lessonsOf, day);
  const heading = useId();
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 className="mb-[10px] section-heading" id={heading}>
        {texts.learnTitle}
      </h2>
      <ShownLessons lessons={lessons} />
    </section>
  );
}
