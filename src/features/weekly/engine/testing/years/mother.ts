import { everyDay } from './mother/every-day.ts';
import { planted } from './mother/planted.ts';
import type { Spec } from './year.ts';

export const spec: Spec = {
  key: 'moth',
  name: 'Leila, back at work with a baby',
  seed: 2202,
  misleads: false,
  values: ['presence', 'honesty', 'health'],
  goals: [
    { text: 'Back to work four days a week', created: [0, 0], reached: [9, 5] },
    { text: 'Get the parking consultation through', created: [1, 1] },
    { text: 'Stop breastfeeding by spring', created: [2, 2], reached: [19, 2] },
    { text: "A photo book of Noor's first year", created: [16, 0] },
  ],
  ...everyDay,
  ...planted,
};
