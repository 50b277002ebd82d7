export { loadGoogleSync } from './ui/later.ts';
