export const TASK_BLANK = 'Please write your action.';
