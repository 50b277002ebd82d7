import { addDays, type LocalDate } from '../../../../kernel/calendar.ts';
import type { EntryRow, GrowthDay, LessonRow, OpenedNotebook, TaskRow } from '../notebook.ts';

/*
 * People with planted facts. Their weeks are counted from the Sunday September 6, 2026; the twelfth is that of
 * November 22 to 28.
 */

export const FIRST_SUNDAY: LocalDate = '2026-09-06';
/** After everything that anybody here wrote. */
export const TODAY: LocalDate = '2026-11-29';

/** The day of a week, both counted from one and from Sunday: `dayOf(3, 0)` is the Sunday of the third week. */
export const dayOf = (week: number, weekday: number): LocalDate =>
  addDays(FIRST_SUNDAY, (week - 1) * 7 + weekday);

export const weekNumber = (week: number) => ({ start: dayOf(week, 0), end: dayOf(week, 6) });

/** An hour of a day in New York, where everybody here lives; by summer or by winter time it is the same day. */
const at = (date: LocalDate, hour: string) => `${date}T${hour}:30:00.000Z`;

const ZONE = 'America/New_York';

export const entry = (date: LocalDate, answers: Partial<EntryRow> = {}): EntryRow => ({
  id: `entry-${date}`,
  date,
  celebration: '',
  goal: '',
  goal_importance: '',
  reflection: '',
  value_alignment: '',
  action: '',
  start_time: at(date, '12'),
  created_at: at(date, '13'),
  ...answers,
});

export const task = (date: LocalDate, text: string, isDone: boolean): TaskRow => ({
  id: `action-${date}-${text.length}`,
  text,
  completed: isDone,
  completed_at: isDone ? at(date, '20') : null,
  created_at: at(date, '14'),
});

export const lesson = (date: LocalDate, text: string): LessonRow => ({
  id: `lesson-${date}`,
  lesson: text,
  date,
  created_at: at(date, '22'),
});

/** The growth days that follow from the rows, as the server keeps them. */
function growthFrom(entries: EntryRow[], tasks: TaskRow[], lessons: LessonRow[]): GrowthDay[] {
  const done = new Set(tasks.flatMap(({ completed_at }) => completed_at?.slice(0, 10) ?? []));
  const journaled = new Set(entries.map(({ date }) => date));
  const learned = new Set(lessons.map(({ date }) => date));
  return [...new Set([...journaled, ...done, ...learned])].sort().map((date) => ({
    date,
    journaled: journaled.has(date),
    task_completed: done.has(date),
    lesson_learned: learned.has(date),
  }));
}

export function notebook(rows: Partial<OpenedNotebook>): OpenedNotebook {
  const entries = [...(rows.entries ?? [])];
  const tasks = [...(rows.tasks ?? [])];
  const lessons = [...(rows.lessons ?? [])];
  const growthDays = growthFrom(entries, tasks, lessons);
  return { goals: [], values: [], zone: ZONE, growthDays, ...rows, entries, tasks, lessons };
}

const CELEBRATIONS = [
  'I slept eight hours.',
  'Lunch with Priya was lovely.',
  'The soup turned out well.',
  'I answered every letter.',
  'A long walk by the river 🌊.',
  'My sister laughed on the phone 👩‍👩‍👧.',
  'I finished the crossword.',
];
const QUIET_FEARS = ['That rain spoils it.', 'Nothing, really.', 'I am not afraid of the winter.'];
export const NOVEL = 'Write the novel about my grandmother';
export const CONCERT = 'Prepare the spring concert';
/** The weeks on whose Sundays the presentation is feared. */
export const FEARED_WEEKS = [5, 7, 9, 11, 12];
/** The weeks on whose Tuesdays Adventure is written about. */
export const ADVENTURE_WEEKS = [2, 6, 8, 12];

function nadiasFear(week: number, weekday: number): string {
  if (weekday !== 0 || !FEARED_WEEKS.includes(week)) return QUIET_FEARS[(week + weekday) % 3] ?? '';
  return week % 2 === 1
    ? 'Honestly, I dread the presentation to the board.'
    : 'I keep thinking about the presentation, and that I will freeze.';
}

function nadiasValues(week: number, weekday: number): string {
  if (weekday === 2 && ADVENTURE_WEEKS.includes(week)) return 'Adventure says: book the glacier hike.';
  if (week === 12 && weekday === 3) return 'Courage says: call the landlord about the heating.';
  return 'Courage says to be honest.';
}

/**
 * Nadia writes every morning in English. Planted: on Sundays she fears a presentation; her novel is her goal for three
 * weeks and then never again; Adventure is never acted on, Courage is, in the twelfth week; Family is never named; one lesson comes three times.
 */
export function nadia(): OpenedNotebook {
  const days = Array.from({ length: 84 }, (_, number) => ({
    week: Math.floor(number / 7) + 1,
    weekday: number % 7,
  }));
  const entries = days.map(({ week, weekday }) =>
    entry(dayOf(week, weekday), {
      celebration: CELEBRATIONS[weekday],
      goal: week <= 3 ? NOVEL : CONCERT,
      goal_importance: `It matters in week ${week}.`,
      reflection: nadiasFear(week, weekday),
      value_alignment: nadiasValues(week, weekday),
    }),
  );
  const tasks = [
    ...days
      .filter(({ weekday }) => weekday === 1)
      .map(({ week }) => task(dayOf(week, 1), 'Water the ferns', true)),
    task(dayOf(12, 3), 'Call the landlord: heating', true),
    task(dayOf(12, 4), 'Choose songs for the spring concert', true),
    task(dayOf(8, 4), 'Renew the passport', false),
  ];
  const lessons = [dayOf(4, 2), dayOf(9, 5), dayOf(12, 4)].map((date, number) =>
    lesson(date, number === 1 ? 'ask for help earlier' : 'Ask for help earlier.'),
  );
  return notebook({ entries, tasks, lessons, values: ['Courage', 'Adventure', 'Family'] });
}

/** Lucía writes in Spanish with emoji. Planted: the move in the twelfth week, a goal on three days, a lesson twice. */
export function lucia(): OpenedNotebook {
  const days = Array.from({ length: 12 }, (_, at) =>
    [1, 3, 5].map((weekday) => dayOf(at + 1, weekday)),
  ).flat();
  const lastWeek = days.slice(-3);
  const entries = days.map((date, number) =>
    entry(date, {
      celebration: lastWeek.includes(date)
        ? `Empezamos la mudanza con amigos 🎉🏠, paso ${number}.`
        : `Cené con mi hermana número ${number} y cantamos 🎶.`,
      goal: 'Aprender a nadar 🏊‍♀️',
      reflection: `Me da un poco de miedo lo de siempre, ${number}.`,
      value_alignment: 'Lo que diga el corazón.',
    }),
  );
  const lessons = [dayOf(3, 1), dayOf(12, 5)].map((date) => lesson(date, 'Respirar antes de hablar 🌬️'));
  return notebook({ entries, lessons, values: ['Alegría', 'Valentía', 'Familia'] });
}

/** Sam has just begun. Planted: one entry in the second week, none in the third, a lesson and an open action there. */
export const sam = (): OpenedNotebook =>
  notebook({
    entries: [
      entry(dayOf(2, 4), {
        celebration: 'I planted tomatoes.',
        goal: 'Build a raised bed',
        reflection: 'I am afraid of the slugs.',
        value_alignment: 'Patience says to wait.',
      }),
    ],
    lessons: [lesson(dayOf(3, 2), 'Slugs like beer.')],
    tasks: [task(dayOf(3, 3), 'Buy copper tape', false)],
    values: ['Patience', 'Joy', 'Health'],
  });
