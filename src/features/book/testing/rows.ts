import type { LocalDate } from '../../../kernel/calendar.ts';
import type { BookRows } from '../rules/contents.ts';

/* Rows of a notebook as a book reads them. */

type Of<Kind extends keyof BookRows> = BookRows[Kind][number];

const at = (date: LocalDate, hour: number): string => `${date}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** An entry of the day that answers nothing but what is given. */
export const entryOf = (date: LocalDate, answers: Partial<Of<'entries'>> = {}): Of<'entries'> => ({
  id: `entry-${date}`,
  date,
  ...{ celebration: '', goal: '', goal_importance: '', reflection: '', value_alignment: '', action: '' },
  ...{ start_time: at(date, 7), end_time: at(date, 8), created_at: at(date, 8), imported: null },
  ...answers,
});

export const lessonOf = (date: LocalDate, lesson: string, hour = 20): Of<'lessons'> => ({
  ...{ id: `lesson-${date}-${hour}`, date, lesson, created_at: at(date, hour) },
});

export const actionOf = (date: LocalDate, text: string): Of<'actions'> => ({
  ...{ id: `action-${text}`, text, completed_at: at(date, 12) },
});

export const itemOf = (date: LocalDate, item: string, story: string | null = null): Of<'items'> => ({
  ...{ id: `item-${item}`, item, status: 'completed' },
  ...{ completed_at: at(date, 18), completion_story: story },
});

export const rowsOf = (rows: Partial<BookRows>): BookRows => ({
  ...{ entries: [], actions: [], lessons: [], moods: [], items: [] },
  ...rows,
});
