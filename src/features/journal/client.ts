export { Celebration } from './ui/celebration.tsx';
export { Clarify } from './ui/clarify.tsx';
export { importedOn } from './ui/imported-on.ts';
export { forgetCompleted, strokesBefore } from './ui/just-completed.ts';
export { pageDraftKind } from './ui/page-draft.ts';
export { PagesOfDay } from './ui/pages-of-day.tsx';
export { journalToday } from './ui/views.ts';
