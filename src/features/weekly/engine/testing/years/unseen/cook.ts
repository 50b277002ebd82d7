import type { Spec } from '../year.ts';
import { everyDay } from './cook/every-day.ts';
import { planted } from './cook/planted.ts';

export const spec: Spec = {
  key: 'cook',
  name: 'Bikash, cook in a hotel',
  seed: 8203,
  misleads: false,
  values: ['family', 'honesty', 'discipline'],
  goals: [
    { text: 'Save 15,000 for my own place', created: [0, 0] },
    { text: 'Boxing club twice a week', created: [2, 1] },
    { text: 'Food hygiene certificate level 3', created: [20, 2], reached: [31, 2] },
    { text: 'Write the menu for my place', created: [27, 1] },
  ],
  ...everyDay,
  ...planted,
};
