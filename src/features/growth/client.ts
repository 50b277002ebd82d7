export { CalendarBeside, CalendarButton } from './ui/calendar-beside.tsx';
export { daysLived } from './ui/days-lived.ts';
export { earn, mend, unearn } from './ui/earn.ts';
export { Pauses } from './ui/pauses.tsx';
export { loadRecord, Progress } from './ui/progress.tsx';
export { useTodayStrokes } from './ui/today-strokes.ts';
export { strokesOf } from './ui/views.ts';
