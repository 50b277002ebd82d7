import { everyDay } from './carpenter/every-day.ts';
import { planted } from './carpenter/planted.ts';
import type { Spec } from './year.ts';

export const spec: Spec = {
  key: 'carp',
  name: 'Marek, carpenter, father ill',
  seed: 1101,
  misleads: false,
  values: ['patience', 'craft', 'family'],
  goals: [
    { text: 'Keep Dad at home for as long as we can', created: [0, 0] },
    { text: 'Finish the Hughes kitchen', created: [0, 3], reached: [18, 5] },
    { text: 'A bed for Hania', created: [30, 1], reached: [36, 6] },
    { text: 'A website for the workshop', created: [23, 1] },
  ],
  ...everyDay,
  ...planted,
};
