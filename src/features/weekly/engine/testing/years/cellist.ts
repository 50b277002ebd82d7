import { everyDay } from './cellist/every-day.ts';
import { planted } from './cellist/planted.ts';
import type { Spec } from './year.ts';

export const spec: Spec = {
  key: 'cell',
  name: 'Hugh, retired, learning the cello',
  seed: 3303,
  misleads: false,
  values: ['curiosity', 'friendship', 'discipline'],
  goals: [
    { text: 'Play the Bach prelude in G from start to end', created: [0, 0] },
    { text: 'New greenhouse before the seedlings', created: [4, 1], reached: [15, 6] },
    { text: 'Write down the years at sea', created: [12, 2] },
    { text: 'Play at the library', created: [24, 3], reached: [33, 6] },
  ],
  ...everyDay,
  ...planted,
};
