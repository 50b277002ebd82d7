export { loadVisions } from './ui/later.ts';
