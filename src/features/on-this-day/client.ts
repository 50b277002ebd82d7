export { loadOnThisDay } from './ui/later.ts';
