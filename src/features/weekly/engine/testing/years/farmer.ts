import { everyDay } from './farmer/every-day.ts';
import { planted } from './farmer/planted.ts';
import type { Spec } from './year.ts';

// Written to mislead: irony, other people's fears and plans, parish gossip, denials, words in two senses, titles.
export const spec: Spec = {
  key: 'farm',
  name: 'Nora, dairy farmer',
  seed: 7202,
  misleads: true,
  values: ['rest', 'neighbourliness', 'independence'],
  goals: [
    { text: 'Get every calf safe on the ground', created: [11, 0], reached: [25, 3] },
    { text: 'Make our own cheese and sell it at the market', created: [10, 1] },
    { text: 'New gate for the haggard', created: [2, 0], reached: [21, 2] },
    { text: 'One day off a month', created: [31, 0] },
  ],
  ...everyDay,
  ...planted,
};
