export { loadMailChoices } from './ui/later.ts';
