export const TASKS_NOT_LOADED = 'Your actions could not be loaded just now.';
