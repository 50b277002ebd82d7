import type { Spec } from '../year.ts';
import { everyDay } from './lawyer/every-day.ts';
import { planted } from './lawyer/planted.ts';

// Written to mislead: irony, other people's fears and words, a film title, denials, words in two senses.
export const spec: Spec = {
  key: 'lawy',
  name: 'Orla, lawyer',
  seed: 8202,
  misleads: true,
  values: ['rest', 'fairness', 'love', 'courage'],
  goals: [
    { text: 'Senior associate by the summer', created: [0, 2], reached: [34, 4] },
    { text: "Reupholster Nana's armchair", created: [10, 6] },
    { text: 'Home by seven, three days a week', created: [33, 0] },
    { text: 'Thank-you cards for the wedding presents', created: [1, 0], reached: [7, 1] },
  ],
  ...everyDay,
  ...planted,
};
