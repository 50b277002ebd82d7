export const LESSON_QUESTION = 'What did you learn?';
export const LESSON_PLACEHOLDER = 'One sentence you’d want to find again in a year.';
