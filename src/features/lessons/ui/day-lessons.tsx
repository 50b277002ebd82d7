import { type ReactNode, useId } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { Attachments } from '../../attachments/client.ts';
import * as texts from '../texts.ts';
import { ShownLessons } from './lessons-of-day.tsx';
import { lessonsOf } from './views.ts';

/** What was learned, as a part of a day's page; nothing on a day without a lesson. */
export function LessonsOfDay({ day }: { day: LocalDate }): ReactNode {
  const lessons = useView(lessonsOf, day);
  const heading = useId();
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 className="mb-[10px] section-heading" id={heading}>
        {texts.learnTitle}
      </h2>
      <div className="grid gap-[10px]">
        {lessons.map((lesson) => (
          <div key={lesson.id}>
            <ShownLessons lessons={[lesson]} />
            <Attachments table="lessons_learned" id={lesson.id} />
          </div>
        ))}
      </div>
    </section>
  );
}
