import { everyDay } from './programmer/every-day.ts';
import { planted } from './programmer/planted.ts';
import type { Spec } from './year.ts';

// Written to mislead: irony, quotations, other people's nerves, denials, words of the trade that have another sense.
export const spec: Spec = {
  key: 'prog',
  name: 'Arjun, developer in a new town',
  seed: 7103,
  misleads: true,
  values: ['curiosity', 'giving back', 'honesty'],
  goals: [
    { text: 'Know ten people in this town by name', created: [0, 2], reached: [29, 5] },
    { text: 'Ship Larder, my pantry app', created: [3, 0] },
    { text: 'Driving licence', created: [11, 2], reached: [22, 4] },
    { text: 'Learn Rust properly', created: [26, 1] },
  ],
  ...everyDay,
  ...planted,
};
