import { everyDay } from './baker/every-day.ts';
import { planted } from './baker/planted.ts';
import type { Spec } from './year.ts';

export const spec: Spec = {
  key: 'bakr',
  name: 'Sal, baker',
  seed: 7102,
  misleads: false,
  values: ['marriage', 'hard work', 'generosity'],
  goals: [
    { text: 'Pay off the van', created: [0, 1], reached: [33, 4] },
    { text: 'Build a wood-fired oven in the backyard', created: [18, 1] },
    { text: 'Get the rye right', created: [5, 2] },
    { text: 'New sign over the door', created: [27, 3], reached: [44, 5] },
  ],
  fill: { value_alignment: 0.45 },
  ...everyDay,
  ...planted,
};
