import { everyDay } from './nurse/every-day.ts';
import { planted } from './nurse/planted.ts';
import type { Spec } from './year.ts';

export const spec: Spec = {
  key: 'nurs',
  name: 'Jo, nurse on nights',
  seed: 7101,
  misleads: false,
  values: ['friendship', 'honesty', 'being there for the kids'],
  goals: [
    { text: 'A week away with the kids in the summer', created: [2, 0], reached: [41, 5] },
    { text: "Learn to play Dad's guitar", created: [9, 1] },
    { text: 'Finish the respiratory module', created: [18, 2], reached: [33, 4] },
    { text: "Paint the kids' room", created: [26, 0] },
  ],
  ...everyDay,
  ...planted,
};
