export { Act } from './ui/act.tsx';
export { ActionsOfDay, DoneOn } from './ui/done-on.tsx';
export { newTaskRow } from './ui/new-task.ts';
export { QuickAddAction } from './ui/quick-add-action.tsx';
export { tick } from './ui/tick.ts';
export { hasOpenActions } from './ui/views.ts';
