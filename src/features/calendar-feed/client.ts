export { loadCalendarFeed } from './ui/later.ts';
