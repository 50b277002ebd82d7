export { loadMood } from './ui/later.ts';
export { loadMoodMark, loadMoodOfWeek } from './ui/later-marks.ts';
export { hasMoodIn, keepsMood } from './ui/views.ts';
