import type { Spec } from '../year.ts';
import { everyDay } from './gardener/every-day.ts';
import { planted } from './gardener/planted.ts';

export const spec: Spec = {
  key: 'gard',
  name: 'Renate, gardener for the city',
  seed: 8201,
  misleads: false,
  values: ['friendship', 'craft', 'family', 'patience'],
  goals: [
    { text: 'Three pieces on the accordion at the yard party', created: [0, 0], reached: [44, 6] },
    { text: 'Truck licence', created: [3, 1] },
    { text: 'The perennial bed on Griesplatz', created: [14, 2], reached: [30, 5] },
    { text: "Put 3000 aside for Miriam's year in Bologna", created: [20, 0] },
  ],
  ...everyDay,
  ...planted,
};
