import { everyDay } from './driver/every-day.ts';
import { planted } from './driver/planted.ts';
import type { Spec } from './year.ts';

export const spec: Spec = {
  key: 'driv',
  name: 'Colin, bus driver',
  seed: 7203,
  misleads: false,
  values: ['family', 'honesty', 'health', 'reliability'],
  goals: [
    { text: 'Stop smoking for good', created: [0, 0] },
    { text: 'Become an instructor for new drivers', created: [4, 1] },
    { text: 'Sing at the summer concert', created: [20, 3], reached: [31, 6] },
    { text: 'Make up with our Stephen', created: [35, 2] },
  ],
  ...everyDay,
  ...planted,
};
