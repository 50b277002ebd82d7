export { LessonsOfDay } from './ui/day-lessons.tsx';
export { Learn } from './ui/learn.tsx';
export { LessonBox } from './ui/lesson-box.tsx';
export { LessonsOn } from './ui/lessons-of-day.tsx';
export { QuickAddLesson } from './ui/quick-add-lesson.tsx';
