export { loadOnThisDay } from './ui/later.ts';
export { hiddenNow } from './ui/views.ts';
