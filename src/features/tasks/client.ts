export { Act } from './ui/act.tsx';
export { CaptureAction } from './ui/capture-action.tsx';
export { ActionsOfDay, DoneOn } from './ui/done-on.tsx';
export { newTaskRow } from './ui/new-task.ts';
export { tick } from './ui/tick.ts';
export { hasOpenActions } from './ui/views.ts';
