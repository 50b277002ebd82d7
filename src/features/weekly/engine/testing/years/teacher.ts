import { everyDay } from './teacher/every-day.ts';
import { planted } from './teacher/planted.ts';
import type { Spec } from './year.ts';

export const spec: Spec = {
  key: 'teach',
  name: 'Helen, physics teacher',
  seed: 7201,
  misleads: false,
  values: ['creativity', 'patience', 'curiosity', 'fairness'],
  goals: [
    { text: 'Write the novel', created: [0, 0] },
    { text: 'Get 11A through their physics GCSE', created: [1, 1], reached: [32, 2] },
    { text: 'Learn Italian', created: [15, 1] },
    { text: 'Paint the spare room', created: [37, 5], reached: [40, 2] },
  ],
  ...everyDay,
  ...planted,
};
