import type { ReactNode } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { classNames } from '../../../kit/class-names.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { isReadable } from '../rules.ts';
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
