import { everyDay } from './student/every-day.ts';
import { planted } from './student/planted.ts';
import type { Spec } from './year.ts';

// Written to mislead: irony, quotations, other people's fears, denials, a word in two senses, stock phrases, titles.
export const spec: Spec = {
  key: 'stud',
  name: 'Inês, student abroad',
  seed: 5505,
  misleads: true,
  values: ['independence', 'kindness', 'learning'],
  goals: [
    { text: 'Pass all courses of the first year', created: [0, 0] },
    { text: 'Join the rowing club', created: [14, 0] },
    { text: 'The statistics exam', created: [6, 2], reached: [13, 4] },
    { text: 'Fieldwork report', created: [26, 1], reached: [36, 4] },
  ],
  ...everyDay,
  ...planted,
};
